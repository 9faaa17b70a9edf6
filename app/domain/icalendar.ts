import { createEventsAsync, type EventAttributes } from "ics";
import { nearestColorName } from "#app/domain/icalendar-colors.ts";
import { cleanText, escapeText, foldLine, unfoldLines } from "#app/domain/icalendar-text.ts";
import { type WrittenZone, writeZone, type Years } from "#app/domain/icalendar-zones.ts";
import { type EventTimes, firstDate, type Recurrence } from "#app/domain/recurrence.ts";
import { atWallTime, startOfDay, Temporal } from "#app/domain/time.ts";

/** An event, a series, or a birthday, with all that a calendar file says of it. */
export interface CalendarEntry {
  /** Stable for the life of the entry, and no other's. */
  uid: string;
  /** Counts changes of content: RFC 5545, section 3.8.7.4. */
  sequence: number;
  createdAt: Temporal.Instant;
  changedAt: Temporal.Instant;
  title: string;
  description: string | null;
  location: string | null;
  category: string;
  member: { name: string; color: string } | null;
  times: EventTimes;
  recurrence: Recurrence | null;
  /** Minutes before the start; 0 at the start. */
  reminderMinutes: number | null;
  /** It takes nobody's time: calendars show the day as free. */
  isFree?: true;
  /** A birthday of 29 February is kept on the last of February, where a series would skip the year. */
  isBirthday?: true;
}

interface CalendarFile {
  /** The name under which a calendar app lists it. */
  name: string;
  timeZone: string;
  entries: readonly CalendarEntry[];
  /** The year up to which, and ten more, the rules of the zones are checked against this program's own. */
  year: number;
}

const PRODUCT = "-//Roost//Family calendar//EN";
const CHECKED_YEARS = 10;

// Calendars have no fractions of a second: section 3.3.12.
const wholeSecond = (instant: Temporal.Instant) =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(instant.epochMilliseconds / 1000) * 1000);

const wallTimeOf = (instant: Temporal.Instant, timeZone: string) =>
  wholeSecond(instant).toZonedDateTimeISO(timeZone).toPlainDateTime();

const write = (moment: Temporal.PlainDate | Temporal.PlainDateTime | Temporal.Instant) =>
  moment.toString().replace(/[-:]/g, "");
const writeInstant = (instant: Temporal.Instant) => write(wholeSecond(instant));

/**
 * Whether a wall-clock time alone is read as this instant: of an hour that comes twice, readers take the first
 * (RFC 5545, section 3.3.5).
 */
const isReadAs = (instant: Temporal.Instant, wallTime: Temporal.PlainDateTime, timeZone: string) =>
  atWallTime(wallTime, timeZone).equals(wholeSecond(instant));

/** How the values of an entry's times are written, and the parameter that says so. */
interface WrittenTimes {
  parameter: string;
  start: string;
  end: string | null;
  exceptions: string[];
}

function writeTimes({ times, recurrence }: CalendarEntry, tzid: (timeZone: string) => string): WrittenTimes {
  const dates = [...(recurrence?.exceptions ?? [])].sort().map((date) => Temporal.PlainDate.from(date));
  if (times.isAllDay) {
    // DTEND is the first day that is not part of the event any more: section 3.6.1.
    const end = write(times.end.add({ days: 1 }));
    return { parameter: ";VALUE=DATE", start: write(times.start), end, exceptions: dates.map(write) };
  }
  const { timeZone } = times;
  const [start, end] = [wallTimeOf(times.start, timeZone), wallTimeOf(times.end, timeZone)];
  if (!recurrence && !(isReadAs(times.start, start, timeZone) && isReadAs(times.end, end, timeZone))) {
    return { parameter: "", start: writeInstant(times.start), end: writeInstant(times.end), exceptions: [] };
  }
  return {
    parameter: `;TZID=${tzid(timeZone)}`,
    start: write(start),
    // Without DTEND an event ends as it begins; a DTEND has to be later: section 3.8.2.2.
    end: Temporal.PlainDateTime.compare(end, start) > 0 ? write(end) : null,
    exceptions: dates.map((date) => write(date.toPlainDateTime(start.toPlainTime()))),
  };
}

/** UNTIL has the type of DTSTART, and is in UTC where that has a time: section 3.3.10. */
function writeUntil(until: Temporal.PlainDate, times: EventTimes): string {
  if (times.isAllDay) return write(until);
  return writeInstant(startOfDay(until.add({ days: 1 }), times.timeZone).subtract({ seconds: 1 }));
}

/** The rule, with the day of the month written out: readers disagree about what is left unsaid. */
function writeRule({ times, recurrence, isBirthday }: CalendarEntry): string | null {
  if (!recurrence) return null;
  const { month, day } = firstDate(times);
  const dayOfMonth = isBirthday && month === 2 && day === 29 ? -1 : day;
  const parts = [`FREQ=${recurrence.pattern.toUpperCase()}`];
  if (recurrence.until) parts.push(`UNTIL=${writeUntil(recurrence.until, times)}`);
  if (recurrence.pattern === "yearly") parts.push(`BYMONTH=${month}`);
  if (recurrence.pattern === "yearly" || recurrence.pattern === "monthly") parts.push(`BYMONTHDAY=${dayOfMonth}`);
  return parts.join(";");
}

/**
 * What `ics` is given. Times are ready-made strings, which it passes through: it would count arrays in the server's
 * zone. Texts come without line breaks of their own kinds, and already escaped where `ics` does not escape.
 */
function attributesOf(entry: CalendarEntry, written: WrittenTimes): EventAttributes {
  const rule = writeRule(entry);
  const { reminderMinutes } = entry;
  // An alarm has to say something: section 3.6.6.
  const description = escapeText(entry.title) || "Reminder";
  const attributes = {
    uid: entry.uid,
    sequence: entry.sequence,
    title: cleanText(entry.title),
    ...(entry.location ? { location: cleanText(entry.location) } : {}),
    timestamp: writeInstant(entry.changedAt),
    created: writeInstant(entry.createdAt),
    lastModified: writeInstant(entry.changedAt),
    start: written.start,
    ...(written.end ? { end: written.end } : {}),
    categories: [escapeText(entry.category)],
    ...(rule ? { recurrenceRule: rule } : {}),
    ...(written.exceptions.length > 0 ? { exclusionDates: written.exceptions } : {}),
    ...(entry.isBirthday || entry.isFree ? { transp: "TRANSPARENT" as const } : {}),
    ...(reminderMinutes === null
      ? {}
      : { alarms: [{ action: "display" as const, description, trigger: { before: true, minutes: reminderMinutes } }] }),
  };
  // Its types know neither `timestamp` nor an event that has no end.
  return attributes as unknown as EventAttributes;
}

/** Lines that `ics` cannot write, or, for the description, folds in time that grows with the square of its length. */
function ownLines({ description, member }: CalendarEntry): string[] {
  return [
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(member
      ? [
          `CATEGORIES:${escapeText(member.name)}`,
          `COLOR:${nearestColorName(member.color)}`,
          `X-ROOST-MEMBER:${escapeText(member.name)}`,
          `X-ROOST-COLOR:${escapeText(member.color)}`,
        ]
      : []),
  ];
}

function yearsOf(entry: CalendarEntry, last: number): Years {
  const from = firstDate(entry.times).year;
  return { from, to: Math.max(last, from) };
}

/** The zones that entries are written in, each with the years in which it is needed. */
function zonesOf({ entries, year, timeZone }: CalendarFile): Map<string, WrittenZone> {
  const last = year + CHECKED_YEARS;
  const years = new Map<string, Years>();
  for (const entry of entries) {
    if (entry.times.isAllDay) continue;
    const own = yearsOf(entry, last);
    const known = years.get(entry.times.timeZone) ?? own;
    years.set(entry.times.timeZone, { from: Math.min(known.from, own.from), to: Math.max(known.to, own.to) });
  }
  // A calendar holds one component at least: section 3.6.
  if (entries.length === 0) years.set(timeZone, { from: year, to: last });
  return new Map([...years].map(([zone, needed]) => [zone, writeZone(zone, needed)]));
}

/**
 * A calendar as text/calendar: strict RFC 5545, whatever is in its texts. `ics` writes the events; this layer adds
 * zones, types of values and what `ics` lacks, and folds by octets
 * (docs/decisions/009-icalendar-with-ics-and-a-layer-of-ours.md).
 */
export async function writeCalendar(file: CalendarFile): Promise<string> {
  const zones = zonesOf(file);
  const tzid = (timeZone: string) => zones.get(timeZone)?.tzid ?? timeZone;
  const written = file.entries.map((entry) => writeTimes(entry, tzid));
  const { error, value } = await createEventsAsync(
    file.entries.map((entry, at) => attributesOf(entry, written[at] as WrittenTimes)),
    // An empty METHOD leaves it out: a feed publishes to nobody in particular.
    { productId: PRODUCT, method: "", calName: escapeText(file.name) },
  );
  if (error || !value) throw error ?? new Error("The calendar could not be written");

  const familyZone =
    zones.get(file.timeZone)?.tzid ?? writeZone(file.timeZone, { from: file.year, to: file.year }).tzid;
  const definitions = [...new Map([...zones.values()].map((zone) => [zone.tzid, zone])).values()];
  const header = [
    `X-WR-TIMEZONE:${familyZone}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...definitions.flatMap(({ lines }) => lines),
  ];
  const parts: string[] = [];
  const add = (line: string) => parts.push(foldLine(line));
  let at = -1;
  for (const line of unfoldLines(value)) {
    const name = line.slice(0, line.search(/[:;]/));
    if (name === "DTSTART" || name === "DTEND" || name === "EXDATE") {
      add(`${name}${written[at]?.parameter ?? ""}${line.slice(name.length)}`);
    } else if (line === "TRIGGER:-PT") {
      // A duration of nothing still has to say so: section 3.3.6.
      add("TRIGGER:-PT0M");
    } else {
      add(line);
    }
    if (line === "BEGIN:VEVENT") at += 1;
    const entry = name === "LAST-MODIFIED" ? file.entries[at] : undefined;
    if (entry) for (const own of ownLines(entry)) add(own);
    if (name === "X-PUBLISHED-TTL") for (const own of header) add(own);
  }
  return parts.join("");
}
