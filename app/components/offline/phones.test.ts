import fc from "fast-check";
import { expect, it } from "vitest";
import type { Mutation } from "#app/components/offline/rules.ts";
import { ModelPhone, ModelServer } from "#tests/support/list-model.ts";
import { runs } from "#tests/support/runs.ts";

/** `PROPERTY_SHARE=20` runs 10,000 cases. */
const RUNS = runs(500);
const SEED = 20_261_123;
const ITEMS = 4;

const item = fc.integer({ min: 1, max: ITEMS });
const phone = fc.integer({ min: 0, max: 1 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("tick" as const), phone, item, wanted: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("count" as const), phone, item, wanted: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("add" as const), phone, name: fc.constantFrom("Tea", "Rice") }) },
  // Ticks the item added last on this phone, before the server has given it an id.
  { weight: 1, arbitrary: fc.record({ do: fc.constant("tick-added" as const), phone }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("send" as const),
      phone,
      lost: fc.constantFrom("request", "answer", null, null),
    }),
  },
  // The network delivers a request a second time.
  { weight: 2, arbitrary: fc.record({ do: fc.constant("replay" as const), phone, which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("remove" as const), item }) },
);
const life = fc.record({
  offsets: fc.tuple(...[0, 1].map(() => fc.integer({ min: -3_600_000, max: 3_600_000 }))),
  steps: fc.array(fc.record({ step, afterMs: fc.integer({ min: 1, max: 600_000 }) }), { maxLength: 60 }),
});

interface Tap {
  at: number;
  wanted: boolean | string;
}

it("two phones and a server end equal, whatever happens: nothing lost, nothing doubled, nothing comes back", () => {
  fc.assert(
    fc.property(life, ({ offsets, steps }) => {
      const server = new ModelServer();
      for (let n = 1; n <= ITEMS; n++) server.add(`Thing ${n}`);
      const phones = offsets.map((offset, n) => new ModelPhone(`phone ${n}`, offset, server));
      const last = { tick: new Map<number, Tap>(), count: new Map<number, Tap>() };
      const added = new Map<string, number>();
      let now = Date.UTC(2026, 10, 23);
      const mutate = (at: number, wanted: Mutation) => phones[at]?.mutate(wanted, now);
      for (const { step: what, afterMs } of steps) {
        now += afterMs;
        if (what.do === "remove") server.remove(what.item);
        if (what.do === "tick") {
          last.tick.set(what.item, { at: now, wanted: what.wanted });
          mutate(what.phone, { kind: "tick", item: what.item, body: { is_purchased: what.wanted } });
        }
        if (what.do === "count") {
          const quantity = String(what.wanted);
          last.count.set(what.item, { at: now, wanted: quantity });
          mutate(what.phone, { kind: "count", item: what.item, body: { quantity } });
        }
        if (what.do === "add") {
          added.set(what.name, (added.get(what.name) ?? 0) + 1);
          mutate(what.phone, { kind: "add", body: { text: what.name } });
        }
        if (what.do === "tick-added") {
          const own = phones[what.phone]?.changes.findLast(({ kind }) => kind === "add");
          if (own) mutate(what.phone, { kind: "tick", item: own.item, body: { is_purchased: true } });
        }
        if (what.do === "send") phones[what.phone]?.send(now, what.lost as "request" | "answer" | null);
        if (what.do === "replay") {
          const { sent = [] } = phones[what.phone] ?? {};
          const again = sent[what.which % Math.max(1, sent.length)];
          // Idempotency keys are stored for eight days.
          if (again) server.receive(again, now);
        }
      }
      // Both phones have a connection again.
      for (const each of phones) {
        now += 1;
        while (each.send(now, null)) now += 1;
      }

      for (const { changes } of phones) {
        for (const { failed, item: id } of changes) {
          expect(failed).toBeDefined();
          expect(server.items.get(id)?.isRemoved).toBe(true);
        }
      }
      for (const [id, { wanted }] of last.tick) {
        const { isRemoved, isPurchased } = server.items.get(id) ?? {};
        if (!isRemoved) expect(isPurchased).toBe(wanted);
      }
      for (const [id, { wanted }] of last.count) {
        const { isRemoved, quantity } = server.items.get(id) ?? {};
        if (!isRemoved) expect(quantity).toBe(wanted);
      }
      for (const name of ["Tea", "Rice"]) {
        const times = [...server.items.values()].map((known) => (known.name === name ? known.times : 0));
        expect(times.reduce((sum, each) => sum + each, 0)).toBe(added.get(name) ?? 0);
      }
      expect(server.cameBack).toBe(0);
    }),
    { seed: SEED, numRuns: RUNS },
  );
}, 120_000);
