import { LRUCache } from "lru-cache";
import { tzlib_get_ical_block, tzlib_get_timezones } from "timezones-ical-library";
import { Temporal } from "#app/domain/time/time.ts";

/** A zone as a calendar file writes it: RFC 5545, section 3.6.5. */
export interface WrittenZone {
  tzid: string;
  /** The VTIMEZONE, line by line. */
  lines: string[];
}

/** Local years, inclusive, for which the rules must be right. */
export interface Years {
  from: number;
  to: number;
}

/** A STANDARD or DAYLIGHT component of the library's block. */
interface Observance {
  kind: string;
  name: string;
  offsetFrom: string;
  offsetTo: string;
  /** Wall-clock time of the change, `HHMMSS`. */
  time: string;
  /** `null` for a zone that never changes its clocks. */
  rule: { text: string; month: number; weekday: string; nth: number } | null;
}

interface Transition {
  /** On the clock before the change. */
  wallTime: Temporal.PlainDateTime;
  offsetFrom: string;
  offsetTo: string;
}

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const digits = (number: number, length = 2) => String(number).padStart(length, "0");

/** `+HHMM`, with seconds where local time had some: section 3.3.14. */
function writeOffset(nanoseconds: number): string {
  const seconds = Math.abs(Math.round(nanoseconds / 1e9));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${nanoseconds < 0 ? "-" : "+"}${digits(hours)}${digits(minutes)}${rest ? digits(rest) : ""}`;
}

const writeWallTime = (time: Temporal.PlainDateTime) => time.toString({ smallestUnit: "second" }).replace(/[-:]/g, "");

// For unknown names the library writes to the console.
const inLibrary: ReadonlySet<string> = new Set(tzlib_get_timezones());

/** The zone's name and rules in the library; `null` for an unknown name. */
function readLibrary(timeZone: string): { tzid: string; observances: Observance[]; lines: string[] } | null {
  if (!inLibrary.has(timeZone)) return null;
  const [block = "", tzid = ""] = tzlib_get_ical_block(timeZone);
  const lines = block.split("\r\n");
  const parts = [...block.matchAll(/BEGIN:(STANDARD|DAYLIGHT)\r\n([\s\S]*?)\r\nEND:\1/g)];
  const observances = parts.map(([, kind = "", body = ""]): Observance => {
    const value = (name: string) => body.match(new RegExp(`^${name}:(.*)$`, "m"))?.[1]?.trim() ?? "";
    const text = value("RRULE");
    const [, month, nth, weekday = ""] = text.match(/^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(-?\d)([A-Z]{2})$/) ?? [];
    return {
      kind,
      name: value("TZNAME"),
      offsetFrom: value("TZOFFSETFROM"),
      offsetTo: value("TZOFFSETTO"),
      time: value("DTSTART").slice(9),
      rule: text ? { text, month: Number(month), weekday, nth: Number(nth) } : null,
    };
  });
  return { tzid: tzid.replace("TZID=", ""), observances, lines };
}

const yearStart = (year: number, timeZone: string) => Temporal.ZonedDateTime.from({ year, month: 1, day: 1, timeZone });

/** The clock changes of a year by this program's own data. */
function listTransitions(year: number, timeZone: string): Transition[] {
  const end = yearStart(year + 1, timeZone);
  const found: Transition[] = [];
  let time = yearStart(year, timeZone).subtract({ nanoseconds: 1 });
  for (;;) {
    const next = time.getTimeZoneTransition("next");
    if (!next || Temporal.ZonedDateTime.compare(next, end) >= 0) return found;
    const before = next.subtract({ nanoseconds: 1 });
    // Some transitions change only the zone's name.
    if (before.offset !== next.offset) {
      found.push({
        wallTime: before.toPlainDateTime().add({ nanoseconds: 1 }),
        offsetFrom: writeOffset(before.offsetNanoseconds),
        offsetTo: writeOffset(next.offsetNanoseconds),
      });
    }
    time = next;
  }
}

function isBy({ rule, time, ...observance }: Observance, { wallTime, offsetFrom, offsetTo }: Transition): boolean {
  if (!rule || observance.offsetFrom !== offsetFrom || observance.offsetTo !== offsetTo) return false;
  const { month, day, dayOfWeek, daysInMonth } = wallTime;
  const nth = rule.nth > 0 ? Math.ceil(day / 7) : -Math.ceil((daysInMonth - day + 1) / 7);
  const isDay = rule.month === month && rule.nth === nth && rule.weekday === WEEKDAYS[dayOfWeek - 1];
  return isDay && time === writeWallTime(wallTime).slice(9);
}

/** Whether the library's rules for a year agree with this program's. */
function isRuled(year: number, timeZone: string, observances: readonly Observance[]): boolean {
  const transitions = listTransitions(year, timeZone);
  const ruled = observances.filter(({ rule }) => rule);
  if (ruled.length === 0) {
    const offset = writeOffset(yearStart(year, timeZone).offsetNanoseconds);
    return transitions.length === 0 && observances[0]?.offsetTo === offset;
  }
  return (
    transitions.length === ruled.length && ruled.every((observance) => transitions.some((t) => isBy(observance, t)))
  );
}

function writeObservance(kind: string, name: string, start: string, from: string, to: string, rule?: string): string[] {
  return [
    `BEGIN:${kind}`,
    `TZNAME:${name}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `DTSTART:${start}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${kind}`,
  ];
}

/** The changes of the years before today's rules, each written out. */
function writeHistory(timeZone: string, { from, to }: Years): string[] {
  const first = yearStart(from, timeZone);
  const offset = writeOffset(first.offsetNanoseconds);
  const lines = writeObservance("STANDARD", offset, `${digits(from, 4)}0101T000000`, offset, offset);
  for (let year = from; year <= to; year += 1) {
    for (const { wallTime, offsetFrom, offsetTo } of listTransitions(year, timeZone)) {
      const kind = Number(offsetTo) > Number(offsetFrom) ? "DAYLIGHT" : "STANDARD";
      lines.push(...writeObservance(kind, offsetTo, writeWallTime(wallTime), offsetFrom, offsetTo));
    }
  }
  return lines;
}

/** Today's rules, beginning in a year. */
function writeRules(timeZone: string, year: number, observances: readonly Observance[]): string[] {
  const transitions = listTransitions(year, timeZone);
  return observances.flatMap((observance) => {
    const { kind, name, offsetFrom, offsetTo, rule } = observance;
    const transition = transitions.find((t) => isBy(observance, t));
    const start = transition ? writeWallTime(transition.wallTime) : `${digits(year, 4)}0101T000000`;
    return writeObservance(kind, name, start, offsetFrom, offsetTo, rule?.text);
  });
}

const written = new LRUCache<string, WrittenZone>({ max: 500 });

/**
 * The VTIMEZONE of a zone, correct for all of the years. The library's blocks have one set of rules for all time. Where
 * this program's data differ, because a year is long past or one of the two has newer data, each clock change is
 * written out instead, up to the year from which the rules apply.
 */
export function writeZone(timeZone: string, years: Years): WrittenZone {
  const key = `${timeZone} ${years.from} ${years.to}`;
  const known = written.get(key);
  if (known) return known;
  const library = readLibrary(timeZone);
  const observances = library?.observances ?? [];
  let ruledFrom = years.to + 1;
  while (ruledFrom > years.from && isRuled(ruledFrom - 1, timeZone, observances)) ruledFrom -= 1;

  const tzid = library?.tzid ?? yearStart(years.from, timeZone).timeZoneId;
  const zone =
    library && ruledFrom === years.from
      ? { tzid, lines: library.lines }
      : {
          tzid,
          lines: [
            "BEGIN:VTIMEZONE",
            `TZID:${tzid}`,
            ...writeHistory(timeZone, { from: years.from, to: ruledFrom - 1 }),
            ...(ruledFrom <= years.to ? writeRules(timeZone, ruledFrom, observances) : []),
            "END:VTIMEZONE",
          ],
        };
  written.set(key, zone);
  return zone;
}
