import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarEntry } from "#app/domain/icalendar/entry.ts";
import { type EventTimes, occurrencesIn, timesAt } from "#app/domain/time/recurrence.ts";
import { atWallTime, Temporal } from "#app/domain/time/time.ts";
import { RECURRENCE_PATTERNS } from "#app/shared/calendar/constants.ts";
import { makeEntry, series, write } from "#tests/support/calendar-entries.ts";
import { readWithIcalJs, readWithNodeIcal } from "#tests/support/calendar-readers.ts";
import { runs } from "#tests/support/runs.ts";

const { PlainDate, PlainDateTime, Instant } = Temporal;

const ZONES = [
  "UTC",
  "Europe/Berlin",
  "Europe/London",
  "Europe/Dublin",
  "America/New_York",
  "America/Los_Angeles",
  "America/St_Johns",
  "America/Santiago",
  "America/Sao_Paulo",
  "America/Nuuk",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Africa/Lagos",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Asia/Tokyo",
  "Asia/Jerusalem",
  "Asia/Beirut",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Honolulu",
];

const FROM = PlainDate.from("2025-01-01");
const TO = PlainDate.from("2028-12-31");

/** The times of day that some change of the zone's clocks skips or repeats, each from and to, in minutes. */
const doubtful = new Map<string, [number, number][]>(
  ZONES.map((timeZone) => {
    const found: [number, number][] = [];
    const begin = FROM.toZonedDateTime(timeZone);
    for (let next = begin.getTimeZoneTransition("next"); next; next = next.getTimeZoneTransition("next")) {
      if (PlainDate.compare(next.toPlainDate(), TO) > 0) break;
      const before = next.subtract({ nanoseconds: 1 }).toPlainDateTime().add({ nanoseconds: 1 });
      const [from, to] = [before, next.toPlainDateTime()]
        .sort(PlainDateTime.compare)
        .map(({ hour, minute }) => hour * 60 + minute);
      // Midnight as an end is the end of the day.
      found.push([from as number, to || 1440]);
    }
    return [timeZone, found];
  }),
);

function isDoubtful({ start, timeZone }: EventTimes): boolean {
  if (!(start instanceof Instant)) return false;
  const { hour, minute } = start.toZonedDateTimeISO(timeZone);
  return (doubtful.get(timeZone) ?? []).some(([from, to]) => hour * 60 + minute >= from && hour * 60 + minute < to);
}

const randomEntry = fc
  .record({
    timeZone: fc.constantFrom(...ZONES),
    isAllDay: fc.boolean(),
    day: fc.integer({ min: 0, max: 1200 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 0, max: 3000 }),
    pattern: fc.constantFrom(...RECURRENCE_PATTERNS, null),
    days: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
    left: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 3 }),
  })
  .map(({ timeZone, isAllDay, day, minute, length, pattern, days, left }): CalendarEntry => {
    const date = FROM.add({ days: day });
    const wallTime = date.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
    const times: EventTimes = isAllDay
      ? { isAllDay, start: date, end: date.add({ days: length % 5 }), timeZone }
      : timesAt(atWallTime(wallTime, timeZone), atWallTime(wallTime, timeZone).add({ minutes: length }), timeZone);
    if (!pattern) return makeEntry({ times });
    const until = days === null ? undefined : date.add({ days }).toString();
    const { recurrence } = series(pattern, until, [], times);
    const all = [...occurrencesIn(times, recurrence, { from: FROM, to: TO, timeZone })];
    const exceptions = new Set(left.flatMap((at) => all[at]?.instanceDate.toString() ?? []));
    return makeEntry({ times, recurrence: { ...recurrence, exceptions } });
  })
  // Readers differ in the skipped hour and in the repeated one
  // (docs/product/calendar.md, "Hours that clocks skip or repeat").
  .filter(({ times }) => !isDoubtful(times));

/** Our own occurrences of an entry, in the readers' format. */
function ourStarts({ times, recurrence }: CalendarEntry): (number | string)[] {
  const window = { from: FROM.subtract({ days: 1 }), to: TO, timeZone: times.timeZone };
  const all = recurrence ? [...occurrencesIn(times, recurrence, window)].map((found) => found.times) : [times];
  return all.map((found) => (found.isAllDay ? found.start.toString() : found.start.epochMilliseconds));
}

/** Whether the zone's offset is constant from a while before the start until a while after the end. */
function isSteady({ isAllDay, start, end, timeZone }: EventTimes): boolean {
  if (isAllDay) return true;
  const before = start.subtract({ hours: 4 }).toZonedDateTimeISO(timeZone);
  const change = before.getTimeZoneTransition("next");
  return !change || Instant.compare(change.toInstant(), end.add({ hours: 4 })) > 0;
}

/**
 * Starts and ends of the occurrences on whose end readers agree. They differ in the end of an event during a change of
 * the clocks (stack.md), and give the length of such a first occurrence to all later ones.
 */
function ourEnds({ times, recurrence }: CalendarEntry): [start: number | string, end: number | string][] {
  if (!isSteady(times)) return [];
  const window = { from: FROM.subtract({ days: 1 }), to: TO, timeZone: times.timeZone };
  const all = recurrence ? [...occurrencesIn(times, recurrence, window)].map((found) => found.times) : [times];
  return all
    .filter(isSteady)
    .map((found) =>
      found.isAllDay
        ? [found.start.toString(), found.end.add({ days: 1 }).toString()]
        : [found.start.epochMilliseconds, found.end.epochMilliseconds],
    );
}

describe("readers of random calendars", () => {
  const end = TO.subtract({ days: 10 });
  const between = { from: new Date(`${FROM.subtract({ days: 5 })}T00:00Z`), to: new Date(`${end}T00:00Z`) };
  const millis = (start: number | string) => (typeof start === "number" ? start : Date.parse(start));
  const upTo = (starts: (number | string)[]) =>
    starts.filter((start) => millis(start) <= Date.parse(end.subtract({ days: 2 }).toString()));

  const without = (some: (number | string)[], others: (number | string)[]) => {
    const known = new Set(others);
    const left = some.filter((start) => !known.has(start));
    return left.slice(0, 3).map((start) => (typeof start === "number" ? new Date(start).toISOString() : start));
  };

  it.each([
    ["ical.js", readWithIcalJs],
    ["node-ical", readWithNodeIcal],
  ])(
    "agree with this program on every beginning and end: %s",
    async (_, read) => {
      await fc.assert(
        fc.asyncProperty(fc.array(randomEntry, { minLength: 1, maxLength: 6 }), async (random) => {
          const entries = random.map((entry, at) => ({ ...entry, uid: `event-${at}@roost.invalid` }));
          const found = new Map(read(await write(entries), between).map((event) => [event.uid, event]));
          for (const entry of entries) {
            const [ours, theirs] = [upTo(ourStarts(entry)), upTo(found.get(entry.uid)?.starts ?? [])];
            expect({ missing: without(ours, theirs), added: without(theirs, ours) }).toEqual({
              missing: [],
              added: [],
            });
            expect(theirs).toHaveLength(ours.length);
            const ends = found.get(entry.uid)?.ends;
            const wrong = ourEnds(entry).filter(([start, end]) => ends?.has(start) && ends.get(start) !== end);
            expect(wrong.slice(0, 3)).toEqual([]);
          }
        }),
        { numRuns: runs(20) },
      );
    },
    60_000,
  );
});
