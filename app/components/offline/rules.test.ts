import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Change,
  findNext,
  findSame,
  isTooOld,
  judge,
  type Mutation,
  place,
  settle,
} from "#app/components/offline/rules.ts";

const DAY = 864e5;
const common = { key: "k", at: 0, tap: { page: "p", number: 1 }, name: "Milk", quantity: null };
const tick = (n: number, item: number, more: Partial<Change> = {}): Change =>
  ({ ...common, n, key: `k${n}`, kind: "tick", item, body: { is_purchased: true }, ...more }) as Change;
const add = (n: number, more: Partial<Change> = {}): Change =>
  ({ ...common, n, key: `k${n}`, kind: "add", item: -n, body: { text: "Tea" }, ...more }) as Change;

describe("the queue", () => {
  it("has a later tap take the place of one of its kind that waits, and of no other", () => {
    const changes = [tick(1, 7), tick(2, 8, { failed: { error: "x" } }), add(3)];
    const mutation: Mutation = { kind: "tick", item: 7, body: { is_purchased: false } };
    expect(findSame(changes, mutation)?.n).toBe(1);
    expect(findSame(changes, { kind: "count", item: 7, body: { quantity: "2" } })).toBeUndefined();
    expect(findSame(changes, { ...mutation, item: 8 })).toBeUndefined();
    expect(findSame(changes, { kind: "add", body: { text: "Tea" } })).toBeUndefined();
  });

  it("sends first in, first out, and nothing that hangs on an item without a number", () => {
    expect(findNext([tick(1, 7, { failed: { error: "x" } }), add(2), tick(3, -2)])?.n).toBe(2);
    expect(findNext([add(2, { failed: { error: "x" } }), tick(3, -2), tick(4, 9)])?.n).toBe(4);
    expect(findNext([])).toBeUndefined();
    expect(place([tick(1, 7), tick(5, 8)], tick(3, 9)).map(({ n }) => n)).toEqual([1, 3, 5]);
  });

  it("gives an item added on this phone the server's id", () => {
    const after = settle([add(2), tick(3, -2), tick(4, 9)], add(2), 77);
    expect(after.map(({ item }) => item)).toEqual([77, 9]);
    // A later tap that replaced the sent change stays in the queue.
    expect(settle([tick(1, 7, { key: "later" })], tick(1, 7), 7)).toHaveLength(1);
  });

  it("sends nothing by itself that has waited for more than 7 days", () => {
    expect(isTooOld(tick(1, 7), 7 * DAY)).toBe(false);
    expect(isTooOld(tick(1, 7), 7 * DAY + 1)).toBe(true);
    expect(isTooOld(tick(1, 7, { isAsked: true }), 9 * DAY)).toBe(false);
  });

  it.each([
    ["sent", 200, { id: 1 }],
    ["sent", 201, { id: 1 }],
    ["later", 0, {}],
    ["later", 200, {}],
    ["later", 404, {}],
    ["later", 429, { error: "Too many" }],
    ["later", 500, { error: "x" }],
    ["later", 503, {}],
    ["stop", 401, { error: "Not signed in" }],
    ["stop", 412, { error: "Another person is signed in here" }],
    ["none", 404, { error: "Family not found" }],
    ["refused", 400, { error: "x" }],
    ["refused", 409, { error: "x" }],
    ["refused", 413, { error: "x" }],
    ["refused", 404, { error: "Grocery item not found", removed_by: 1, is_purchased: false }],
    ["sent", 404, { error: "Grocery item not found", removed_by: 1, is_purchased: true }],
  ])("takes as %s the status %i", (verdict, status, answer) => {
    expect(judge(status, answer, tick(1, 7))).toBe(verdict);
  });

  it("counts only a tick of an item that was cleared as bought as done", () => {
    const cleared = { error: "Grocery item not found", removed_by: 1, is_purchased: true };
    expect(judge(404, cleared, { kind: "tick", item: 7, body: { is_purchased: false } })).toBe("refused");
    expect(judge(404, cleared, { kind: "count", item: 7, body: { quantity: "2" } })).toBe("refused");
  });

  it("keeps one waiting change of a kind for each item, in the order of the first taps", () => {
    const taps = fc.array(fc.record({ item: fc.integer({ min: 1, max: 4 }), wanted: fc.boolean() }), { maxLength: 40 });
    fc.assert(
      fc.property(taps, (made) => {
        let changes: Change[] = [];
        made.forEach(({ item, wanted }, number) => {
          const mutation: Mutation = { kind: "tick", item, body: { is_purchased: wanted } };
          const n = findSame(changes, mutation)?.n ?? number + 1;
          changes = place(changes, { ...tick(n, item), body: mutation.body, key: `${number}` } as Change);
        });
        const firsts = [...new Set(made.map(({ item }) => item))];
        expect(changes.map(({ item }) => item)).toEqual(firsts);
        for (const { item, body } of changes) {
          expect(body).toEqual({ is_purchased: made.findLast((tap) => tap.item === item)?.wanted });
        }
      }),
    );
  });
});
