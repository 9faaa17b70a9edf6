import { findIana } from "windows-iana";
import {
  findSameZone,
  fixedZone,
  hasClocksOf,
  type InlineZone,
  readInlineZone,
} from "#app/domain/calendar-file/inline-zone.ts";
import { readProperties, readText } from "#app/domain/calendar-file/properties.ts";
import { offsetInWords, zoneOfWords } from "#app/domain/calendar-file/zone-words.ts";
import { Temporal } from "#app/domain/time/time.ts";

/** The meaning of a `TZID`: an IANA name, or a zone that only the file describes. */
export type Zone = string | InlineZone;

/** The zones of a calendar by `TZID`; `null` for an unknown one. */
export interface Zones {
  (tzid: string): Zone | null;
  /** The zone of times without a zone: `X-WR-TIMEZONE`. */
  floating?: Zone | null;
  /** IANA names of the calendar's zones, in which whole days may be counted. */
  names?: readonly string[];
}

/** Adds the zone that a calendar names as its own, and the names of the zones that it describes. */
export function withCalendarZone(zones: Zones, described: readonly string[], own: string | null): Zones {
  const floating = own === null ? null : zones(own);
  const names = [floating, ...described.map(zones)].filter((zone) => typeof zone === "string");
  return Object.assign((tzid: string) => zones(tzid), { floating, names });
}

/** The usual spelling of an IANA name; `null` for an unknown name, and for `BST`, which Intl alone takes for a zone. */
function toIana(name: string): string | null {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(name)) return null;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    // Another name of the same zone is as good as the main one.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return null;
  }
}

/** The IANA name of a place, with a slash, that is the whole `TZID` or follows a program's prefix. */
function placeName(tzid: string): string | null {
  const parts = tzid.replaceAll(" ", "_").split("/");
  const ends = [parts, parts.slice(-3), parts.slice(-2)].filter(({ length }) => length > 1);
  return ends.map((one) => toIana(one.join("/"))).find((found) => found !== null) ?? null;
}

const unquoted = (tzid: string) => tzid.trim().replace(/^"|"$/g, "").trim();

/** The IANA name of a `TZID`: its own, after a program's prefix, or for one of Microsoft's names. */
export function ianaName(tzid: string): string | null {
  // Outlook numbers the second zone of one name in a file, and its older names have slashes.
  const name = unquoted(tzid).replaceAll(" / ", ", ").replace(/ \d$/, "");
  const own = placeName(name) ?? toIana(name.replaceAll(" ", "_"));
  if (own) return own;
  // "US-Eastern" of RFC 2445.
  const dashed = /^[A-Z]{2}-[A-Za-z]+$/.test(name) ? toIana(name.replace("-", "/")) : null;
  // Windows has names only for standard time.
  const standard = name.replace(/( (Daylight|Summer))? Time$/, " Standard Time");
  return dashed ?? findIana(name)[0] ?? zoneOfWords(name) ?? findIana(standard)[0] ?? null;
}

/** Zones beyond this many are compared only with the common ones, because comparing all takes long. */
const MAX_SEARCHED = 10;
/** Zones of a calendar beyond this many are ignored. */
const MAX_DESCRIBED = 500;

/** The name of a described zone. */
export const nameOfZone = (lines: readonly string[]): string =>
  unquoted(readText(readProperties(lines.filter((line) => /^TZID/i.test(line))), "TZID") ?? "");

/** The lines of zones by their names; the first of a name counts. */
function byName(described: readonly (readonly string[])[]): Map<string, readonly string[]> {
  const zones = new Map<string, readonly string[]>();
  for (const lines of described.slice(0, MAX_DESCRIBED)) {
    const name = nameOfZone(lines);
    if (name && !zones.has(name)) zones.set(name, lines);
  }
  return zones;
}

/**
 * The meanings of a file's zones. A place (`Europe/Berlin`) is the IANA zone. For any other name, the file's definition
 * wins if it contradicts the name, because hand-written files have an `EST` with summer time. `preferred` is chosen
 * among several zones with the same local times.
 */
export function readZones(described: readonly (readonly string[])[], preferred: string, year: number): Zones {
  const zones = byName(described);
  const known = new Map<string, Zone | null>();
  let searched = 0;
  const readDescribed = (lines: readonly string[], named: string | null): Zone | null => {
    const place = placeName(readText(readProperties(lines), "X-LIC-LOCATION") ?? "");
    if (place) return place;
    const inline = readInlineZone(lines);
    if (!inline) return null;
    if (named && hasClocksOf(inline, named, year)) return named;
    if (!named) searched += 1;
    return findSameZone(inline, preferred, year, !named && searched <= MAX_SEARCHED) ?? inline;
  };
  const find = (tzid: string): Zone | null => {
    const name = unquoted(tzid);
    const place = placeName(name);
    if (place) return place;
    const lines = zones.get(name);
    const named = ianaName(name);
    const own = lines && readDescribed(lines, named);
    if (own ?? named) return own ?? named;
    const offset = offsetInWords(name);
    return offset === null ? null : fixedZone(name, offset, preferred, year);
  };
  return (tzid) => {
    const before = known.get(tzid);
    if (before !== undefined) return before;
    const zone = find(tzid);
    known.set(tzid, zone);
    return zone;
  };
}
