import { beforeEach, describe, expect, it } from "vitest";
import { readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { newEventSchema } from "#app/schemas/calendar/event.ts";
import { createEvent, updateEvent } from "#app/services/calendar/events.server.ts";
import { deleteOccurrence } from "#app/services/calendar/overrides.server.ts";
import { confirmImport, undoImport } from "#app/services/imports/imports.server.ts";
import { calendarFile, listOccurrences } from "#tests/support/calendar-file.ts";
import { makeFamily } from "#tests/support/factories.ts";
import {
  bringIn,
  confirm,
  DAY,
  exported,
  FILE,
  look,
  occurrences,
  RARE,
  SERIES,
  states,
  titles,
  WEEKLY,
} from "#tests/support/imports.ts";

type Made = Awaited<ReturnType<typeof makeFamily>>;
let made: Made;

beforeEach(async () => {
  made = await makeFamily();
});

describe("bringing in a file", () => {
  it("adds what is new, for whom and of the type that was chosen, and a second time nothing", async () => {
    const preview = await look(made, FILE, { member_ids: [made.members[0]?.id as number] });
    expect(preview.status).toBe("ready");
    expect(await states(preview)).toEqual([
      ["new", true],
      ["new", true],
      ["new", true],
    ]);
    expect(await titles(made)).toEqual([]);
    const done = await confirm(made, preview.id);
    expect(done).toMatchObject({
      status: "done",
      result: { added: 3, changed: 0, left: 0, removed: 0, restored: 0, kept: 0 },
    });
    const events = await Event.findAll({ where: { family_id: made.family.id }, order: ["id"] });
    expect(events.map(({ title, uid }) => [title, uid])).toEqual([
      ["Choir", "s@school"],
      ["Concert", null],
      ["Payday", "r@school"],
      ["Fair", "d@school"],
    ]);
    for (const event of events)
      expect(event).toMatchObject({ event_type: "school", member_ids: [made.members[0]?.id] });
    expect(events[3]).toMatchObject({ reminders: [1440], location: "Hall" });
    const again = await look(made, FILE);
    expect(await states(again)).toEqual([
      ["same", false],
      ["same", false],
      ["same", false],
    ]);
    expect((await confirm(made, again.id)).result).toMatchObject({ added: 0, changed: 0, left: 3 });
    expect(await titles(made)).toHaveLength(4);
  });

  it("goes out again as it came: the same dates, in another family too", async () => {
    await bringIn(made, FILE);
    const here = await occurrences(made);
    expect(here).toEqual(listOccurrences(readCalendar(FILE, { family: made.family.time_zone, year: 2026 })));
    expect(here.length).toBeGreaterThan(50);
    const text = await exported(made);
    expect(text).toContain("UID:s@school");
    expect(text).toContain("RDATE;VALUE=DATE:20270105");
    const other = await makeFamily();
    await bringIn(other, text);
    expect(await occurrences(other)).toEqual(here);
  });

  it("knows our own file again", async () => {
    const lesson = {
      title: 'Piano, "Für Elise"; etc',
      start_time: "2026-12-01T16:30",
      recurrence_rule: "FREQ=WEEKLY",
      description: "Bring\n\n notes ",
      member_ids: made.members.map(({ id }) => id),
    };
    const series = await createEvent(made, newEventSchema.parse(lesson));
    await deleteOccurrence(made, series.id, "2026-12-08");
    await createEvent(
      made,
      newEventSchema.parse({
        title: "Concert",
        start_time: "2026-12-16T19:00",
        replaces: { original_event_id: series.id, instance_date: "2026-12-15" },
      }),
    );
    await createEvent(
      made,
      newEventSchema.parse({
        title: "Fair",
        start_time: "2026-12-05",
        end_time: "2026-12-06",
        is_all_day: true,
        location: "Hall\nHouse",
      }),
    );
    expect(await states(await look(made, await exported(made)))).toEqual([
      ["same", false],
      ["same", false],
    ]);
    const newer = (await exported(made))
      .replace("LOCATION:Hall", "LOCATION:Gym")
      .replace(/LAST-MODIFIED:\d{8}/g, "LAST-MODIFIED:20991231");
    expect(await states(await look(made, newer))).toEqual([
      ["same", false],
      ["changed", true],
    ]);
  });

  it("knows events of one start and title without a UID again, each of them", async () => {
    const start = "DTSTART:20270112T170000Z";
    const pitch = (n: number, more = "") => ["SUMMARY:Match", start, `LOCATION:Pitch ${n}`, `DESCRIPTION:${more}`];
    await bringIn(made, calendarFile(pitch(1), pitch(2)));
    expect(await states(await look(made, calendarFile(pitch(1), pitch(2))))).toEqual(Array(2).fill(["same", false]));
    await bringIn(made, calendarFile(pitch(2), pitch(3), pitch(1, "moved")));
    const events = await Event.findAll({ where: { family_id: made.family.id }, order: ["location"] });
    expect(events.map(({ location, description }) => [location, description])).toEqual([
      ["Pitch 1", "moved"],
      ["Pitch 2", null],
      ["Pitch 3", null],
    ]);
  });

  it("takes one event of the family for one event of a file alone", async () => {
    await createEvent(made, newEventSchema.parse({ title: "Match", start_time: "2027-01-12T17:00" }));
    const match = ["SUMMARY:Match", "DTSTART:20270112T170000"];
    const file = calendarFile([...match, "LOCATION:Pitch 1"], [...match, "LOCATION:Pitch 2"]);
    expect((await states(await look(made, file))).map(([state]) => state)).toEqual(["changed", "new"]);
  });

  it("takes a newer version over, of what nobody changed here", async () => {
    await bringIn(made, FILE);
    const [fair] = await Event.findAll({ where: { title: "Fair", family_id: made.family.id } });
    await updateEvent(made, fair?.id as number, { location: "Our garden" });
    const newer = calendarFile(
      [...SERIES, "RRULE:FREQ=WEEKLY;COUNT=3", "SEQUENCE:1"],
      ["UID:r@school", "STATUS:CANCELLED", "SUMMARY:Payday", "DTSTART;VALUE=DATE:20261231", "SEQUENCE:1"],
      [...DAY, "DESCRIPTION:Bring cake", "SEQUENCE:1"],
      ["UID:n@school", "SUMMARY:New", "DTSTART:20261203"],
      ["UID:x@school", "STATUS:CANCELLED", "SUMMARY:Never here", "DTSTART:20261203"],
    );
    const preview = await look(made, newer);
    expect(await states(preview)).toEqual([
      ["changed", true],
      ["changed", true],
      ["changed", false],
      ["new", true],
      ["not_understood", false],
    ]);
    expect((await confirm(made, preview.id)).result).toMatchObject({ added: 1, changed: 2, left: 1 });
    expect(await titles(made)).toEqual(["Choir", "Fair", "New"]);
    expect((await states(await look(made, FILE))).map(([state]) => state)).toEqual(["same", "new", "same"]);
    const undone = await undoImport(made, preview.id);
    expect(undone).toMatchObject({ status: "undone", result: { removed: 1, restored: 2, kept: 0 } });
    expect(await titles(made)).toEqual(["Choir", "Concert", "Payday", "Fair"]);
    expect((await undoImport(made, preview.id)).result).toEqual(undone.result);
    expect((await states(await look(made, FILE))).map(([state]) => state)).toEqual(["same", "same", "same"]);
  });

  it("is undone but for what was changed by hand since", async () => {
    const done = await bringIn(made, FILE);
    const choir = await Event.findOne({ where: { title: "Choir", family_id: made.family.id }, rejectOnEmpty: true });
    await updateEvent(made, choir.id, { title: "Our choir" });
    expect((await undoImport(made, done.id)).result).toMatchObject({ added: 3, removed: 2, kept: 1 });
    expect(await titles(made)).toEqual(["Our choir", "Concert"]);
  });

  it("takes what is named, and refuses what is nothing to take", async () => {
    const preview = await look(
      made,
      calendarFile(
        WEEKLY,
        DAY,
        ["UID:t", "SUMMARY:Tick", "DTSTART:20261203T100000Z", "RRULE:FREQ=SECONDLY"],
        ["UID:u", "SUMMARY:No date"],
      ),
    );
    expect(await states(preview)).toEqual([
      ["new", true],
      ["new", true],
      ["not_understood", true],
      ["not_understood", false],
    ]);
    await expect(confirmImport(made, preview.id, [2, 4])).rejects.toMatchObject({ code: "invalid", field: "take.1" });
    await expect(confirmImport(made, preview.id, [9])).rejects.toMatchObject({ code: "invalid", field: "take.0" });
    expect((await confirm(made, preview.id, [2, 3])).result).toMatchObject({ added: 2, left: 1 });
    expect(await titles(made)).toEqual(["Fair", "Tick"]);
    expect((await confirm(made, preview.id, [1])).result).toMatchObject({ added: 2 });
  });

  it("edits and splits a series of another program's rule, and sends it back unchanged", async () => {
    await bringIn(made, calendarFile(RARE));
    const event = await Event.findOne({ where: { family_id: made.family.id }, rejectOnEmpty: true });
    const rule = "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1";
    await updateEvent(made, event.id, { title: "Money", recurrence_rule: rule });
    expect(await event.reload()).toMatchObject({ title: "Money", recurrence_rule: `${rule};RDATE=20270105` });
    await expect(
      updateEvent(made, event.id, { recurrence_rule: "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1" }),
    ).rejects.toMatchObject({
      code: "invalid",
      field: "recurrence_rule",
    });
    await updateEvent(made, event.id, { recurrence_rule: "FREQ=MONTHLY" });
    expect((await event.reload()).recurrence_rule).toBe("FREQ=MONTHLY;BYMONTHDAY=31");
  });
});
