import type { Component } from "#app/domain/calendar-file/components.ts";
import { type FileDateTime, keptZone, readMoment, readTimes, toEpochMs } from "#app/domain/calendar-file/moments.ts";
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
import { DAY_MS } from "#app/domain/time/time.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";

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
  /** `LAST-MODIFIED` in milliseconds; `null` where it is not said. */
  changedAt: number | null;
  isCancelled: boolean;
  fields: FileFields;
  start: FileDateTime;
  times: EventTimes;
  /** The date whose place it has, and whether all that follow are meant, too. */
  replaces: { moment: FileDateTime; isFuture: boolean } | null;
  rules: string[];
  /** Further dates: with their own lengths where the file says so. */
  dates: FileDate[];
  exceptions: FileDateTime[];
  /** Notes on values that were cut or interpreted. */
  reasons: string[];
}

const MAX_UID = 1_000;
const MAX_REMINDERS = 5;
const MAX_REMINDER_MINUTES = 40_320;
const MIN_ALL_DAY_MINUTES = -1_439;

/** The reason why one event is left out; the other events are still read. */
export class NotUnderstood extends Error {}

function cut(text: string, max: number, what: string, reasons: string[]): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  reasons.push(`The ${what} was cut at ${max.toLocaleString("en")} characters.`);
  return characters.slice(0, max).join("").trim();
}

const isWord = (text: string | null | undefined, word: string) => text?.trim().toUpperCase() === word;

/** The title of a component; "Untitled" where it has none. */
export const readTitle = (properties: Properties): string =>
  cleanText(readText(properties, "SUMMARY") ?? "")
    .replace(/\s+/g, " ")
    .trim() || "Untitled";

function readFields(properties: Properties, reasons: string[]): Omit<FileFields, "reminders"> {
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

const readFirst = (properties: Properties, name: string, zones: Zones): FileDateTime | null => {
  const [property] = properties.get(name) ?? [];
  const [value] = property?.values ?? [];
  return property && typeof value === "string" ? readMoment(value, property, zones) : null;
};

const readAll = <T>(
  properties: Properties,
  name: string,
  read: (value: Property["values"][number], of: Property) => T,
) => (properties.get(name) ?? []).flatMap((property) => property.values.map((value) => read(value, property)));

/** A further date; of a period, with its end. */
function readDate(value: Property["values"][number], property: Property, zones: Zones) {
  if (typeof value === "string") {
    const moment = readMoment(value, property, zones);
    return moment && { moment, end: null, duration: null };
  }
  const moment = readMoment(value[0], property, zones);
  if (!moment) return null;
  const isLength = value[1].includes("P");
  return {
    moment,
    end: isLength ? null : readMoment(value[1], property, zones),
    duration: isLength ? value[1] : null,
  };
}

/** Programs of Microsoft say of whole days that they begin and end at midnight. */
function asDay(moment: FileDateTime | null, isDays: boolean): FileDateTime | null {
  if (!isDays || !moment || moment.isDate || moment.wall % DAY_MS !== 0) return moment;
  return { isDate: true, day: moment.wall / DAY_MS };
}

/** @throws {NotUnderstood} where it is too long to be kept */
export function readUid(properties: Properties): string | null {
  const uid = cleanText(readText(properties, "UID") ?? "").trim();
  if ([...uid].length > MAX_UID)
    throw new NotUnderstood(`Its UID is longer than ${MAX_UID.toLocaleString("en")} characters.`);
  return uid || null;
}

/**
 * An event as a file has it. Floating times, and those in UTC, are on the clock of `family`
 * (docs/product/calendar-files.md, "Times and zones").
 * @throws {NotUnderstood} with why it is left out
 */
export function readFileEvent({ lines, alarms, isCancelled }: Component, zones: Zones, family: string): FileEvent {
  const properties = readProperties(lines);
  const reasons: string[] = [];
  const uid = readUid(properties);
  const written = readFirst(properties, "DTSTART", zones);
  if (!written) throw new NotUnderstood(properties.has("DTSTART") ? "Its start cannot be read." : "It has no date.");
  const isDays = isWord(readText(properties, "X-MICROSOFT-CDO-ALLDAYEVENT"), "TRUE");
  const start = asDay(written, isDays) as FileDateTime;
  const end = asDay(readFirst(properties, "DTEND", zones), isDays);
  const timeZone = keptZone(start, family);
  const times = readTimes({ start, end, duration: readText(properties, "DURATION") }, timeZone, family);
  const tzid = properties.get("DTSTART")?.[0]?.parameters.tzid;
  if (tzid && !start.isDate && start.zone === "floating")
    reasons.push(`Its time zone “${tzid.slice(0, 100)}” is not known.`);
  const moment = readFirst(properties, "RECURRENCE-ID", zones);
  const range = properties.get("RECURRENCE-ID")?.[0]?.parameters.range;
  for (const name of properties.cut) {
    reasons.push(`Of its lines of ${name} the first ${MAX_OF_ONE_NAME.toLocaleString("en")} are taken.`);
  }
  if (properties.has("EXRULE")) reasons.push("Dates that a second rule takes out are not taken out.");
  return {
    uid,
    sequence: Number(/^\d{1,9}$/.exec(readText(properties, "SEQUENCE") ?? "")?.[0] ?? 0),
    changedAt: changedAt(readFirst(properties, "LAST-MODIFIED", zones), family),
    isCancelled: isCancelled || isWord(readText(properties, "STATUS"), "CANCELLED"),
    fields: { ...readFields(properties, reasons), reminders: readReminders(alarms, times) },
    start,
    times,
    replaces: moment && { moment, isFuture: isWord(range, "THISANDFUTURE") },
    rules: (properties.get("RRULE") ?? []).flatMap(({ values: [value] }) => (typeof value === "string" ? value : [])),
    dates: readAll(properties, "RDATE", (value, of) => readDate(value, of, zones)).filter((date) => date !== null),
    exceptions: readAll(properties, "EXDATE", (value, of) =>
      typeof value === "string" ? readMoment(value, of, zones) : null,
    ).filter((date) => date !== null),
    reasons,
  };
}

const changedAt = (moment: FileDateTime | null, family: string): number | null =>
  moment && !moment.isDate ? toEpochMs(moment, family) : null;
