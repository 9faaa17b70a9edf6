import ICAL from "ical.js";
import { decodeCalendar } from "#app/domain/calendar-file/decode.ts";

/** One property of a component, as ical.js reads it; unreadable lines are skipped. */
export interface Property {
  name: string;
  parameters: Record<string, string>;
  type: string;
  /** Dates and times in ISO 8601 without a zone (`Z` for UTC), periods as pairs, all else as text. */
  values: (string | [string, string])[];
}

/** Properties with times; programs omit their seconds, or write dates without saying so. */
const TIMES: ReadonlySet<string> = new Set(["DTSTART", "DTEND", "RECURRENCE-ID", "EXDATE", "RDATE"]);

/** The properties that we read; all others, such as attachments, are skipped unparsed. */
const READ: ReadonlySet<string> = new Set([
  ...TIMES,
  ...["UID", "SUMMARY", "DESCRIPTION", "LOCATION", "URL", "DURATION", "RRULE", "EXRULE", "STATUS", "SEQUENCE"],
  ...[
    "LAST-MODIFIED",
    "TRIGGER",
    "X-MICROSOFT-CDO-ALLDAYEVENT",
    "X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT",
    "TZID",
    "X-LIC-LOCATION",
    "TZOFFSETFROM",
  ],
  ...["TZOFFSETTO", "X-WR-CALNAME", "NAME", "REFRESH-INTERVAL", "X-PUBLISHED-TTL", "PRODID", "X-WR-TIMEZONE"],
]);

/** Properties with text for people. */
const TEXTS: ReadonlySet<string> = new Set(["SUMMARY", "DESCRIPTION", "LOCATION"]);

/** Read as plain text, because our own code parses values that ical.js refuses or changes. */
const AS_TEXT: ReadonlySet<string> = new Set(["RRULE", "EXRULE", "SEQUENCE", "TZOFFSETFROM", "TZOFFSETTO", "URL"]);

const nameOfLine = (line: string): string =>
  line
    .slice(0, line.search(/[;:]|$/))
    .trim()
    .toUpperCase();

/** The start of a line's value: after the first colon outside quotes. */
function valueAt(line: string): number {
  if (!line.includes('"')) return line.indexOf(":") + 1 || line.length;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ":" && !isQuoted) return at + 1;
  }
  return line.length;
}

/** Decodes a quoted-printable text, `=C3=B6`, which older programs write. */
function mendText(line: string): string {
  const at = valueAt(line);
  const head = line.slice(0, at - 1);
  if (!/;ENCODING=QUOTED-PRINTABLE/i.test(head)) return line;
  const written = line.slice(at).replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `${head}:${decodeCalendar(Buffer.from(written, "latin1")).replace(/\r?\n/g, "\\n")}`;
}

/** Longer names of zones are not quoted; the longest of Windows has 60 characters. */
const MAX_ZONE_WORDS = 200;
/** The colons of a time and of its UTC offset in ISO 8601. */
const MARKS_OF_TIME = /(?<=T\d\d):(?=\d\d)|(?<=T\d\d:?\d\d):(?=\d\d)|(?<=T[\d:]{4,8}[+-]\d\d):(?=\d\d)/g;

/** Quotes a zone's name: those of Outlook have colons, commas and semicolons, and not every program quotes them. */
function quoteZone(written: string): string {
  const line = written.replace(MARKS_OF_TIME, "");
  const at = line.search(/;TZID=/i) + ";TZID=".length;
  const words = line.slice(at, line.lastIndexOf(":"));
  if (at < ";TZID=".length || words.length > MAX_ZONE_WORDS || words.includes('"')) return line;
  const zone = words.replace(/(;[A-Z-]+=[^;:]*)+$/i, "");
  return /[:,;]/.test(zone) ? `${line.slice(0, at)}"${zone}"${line.slice(at + zone.length)}` : line;
}

/** Replaces the 24:00 of ISO 8601 with 0:00 of the next day. */
function mendMidnight(value: string): string {
  return value.replace(/(\d{4})(\d\d)(\d\d)T2400(00)?(?!\d)/g, (all, year, month, day) => {
    const next = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + 1));
    return Number(year) < 100 ? all : `${next.toISOString().slice(0, 10).replaceAll("-", "")}T000000`;
  });
}

/** Converts a time with a UTC offset (ISO 8601) to UTC. */
const mendOffset = (value: string): string =>
  value.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)?([+-]\d\d)(\d\d)(?!\d)/g, (all, ...parts) => {
    const [year, month, day, hour, minute, second = "00", hours, minutes] = parts;
    const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${hours}:${minutes}`);
    return Number.isNaN(at) ? all : new Date(at).toISOString().replace(/\.\d+|[-:]/g, "");
  });

/** A list of values without blanks and hyphens within a date, separated by single commas. */
const mendList = (value: string): string =>
  value
    .replace(/(?<=\d{4})-(\d\d)-(?=\d\d)/g, "$1")
    .replace(/\s+/g, "")
    .replace(/[,;]+/g, ",")
    .replace(/^,|,$/g, "");

/** A time as RFC 5545 writes it, which needs no repair: nearly all times of a file. */
const PLAIN_TIME = /^[A-Z-]+(?:;TZID=[\w/+-]+)?:\d{8}T\d{6}Z?$/;

/** Repairs times to the form of RFC 5545, section 3.3.5. */
function mendTimes(written: string): string {
  if (PLAIN_TIME.test(written) && !written.includes("T240000")) return written;
  const line = quoteZone(written);
  const at = valueAt(line);
  const head = line.slice(0, at - 1);
  const isDate = /;VALUE=DATE(;|$)/i.test(head);
  const list = mendList(line.slice(at));
  // A midnight with `VALUE=DATE` is a date.
  const value = isDate ? list.replace(/T0000(00)?Z?(?=,|$)/g, "") : mendMidnight(mendOffset(list));
  const areDates = /^\d{8}(,\d{8})*$/.test(value);
  if (areDates) return `${head.replace(/;VALUE=[^;:]*/i, "")};VALUE=DATE:${value}`;
  return `${isDate ? head.replace(/;VALUE=DATE/i, "") : head}:${value.replace(/(\d{8}T\d{4})(?=Z?(,|$))/g, "$100")}`;
}

function read(line: string): Property | null {
  const name = nameOfLine(line);
  if (!READ.has(name)) return null;
  if (AS_TEXT.has(name)) return { name, parameters: {}, type: "text", values: [line.slice(valueAt(line)).trim()] };
  const parse = (mended: string): Property => {
    const parsed = ICAL.Property.fromString(mended, ICAL.design.icalendar);
    const [, parameters, type, ...values] = parsed.jCal as [string, Record<string, string>, string, ...never[]];
    return { name, parameters, type, values };
  };
  try {
    return parse(TIMES.has(name) ? mendTimes(line) : mendText(line));
  } catch {
    if (!TEXTS.has(name) || valueAt(line) === line.length) return null;
    // Its parameters are invalid: the text is read without them.
    return parse(`${name}:${line.slice(valueAt(line))}`);
  }
}

/** No program writes more values of one name. */
export const MAX_OF_ONE_NAME = 5_000;

/** Properties by their names. */
export interface Properties extends ReadonlyMap<string, readonly Property[]> {
  /** Names with more values than `MAX_OF_ONE_NAME`; the others are not read. */
  readonly cut: ReadonlySet<string>;
  /** Names with an unreadable line. */
  readonly unread: ReadonlySet<string>;
}

// Shared, because files have thousands of components, and nearly all of them have no such names.
const NO_NAMES: ReadonlySet<string> = new Set();

class ReadProperties extends Map<string, Property[]> implements Properties {
  cut: ReadonlySet<string> = NO_NAMES;
  unread: ReadonlySet<string> = NO_NAMES;
}

/** The readable properties of a component by their names. */
export function readProperties(lines: readonly string[]): Properties {
  const found = new ReadProperties();
  // Numbers of values, for names with several lines.
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = nameOfLine(line);
    const known = found.get(name);
    const count = counts.get(name) ?? known?.[0]?.values.length ?? 0;
    if (count >= MAX_OF_ONE_NAME) {
      if (!found.cut.has(name)) found.cut = new Set([...found.cut, name]);
      continue;
    }
    const property = read(line);
    if (!property) {
      if (READ.has(name) && !found.unread.has(name)) found.unread = new Set([...found.unread, name]);
      continue;
    }
    if (known) {
      counts.set(name, count + property.values.length);
      known.push(property);
    } else found.set(property.name, [property]);
  }
  return found;
}

/** The text of the first property of a name; `null` without one. */
export function readText(properties: Properties, name: string): string | null {
  const [value] = properties.get(name)?.[0]?.values ?? [];
  return typeof value === "string" ? value : null;
}

/** A duration (RFC 5545, section 3.3.6) as whole days and the rest in milliseconds; `null` if it is invalid. */
export function readDuration(text: string | null): { days: number; ms: number } | null {
  const match = /^([+-])?P(?:(\d{1,5})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i.exec(
    text?.trim() ?? "",
  );
  if (!match) return null;
  const [, sign, ...rest] = match;
  if (rest.every((part) => part === undefined)) return null;
  const [weeks, days, hours, minutes, seconds] = rest.map((part) => Number(part ?? 0)) as number[] &
    [number, number, number, number, number];
  const factor = sign === "-" ? -1 : 1;
  return { days: factor * (weeks * 7 + days), ms: factor * ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}
