import { readProperties, textOf } from "#app/domain/calendar-file/properties.ts";
import { readForeignRule } from "#app/domain/recurrence/foreign-rule.ts";
import { completeRule, type Rule } from "#app/domain/recurrence/rule.ts";
import { ruleDays } from "#app/domain/recurrence/rule-days.ts";
import { DAY_MS, epochOfWallMs, Temporal, toDayNumber, wallMs } from "#app/domain/time/time.ts";

/** Zones that a calendar file describes itself: VTIMEZONE, RFC 5545, section 3.6.5. */

/** A change of the clocks, or one a year. */
interface Observance {
  /** The local day of the first, as by `toDayNumber`, and the milliseconds into it. */
  day: number;
  time: number;
  /** Milliseconds, east positive. */
  to: number;
  rule: Rule | null;
}

export interface InlineZone {
  name: string;
  observances: readonly Observance[];
}

/** Real zones have a change or two a year, and some a history of a hundred. */
const MAX_OBSERVANCES = 300;

function readOffset(text: string | null): number | null {
  const [, sign, hours, minutes, seconds = "0"] = /^([+-])(\d{2}):?(\d{2})(\d{2})?$/.exec(text ?? "") ?? [];
  if (!sign || Number(hours) > 15) return null;
  return (sign === "-" ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

function readRule(text: string | null, day: number): Rule | null {
  if (text === null) return null;
  const rule = completeRule(readForeignRule(text, "UTC"), day);
  // Clocks change once a year: what says more is no rule of a zone, and would take its time.
  if (rule.frequency !== "yearly") throw new Error("no rule of a zone");
  return rule;
}

function* readObservances(lines: readonly string[]): Generator<Observance> {
  const begins = lines.flatMap((line, at) => (/^BEGIN:/i.test(line) ? at : []));
  for (const begin of begins.slice(0, MAX_OBSERVANCES)) {
    const end = lines.findIndex((line, at) => at > begin && /^END:/i.test(line));
    const properties = readProperties(lines.slice(begin + 1, end));
    const to = readOffset(textOf(properties, "TZOFFSETTO"));
    const starts = [...(properties.get("DTSTART") ?? []), ...(properties.get("RDATE") ?? [])].flatMap(
      (one) => one.values,
    );
    for (const [index, start] of starts.slice(0, MAX_OBSERVANCES).entries()) {
      if (to === null || typeof start !== "string") continue;
      const wall = Temporal.PlainDateTime.from(start.replace("Z", ""));
      const day = toDayNumber(wall.toPlainDate());
      const time = wall.toPlainTime().since("00:00").total("milliseconds");
      yield { day, time, to, rule: index === 0 ? readRule(textOf(properties, "RRULE"), day) : null };
    }
  }
}

/** A zone as its lines describe it; `null` where they make no sense. */
export function readInlineZone(lines: readonly string[]): InlineZone | null {
  try {
    const observances = [...readObservances(lines)];
    const name = textOf(readProperties(lines), "TZID");
    return name && observances.length > 0 ? { name, observances } : null;
  } catch {
    return null;
  }
}

/** When an observance began last, at or before a local time; `null` where it had not begun. */
function lastBegin({ day, time, rule }: Observance, wall: number): number | null {
  const today = Math.floor((wall - time) / DAY_MS);
  if (today < day) return null;
  if (!rule) return day * DAY_MS + time;
  const days = [...ruleDays(rule, day, today - 366, today)];
  const last = days.at(-1) ?? (rule.until !== null && rule.until < today ? rule.until : null);
  return last === null ? null : last * DAY_MS + time;
}

/** Milliseconds by which the clocks are ahead of UTC at a local time, given as by `wallMs`. */
export function inlineOffset({ observances }: InlineZone, wall: number): number {
  let found: { begin: number; to: number } | null = null;
  for (const observance of observances) {
    const begin = lastBegin(observance, wall);
    if (begin !== null && (!found || begin >= found.begin)) found = { begin, to: observance.to };
  }
  return (found ?? (observances[0] as Observance)).to;
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
  const isSame = (name: string) =>
    probes.every((wall, at) => {
      const epoch = epochOfWallMs(wall, name);
      return wallMs(epoch, name) - epoch === offsets[at];
    });
  return [preferred, ...COMMON].find(isSame) ?? Intl.supportedValuesOf("timeZone").find(isSame) ?? null;
}
