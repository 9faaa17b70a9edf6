import type { EventAttributes } from "ics";
import { nearestColorName } from "#app/domain/icalendar/colors.ts";
import { cleanText, escapeText } from "#app/domain/icalendar/text.ts";
import { writeRule } from "#app/domain/recurrence/rule-text.ts";
import { type EventTimes, type Recurrence, realSpan } from "#app/domain/time/recurrence.ts";
import { isoOfDay, type Temporal } from "#app/domain/time/time.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { say } from "#app/words/catalogue.ts";
import { feedWords } from "#app/words/catalogues/feed-words.ts";

/** The content of an event, a series or a birthday in a calendar file. */
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
  /** An empty list means everyone. */
  members: { name: string; color: string }[];
  /** The driver's name. */
  driver?: string | null;
  times: EventTimes;
  recurrence: Recurrence | null;
  /** The usual times of the occurrence that it overrides, under the `uid` of the series: section 3.8.4.4. */
  replaces?: EventTimes;
  /** Minutes before the start, or before the first midnight of an all-day event (docs/product/calendar.md, "Reminders"). */
  reminders?: readonly number[];
  /** Calendars show the day as free. */
  isFree?: true;
}

// Calendars have no fractions of a second: section 3.3.12.
const wholeSecond = (milliseconds: number) => Math.floor(milliseconds / 1000) * 1000;

// With numbers: a feed has thousands of times, and Temporal is many times slower to format one.
const writeWallTime = (localMs: number) =>
  new Date(wholeSecond(localMs)).toISOString().slice(0, 19).replace(/[-:]/g, "");
const writeInstant = (instant: Temporal.Instant) => `${writeWallTime(instant.epochMilliseconds)}Z`;
const writeDate = (date: Temporal.PlainDate | string) => date.toString().replaceAll("-", "");

/** The values of an entry's times as text, and their parameter. */
interface WrittenTimes {
  parameter: string;
  /** Further dates of a series. */
  dates: string[];
  start: string;
  end: string | null;
  exceptions: string[];
}

function writeTimes({ times, recurrence }: CalendarEntry, tzid: (timeZone: string) => string): WrittenTimes {
  const dates = [...(recurrence?.exceptions ?? [])].sort().map(writeDate);
  const further = (recurrence?.rule.dates ?? []).map((day) => writeDate(isoOfDay(day)));
  if (times.isAllDay) {
    // DTEND is the first day that is not part of the event any more: section 3.6.1.
    const end = writeDate(times.end.add({ days: 1 }));
    return { parameter: ";VALUE=DATE", start: writeDate(times.start), end, exceptions: dates, dates: further };
  }
  const { wall, timeZone } = times;
  // Readers take the first of a repeated hour: section 3.3.5.
  const read = realSpan(wall, timeZone);
  const areReadSo = read.start === times.start.epochMilliseconds && read.end === times.end.epochMilliseconds;
  if (!recurrence && !areReadSo) {
    return { parameter: "", start: writeInstant(times.start), end: writeInstant(times.end), exceptions: [], dates: [] };
  }
  const start = writeWallTime(wall.start);
  return {
    parameter: `;TZID=${tzid(timeZone)}`,
    start,
    // Without DTEND an event ends when it begins; a DTEND must be later: section 3.8.2.2.
    end: wholeSecond(wall.end) > wholeSecond(wall.start) ? writeWallTime(wall.end) : null,
    exceptions: dates.map((date) => date + start.slice(date.length)),
    dates: further.map((date) => date + start.slice(date.length)),
  };
}

const DAY_MINUTES = 1440;

/** An alarm: whole days are days of the wall clock; other lengths are exact (section 3.3.6). */
function writeAlarm(reminder: number, title: string): NonNullable<EventAttributes["alarms"]>[number] {
  const isDays = reminder !== 0 && reminder % DAY_MINUTES === 0;
  const length = isDays ? { days: reminder / DAY_MINUTES } : { minutes: Math.abs(reminder) };
  return {
    action: "display",
    // An alarm must have a text: section 3.6.6.
    description: escapeText(title) || "Reminder",
    trigger: { before: reminder >= 0, ...length },
  };
}

/**
 * The input for `ics`. Times are ready-made strings, which `ics` passes through, because it would read arrays in the
 * server's zone. Texts are cleaned by `cleanText`, and escaped where `ics` does not escape.
 */
function toAttributes(entry: CalendarEntry, written: WrittenTimes): EventAttributes {
  const { times, recurrence, reminders = [] } = entry;
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
    ...(recurrence ? { recurrenceRule: writeRule(recurrence.rule, times) } : {}),
    ...(written.exceptions.length > 0 ? { exclusionDates: written.exceptions } : {}),
    ...(entry.isFree ? { transp: "TRANSPARENT" as const } : {}),
    alarms: reminders.map((reminder) => writeAlarm(reminder, entry.title)),
  };
  // The types of `ics` lack `timestamp` and events without an end.
  return attributes as unknown as EventAttributes;
}

/** The line that names the occurrence that an entry overrides. */
function writeReplaced(times: EventTimes, tzid: (timeZone: string) => string): string {
  if (times.isAllDay) return `RECURRENCE-ID;VALUE=DATE:${writeDate(times.start)}`;
  return `RECURRENCE-ID;TZID=${tzid(times.timeZone)}:${writeWallTime(times.wall.start)}`;
}

/**
 * The lines of a description about an entry's people. They are only text, because programs would send invitations to an
 * ATTENDEE.
 */
export function peopleLines(names: readonly string[], driver: string | null | undefined, language: string): string[] {
  const text = say(feedWords, language);
  return [
    ...(names.length > 1 ? [text("who", { names: joinNames(names, language) })] : []),
    ...(driver ? [text("driver", { name: driver })] : []),
  ];
}

/** Lines that `ics` cannot write, and the description, which `ics` folds in quadratic time. */
function ownLines(
  { description, members, driver, replaces }: CalendarEntry,
  tzid: (timeZone: string) => string,
  language: string,
): string[] {
  const names = members.map(({ name }) => name);
  const lines = [description, ...peopleLines(names, driver, language)].filter(Boolean);
  const [first] = members;
  return [
    ...(replaces ? [writeReplaced(replaces, tzid)] : []),
    ...(lines.length > 0 ? [`DESCRIPTION:${escapeText(lines.join("\n"))}`] : []),
    ...names.map((name) => `CATEGORIES:${escapeText(name)}`),
    ...(first ? [`COLOR:${nearestColorName(first.color)}`] : []),
    ...members.flatMap(({ name, color }) => [
      `X-ROOST-MEMBER:${escapeText(name)}`,
      `X-ROOST-COLOR:${escapeText(color)}`,
    ]),
  ];
}

/** The parts from which an event is written. */
export interface Piece {
  attributes: EventAttributes;
  /** The parameter of DTSTART, DTEND and EXDATE. */
  parameter: string;
  own: string[];
}

/** The input of `ics` for an entry, and the lines added afterwards. `tzid` returns the name of a zone in the file. */
export function writeEntry(entry: CalendarEntry, tzid: (timeZone: string) => string, language: string): Piece {
  const written = writeTimes(entry, tzid);
  const dates = written.dates.map((date) => `RDATE${written.parameter}:${date}`);
  return {
    attributes: toAttributes(entry, written),
    parameter: written.parameter,
    own: [...dates, ...ownLines(entry, tzid, language)],
  };
}
