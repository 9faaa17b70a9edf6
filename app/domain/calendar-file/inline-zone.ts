import { type Properties, readProperties, readText } from "#app/domain/calendar-file/properties.ts";
import { readForeignRule } from "#app/domain/recurrence/foreign-rule.ts";
import { completeRule, type Rule } from "#app/domain/recurrence/rule.ts";
import { ruleDays } from "#app/domain/recurrence/rule-days.ts";
import { DAY_MS, Temporal, toDayNumber, wallMs } from "#app/domain/time/time.ts";

/** Zones that a calendar file describes itself: VTIMEZONE, RFC 5545, section 3.6.5. */

/** A change of the clocks. */
interface Change {
  /** When it is by the clock before it, as by `wallMs`. */
  at: number;
  /** Milliseconds by which clocks are then ahead of UTC. */
  to: number;
}

export interface InlineZone {
  name: string;
  /** In the order of time, one at least. */
  changes: readonly Change[];
}

/** The years in which changes are computed; outside them the offset stays the same. */
const [FIRST_DAY, LAST_DAY] = [1900, 2100].map((year) => toDayNumber(new Temporal.PlainDate(year, 1, 1))) as [
  number,
  number,
];
/** Real zones have two rules, and some a history of a hundred changes. What has more would take its time. */
const MAX_OBSERVANCES = 300;
const MAX_RULES = 30;
const MAX_CHANGES = 5_000;

function readOffset(text: string | null): number | null {
  const [, sign, hours, minutes, seconds = "0"] = /^([+-])(\d{2}):?(\d{2})(\d{2})?$/.exec(text ?? "") ?? [];
  if (!sign || Number(hours) > 15) return null;
  return (sign === "-" ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

function readRule(text: string, day: number): Rule {
  const rule = completeRule(readForeignRule(text, "UTC"), day);
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

/** The changes that one of them says, the first one first. */
function* readChanges(properties: Properties): Generator<Change> {
  const to = readOffset(readText(properties, "TZOFFSETTO"));
  if (to === null) return;
  const starts = ["DTSTART", "RDATE"].flatMap((name) => properties.get(name) ?? []).flatMap(({ values }) => values);
  const rule = readText(properties, "RRULE");
  for (const [index, start] of starts.entries()) {
    if (typeof start !== "string") continue;
    const wall = Temporal.PlainDateTime.from(start.replace("Z", ""));
    const day = toDayNumber(wall.toPlainDate());
    const time = wall.toPlainTime().since("00:00").total("milliseconds");
    yield { at: day * DAY_MS + time, to };
    if (index > 0 || rule === null) continue;
    for (const next of ruleDays(readRule(rule, day), day, FIRST_DAY, LAST_DAY)) yield { at: next * DAY_MS + time, to };
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

/** A zone as its lines describe it; `null` where they make no sense. */
export function readInlineZone(lines: readonly string[]): InlineZone | null {
  try {
    const changes = listChanges(lines);
    const name = readText(readProperties(lines), "TZID");
    return name && changes.length > 0 ? { name, changes } : null;
  } catch {
    return null;
  }
}

/** Milliseconds by which the clocks are ahead of UTC at a local time, given as by `wallMs`. */
export function inlineOffset({ changes }: InlineZone, wall: number): number {
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle] as Change).at <= wall) low = middle + 1;
    else high = middle;
  }
  return (changes[Math.max(0, low - 1)] as Change).to;
}

const COMMON = [
  ...["Europe/Berlin", "Europe/London", "America/New_York", "America/Chicago", "America/Denver"],
  ...["America/Los_Angeles", "Asia/Tokyo", "Asia/Kolkata", "Australia/Sydney", "UTC"],
];

/**
 * The zone whose clocks go as those of a described one, in the years around `year`: `preferred` where it does, else a
 * common one; `null` where none does.
 */
export function findSameZone(zone: InlineZone, preferred: string, year: number): string | null {
  const probes = [-1, 0, 1, 2].flatMap((more) =>
    Array.from({ length: 24 }, (_, half) => Date.UTC(year + more, half / 2, half % 2 === 0 ? 5 : 20, 12)),
  );
  const offsets = probes.map((wall) => inlineOffset(zone, wall));
  const [wall = 0, offset = 0] = [probes[0], offsets[0]];
  const probe = Temporal.Instant.fromEpochMilliseconds(wall - offset);
  const isSame = (name: string) =>
    // One cheap comparison rules out most zones.
    probe.toZonedDateTimeISO(name).offsetNanoseconds === offset * 1_000_000 &&
    probes.every((local, at) => wallMs(local - (offsets[at] as number), name) === local);
  return [preferred, ...COMMON].find(isSame) ?? Intl.supportedValuesOf("timeZone").find(isSame) ?? null;
}
