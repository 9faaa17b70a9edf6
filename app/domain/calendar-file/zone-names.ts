import { findIana } from "windows-iana";
import { findSameZone, type InlineZone, readInlineZone } from "#app/domain/calendar-file/inline-zone.ts";
import { readProperties, readText } from "#app/domain/calendar-file/properties.ts";

/** The meaning of a `TZID`: an IANA name, or a zone that only the file describes. */
export type Zone = string | InlineZone;

export type Zones = (tzid: string) => Zone | null;

/** The usual spelling of an IANA name; `null` for an unknown name. */
function toIana(name: string): string | null {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    // Another name of the same zone is as good as the main one.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return null;
  }
}

/** Outlook's names of zones as people see them, and those of its own that Microsoft's list has not. */
const OTHERS: readonly [RegExp, string][] = [
  [/Amsterdam, Berlin, Bern|Berlin, Stockholm, Rome/i, "Europe/Berlin"],
  [/Brussels, Copenhagen, Madrid|Paris, Madrid, Brussels/i, "Europe/Paris"],
  [/Dublin, Edinburgh, Lisbon|Greenwich Mean Time/i, "Europe/London"],
  [/Sarajevo, Skopje, Warsaw|Sarajevo, Warsaw, Sofija/i, "Europe/Warsaw"],
  [/Belgrade, Bratislava, Budapest|Prague, Central Europe/i, "Europe/Budapest"],
  [/Eastern Time \(US/i, "America/New_York"],
  [/Central Time \(US/i, "America/Chicago"],
  [/Mountain Time \(US/i, "America/Denver"],
  [/Pacific Time \(US/i, "America/Los_Angeles"],
  [/^(tzone:\/\/Microsoft\/Utc|Coordinated Universal Time|Etc\/Unknown|Z)$/i, "UTC"],
];

/** The IANA name of a `TZID`: its own, after a program's prefix, or for one of Microsoft's names. */
export function ianaName(tzid: string): string | null {
  const written = tzid.trim().replace(/^"|"$/g, "");
  // Outlook numbers the second zone of one name in a file, and its older names have bars.
  const name = written.replaceAll(" / ", ", ").replace(/ \d$/, "");
  const parts = name.replaceAll(" ", "_").split("/");
  const own = toIana(parts.join("/"));
  if (own) return own;
  const ends = [parts.slice(-3), parts.slice(-2)].filter(({ length }) => length > 1);
  const end = ends.map((one) => toIana(one.join("/"))).find((found) => found !== null);
  if (end) return end;
  return findIana(name)[0] ?? OTHERS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** The zone at a whole number of hours from UTC: "GMT+0100". */
function hoursFromUtc(tzid: string): string | null {
  const [, sign, hours = ""] = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?00)?$/i.exec(tzid.trim()) ?? [];
  // These names count from there to UTC.
  const name = `Etc/GMT${Number(hours) === 0 ? "" : (sign === "+" ? "-" : "+") + Number(hours)}`;
  return sign ? toIana(name) : null;
}

/** Zones beyond this many that no name tells are not looked for: that takes its time. */
const MAX_UNNAMED = 3;

/**
 * What the zones of a file mean, by name where one is known, else by what their clocks do. `preferred` is taken where
 * several do the same.
 */
export function readZones(described: readonly string[][], preferred: string, year: number): Zones {
  const byName = new Map<string, Zone>();
  let unnamed = 0;
  for (const lines of described) {
    const properties = readProperties(lines);
    const name = readText(properties, "TZID");
    if (!name || byName.has(name) || ianaName(name)) continue;
    const place = ianaName(readText(properties, "X-LIC-LOCATION") ?? "");
    if (place) byName.set(name, place);
    if (place || unnamed >= MAX_UNNAMED) continue;
    unnamed += 1;
    const inline = readInlineZone(lines);
    if (inline) byName.set(name, findSameZone(inline, preferred, year) ?? inline);
  }
  const known = new Map<string, Zone | null>();
  return (tzid) => {
    const zone = known.get(tzid) ?? ianaName(tzid) ?? byName.get(tzid) ?? hoursFromUtc(tzid);
    known.set(tzid, zone);
    return zone;
  };
}
