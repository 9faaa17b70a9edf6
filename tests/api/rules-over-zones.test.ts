import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeRule } from "#app/domain/recurrence/rule-text.ts";
import { DAY_MS, isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { calendarExportSchema } from "#app/schemas/calendar/calendar-export.ts";
import { newEventSchema, PLAIN_EVENT_FIELDS } from "#app/schemas/calendar/event.ts";
import { listEvents } from "#app/services/calendar/event-list.server.ts";
import { readRecurrence } from "#app/services/calendar/event-rules.server.ts";
import { readTimes, toTimeColumns } from "#app/services/calendar/event-times.server.ts";
import { writeCalendarText } from "#app/services/calendar/export.server.ts";
import { pick } from "#app/utils/pick.ts";
import { runApp } from "#tests/support/api-app.ts";
import { daysElsewhere, randomSeries } from "#tests/support/random-rules.ts";
import { runs } from "#tests/support/runs.ts";

/** Series of all kinds over 20 zones, 5,000 in the whole: the feed, the export, the API and another library must agree. */

const ZONES = [
  "Europe/Vienna",
  "Europe/London",
  "Europe/Lisbon",
  "Europe/Kyiv",
  "America/New_York",
  "America/St_Johns",
  "America/Santiago",
  "America/Sao_Paulo",
  "America/Los_Angeles",
  "Africa/Casablanca",
  "Africa/Cairo",
  "Asia/Jerusalem",
  "Asia/Kathmandu",
  "Asia/Tokyo",
  "Asia/Tehran",
  "Australia/Lord_Howe",
  "Australia/Sydney",
  "Pacific/Auckland",
  "Pacific/Apia",
  "UTC",
];
const SERIES = runs(250);
const YEARS = { from: "2025-01-01", to: "2034-12-31" };
const CLOCKS = { from: "2027-03-01", to: "2027-11-30" };
/** A feed begins a year before this. */
const NOW = Temporal.Instant.from("2026-01-01T12:00Z");
const SEED = 20_261_122;
/** Includes hours that a clock change skips or repeats. */
const HOURS = ["00:00", "00:30", "01:30", "02:00", "02:30", "03:00", "09:15", "17:00", "23:45"] as const;

const EXPORT = calendarExportSchema.parse({ time_range: "all", include_past: "true" });

/** Without series that have no date, which the API refuses. */
const series = randomSeries.filter(({ rule: { until }, first }) => until === null || until >= first);
const drawn = fc.record({ series, hour: fc.constantFrom(...HOURS), isAllDay: fc.boolean() });
const day = (text: string) => toDayNumber(Temporal.PlainDate.from(text));
const app = runApp();

/** Series of one family, as a request makes them, written at once. */
async function makeSeries(family: { id: number; time_zone: string }, seed: number): Promise<void> {
  const zones = { sent: family.time_zone, kept: family.time_zone };
  await Event.bulkCreate(
    fc.sample(drawn, { numRuns: SERIES, seed }).map(({ series: { rule, first }, hour, isAllDay }, index) => {
      const date = isoOfDay(first);
      const input = newEventSchema.parse({
        title: `${index}`,
        start_time: isAllDay ? date : `${date}T${hour}`,
        is_all_day: isAllDay,
        recurrence_rule: writeRule(rule, { isAllDay, timeZone: family.time_zone }),
      });
      const { columns, times } = readRecurrence(input, readTimes(input, zones));
      const plain = { ...pick(input, PLAIN_EVENT_FIELDS), member_ids: [], driver_id: null };
      return { family_id: family.id, ...plain, ...toTimeColumns(times, true), ...columns };
    }),
  );
}

/**
 * Wall-clock times of dates in a zone, by Temporal's rules: a skipped time moves forward, a repeated time is the first.
 * Each is computed once.
 */
function instantsOf(timeZone: string): (date: number, minutes: number) => number {
  const known = new Map<number, number>();
  return (date, minutes) => {
    const key = date * 1440 + minutes;
    const instant =
      known.get(key) ??
      new Temporal.PlainDateTime(1970, 1, 1)
        .add({ days: date, minutes })
        .toZonedDateTime(timeZone, { disambiguation: "compatible" }).epochMilliseconds;
    known.set(key, instant);
    return instant;
  };
}

/** The starts of each series of a calendar's text, expanded by another library. */
function* expandElsewhere(text: string, timeZone: string, from: string, to: string): Generator<Listed> {
  const instantAt = instantsOf(timeZone);
  const lines = (component: string) => component.replace(/\r\n[ \t]/g, "").split("\r\n");
  for (const component of text.split("BEGIN:VEVENT").slice(1)) {
    const properties = new Map(
      lines(component).map((line) => [line.split(/[;:]/)[0], line.slice(line.indexOf(":") + 1)]),
    );
    const [start = "", rule = ""] = [properties.get("DTSTART"), properties.get("RRULE")];
    const first = day(start.slice(0, 8).replace(/(\d{4})(\d\d)(\d\d)/, "$1-$2-$3"));
    const minutes = Number(start.slice(9, 11)) * 60 + Number(start.slice(11, 13));
    // The other library counts days in UTC, so UNTIL, an instant, becomes the local day of the zone.
    const ruleOfDays = rule.replace(/UNTIL=(\d{8})T(\d\d)(\d\d)(\d\d)Z/, (_, date, h, m, s) => {
      const instant = `${date.replace(/(\d{4})(\d\d)(\d\d)/, "$1-$2-$3")}T${h}:${m}:${s}Z`;
      const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate();
      return `UNTIL=${local.toString().replaceAll("-", "")}`;
    });
    const days = daysElsewhere(ruleOfDays, first, day(from), day(to));
    const isAllDay = start.length === 8;
    const title = properties.get("SUMMARY") ?? "";
    for (const date of days) {
      yield { title, start: isAllDay ? date * DAY_MS : instantAt(date, minutes) };
    }
  }
}

interface Listed {
  title: string;
  start: number;
}

/**
 * The starts of each title's events as one line, except the first and last day of the window: events that began before
 * the window overlap its edge. Comparing half a million numbers one by one would take most of the test's time.
 */
function byTitle(entries: Iterable<Listed>, { from, to }: { from: string; to: string }): string[] {
  const found = new Map<string, number[]>();
  const [first, last] = [(day(from) + 1) * DAY_MS, day(to) * DAY_MS];
  for (const { title, start } of entries) {
    if (start < first || start >= last) continue;
    const starts = found.get(title);
    if (starts) starts.push(start);
    else found.set(title, [start]);
  }
  return [...found].map(([title, starts]) => `${title}: ${starts.join(" ")}`).sort();
}

describe("250 series of all kinds over ten years", () => {
  it.each(ZONES.map((zone, index) => [zone, SEED + index] as const))(
    "are the same everywhere: %s",
    async (timeZone, seed) => {
      const { family, user, api, path } = await app.family({ timeZone });
      await makeSeries(family, seed);
      const actor = { family, user };
      const feed = await writeCalendarText(actor, { isFeed: true, areMealsIn: false }, NOW);
      const exported = await writeCalendarText(actor, EXPORT, NOW);
      const rules = (text: string) => text.match(/^(DTSTART|DTEND|RRULE)[;:].*$/gm);
      expect(rules(exported)).toEqual(expect.arrayContaining(rules(feed) ?? []));

      const expected = [...expandElsewhere(feed, timeZone, YEARS.from, YEARS.to)];
      const window = { from: Temporal.PlainDate.from(YEARS.from), to: Temporal.PlainDate.from(YEARS.to), timeZone };
      const shown = (await listEvents(actor, window)).map(({ event: { title }, span: { isAllDay, start } }) => ({
        title,
        start: isAllDay ? start * DAY_MS : start,
      }));
      expect(expected.length).toBeGreaterThan(SERIES / 2);
      expect(byTitle(shown, YEARS)).toEqual(byTitle(expected, YEARS));

      // The API has the same, for as long as its answers stay small: a year with both changes of clocks.
      const { body } = await api.get(`${path}/events?from=${CLOCKS.from}&to=${CLOCKS.to}`);
      const told = (body as { title: string; start_time: string }[]).map(({ title, start_time }) => ({
        title,
        start: Date.parse(start_time),
      }));
      expect(byTitle(told, CLOCKS)).toEqual(byTitle(expected, CLOCKS));
    },
  );
});
