import { beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "#app/db/counted-changes.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { Temporal } from "#app/domain/time/time.ts";
import type { CalendarImport } from "#app/models/calendar-import.server.ts";
import { Event } from "#app/models/event.server.ts";
import { newEventSchema } from "#app/schemas/event.ts";
import { deleteOccurrence } from "#app/services/calendar/changed-dates.server.ts";
import { createEvent, updateEvent } from "#app/services/calendar/events.server.ts";
import { writeCalendarText } from "#app/services/calendar/export.server.ts";
import {
  beginImport,
  checkFile,
  confirmImport,
  continueImport,
  discardImport,
  findImport,
  listImports,
  takeOverImport,
  undoImport,
} from "#app/services/imports/imports.server.ts";
import { calendarFile, listOccurrences } from "#tests/support/calendar-file.ts";
import { makeFamily } from "#tests/support/factories.ts";

type Made = Awaited<ReturnType<typeof makeFamily>>;
let made: Made;

beforeEach(async () => {
  made = await makeFamily();
});

/** Reads a file; answers the preview. */
async function look(text: string, actor: Made = made, options: Partial<Parameters<typeof beginImport>[2]> = {}) {
  const file = await checkFile("school.ics", Buffer.from(text));
  const row = await beginImport(actor, file, { member_ids: [], event_type: "school", ...options });
  await continueImport(actor, row);
  return findImport(actor, row.id);
}

async function confirm(id: number, take?: number[], actor: Made = made) {
  await continueImport(actor, await confirmImport(actor, id, take));
  return findImport(actor, id);
}

const bringIn = async (text: string, actor: Made = made) => confirm((await look(text, actor)).id, undefined, actor);
const states = ({ items }: CalendarImport) => items.map(({ state, isTicked }) => [state, isTicked]);
const titles = async () =>
  (await Event.findAll({ where: { family_id: made.family.id }, order: ["id"] })).map((event) => event.title);

const exported = (actor: Made) =>
  writeCalendarText(
    actor,
    { time_range: "all", include_past: true, include_recurring: true, include_meals: false },
    Temporal.Instant.from("2026-11-22T12:00Z"),
  );
const occurrences = async (actor: Made) =>
  listOccurrences(readCalendar(await exported(actor), { family: actor.family.time_zone, year: 2026 }));

const SERIES = [
  "UID:s@school",
  "SUMMARY:Choir",
  "DTSTART;TZID=Europe/Berlin:20261201T170000",
  "DTEND;TZID=Europe/Berlin:20261201T180000",
];
const WEEKLY = [...SERIES, "RRULE:FREQ=WEEKLY;COUNT=6", "EXDATE;TZID=Europe/Berlin:20261208T170000"];
const CHANGED = [
  "UID:s@school",
  "RECURRENCE-ID;TZID=Europe/Berlin:20261215T170000",
  "SUMMARY:Concert",
  "DTSTART:20261216T180000Z",
];
const RARE = [
  "UID:r@school",
  "SUMMARY:Payday",
  "DTSTART;VALUE=DATE:20261231",
  "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
  "RDATE;VALUE=DATE:20270105",
];
const DAY = [
  "UID:d@school",
  "SUMMARY:Fair",
  "DTSTART;VALUE=DATE:20261205",
  "LOCATION:Hall",
  "BEGIN:VALARM",
  "TRIGGER:-P1D",
  "END:VALARM",
];
const FILE = calendarFile(WEEKLY, CHANGED, RARE, DAY);

describe("bringing in a file", () => {
  it("adds what is new, for whom and of the type that was chosen, and a second time nothing", async () => {
    const preview = await look(FILE, made, { member_ids: [made.members[0]?.id as number] });
    expect(preview.status).toBe("ready");
    expect(states(preview)).toEqual([
      ["new", true],
      ["new", true],
      ["new", true],
    ]);
    expect(await titles()).toEqual([]);
    const done = await confirm(preview.id);
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
    const again = await look(FILE);
    expect(states(again)).toEqual([
      ["same", false],
      ["same", false],
      ["same", false],
    ]);
    expect((await confirm(again.id)).result).toMatchObject({ added: 0, changed: 0, left: 3 });
    expect(await titles()).toHaveLength(4);
  });

  it("goes out again as it came: the same dates, in another family too", async () => {
    await bringIn(FILE);
    const here = await occurrences(made);
    expect(here).toEqual(listOccurrences(readCalendar(FILE, { family: made.family.time_zone, year: 2026 })));
    expect(here.length).toBeGreaterThan(50);
    const text = await exported(made);
    expect(text).toContain("UID:s@school");
    expect(text).toContain("RDATE;VALUE=DATE:20270105");
    const other = await makeFamily();
    await bringIn(text, other);
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
    expect(states(await look(await exported(made)))).toEqual([
      ["same", false],
      ["same", false],
    ]);
    const newer = (await exported(made))
      .replace("LOCATION:Hall", "LOCATION:Gym")
      .replace(/LAST-MODIFIED:\d{8}/g, "LAST-MODIFIED:20991231");
    expect(states(await look(newer))).toEqual([
      ["same", false],
      ["changed", true],
    ]);
  });

  it("takes a newer version over, of what nobody changed here", async () => {
    await bringIn(FILE);
    const [fair] = await Event.findAll({ where: { title: "Fair", family_id: made.family.id } });
    await updateEvent(made, fair?.id as number, { location: "Our garden" });
    const newer = calendarFile(
      [...SERIES, "RRULE:FREQ=WEEKLY;COUNT=3", "SEQUENCE:1"],
      ["UID:r@school", "STATUS:CANCELLED", "SUMMARY:Payday", "DTSTART;VALUE=DATE:20261231", "SEQUENCE:1"],
      [...DAY, "DESCRIPTION:Bring cake", "SEQUENCE:1"],
      ["UID:n@school", "SUMMARY:New", "DTSTART:20261203"],
      ["UID:x@school", "STATUS:CANCELLED", "SUMMARY:Never here", "DTSTART:20261203"],
    );
    const preview = await look(newer);
    expect(states(preview)).toEqual([
      ["changed", true],
      ["changed", true],
      ["changed", false],
      ["new", true],
      ["not_understood", false],
    ]);
    expect((await confirm(preview.id)).result).toMatchObject({ added: 1, changed: 2, left: 1 });
    expect(await titles()).toEqual(["Choir", "Fair", "New"]);
    expect(states(await look(FILE)).map(([state]) => state)).toEqual(["same", "new", "same"]);
    const undone = await undoImport(made, preview.id);
    expect(undone).toMatchObject({ status: "undone", result: { removed: 1, restored: 2, kept: 0 } });
    expect(await titles()).toEqual(["Choir", "Concert", "Payday", "Fair"]);
    expect((await undoImport(made, preview.id)).result).toEqual(undone.result);
    expect(states(await look(FILE)).map(([state]) => state)).toEqual(["same", "same", "same"]);
  });

  it("is undone but for what was changed by hand since", async () => {
    const done = await bringIn(FILE);
    const choir = await Event.findOne({ where: { title: "Choir", family_id: made.family.id }, rejectOnEmpty: true });
    await updateEvent(made, choir.id, { title: "Our choir" });
    expect((await undoImport(made, done.id)).result).toMatchObject({ added: 3, removed: 2, kept: 1 });
    expect(await titles()).toEqual(["Our choir", "Concert"]);
  });

  it("takes what is named, and refuses what is nothing to take", async () => {
    const preview = await look(
      calendarFile(
        WEEKLY,
        DAY,
        ["UID:t", "SUMMARY:Tick", "DTSTART:20261203T100000Z", "RRULE:FREQ=SECONDLY"],
        ["UID:u", "SUMMARY:No date"],
      ),
    );
    expect(states(preview)).toEqual([
      ["new", true],
      ["new", true],
      ["not_understood", true],
      ["not_understood", false],
    ]);
    await expect(confirmImport(made, preview.id, [2, 4])).rejects.toMatchObject({ code: "invalid", field: "take.1" });
    await expect(confirmImport(made, preview.id, [9])).rejects.toMatchObject({ code: "invalid", field: "take.0" });
    expect((await confirm(preview.id, [2, 3])).result).toMatchObject({ added: 2, left: 1 });
    expect(await titles()).toEqual(["Fair", "Tick"]);
    expect((await confirm(preview.id, [1])).result).toMatchObject({ added: 2 });
  });

  it("makes no doubles of two previews of one file", async () => {
    const [first, second] = [await look(FILE), await look(FILE)];
    await confirm(first.id);
    expect((await confirm(second.id)).result).toMatchObject({ added: 0, left: 3 });
    expect(await titles()).toHaveLength(4);
  });

  it("knows events without a UID by their start and title", async () => {
    const plain = (more: string[] = []) => calendarFile(["SUMMARY:Rota", "DTSTART:20261203T100000Z", ...more]);
    await bringIn(plain());
    expect(states(await look(plain()))).toEqual([["same", false]]);
    expect(states(await look(plain(["LOCATION:Shop"])))).toEqual([["changed", true]]);
  });

  it("is another's to nobody else, and gone after its time", async () => {
    const preview = await look(FILE);
    const other = await makeFamily();
    await expect(findImport(other, preview.id)).rejects.toMatchObject({ code: "not-found" });
    await preview.update({ expires_at: new Date(0) });
    for (const what of [
      () => findImport(made, preview.id),
      () => confirmImport(made, preview.id, undefined),
      () => discardImport(made, preview.id),
    ]) {
      await expect(what()).rejects.toMatchObject({ code: "gone" });
    }
    const done = await bringIn(FILE);
    await expect(discardImport(made, done.id)).rejects.toMatchObject({ code: "conflict" });
    await done.update({ expires_at: new Date(0) });
    await expect(undoImport(made, done.id)).rejects.toMatchObject({ code: "gone" });
    expect((await listImports(made)).map(({ id }) => id)).toEqual([done.id]);
  });

  it("refuses what is not ready, and what was undone", async () => {
    const file = await checkFile("a.ics", Buffer.from(FILE));
    const reading = await beginImport(made, file, { member_ids: [], event_type: "other" });
    await expect(confirmImport(made, reading.id, undefined)).rejects.toMatchObject({ code: "conflict" });
    await expect(undoImport(made, reading.id)).rejects.toMatchObject({ code: "conflict" });
    const done = await bringIn(FILE);
    await undoImport(made, done.id);
    await expect(confirmImport(made, done.id, undefined)).rejects.toMatchObject({ code: "conflict" });
  });

  it("keeps five looks, and goes on with one that its process left", async () => {
    const file = await checkFile("a.ics", Buffer.from(FILE));
    const begin = () => beginImport(made, file, { member_ids: [], event_type: "other" });
    const rows: CalendarImport[] = [];
    for (let n = 0; n < 6; n += 1) rows.push(await begin());
    await expect(findImport(made, rows[0]?.id as number)).rejects.toMatchObject({ code: "not-found" });
    const left = rows[5] as CalendarImport;
    expect(await takeOverImport(await findImport(made, left.id))).toBeNull();
    await sequelize.query("UPDATE calendar_imports SET updated_at = 'epoch' WHERE id = $1", {
      bind: [left.id],
      ...rowsOf(made.family.id),
    });
    const taken = await takeOverImport(await findImport(made, left.id));
    await continueImport(made, taken as CalendarImport);
    expect((await findImport(made, left.id)).status).toBe("ready");
  });

  it.each([
    ["holiday-photo.jpg", "\xff\xd8\xff", "“holiday-photo.jpg” is not a calendar file."],
    ["half.ics", FILE.slice(0, -40), "“half.ics” is not a calendar file, or not all of one."],
    [
      "many.ics",
      calendarFile(...Array.from({ length: 5_001 }, () => ["UID:1"])),
      "“many.ics” has more events than Roost takes: 5,000 at most.",
    ],
  ])("refuses %s", async (name, text, message) => {
    await expect(checkFile(name, Buffer.from(text))).rejects.toMatchObject({ code: "invalid", field: "file", message });
  });

  it("edits and splits a series of another program's rule, and sends it back unchanged", async () => {
    await bringIn(calendarFile(RARE));
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
