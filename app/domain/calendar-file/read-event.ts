import type { Component } from "#app/domain/calendar-file/components.ts";
import {
  endsEarly,
  type FileDateTime,
  keptZone,
  readMoment,
  readTimes,
  toEpochMs,
} from "#app/domain/calendar-file/moments.ts";
import {
  MAX_OF_ONE_NAME,
  type Properties,
  type Property,
  readDuration,
  readProperties,
  readText,
} from "#app/domain/calendar-file/properties.ts";
import type { Zones } from "#app/domain/calendar-file/zone-names.ts";
import { cleanText } from "#app/domain/icalendar/text.ts";
import type { EventTimes } from "#app/domain/time/recurrence.ts";
import { DAY_MS, dayOfIso, wallMs } from "#app/domain/time/time.ts";
import { FIRST_DATE } from "#app/shared/calendar/constants.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { type Note, note } from "#app/words/note.server.ts";

/** The fields of a file's event, except its times. */
export interface FileFields {
  title: string;
  description: string | null;
  location: string | null;
  /** Minutes before the start, the longest first; of all-day events before its first midnight. */
  reminders: number[];
}

/** A further date of a series. */
export interface FileDate {
  moment: FileDateTime;
  end: FileDateTime | null;
  duration: string | null;
}

/** A VEVENT: an event, a series, or one date of a series. */
export interface FileEvent {
  uid: string | null;
  sequence: number;
  /** `LAST-MODIFIED` in milliseconds since 1970; `null` without one. */
  changedAt: number | null;
  /** The unfolded lines of the file. */
  lines: readonly string[];
  isCancelled: boolean;
  fields: FileFields;
  /** Whether the file gives a title; an override without one has the fields of its series. */
  hasTitle: boolean;
  start: FileDateTime;
  /** Whether the file gives a start; an override without one keeps the time of its date. */
  hasStart: boolean;
  /** Whether its start has no zone; the start of an override is then in the zone of its series. */
  isFloating: boolean;
  end: FileDateTime | null;
  duration: string | null;
  times: EventTimes;
  /** IANA names of the zones in which a moment in UTC may be a midnight of whole days, the likeliest first. */
  zonesOfDays: readonly string[];
  /** The date that it overrides, and whether it overrides all later ones, too. */
  replaces: { moment: FileDateTime; isFuture: boolean } | null;
  rules: string[];
  /** Further dates, with their own lengths if the file gives them. */
  dates: FileDate[];
  exceptions: FileDateTime[];
  /** Notes of `calendarFileWords` on values that were cut or interpreted. */
  reasons: Note[];
}

const MAX_UID = 1_000;
const MAX_REMINDERS = 5;
const MAX_REMINDER_MINUTES = 40_320;
const MIN_ALL_DAY_MINUTES = -1_439;

/** The reason why one event is left out; the other events are still read. */
export class NotUnderstood extends Error {
  constructor(readonly reason: Note) {
    super(reason.id);
  }
}

function cut(text: string, max: number, what: "title" | "description" | "place", reasons: Note[]): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  reasons.push(note(calendarFileWords, `event.${what}`, { count: max }));
  return characters.slice(0, max).join("").trim();
}

const isWord = (text: string | null | undefined, word: string) => text?.trim().toUpperCase() === word;

/** The title of a component; "Untitled" where it has none. */
export const readTitle = (properties: Properties): string =>
  cleanText(readText(properties, "SUMMARY") ?? "")
    .replace(/\s+/g, " ")
    .trim() || "Untitled";

function readFields(properties: Properties, reasons: Note[]): Omit<FileFields, "reminders"> {
  const clean = (name: string) => cleanText(readText(properties, name) ?? "").trim();
  const [description, url] = [clean("DESCRIPTION"), clean("URL")];
  const text = [description, description.includes(url) ? "" : url].filter(Boolean).join("\n");
  return {
    title: cut(readTitle(properties), MAX_LENGTH.title, "title", reasons),
    description: cut(text, MAX_LENGTH.text, "description", reasons) || null,
    location: cut(clean("LOCATION").replace(/\s*\n\s*/g, ", "), MAX_LENGTH.location, "place", reasons) || null,
  };
}

function readReminders(alarms: readonly string[][], times: EventTimes): number[] {
  const minutes = alarms.flatMap((lines) => {
    const [trigger] = readProperties(lines).get("TRIGGER") ?? [];
    if (trigger?.type !== "duration") return [];
    const length = readDuration(String(trigger.values[0]));
    if (!length) return [];
    const before = -Math.round((length.days * DAY_MS + length.ms) / 60_000);
    const isOfEnd = isWord(trigger.parameters.related, "END");
    if (!isOfEnd || times.isAllDay) return before;
    return before - Math.round((times.wall.end - times.wall.start) / 60_000);
  });
  const least = times.isAllDay ? MIN_ALL_DAY_MINUTES : 0;
  const kept = minutes.filter((one) => one >= least && one <= MAX_REMINDER_MINUTES);
  return [...new Set(kept)].sort((a, b) => b - a).slice(0, MAX_REMINDERS);
}

type ReadOptions = Parameters<typeof readMoment>[3];

const readFirst = (properties: Properties, name: string, zones: Zones, options?: ReadOptions): FileDateTime | null => {
  const [property] = properties.get(name) ?? [];
  const [value] = property?.values ?? [];
  return property && typeof value === "string" ? readMoment(value, property, zones, options) : null;
};

const readAll = <T>(
  properties: Properties,
  name: string,
  read: (value: Property["values"][number], of: Property) => T,
) => (properties.get(name) ?? []).flatMap((property) => property.values.map((value) => read(value, property)));

/** A further date; for a period, with its end or length. */
function readDate(value: Property["values"][number], property: Property, zones: Zones, options: ReadOptions) {
  if (typeof value === "string") {
    const moment = readMoment(value, property, zones, options);
    return moment && { moment, end: null, duration: null };
  }
  const moment = readMoment(value[0], property, zones, options);
  if (!moment) return null;
  const isLength = value[1].includes("P");
  return {
    moment,
    end: isLength ? null : readMoment(value[1], property, zones, options),
    duration: isLength ? value[1] : null,
  };
}

/** The date of a midnight: Microsoft's programs write whole days as local midnights, or as those of `zones` in UTC. */
function asDay(moment: FileDateTime | null, zones: readonly string[] | null): FileDateTime | null {
  if (!zones || !moment || moment.isDate) return moment;
  const { wall, isUtc } = moment;
  const midnight = [wall, ...(isUtc ? zones.map((zone) => wallMs(wall, zone)) : [])].find((at) => at % DAY_MS === 0);
  return midnight === undefined ? moment : { isDate: true, day: midnight / DAY_MS };
}

/** Properties by which Microsoft's programs mark all-day events. */
const MARKS_OF_DAYS = ["X-MICROSOFT-CDO-ALLDAYEVENT", "X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT"];

/** @throws {NotUnderstood} for more than `MAX_UID` characters */
export function readUid(properties: Properties): string | null {
  const uid = cleanText(readText(properties, "UID") ?? "").trim();
  if ([...uid].length > MAX_UID) throw new NotUnderstood(note(calendarFileWords, "event.longId", { count: MAX_UID }));
  return uid || null;
}

const FIRST_DAY = dayOfIso(FIRST_DATE);
/** Days of 400 years, after which the calendar repeats, weekdays included. */
const CYCLE = 146_097;

const dayOf = (moment: FileDateTime) => (moment.isDate ? moment.day : Math.floor(moment.wall / DAY_MS));

function addDays(moment: FileDateTime, days: number): FileDateTime {
  if (days === 0) return moment;
  return moment.isDate ? { ...moment, day: moment.day + days } : { ...moment, wall: moment.wall + days * DAY_MS };
}

/** Days to add to a date in the year 0000, which means an unknown year, so that it is in the 400 years before 1900. */
const cyclesBefore1900 = (day: number): number => Math.max(0, Math.ceil((FIRST_DAY - CYCLE - day) / CYCLE)) * CYCLE;

const DATES_SAID = [
  ["RDATE", "event.addedDate"],
  ["EXDATE", "event.cancelledDate"],
  ["RECURRENCE-ID", "event.changedDate"],
] as const;

/** Adds a note for each unreadable value, except for dates that do not exist in a calendar. */
function addUnread(properties: Properties, end: FileDateTime | null, reasons: Note[]): void {
  const { unread } = properties;
  const length = readText(properties, "DURATION");
  const isEndWrong = !end && (properties.has("DTEND") || unread.has("DTEND"));
  if (isEndWrong || (length !== null && !readDuration(length))) reasons.push(note(calendarFileWords, "event.noEnd"));
  for (const [name, id] of DATES_SAID) {
    const found = properties.get(name) ?? [];
    const isWrong = found.some(({ values }) => values.some((value) => !/^\d{4}-\d\d-\d\d/.test(String(value))));
    if (isWrong || unread.has(name)) reasons.push(note(calendarFileWords, id));
  }
}

const NO_ZONES: readonly string[] = [];

/** The zones in which a moment in UTC may be a midnight of whole days: that of the written start, then others. */
function listZones(written: FileDateTime, zones: Zones, timeZone: string): readonly string[] {
  const names = [...(zones.names ?? []), timeZone];
  if (written.isDate || written.isUtc || typeof written.zone !== "string" || written.zone === "floating") return names;
  return [written.zone, ...names];
}

/**
 * Reads an event of a file. Times without a zone have the zone of its start; a start without a zone has that of its
 * calendar, else `family` (docs/product/calendar-files.md, "Times and zones").
 * @throws {NotUnderstood} with the reason why it is left out
 */
export function readFileEvent(
  { lines, alarms, isCancelled }: Pick<Component, "lines" | "alarms" | "isCancelled">,
  zones: Zones,
  family: string,
): FileEvent {
  const properties = readProperties(lines);
  const reasons: Note[] = [];
  const uid = readUid(properties);
  // Without a zone it is in the zone of the series, which is in another component.
  const moment = readFirst(properties, "RECURRENCE-ID", zones, { fallback: "floating" });
  const isFuture = isWord(properties.get("RECURRENCE-ID")?.[0]?.parameters.range, "THISANDFUTURE");
  const hasStart = properties.has("DTSTART") || properties.unread.has("DTSTART");
  const written = hasStart ? readFirst(properties, "DTSTART", zones, { isEarly: true }) : moment;
  if (!written) throw new NotUnderstood(note(calendarFileWords, hasStart ? "event.noStart" : "event.noDate"));
  const rules = (properties.get("RRULE") ?? []).flatMap(({ values: [value] }) =>
    typeof value === "string" ? value : [],
  );
  if (dayOf(written) < FIRST_DAY && (rules.length === 0 || moment))
    throw new NotUnderstood(note(calendarFileWords, "event.begins"));
  const later = cyclesBefore1900(dayOf(written));
  const isDays = MARKS_OF_DAYS.some((name) => isWord(readText(properties, name), "TRUE"));
  const ofDays = isDays ? [...(zones.names ?? []), family] : null;
  const start = addDays(asDay(written, ofDays) as FileDateTime, later);
  const ownClock = written.isDate ? {} : { fallback: written.zone };
  const readEnd = asDay(readFirst(properties, "DTEND", zones, { ...ownClock, isEarly: true }), ofDays);
  const end = readEnd && addDays(readEnd, later);
  const isSeries = rules.length > 0 || properties.has("RDATE") || isFuture;
  const timeZone = keptZone(start, family, isSeries);
  const duration = readText(properties, "DURATION");
  const times = readTimes({ start, end, duration }, timeZone, family);
  const tzid = properties.get("DTSTART")?.[0]?.parameters.tzid;
  if (tzid && !written.isDate && !written.isUtc && zones(tzid) === null)
    reasons.push(note(calendarFileWords, "event.zone", { zone: tzid.slice(0, 100) }));
  for (const name of properties.cut) {
    reasons.push(note(calendarFileWords, "event.lines", { name, count: MAX_OF_ONE_NAME }));
  }
  addUnread(properties, end, reasons);
  if (endsEarly({ start, end, duration }, family)) reasons.push(note(calendarFileWords, "event.endsEarly"));
  if (properties.has("EXRULE")) reasons.push(note(calendarFileWords, "event.secondRule"));
  return {
    uid,
    sequence: Number(/^\d{1,9}$/.exec(readText(properties, "SEQUENCE") ?? "")?.[0] ?? 0),
    changedAt: changedAt(readFirst(properties, "LAST-MODIFIED", zones), family),
    lines,
    isCancelled: isCancelled || isWord(readText(properties, "STATUS"), "CANCELLED"),
    fields: { ...readFields(properties, reasons), reminders: readReminders(alarms, times) },
    hasTitle: Boolean(readText(properties, "SUMMARY")?.trim()),
    start,
    hasStart,
    isFloating: !written.isDate && !written.isUtc && tzid === undefined,
    end,
    duration,
    times,
    zonesOfDays: start.isDate && isSeries ? listZones(written, zones, timeZone) : NO_ZONES,
    replaces: moment && { moment, isFuture },
    rules,
    dates: readAll(properties, "RDATE", (value, of) => readDate(value, of, zones, ownClock)).filter(
      (date) => date !== null,
    ),
    exceptions: readAll(properties, "EXDATE", (value, of) =>
      typeof value === "string" ? readMoment(value, of, zones, ownClock) : null,
    ).filter((date) => date !== null),
    reasons,
  };
}

const changedAt = (moment: FileDateTime | null, family: string): number | null =>
  moment && !moment.isDate ? toEpochMs(moment, family) : null;
