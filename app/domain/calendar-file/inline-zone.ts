import { LRUCache } from "lru-cache";
import { type Properties, readProperties, readText } from "#app/domain/calendar-file/properties.ts";
import { mendRule, readForeignRule } from "#app/domain/recurrence/foreign-rule.ts";
import { completeRule, type Rule, type RuleParts } from "#app/domain/recurrence/rule.ts";
import { ruleDays } from "#app/domain/recurrence/rule-days.ts";
import { RuleError, readRule as readOwnRule } from "#app/domain/recurrence/rule-text.ts";
import { DAY_MS, HOUR_MS, Temporal, toDayNumber, wallMs } from "#app/domain/time/time.ts";

/** Zones that a calendar file defines itself: VTIMEZONE, RFC 5545, section 3.6.5. */

/** A change of the clocks. */
interface Change {
  /** The local time of the change on the clock before it (`wallMs`). */
  at: number;
  /** The offset from UTC after the change, in milliseconds. */
  to: number;
  /** The offset before the change, if the file gives one. */
  from?: number | undefined;
}

export interface InlineZone {
  name: string;
  /** In order of time, at least one. */
  changes: readonly Change[];
}

/** The years in which changes are computed; outside them the offset stays the same. */
const [FIRST_DAY, LAST_DAY] = [1900, 2100].map((year) => toDayNumber(new Temporal.PlainDate(year, 1, 1))) as [
  number,
  number,
];
/** Real zones have two rules, and some a history of a hundred changes. Zones with far more would take too long. */
const MAX_OBSERVANCES = 300;
const MAX_RULES = 30;
const MAX_CHANGES = 5_000;

function readOffset(text: string | null): number | null {
  const [, sign, hours, minutes, seconds = "0"] = /^([+-])(\d{2}):?(\d{2})(\d{2})?$/.exec(text ?? "") ?? [];
  if (!sign || Number(hours) > 15) return null;
  return (sign === "-" ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** Real rules name a weekday of a month, which our own rules compute many times faster. */
function readParts(text: string): RuleParts {
  try {
    const parts = readOwnRule(text, "UTC");
    return parts.month === undefined ? readForeignRule(text, "UTC") : parts;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return readForeignRule(text, "UTC");
  }
}

function readRule(text: string, day: number): Rule {
  const rule = completeRule(readParts(text), day);
  if (rule.frequency !== "yearly") throw new Error("no rule of a zone");
  return rule;
}

/** The lines of each STANDARD and DAYLIGHT. */
function splitObservances(lines: readonly string[]): string[][] {
  const all: string[][] = [];
  for (const line of lines) {
    if (/^BEGIN:/i.test(line)) all.push([]);
    else all.at(-1)?.push(line);
  }
  return all;
}

/** The changes of one STANDARD or DAYLIGHT component, beginning with its start. */
function* readChanges(properties: Properties): Generator<Change> {
  const to = readOffset(readText(properties, "TZOFFSETTO"));
  if (to === null) return;
  const from = readOffset(readText(properties, "TZOFFSETFROM")) ?? undefined;
  const starts = ["DTSTART", "RDATE"].flatMap((name) => properties.get(name) ?? []).flatMap(({ values }) => values);
  const written = readText(properties, "RRULE");
  const rule = written === null ? null : mendRule(written);
  for (const [index, start] of starts.entries()) {
    if (typeof start !== "string") continue;
    const wall = Temporal.PlainDateTime.from(start.replace("Z", ""));
    const day = toDayNumber(wall.toPlainDate());
    const time = wall.toPlainTime().since("00:00").total("milliseconds");
    yield { at: day * DAY_MS + time, to, from };
    if (index > 0 || rule === null) continue;
    for (const next of ruleDays(readRule(rule, day), day, FIRST_DAY, LAST_DAY)) {
      yield { at: next * DAY_MS + time, to, from };
    }
  }
}

function listChanges(lines: readonly string[]): Change[] {
  const observances = splitObservances(lines).map(readProperties);
  const rules = observances.filter((properties) => properties.has("RRULE"));
  if (observances.length > MAX_OBSERVANCES || rules.length > MAX_RULES) throw new Error("no history of a zone");
  const all: Change[] = [];
  for (const properties of observances) {
    for (const change of readChanges(properties)) {
      all.push(change);
      if (all.length > MAX_CHANGES) throw new Error("no history of a zone");
    }
  }
  return all.sort((one, other) => one.at - other.at);
}

/** The zone that the lines of a VTIMEZONE define; `null` if they are invalid. */
export function readInlineZone(lines: readonly string[]): InlineZone | null {
  try {
    const changes = listChanges(lines);
    const name = readText(readProperties(lines), "TZID");
    return name && changes.length > 0 ? { name, changes } : null;
  } catch {
    return null;
  }
}

/** The offset from UTC, in milliseconds, at a local time (`wallMs`). */
export function inlineOffset({ changes }: InlineZone, wall: number): number {
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle] as Change).at <= wall) low = middle + 1;
    else high = middle;
  }
  const { to, from = to } = changes[Math.max(0, low - 1)] as Change;
  return low === 0 ? from : to;
}

/** The local time (`wallMs`) at an instant in milliseconds since 1970. */
export function inlineWall(zone: InlineZone, epochMs: number): number {
  const near = epochMs + inlineOffset(zone, epochMs);
  return epochMs + inlineOffset(zone, near);
}

const COMMON = [
  ...["Europe/Berlin", "Europe/London", "America/New_York", "America/Chicago", "America/Denver"],
  ...["America/Los_Angeles", "Asia/Tokyo", "Asia/Kolkata", "Australia/Sydney", "UTC"],
];

const MINUTE_MS = 60_000;

/** The IANA name of the zone with a fixed offset in milliseconds; `null` unless the offset is whole hours. */
function fixedName(offset: number): string | null {
  const hours = offset / HOUR_MS;
  if (!Number.isInteger(hours) || hours < -12 || hours > 14) return null;
  // The signs of these names are inverted.
  return hours === 0 ? "UTC" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}

/** Local times at which the clocks of two zones are compared: noon on `days` of each month, in `from` to `to`. */
const probe = (from: number, to: number, days: readonly number[]): number[] =>
  Array.from({ length: (to - from + 1) * 12 }, (_, month) => days.map((day) => Date.UTC(from, month, day, 12))).flat();

/** All zones; those with hardly any inhabitants are last. */
const allZones = (): string[] => {
  const isLast = (name: string) => Number(/^(Antarctica|Arctic)\//.test(name));
  return Intl.supportedValuesOf("timeZone").sort((one, other) => isLast(one) - isLast(other));
};

const agreesAt = (name: string, wall: number, offset: number): boolean => wallMs(wall - offset, name) === wall;

// Feeds are read again and again, with the same zones.
const foundBefore = new LRUCache<string, { name: string | null }>({ max: 500 });

function remember(key: string, find: () => string | null): string | null {
  const found = foundBefore.get(key) ?? { name: find() };
  foundBefore.set(key, found);
  return found.name;
}

/** Whether a described zone has the same local times as a named one in the years around `year`. */
export function hasClocksOf(zone: InlineZone, name: string, year: number): boolean {
  return probe(year - 1, year + 2, [5, 20]).every((wall) => agreesAt(name, wall, inlineOffset(zone, wall)));
}

/**
 * The zone with the same local times as a described one in the years around `year`: `preferred` if it has them, else
 * one with a fixed offset, else a common one, else any; `null` for none. Without `isThorough`, uncommon zones are
 * skipped.
 */
export function findSameZone(zone: InlineZone, preferred: string, year: number, isThorough = true): string | null {
  const probes = probe(year - 1, year + 2, [5, 20]);
  const offsets = probes.map((wall) => inlineOffset(zone, wall));
  const [wall = 0, offset = 0] = [probes[0], offsets[0]];
  const isFixed = offsets.every((one) => one === offset);
  const instant = Temporal.Instant.fromEpochMilliseconds(wall - offset);
  const isSame = (name: string) =>
    // One cheap comparison rules out most zones.
    instant.toZonedDateTimeISO(name).offsetNanoseconds === offset * 1_000_000 &&
    probes.every((local, at) => agreesAt(name, local, offsets[at] as number));
  if (isSame(preferred)) return preferred;
  const fixed = isFixed ? fixedName(offset) : null;
  return (
    fixed ??
    COMMON.find(isSame) ??
    (isThorough ? remember(`${year} ${offsets}`, () => allZones().find(isSame) ?? null) : null)
  );
}

/** A zone that is always `minutes` ahead of UTC: its IANA name, if one fits. */
export function fixedZone(name: string, minutes: number, preferred: string, year: number): string | InlineZone {
  const zone = { name, changes: [{ at: 0, to: minutes * MINUTE_MS }] };
  return fixedName(minutes * MINUTE_MS) ?? findSameZone(zone, preferred, year) ?? zone;
}

/** The number of offsets, of the 24 of two years, in which a near zone has to agree. */
const NEAR_ENOUGH = 18;

/**
 * The zone whose local times differ least from those of a described one in the two years from `year` on; `preferred` if
 * several differ equally.
 */
export function nearestZone(zone: InlineZone, preferred: string, year: number): string {
  const probes = probe(year, year + 1, [15]);
  const offsets = probes.map((wall) => inlineOffset(zone, wall));
  const instants = probes.map((wall, at) => Temporal.Instant.fromEpochMilliseconds(wall - (offsets[at] as number)));
  // Transitions of all zones would take seconds; single offsets do not.
  const agrees = (name: string, at: number) =>
    instants[at]?.toZonedDateTimeISO(name).offsetNanoseconds === (offsets[at] as number) * 1_000_000;
  const score = (name: string) => probes.filter((_, at) => agrees(name, at)).length;
  const best = (names: readonly string[]) => {
    let found = { name: preferred, points: score(preferred) };
    for (const name of names) {
      const points = score(name);
      if (points > found.points) found = { name, points };
    }
    return found;
  };
  const near = best(COMMON);
  if (near.points >= NEAR_ENOUGH) return near.name;
  return remember(`near ${preferred} ${year} ${offsets}`, () => best([...COMMON, ...allZones()]).name) ?? preferred;
}
