import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { makeEvent, makeMeal } from "#tests/support/factories.ts";

const app = runApp();

const path = (id: number, query: Record<string, string>) => `/families/${id}/search?${new URLSearchParams(query)}`;

describe("GET /families/{id}/search", () => {
  it("answers results by kind, and counts of all kinds", async () => {
    const { user, family, api } = await app.family();
    const event = await makeEvent({ user, family }, { title: "Crêpe party", start_time: "2999-03-01T09:00" });
    const meal = await makeMeal(family, { title: "Crêpes", planned_date: "2999-03-02" });
    const found = await api.get(path(family.id, { q: "  crepe " }));
    expect([found.status, found.body]).toEqual([
      200,
      {
        q: "crepe",
        total: 2,
        counts: { events: 1, meals: 1, recipes: 0, groceries: 0, chores: 0, subjects: 0, ideas: 0 },
        results: [
          { kind: "event", id: event.id, title: "Crêpe party", date: "2999-03-01", snippet: null },
          { kind: "meal", id: meal.id, title: "Crêpes", date: "2999-03-02", snippet: null },
        ],
      },
    ]);
    const meals = await api.get(path(family.id, { q: "crepe", kind: "meal", limit: "1" }));
    expect(meals.body).toEqual({ ...found.body, results: found.body.results.slice(1) });
  });

  it("refuses what it cannot look for", async () => {
    const { family, api } = await app.family();
    for (const [query, issue] of [
      [{}, { path: "q", message: "Required" }],
      [{ q: "  " }, { path: "q", message: "String must contain at least 1 character(s)" }],
      [{ q: "🎂".repeat(101) }, { path: "q", message: "String must contain at most 100 character(s)" }],
      [{ q: "a", kind: "events" }, { path: "kind" }],
      [{ q: "a", limit: "0" }, { path: "limit" }],
      [{ q: "a", limit: "51" }, { path: "limit" }],
      [{ q: "a", limit: "1.5" }, { path: "limit" }],
      [{ q: "a", limit: "x" }, { path: "limit" }],
    ] as const) {
      const { status, body } = await api.get(path(family.id, query as Record<string, string>));
      expect([query, status, body.issues]).toMatchObject([query, 400, [issue]]);
    }
    expect((await api.get(path(family.id, { q: "🎂".repeat(100) }))).status).toBe(200);
    expect((await api.post(path(family.id, { q: "a" }), {})).status).toBe(405);
  });

  it("takes any text, and finds nothing of another family", async () => {
    const { family, api } = await app.family();
    for (const q of ["'", "\\", "&|!:*()", "%_", "a\0b", "🎂", "...", "') OR 1=1 --", "a".repeat(100), "\uD83C"]) {
      const { status, body } = await api.get(path(family.id, { q }));
      expect([q, status, body.total]).toEqual([q, 200, 0]);
      const page = await fetch(`${app.url}/find?${new URLSearchParams({ q })}`, { headers: { Cookie: api.cookie } });
      expect([q, page.status]).toEqual([q, 200]);
      expect(await page.text()).toContain("No results for");
    }
    const other = await app.family();
    expect((await other.api.get(path(family.id, { q: "a" }))).status).toBe(404);
    expect((await app.anonymous().get(path(family.id, { q: "a" }))).status).toBe(401);
  });
});
