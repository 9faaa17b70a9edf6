import { LAST, MONDAY, type Rule, type RuleParts, type Weekday } from "#app/domain/recurrence/rule.ts";
import { DAY_MS, dateIn, epochOfWallMs, fromDayNumber, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { REPEAT_MAX, type RecurrencePattern } from "#app/shared/calendar/constants.ts";

/** Rules as iCalendar writes them (RFC 5545, section 3.3.10), within the bounds of docs/product/calendar.md, "Rules". */

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
export const FREQUENCIES: Record<string, RecurrencePattern> = {
  DAILY: "daily",
  WEEKLY: "weekly",
  MONTHLY: "monthly",
  YEARLY: "yearly",
};
export const MAX_RULE_LENGTH = 500;

/** Names the part of a text that Roost's rules do not support. */
export class RuleError extends Error {}

const refuse = (message: string): never => {
  throw new RuleError(message);
};

function readNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (!/^\d{1,4}$/.test(text) || number < min || number > max) refuse(`${name} must be a number from ${min} to ${max}`);
  return number;
}

const readWeekday = (name: string, text: string): Weekday => {
  const index = WEEKDAYS.indexOf(text);
  return index < 0 ? refuse(`${name} must name days such as MO`) : ((index + 1) as Weekday);
};

/** The last day that `UNTIL` means. @throws {RuleError} */
export function readUntil(text: string, timeZone: string): number {
  const [, date = "", time] = /^(\d{8})(?:T(\d{6})Z)?$/.exec(text) ?? [];
  const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  try {
    const day = Temporal.PlainDate.from(iso);
    if (time === undefined) return toDayNumber(day);
    const clock = `${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`;
    return toDayNumber(dateIn(Temporal.Instant.from(`${iso}T${clock}Z`), timeZone));
  } catch {
    return refuse("UNTIL must be a date or a time in UTC");
  }
}

/** `2TU`, `-1FR`: a weekday, and its number within the month. */
function readNth(frequency: string, text: string): Pick<RuleParts, "nth" | "weekdays"> {
  if (text.includes(",")) refuse(`BYDAY with several days is not supported in ${frequency}`);
  const [, sign, day = ""] = /^([+-]?\d{1,2})?(..)$/.exec(text) ?? [];
  const weekdays = [readWeekday("BYDAY", day)];
  if (sign === undefined) refuse(`BYDAY without a number is not supported in ${frequency}`);
  const nth = Number(sign);
  if (nth !== LAST && (nth < 1 || nth > 5)) refuse("BYDAY must count from 1 to 5, or -1 for the last");
  return { nth, weekdays };
}

function readMonthDay(text: string): number {
  if (text.includes(",")) refuse("BYMONTHDAY with several days is not supported");
  if (text === String(LAST)) return LAST;
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31
    ? Number(text)
    : refuse("BYMONTHDAY must be a number from 1 to 31, or -1 for the last day");
}

/** The parts that each frequency takes beside `COMMON`. */
const TAKES: Record<string, readonly string[]> = {
  DAILY: [],
  WEEKLY: ["BYDAY"],
  MONTHLY: ["BYDAY", "BYMONTHDAY"],
  YEARLY: ["BYDAY", "BYMONTHDAY", "BYMONTH"],
};
const COMMON = ["FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST"];

/** The parts of a rule by their names. @throws {RuleError} if it is no list of parts, or repeats one */
export function splitParts(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, "")
    .split(";")) {
    const [, name = "", value = ""] = /^([A-Z-]+)=(.+)$/.exec(part) ?? [];
    if (name === "") refuse("A rule is made of parts such as FREQ=WEEKLY");
    if (parts.has(name)) refuse(`${name} may be there once`);
    parts.set(name, value);
  }
  return parts;
}

/**
 * Parses a rule in Roost's own terms. A moment in `UNTIL` counts as its date in `timeZone`.
 * @throws {RuleError} that names the invalid or unsupported part
 */
export function readRule(text: string, timeZone: string): RuleParts {
  if (text.length > MAX_RULE_LENGTH) refuse(`A rule may have at most ${MAX_RULE_LENGTH} characters`);
  const parts = splitParts(text);
  const freq = parts.get("FREQ") ?? refuse("FREQ is missing");
  const frequency = FREQUENCIES[freq] ?? refuse(`FREQ=${freq} is not supported`);
  for (const name of parts.keys()) {
    if (COMMON.includes(name)) continue;
    if (TAKES[freq]?.includes(name)) continue;
    refuse(
      Object.values(TAKES).flat().includes(name) ? `${name} is not supported in ${freq}` : `${name} is not supported`,
    );
  }
  if (parts.has("COUNT") && parts.has("UNTIL")) refuse("COUNT and UNTIL may not both be there");
  if (parts.has("BYDAY") && parts.has("BYMONTHDAY")) refuse("BYDAY and BYMONTHDAY may not both be there");
  const rule: RuleParts = { frequency };
  for (const [name, value] of parts) {
    if (name === "INTERVAL") rule.interval = readNumber(name, value, 1, REPEAT_MAX.interval);
    if (name === "COUNT") rule.count = readNumber(name, value, 1, REPEAT_MAX.count);
    if (name === "UNTIL") rule.until = readUntil(value, timeZone);
    if (name === "WKST") rule.weekStart = readWeekday(name, value);
    if (name === "BYMONTH") rule.month = readNumber(name, value, 1, 12);
    if (name === "BYMONTHDAY") rule.monthDay = readMonthDay(value);
    if (name !== "BYDAY") continue;
    if (frequency === "weekly") rule.weekdays = readWeekdays(value);
    else Object.assign(rule, readNth(freq, value));
  }
  return rule;
}

const readWeekdays = (text: string): Weekday[] =>
  text.split(",").map((day) => {
    if (/^[+-]?\d+[A-Z]{2}$/.test(day)) refuse("BYDAY with a number is not supported in WEEKLY");
    return readWeekday("BYDAY", day);
  });

const weekdayName = (weekday: Weekday) => WEEKDAYS[weekday - 1] as string;

/** The `UNTIL` of a rule: a day for an all-day series, else the last second of that local day, in UTC. */
function writeUntil(until: number, { isAllDay, timeZone }: { isAllDay: boolean; timeZone: string }): string {
  if (isAllDay) return fromDayNumber(until).toString().replaceAll("-", "");
  const last = epochOfWallMs((until + 1) * DAY_MS, timeZone) - 1000;
  return new Date(last).toISOString().replace(/\.\d+|[-:]/g, "");
}

/** A rule in its canonical form: fixed order, complete, without defaults. */
export function writeRule(rule: Rule, times: { isAllDay: boolean; timeZone: string }): string {
  const { frequency, interval, count, until, weekdays, nth, monthDay, month, weekStart } = rule;
  if (rule.text !== null) {
    const end = until === null ? "" : `;UNTIL=${writeUntil(until, times)}`;
    return `${rule.text}${count === null ? "" : `;COUNT=${count}`}${end}`;
  }
  const days = weekdays.map((weekday) => `${nth ?? ""}${weekdayName(weekday)}`).join(",");
  const isWeekStartMeant = frequency === "weekly" && interval > 1 && weekStart !== MONDAY;
  const parts: Record<string, string | number | null> = {
    FREQ: frequency.toUpperCase(),
    INTERVAL: interval === 1 ? null : interval,
    COUNT: count,
    UNTIL: until === null ? null : writeUntil(until, times),
    BYMONTH: month,
    BYMONTHDAY: monthDay,
    BYDAY: days || null,
    WKST: isWeekStartMeant ? weekdayName(weekStart) : null,
  };
  return Object.entries(parts)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${value}`)
    .join(";");
}
