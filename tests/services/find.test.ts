import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { completionSchema } from "#app/schemas/connection/connection.ts";
import { deleteEvent } from "#app/services/calendar/events.server.ts";
import { deleteOccurrence } from "#app/services/calendar/overrides.server.ts";
import { completeActivity } from "#app/services/connection/connection.server.ts";
import { find } from "#app/services/find/find.server.ts";
import { addSubject } from "#app/services/school/subjects.server.ts";
import { makeEvent, makeFamily, makeGroceryItem, makeMeal, makeTip } from "#tests/support/factories.ts";
import { runs } from "#tests/support/runs.ts";
import { NOW, type Someone, search, titles } from "#tests/support/search.ts";

describe("words", () => {
  let actor: Someone;
  beforeAll(async () => {
    actor = await makeFamily({ timeZone: "Europe/Berlin" });
    await makeEvent(actor, { title: "Piano lesson", location: "Música école", description: "Bring Grandma’s notes" });
    await makeEvent(actor, { title: "İstanbul Straße ΣΊΣΥΦΟΣ" });
    await makeEvent(actor, { title: "花子の誕生日" });
    await makeEvent(actor, { title: "Ёлка и день рождения 🎂" });
    await makeEvent(actor, { title: "한국어 수업" });
    await makeEvent(actor, { title: "יום הולדת שָׁלוֹם" });
    await makeEvent(actor, { title: "Check-in at the U.S. embassy" });
  });

  it.each([
    ["pia", "Piano lesson"],
    ["LESSON piano", "Piano lesson"],
    ["musica", "Piano lesson"],
    ["ÉCOLE", "Piano lesson"],
    ["grandmas", "Piano lesson"],
    ["grandma's", "Piano lesson"],
    ["piano grandma notes", "Piano lesson"],
    ["istanbul", "İstanbul Straße ΣΊΣΥΦΟΣ"],
    ["ISTANBUL", "İstanbul Straße ΣΊΣΥΦΟΣ"],
    ["strasse", "İstanbul Straße ΣΊΣΥΦΟΣ"],
    ["STRAẞE", "İstanbul Straße ΣΊΣΥΦΟΣ"],
    ["σισυφος", "İstanbul Straße ΣΊΣΥΦΟΣ"],
    ["誕生日", "花子の誕生日"],
    ["花子", "花子の誕生日"],
    ["елка", "Ёлка и день рождения 🎂"],
    ["🎂", "Ёлка и день рождения 🎂"],
    ["한국", "한국어 수업"],
    ["שלום", "יום הולדת שָׁלוֹם"],
    ["checkin", "Check-in at the U.S. embassy"],
    ["check in", "Check-in at the U.S. embassy"],
    ["us embassy", "Check-in at the U.S. embassy"],
  ])("%s finds %s", async (q, title) => {
    expect(await titles(actor, q)).toEqual([title]);
  });

  it.each(["iano", "piano trumpet", "生誕", "'", "&|!:*()", "%_", "\\", "\0", "...", "1:piano"])(
    "%j finds nothing",
    async (q) => {
      expect(await search(actor, q)).toMatchObject({ total: 0, results: [] });
    },
  );

  it("finds words that differ by one slip, where there is nothing else", async () => {
    for (const q of ["pinao", "oiano", "piamo", "piiano", "paino", "lesso", "lessson", "pian lexson"]) {
      expect(await titles(actor, q), q).toEqual(["Piano lesson"]);
    }
    expect(await titles(actor, "pinoa")).toEqual([]);
    expect(await titles(actor, "pxan")).toEqual([]);
  });

  it("takes whatever is typed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", minLength: 1, maxLength: 100 }), async (q) => {
        expect((await search(actor, q)).total).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: runs(25) },
    );
  });
});

describe("what is found", () => {
  it("is of each kind, coming before past, and of this family alone", async () => {
    const actor = await makeFamily();
    const { family } = actor;
    await makeEvent(await makeFamily(), { title: "Lentil day" });
    await makeEvent(actor, { title: "Lentil fair", start_time: "2026-12-05T10:00" });
    await makeEvent(actor, { title: "Old lentil fair", start_time: "2025-12-05T10:00" });
    await makeEvent(actor, { title: "Cooking", description: "With lentils, as ever", start_time: "2026-11-23T10:00" });
    await makeEvent(actor, { title: "Lentils long ago", start_time: "2023-11-01T10:00" });
    await makeMeal(family, { title: "Lentil soup", planned_date: "2026-11-01" });
    await Meal.bulkCreate(
      ["2026-11-25", "2026-11-30"].map((planned_date) => ({
        family_id: family.id,
        title: "Dal",
        meal_type: "dinner" as const,
        planned_date,
        ingredients: ["200 g red lentils", "Salt"],
      })),
    );
    const item = await makeGroceryItem(family, { item_name: "Lentils" });
    await item.update({ is_purchased: true, purchased_at: new Date("2026-11-20T10:00Z") });
    await makeGroceryItem(family, { item_name: "Green lentils" });
    const gone = await makeGroceryItem(family, { item_name: "Lentils, a mistake" });
    await gone.update({ removed_at: new Date() });
    await addSubject(actor, { name: "Cookery", room: null, teacher: "Mrs Lamb", bring: "Lentils, apron" });
    const done = { activity_title: "Lentil art", activity_type: "quick", duration_minutes: 15 };
    await completeActivity(actor, completionSchema.parse(done), NOW);
    const { counts, total, results } = await search(actor, "lentil");
    expect(counts).toEqual({ events: 3, meals: 3, recipes: 1, groceries: 2, chores: 0, subjects: 1, ideas: 1 });
    expect(total).toBe(11);
    expect(results.map(({ kind, title, date, snippet }) => [kind, title, date, snippet])).toEqual([
      ["event", "Cooking", "2026-11-23", "With lentils, as ever"],
      ["event", "Lentil fair", "2026-12-05", null],
      ["event", "Old lentil fair", "2025-12-05", null],
      ["meal", "Dal", "2026-11-25", "200 g red lentils"],
      ["meal", "Dal", "2026-11-30", "200 g red lentils"],
      ["meal", "Lentil soup", "2026-11-01", null],
      ["recipe", "Dal", "2026-11-25", "200 g red lentils"],
      ["grocery", "Green lentils", null, null],
      ["grocery", "Lentils", "2026-11-20", null],
      ["subject", "Cookery", null, "Lentils, apron"],
      ["idea", "Lentil art", "2026-11-22", null],
    ]);
  });

  it("is a subject by its name, its teacher, and a slip of the pen", async () => {
    const actor = await makeFamily();
    await addSubject(actor, { name: "Swimming", room: "Town pool", teacher: "Mr Hart", bring: null });
    for (const q of ["swim", "hart", "swiming hart"]) expect(await titles(actor, q), q).toEqual(["Swimming"]);
    expect(await titles(actor, "pool")).toEqual([]);
  });

  it("is a series once, at its next date, and at its last when it is over", async () => {
    const actor = await makeFamily({ timeZone: "Europe/Berlin" });
    const weekly = { is_recurring: true, recurrence_pattern: "weekly" };
    const choir = await makeEvent(actor, { title: "Choir", start_time: "2026-01-05T17:00", ...weekly });
    await makeEvent(actor, {
      title: "Choir camp",
      is_all_day: true,
      start_time: "2025-07-01",
      recurrence_rule: "FREQ=DAILY;COUNT=5",
    });
    const dates = async (now?: string) =>
      (await search(actor, "choir", now ? { now: Temporal.Instant.from(now) } : {})).results.map(({ title, date }) => [
        title,
        date,
      ]);
    const past = ["Choir camp", "2025-07-05"];
    expect(await dates()).toEqual([["Choir", "2026-11-23"], past]);
    // During the event it is still found; afterwards the next one is.
    expect(await dates("2026-11-23T16:30Z")).toEqual([["Choir", "2026-11-23"], past]);
    expect(await dates("2026-11-23T17:00Z")).toEqual([["Choir", "2026-11-30"], past]);
    await deleteOccurrence(actor, choir.id, "2026-11-23");
    expect(await dates()).toEqual([["Choir", "2026-11-30"], past]);
    expect((await search(actor, "choir")).counts.events).toBe(2);
  });

  it("is a changed date besides its series where its words differ, and the series there where they do not", async () => {
    const actor = await makeFamily();
    const weekly = { is_recurring: true, recurrence_pattern: "weekly" };
    const series = await makeEvent(actor, { title: "Piano", start_time: "2026-11-23T17:00", ...weekly });
    const change = (instance_date: string, input: object) =>
      makeEvent(actor, { ...input, replaces: { original_event_id: series.id, instance_date } });
    const dates = async () => (await search(actor, "piano")).results.map(({ id, title, date }) => [id, title, date]);
    const moved = await change("2026-11-23", { title: "Piano", start_time: "2026-11-25T17:00" });
    expect([await dates(), (await search(actor, "piano")).total]).toEqual([[[moved.id, "Piano", "2026-11-25"]], 1]);
    const other = await change("2026-12-07", { title: "Piano recital", start_time: "2026-12-07T17:00" });
    const both = [
      [moved.id, "Piano", "2026-11-25"],
      [other.id, "Piano recital", "2026-12-07"],
    ];
    expect(await dates()).toEqual(both);
    await moved.update({ start_time: new Date("2026-12-20T17:00Z"), end_time: new Date("2026-12-20T18:00Z") });
    expect(await dates()).toEqual([[series.id, "Piano", "2026-11-30"], both[1]]);
    await deleteEvent(actor, series.id);
    expect(await dates()).toEqual([]);
  });

  it("is a birthday, which is no row, and what is thought of it", async () => {
    const actor = await makeFamily();
    await FamilyMember.create({
      family_id: actor.family.id,
      name: "Zoë",
      role: "child",
      color: "#6BC5B8",
      birth_date: "2016-02-29",
    });
    expect((await search(actor, "zoe birth")).results).toEqual([
      { kind: "event", id: null, title: "Zoë’s birthday", date: "2027-02-28", snippet: null },
    ]);
    expect(await titles(actor, "birhtday")).toEqual(["Zoë’s birthday"]);
    const tip = await makeTip(actor);
    const [word = ""] = tip.text.match(/\p{L}{6,}/u) ?? [];
    expect(await titles(actor, word)).toContain(tip.text);
  });

  it.each([
    ["de-DE", "geburtstag", "Geburtstag von Zoë", []],
    ["de-DE", "birthday", "Geburtstag von Zoë", []],
    ["de-DE", "gebrutstag", "Geburtstag von Zoë", []],
    ["ar-EG", "ميلاد", "عيد ميلاد \u2068Zoë\u2069", []],
    ["de-DE", "Einkauf", undefined, ["Einkauf"]],
    ["de-DE", "Einkuaf", undefined, ["Einkauf"]],
    ["de-DE", "groceries", undefined, ["Einkauf"]],
    ["ar-EG", "المشتريات", undefined, ["المشتريات"]],
    [undefined, "groceries", undefined, []],
  ])("is a birthday and a page by its name in %s and in English: “%s”", async (locale, typed, birthday, pages) => {
    const { family } = await makeFamily();
    const birth = { role: "child", color: "#6BC5B8", birth_date: "2016-02-29" } as const;
    const zoe = await FamilyMember.create({ family_id: family.id, name: "Zoë", ...birth });
    const { things, total } = await find({ family }, [zoe], { typed, limit: 5, now: NOW, locale });
    expect(things.events.found.map(({ title }) => title)).toEqual(birthday === undefined ? [] : [birthday]);
    expect(things.pages.found.map(({ names: [name] }) => name)).toEqual(pages);
    expect(total).toBe(pages.length + things.events.count);
  });

  it("has as many of each kind as were asked for, and counts all", async () => {
    const actor = await makeFamily();
    for (let day = 1; day <= 4; day += 1) {
      await makeEvent(actor, { title: `Fair ${day}`, start_time: `2026-12-0${day}T10:00` });
      await makeEvent(actor, { title: `Fair ${day} ago`, start_time: `2026-10-0${day}T10:00` });
    }
    const { counts, results } = await search(actor, "fair", { limit: 5 });
    expect(counts.events).toBe(8);
    expect(results.map(({ title }) => title)).toEqual(["Fair 1", "Fair 2", "Fair 3", "Fair 4", "Fair 4 ago"]);
  });
});
