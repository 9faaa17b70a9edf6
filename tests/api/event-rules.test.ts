import { describe, expect, it } from "vitest";
import { Event } from "#app/models/calendar/event.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { eventFamilies } from "#tests/support/event-families.ts";
import { eventForms } from "#tests/support/event-forms.ts";

const app = runApp();
const inFamily = eventFamilies(app);

describe("a rule in the API", () => {
  const family = inFamily("Europe/Berlin");
  const lesson = { title: "Lesson", start_time: "2026-12-01T17:00", end_time: "2026-12-01T18:00" };

  it.each([
    ["rrule:freq=weekly", "FREQ=WEEKLY;BYDAY=TU", "weekly", null],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU", "weekly", null],
    ["FREQ=MONTHLY;COUNT=5", "FREQ=MONTHLY;COUNT=5;BYMONTHDAY=1", "monthly", null],
    ["FREQ=MONTHLY;BYDAY=1TU;UNTIL=20270330", "FREQ=MONTHLY;UNTIL=20270330T215959Z;BYDAY=1TU", "monthly", "2027-03-30"],
    [
      "FREQ=YEARLY;UNTIL=20300101T000000Z",
      "FREQ=YEARLY;UNTIL=20300101T225959Z;BYMONTH=12;BYMONTHDAY=1",
      "yearly",
      "2030-01-01",
    ],
  ])("%s comes out as %s", async (recurrence_rule, rule, pattern, end) => {
    const made = await family.make({ ...lesson, recurrence_rule });
    expect(made).toMatchObject({
      is_recurring: true,
      recurrence_rule: rule,
      recurrence_pattern: pattern,
      recurrence_end_date: end,
    });
    expect(await family.change(made.id, { recurrence_rule: made.recurrence_rule })).toMatchObject({
      recurrence_rule: rule,
    });
  });

  it("is dropped when the flag is off, and a pattern alone makes the plain rule", async () => {
    expect(await family.make({ ...lesson, is_recurring: false, recurrence_rule: "FREQ=DAILY" })).toMatchObject({
      is_recurring: false,
      recurrence_rule: null,
      recurrence_pattern: null,
    });
    expect(await family.make({ ...lesson, is_recurring: true, recurrence_pattern: "weekly" })).toMatchObject({
      recurrence_rule: "FREQ=WEEKLY;BYDAY=TU",
    });
    expect(await family.make({ ...lesson, recurrence_pattern: "weekly" })).toMatchObject({ recurrence_rule: null });
  });

  it.each([
    ["recurrence_rule", { recurrence_rule: "FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1" }, "BYSETPOS is not supported"],
    ["recurrence_rule", { recurrence_rule: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30" }, "The rule never falls on a date"],
    ["recurrence_rule", { recurrence_rule: "FREQ=DAILY;UNTIL=20261130" }, "The last date must be after the start"],
    ["recurrence_pattern", { recurrence_rule: "FREQ=DAILY", recurrence_pattern: "weekly" }, "The rule is daily"],
    ["recurrence_pattern", { is_recurring: true }, "Required"],
    ["recurrence_end_date", { recurrence_rule: "FREQ=DAILY;COUNT=3", recurrence_end_date: "2027-01-01" }, "COUNT"],
    [
      "recurrence_end_date",
      { recurrence_rule: "FREQ=DAILY;UNTIL=20270102", recurrence_end_date: "2027-01-01" },
      "UNTIL",
    ],
  ])("is refused at %s: %j", async (field, input, message) => {
    const { status, body } = await family.create({ ...lesson, ...input });
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path: field, message: expect.stringContaining(message) }]);
  });

  it("moves a start that is not a date of the rule to the first that is", async () => {
    const made = await family.make({ ...lesson, recurrence_rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SA,SU" });
    expect(made).toMatchObject({ start_time: "2026-12-04T16:00:00.000Z", end_time: "2026-12-04T17:00:00.000Z" });
    const dates = (await family.list("2026-12-01", "2026-12-31")).filter(({ id }) => id === made.id);
    expect(dates.map(({ instance_date }) => instance_date)).toEqual([
      "2026-12-04",
      "2026-12-05",
      "2026-12-06",
      "2026-12-18",
      "2026-12-19",
      "2026-12-20",
    ]);
    expect(new Set(dates.map(({ recurrence_rule }) => recurrence_rule))).toEqual(
      new Set(["FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SA,SU"]),
    );
  });

  it("turns with a start that is moved, and stays where nothing of it is sent", async () => {
    const made = await family.make({ ...lesson, recurrence_rule: "FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270601" });
    const change = (input: Record<string, unknown>) => family.change(made.id, input);
    expect(await change({ start_time: "2026-12-02T17:00" })).toMatchObject({
      recurrence_rule: "FREQ=WEEKLY;UNTIL=20270601T215959Z;BYDAY=WE,FR",
    });
    expect(await change({ title: "Piano", recurrence_pattern: "weekly" })).toMatchObject({
      recurrence_rule: "FREQ=WEEKLY;UNTIL=20270601T215959Z;BYDAY=WE,FR",
    });
    expect(await change({ recurrence_end_date: "2027-01-06" })).toMatchObject({
      recurrence_rule: "FREQ=WEEKLY;UNTIL=20270106T225959Z;BYDAY=WE,FR",
    });
    expect(await change({ recurrence_end_date: null })).toMatchObject({ recurrence_rule: "FREQ=WEEKLY;BYDAY=WE,FR" });
    expect(await change({ recurrence_pattern: "daily" })).toMatchObject({ recurrence_rule: "FREQ=DAILY" });
    expect(await change({ recurrence_rule: "FREQ=DAILY;COUNT=9" })).toMatchObject({ recurrence_end_date: null });
    expect(await change({ recurrence_end_date: "2027-01-06" })).toMatchObject({
      recurrence_rule: "FREQ=DAILY;UNTIL=20270106T225959Z",
    });
    expect(await change({ recurrence_rule: "FREQ=DAILY" })).toMatchObject({ recurrence_end_date: null });
    expect(await change({ is_recurring: false })).toMatchObject({ is_recurring: false, recurrence_rule: null });
    expect(await change({ recurrence_rule: "FREQ=DAILY" })).toMatchObject({ is_recurring: true });
  });

  it("is the very text of the feed", async () => {
    const made = await family.make({ ...lesson, title: "Feed me", recurrence_rule: "FREQ=MONTHLY;BYDAY=1TU;COUNT=12" });
    const feed = await family.feed();
    const lines = feed.split("BEGIN:VEVENT").find((part) => part.includes("Feed me"));
    expect(lines).toContain(`RRULE:${made.recurrence_rule}\r\n`);
  });
});

describe("hours that a night skips or has twice", () => {
  const family = inFamily("Europe/Berlin");
  const night = { title: "Night", start_time: "2027-03-28T02:30" };

  it("last as long as the clock says", async () => {
    expect(await family.make({ ...night, end_time: "2027-03-28T03:00" })).toMatchObject({
      start_time: "2027-03-28T01:30:00.000Z",
      end_time: "2027-03-28T02:00:00.000Z",
    });
    const weekly = await family.make({ ...night, end_time: "2027-03-28T03:30", recurrence_rule: "FREQ=WEEKLY" });
    const found = (await family.list("2027-03-28", "2027-04-04")).filter(({ id }) => id === weekly.id);
    expect(found.map(({ start_time, end_time }) => [start_time, end_time])).toEqual([
      ["2027-03-28T01:30:00.000Z", "2027-03-28T02:30:00.000Z"],
      ["2027-04-04T00:30:00.000Z", "2027-04-04T01:30:00.000Z"],
    ]);
  });

  it("keep an instant of the second pass, also when the form comes back as it was", async () => {
    const made = await family.make({
      title: "Twice",
      start_time: "2027-10-31T01:30:00Z",
      end_time: "2027-10-31T01:45:00Z",
    });
    expect(made).toMatchObject({ start_time: "2027-10-31T01:30:00.000Z", end_time: "2027-10-31T01:45:00.000Z" });
    const same = { title: "Still", start_time: "2027-10-31T02:30", end_time: "2027-10-31T02:45" };
    expect(await family.change(made.id, same)).toMatchObject({ start_time: "2027-10-31T01:30:00.000Z" });
    expect(await family.change(made.id, { start_time: "2027-10-31T02:15" })).toMatchObject({
      start_time: "2027-10-31T00:15:00.000Z",
    });
    expect(await Event.count({ where: { id: made.id, keeps_instants: true } })).toBe(0);
  });

  it("keep the clock when only the zone changes, and the moment when one is sent", async () => {
    const made = await family.make({ title: "Call", start_time: "2027-06-01T17:00" });
    expect(await family.change(made.id, { time_zone: "America/New_York" })).toMatchObject({
      start_time: "2027-06-01T21:00:00.000Z",
    });
    expect(await family.change(made.id, { time_zone: "Asia/Tokyo", start_time: "2027-06-01T21:00:00Z" })).toMatchObject(
      { start_time: "2027-06-01T21:00:00.000Z", time_zone: "Asia/Tokyo" },
    );
  });
});

describe("a rule in the form", () => {
  const forms = eventForms(app);
  const typed = { title: "Bins", start_date: "2026-12-01", start_time: "07:00" };
  const find = (title: string) =>
    Event.findOne({ where: { family_id: forms.made.family.id, title }, rejectOnEmpty: true });

  it.each([
    [{ repeats: "weekdays" }, "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", null],
    [{ repeats: "biweekly", recurrence_count: "10" }, "FREQ=WEEKLY;INTERVAL=2;COUNT=10;BYDAY=TU", null],
    [{ repeats: "monthly-weekday", recurrence_end_date: "2027-12-01" }, "FREQ=MONTHLY;BYDAY=1TU", "2027-12-01"],
    [
      { repeats: "custom", repeat_every: "2", repeat_unit: "weekly", repeat_weekdays: "3" },
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE",
      null,
    ],
    [
      { repeats: "custom", repeat_every: "3", repeat_unit: "monthly", repeat_on: "last-day" },
      "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1",
      null,
    ],
    [{ repeats: "daily", repeat_every: "nonsense", repeat_unit: "?" }, "FREQ=DAILY", null],
  ])("%j is %s", async (fields, rule, end) => {
    const title = JSON.stringify(fields).slice(0, 100);
    expect((await forms.addByForm({ ...typed, ...fields, title })).status).toBe(303);
    expect(await find(title)).toMatchObject({ recurrence_rule: rule, recurrence_end_date: end });
  });

  it.each([
    [
      { repeats: "daily", recurrence_end_date: "2027-01-01", recurrence_count: "3" },
      "a last date or a number of times",
    ],
    [{ repeats: "daily", recurrence_count: "0" }, "a number from 1 to 999"],
    [{ repeats: "custom", repeat_every: "x" }, "a number from 1 to 99"],
    [{ repeats: "keep" }, "Please choose how often it repeats"],
    [{ repeats: "keep", stored_rule: "FREQ=NEVER x" }, "Please choose how often it repeats"],
  ])("%j is refused", async (fields, message) => {
    const answer = await forms.addByForm({ ...typed, ...fields });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(message);
  });
});
