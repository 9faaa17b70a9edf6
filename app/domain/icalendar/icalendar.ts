import { createEventsAsync, type EventAttributes } from "ics";
import { LRUCache } from "lru-cache";
import { nearestColorName } from "#app/domain/icalendar/colors.ts";
import { cleanText, escapeText, foldLine, unfoldLines } from "#app/domain/icalendar/text.ts";
import { type WrittenZone, writeZone, type Years } from "#app/domain/icalendar/zones.ts";
import { type EventTimes, firstDate, type Recurrence } from "#app/domain/time/recurrence.ts";
import { epochOfWallMs, startOfDay, type Temporal, wallMs } from "#app/domain/time/time.ts";

/** An event, a series, or a birthday, with all that a calendar file says of it. */
export interface CalendarEntry {
  /** Unique, and stable for the life of the entry. */
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
  /** Calendars show the day as free. */
  isFree?: true;
  /** A birthday of 29 February is kept on the last of February, where a series would skip the year. */
  isBirthday?: true;
}

interface CalendarFile {
  /** The name under which a calendar app lists it. */
  name: string;
  timeZone: string;
  entries: readonly CalendarEntry[];
  /** The year up to which, and ten more or until a later entry, zones are checked against this program's own rules. */
  year: number;
}

const PRODUCT = "-//Roost//Family calendar//EN";
const CHECKED_YEARS = 10;
/** Years further ahead than this are assumed to follow the last known rules: checking a year takes time. */
const MAX_CHECKED_YEARS = 100;

// Calendars have no fractions of a second: section 3.3.12.
const wholeSecond = ({ epochMilliseconds }: Temporal.Instant) => Math.floor(epochMilliseconds / 1000) * 1000;

// With numbers: a feed has thousands of times, and Temporal is many times slower to format one.
const writeWallTime = (localMs: number) => new Date(localMs).toISOString().slice(0, 19).replace(/[-:]/g, "");
const writeInstant = (instant: Temporal.Instant) => `${writeWallTime(wholeSecond(instant))}Z`;
const writeDate = (date: Temporal.PlainDate | string) => date.toString().replaceAll("-", "");

/** How the values of an entry's times are written, and the parameter that says so. */
interface WrittenTimes {
  parameter: string;
  start: string;
  end: string | null;
  exceptions: string[];
}

function writeTimes({ times, recurrence }: CalendarEntry, tzid: (timeZone: string) => string): WrittenTimes {
  const dates = [...(recurrence?.exceptions ?? [])].sort().map(writeDate);
  if (times.isAllDay) {
    // DTEND is the first day that is not part of the event any more: section 3.6.1.
    const end = writeDate(times.end.add({ days: 1 }));
    return { parameter: ";VALUE=DATE", start: writeDate(times.start), end, exceptions: dates };
  }
  const { timeZone } = times;
  const instants = [wholeSecond(times.start), wholeSecond(times.end)] as const;
  const [start, end] = [wallMs(instants[0], timeZone), wallMs(instants[1], timeZone)];
  // Readers take the first of a repeated hour: section 3.3.5.
  const areReadSo = epochOfWallMs(start, timeZone) === instants[0] && epochOfWallMs(end, timeZone) === instants[1];
  if (!recurrence && !areReadSo) {
    return { parameter: "", start: writeInstant(times.start), end: writeInstant(times.end), exceptions: [] };
  }
  const written = writeWallTime(start);
  return {
    parameter: `;TZID=${tzid(timeZone)}`,
    start: written,
    // Without DTEND an event ends as it begins; a DTEND has to be later: section 3.8.2.2.
    end: end > start ? writeWallTime(end) : null,
    exceptions: dates.map((date) => date + written.slice(date.length)),
  };
}

/** UNTIL has the type of DTSTART, and is in UTC where that has a time: section 3.3.10. */
function writeUntil(until: Temporal.PlainDate, times: EventTimes): string {
  if (times.isAllDay) return writeDate(until);
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
 * The input for `ics`. Times are ready-made strings, which it passes through: it would count arrays in the server's
 * zone. Texts come without line breaks of their own kinds, and already escaped where `ics` does not escape.
 */
function toAttributes(entry: CalendarEntry, written: WrittenTimes): EventAttributes {
  const rule = writeRule(entry);
  const { reminderMinutes } = entry;
  // An alarm must have a text: section 3.6.6.
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
  // Its types lack `timestamp` and events without an end.
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

function yearRange({ times }: CalendarEntry, year: number): Years {
  const from = Math.min(firstDate(times).year, year + MAX_CHECKED_YEARS);
  return { from, to: Math.max(year + CHECKED_YEARS, from) };
}

/** The zones that entries are written in, each with the years in which it is needed. */
function listZones({ entries, year, timeZone }: CalendarFile): Map<string, WrittenZone> {
  const years = new Map<string, Years>();
  for (const entry of entries) {
    if (entry.times.isAllDay) continue;
    const own = yearRange(entry, year);
    const known = years.get(entry.times.timeZone) ?? own;
    years.set(entry.times.timeZone, { from: Math.min(known.from, own.from), to: Math.max(known.to, own.to) });
  }
  // A calendar holds one component at least: section 3.6.
  if (entries.length === 0) years.set(timeZone, { from: year, to: year + CHECKED_YEARS });
  return new Map([...years].map(([zone, needed]) => [zone, writeZone(zone, needed)]));
}

/** An event with its place in the file. */
interface Piece {
  attributes: EventAttributes;
  /** What DTSTART, DTEND and EXDATE say of their values. */
  parameter: string;
  own: string[];
}

/** The lines of one event, as `ics` writes them, with what it lacks; folded. */
function completeEvent(lines: readonly string[], { parameter, own }: Piece): string {
  return lines
    .flatMap((line) => {
      const name = line.slice(0, line.search(/[:;]/));
      if (name === "DTSTART" || name === "DTEND" || name === "EXDATE")
        return name + parameter + line.slice(name.length);
      // A zero duration must be written out: section 3.3.6.
      if (line === "TRIGGER:-PT") return "TRIGGER:-PT0M";
      return name === "LAST-MODIFIED" ? [line, ...own] : line;
    })
    .map(foldLine)
    .join("");
}

// `ics` checks each event against a schema, which takes most of the time of a feed; yet of a family's events next to
// all are as they were when its other programs asked. So a written event is kept under all that went into it.
const keptEvents = new LRUCache<string, string>({
  /** Characters. */
  maxSize: 8_000_000,
  sizeCalculation: (text, key) => key.length + text.length,
});

/** The lines that `ics` begins a calendar with, and its events in their order, each complete. */
async function writeEvents(pieces: readonly Piece[], calName: string): Promise<{ header: string[]; events: string[] }> {
  const known = pieces.map((piece) => {
    const key = JSON.stringify(piece);
    return { piece, key, text: keptEvents.get(key) };
  });
  const missing = known.filter(({ text }) => text === undefined);
  // An empty METHOD leaves it out: a feed publishes to nobody in particular.
  const { error, value } = await createEventsAsync(
    missing.map(({ piece }) => piece.attributes),
    { productId: PRODUCT, method: "", calName },
  );
  if (error || !value) throw error ?? new Error("The calendar could not be written");

  const lines = unfoldLines(value);
  let end = lines.indexOf("BEGIN:VEVENT");
  const header = lines.slice(0, end < 0 ? lines.indexOf("END:VCALENDAR") : end);
  for (const event of missing) {
    const begin = end;
    end = lines.indexOf("END:VEVENT", begin) + 1;
    event.text = completeEvent(lines.slice(begin, end), event.piece);
    keptEvents.set(event.key, event.text);
  }
  return { header, events: known.map(({ text = "" }) => text) };
}

/**
 * A calendar as text/calendar: strict RFC 5545, whatever is in its texts. `ics` writes the events; this layer adds
 * zones, types of values and what `ics` lacks, and folds by octets
 * (docs/decisions/009-icalendar-with-ics-and-a-layer-of-ours.md).
 */
export async function writeCalendar(file: CalendarFile): Promise<string> {
  const zones = listZones(file);
  const tzid = (timeZone: string) => zones.get(timeZone)?.tzid ?? timeZone;
  const pieces = file.entries.map((entry) => {
    const written = writeTimes(entry, tzid);
    return { attributes: toAttributes(entry, written), parameter: written.parameter, own: ownLines(entry) };
  });
  const { header, events } = await writeEvents(pieces, escapeText(file.name));

  const familyZone =
    zones.get(file.timeZone)?.tzid ?? writeZone(file.timeZone, { from: file.year, to: file.year }).tzid;
  const definitions = [...new Map([...zones.values()].map((zone) => [zone.tzid, zone])).values()];
  const head = [
    ...header,
    `X-WR-TIMEZONE:${familyZone}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...definitions.flatMap(({ lines }) => lines),
  ];
  return [...head.map(foldLine), ...events, foldLine("END:VCALENDAR")].join("");
}
