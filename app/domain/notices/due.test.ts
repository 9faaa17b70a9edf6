import fc from "fast-check";
import { expect, test } from "vitest";
import { eventEnd, eventStart, reminderDue, timeOn } from "#app/domain/notices/due.ts";
import { quietUntil } from "#app/domain/notices/preferences.ts";
import { toReminderTime } from "#app/domain/time/reminders.ts";
import { DAY_MS, HOUR_MS, isoOfDay, Temporal } from "#app/domain/time/time.ts";
import { REMINDERS } from "#app/shared/calendar/constants.ts";
import { runs } from "#tests/support/runs.ts";

const DAY = 1440;
const zones = fc.constantFrom(
  "Europe/London",
  "America/New_York",
  "America/Santiago",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Chatham",
  "UTC",
);
/** Changes of clocks: of London, New York, Santiago, Lord Howe and Chatham, both ways. */
const CHANGES = [
  "2027-03-28T01:00Z",
  "2027-10-31T01:00Z",
  "2027-03-14T07:00Z",
  "2027-11-07T06:00Z",
  "2027-04-04T03:00Z",
  "2027-09-05T04:00Z",
  "2027-10-02T15:30Z",
  "2027-04-03T15:00Z",
  "2027-09-25T14:00Z",
  "2027-04-03T14:00Z",
].map((text) => Date.parse(text));
/** Whole minutes within two years, many of them near a change of clocks. */
const instants = fc
  .oneof(
    fc.integer({ min: Date.parse("2027-01-01T00:00Z") / 60_000, max: Date.parse("2029-01-01T00:00Z") / 60_000 }),
    fc
      .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -48 * 60, max: 48 * 60 }))
      .map(([at, minutes]) => at / 60_000 + minutes),
  )
  .map((minutes) => minutes * 60_000);
const clock = fc
  .integer({ min: 0, max: DAY - 1 })
  .map((minutes) => Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 }));
const at = (ms: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);

test("minutes and hours before are time that passes, whole days are days of the wall clock", () => {
  const reminders = fc.oneof(
    fc.integer({ min: 0, max: REMINDERS.earliest }),
    fc.integer({ min: 0, max: 28 }).map((days) => days * DAY),
  );
  fc.assert(
    fc.property(instants, zones, reminders, (start, zone, reminder) => {
      const due = reminderDue({ isAllDay: false, start, end: start + HOUR_MS }, zone, reminder);
      const passing = start - reminder * 60_000;
      if (reminder % DAY !== 0 || reminder === 0) {
        expect(due).toBe(passing);
        return;
      }
      expect(due).toBe(at(start, zone).subtract({ days: reminder / DAY }).epochMilliseconds);
      // No zone changes its clocks by more than an hour.
      expect(Math.abs(due - passing)).toBeLessThanOrEqual(HOUR_MS);
    }),
    { numRuns: runs(500) },
  );
});

test("a reminder of a whole day rings at its hour of its day, after an hour that the clocks skip", () => {
  const days = fc.integer({ min: Date.parse("2027-01-01") / DAY_MS, max: Date.parse("2028-12-31") / DAY_MS });
  fc.assert(
    fc.property(days, zones, fc.integer({ min: 0, max: REMINDERS.earliest }), (day, zone, reminder) => {
      const due = at(reminderDue({ isAllDay: true, start: day, end: day }, zone, reminder), zone);
      const { days: before, minutes } = toReminderTime(reminder);
      const date = Temporal.PlainDate.from(isoOfDay(day)).subtract({ days: before });
      const time = Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
      expect(due.epochMilliseconds).toBe(date.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds);
      expect(due.toPlainDate().equals(date)).toBe(true);
    }),
    { numRuns: runs(500) },
  );
});

test("quiet hours hold from their first minute to their end, over midnight and changes of clocks", () => {
  // Also at the exact minute of their begin or end.
  const edges = fc.constantFrom("from", "to", null);
  fc.assert(
    fc.property(instants, zones, clock, clock, edges, (now, zone, someFrom, someTo, edge) => {
      const here = at(now, zone).toPlainTime();
      const [from, to] = [edge === "from" ? here : someFrom, edge === "to" ? here : someTo];
      const text = (time: Temporal.PlainTime) => time.toString({ smallestUnit: "minute" });
      const held = quietUntil(now, { quiet_from: text(from), quiet_to: text(to) }, zone);
      const { compare } = Temporal.PlainTime;
      const isAfter = compare(from, here) <= 0;
      const isBefore = compare(here, to) < 0;
      const isQuiet = compare(from, to) < 0 ? isAfter && isBefore : compare(from, to) > 0 && (isAfter || isBefore);
      if (!isQuiet) {
        expect(held).toBeNull();
        return;
      }
      const date = at(now, zone)
        .toPlainDate()
        .add({ days: isBefore ? 0 : 1 });
      const end = date.toZonedDateTime({ timeZone: zone, plainTime: to }).epochMilliseconds;
      // A delayed notice is sent at the first end of a repeated hour.
      expect(held).toBe(end > now ? end : null);
      expect(held === null || held - now <= 25 * HOUR_MS).toBe(true);
    }),
    { numRuns: runs(1_000) },
  );
  expect(quietUntil(0, { quiet_from: null, quiet_to: null }, "UTC")).toBeNull();
});

test("an event of whole days begins at its first midnight and ends with its last, in its zone", () => {
  const days = { isAllDay: true, start: Date.parse("2026-10-24") / DAY_MS, end: Date.parse("2026-10-25") / DAY_MS };
  // The clocks of London go back on 25 October.
  expect(new Date(eventStart(days, "Europe/London")).toISOString()).toBe("2026-10-23T23:00:00.000Z");
  expect(new Date(eventEnd(days, "Europe/London")).toISOString()).toBe("2026-10-26T00:00:00.000Z");
  const hours = { isAllDay: false, start: 1_000, end: 2_000 };
  expect([eventStart(hours, "Europe/London"), eventEnd(hours, "Europe/London")]).toEqual([1_000, 2_000]);
});

test.each([
  ["2026-10-14", "06:45", "2026-10-14T05:45"],
  ["2026-10-25", "01:30", "2026-10-25T00:30"],
  ["2027-03-28", "01:30", "2027-03-28T01:30"],
])("on %s %s in London is %s: the first of two, and the one after what is skipped", (date, clockTime, utc) => {
  const [hours = 0, minutes = 0] = clockTime.split(":").map(Number);
  const due = timeOn(Date.parse(date) / DAY_MS, (hours * 60 + minutes) * 60_000, "Europe/London");
  expect(new Date(due).toISOString()).toBe(`${utc}:00.000Z`);
});
