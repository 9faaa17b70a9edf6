import { describe, expect, it, vi } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { forFamilies } from "#app/db/revisions.server.ts";
import { WORDS_EDITION } from "#app/db/search-index.server.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { deleteEvent } from "#app/services/calendar/events.server.ts";
import { renewWords } from "#app/services/find/indexed-words.server.ts";
import { insertManyEvents } from "#scripts/lib/many-events.ts";
import { makeEvent, makeFamily, makeGroceryItem } from "#tests/support/factories.ts";
import { search, titles } from "#tests/support/search.ts";

describe("the words of a row", () => {
  it("follow its texts, also where SQL or many rows at once write them", async () => {
    const actor = await makeFamily();
    const { family } = actor;
    const event = await makeEvent(actor, { title: "Ballet" });
    await event.update({ title: "Judo" });
    expect([await titles(actor, "ballet"), await titles(actor, "judo")]).toEqual([[], ["Judo"]]);
    await Event.update({ title: "Karate" }, { where: { id: event.id, family_id: family.id } });
    expect([await titles(actor, "judo"), await titles(actor, "karate")]).toEqual([[], ["Karate"]]);
    const item = await makeGroceryItem(family, { item_name: "Bread" });
    const part = await GroceryItem.findOne({ attributes: ["id", "family_id", "notes"], where: { id: item.id } });
    await part?.update({ notes: "rye" });
    expect([await titles(actor, "rye"), await titles(actor, "bread")]).toEqual([["Bread"], ["Bread"]]);
    await sequelize.query(
      "INSERT INTO meals (family_id, title, planned_date) SELECT $1, 'Risotto ' || n, '2026-12-01' FROM generate_series(1, 1001) n",
      { bind: [family.id], ...forFamilies([Meal], family.id) },
    );
    expect((await search(actor, "risotto 1001")).total).toBe(1);
    expect((await search(actor, "risotto")).total).toBe(1001);
    const { removal } = { removal: await deleteEvent(actor, event.id) };
    expect([removal !== undefined, await titles(actor, "karate")]).toEqual([true, []]);
  });

  it("are made anew for a family of an older edition, and found by the old ones until then", async () => {
    const actor = await makeFamily();
    const { family } = actor;
    await family.update({ words_edition: 1 });
    const event = await makeEvent(actor, { title: "Müller" });
    await sequelize.query("UPDATE events SET words = $3::tsvector WHERE family_id = $1 AND id = $2", {
      bind: [family.id, event.id, `'${family.id}:muller'`],
      ...forFamilies([Event], family.id),
    });
    expect([await titles(actor, "muller"), await titles(actor, "mueller")]).toEqual([["Müller"], []]);
    const { calendar_revision } = await family.reload();
    await renewWords();
    expect([await titles(actor, "muller"), await titles(actor, "mueller")]).toEqual([["Müller"], ["Müller"]]);
    expect(await family.reload()).toMatchObject({ words_edition: WORDS_EDITION, calendar_revision });
    expect((await makeFamily()).family.words_edition).toBe(WORDS_EDITION);
  });

  it("are found in the index, however many events there are", async () => {
    const actor = await makeFamily();
    const some = { timeZone: "UTC", start: "now() + n * interval '1 hour'", hours: 1, weekly: 20 };
    for (const { family } of [actor, await makeFamily()]) {
      const bind = [family.id];
      await sequelize.query(insertManyEvents({ ...some, count: 5_000 }), { bind, ...forFamilies([Event], family.id) });
      await search({ ...actor, family }, "something");
    }
    await sequelize.query("ANALYZE events");
    const asked = vi.spyOn(sequelize, "query");
    expect((await search(actor, "something 4711")).total).toBe(1);
    expect((await search(actor, "somethign 4711")).total).toBe(1);
    const statements = asked.mock.calls.filter(([sql]) => /^WITH.* events /s.test(String(sql)));
    asked.mockRestore();
    expect(statements).toHaveLength(4);
    for (const [sql, options] of statements) {
      const [plan] = await sequelize.query(`EXPLAIN ${sql}`, { bind: (options as { bind: unknown[] }).bind });
      const lines = (plan as { "QUERY PLAN": string }[]).map((line) => line["QUERY PLAN"]).join("\n");
      expect(lines).toContain("Bitmap Index Scan on events_words");
      expect(lines).not.toContain("Seq Scan on events");
    }
  });

  it("are in no answer of a model", async () => {
    const actor = await makeFamily();
    const { id } = await makeEvent(actor, { title: "Ballet" });
    expect(await Event.findOne({ where: { id }, raw: true })).not.toHaveProperty("words");
  });
});
