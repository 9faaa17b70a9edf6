import { LRUCache } from "lru-cache";
import { MONDAY, partsOfDay, type RuleParts, toWeekday, type Weekday } from "#app/domain/recurrence/rule.ts";
import type { Periods } from "#app/domain/recurrence/rule-days.ts";
import { FREQUENCIES, MAX_RULE_LENGTH, RuleError, readUntil, splitParts } from "#app/domain/recurrence/rule-text.ts";
import { DAY_MS } from "#app/domain/time/time.ts";
import type { RecurrencePattern } from "#app/shared/calendar/constants.ts";

/**
 * Rules of other programs (RFC 5545, section 3.3.10), except those of several times a day. A day of a period belongs to
 * the rule unless a part of the rule excludes it. Periods are numbered, so that an old series costs no more than a new one,
 * and days end with the calendar, so that every loop ends. ical.js 2.2.1 is no alternative: it reads `BYDAY=20MO` as every
 * Monday, and takes 199 s for `FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30`.
 */

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** The largest number of each list. Negative numbers count from the end; 0 is invalid. */
const LISTS = { BYMONTH: 12, BYMONTHDAY: 31, BYYEARDAY: 366, BYWEEKNO: 53, BYSETPOS: 366 } as const;
type ListName = keyof typeof LISTS;

/** Parts about hours; a series has only its start's hour. */
const OF_THE_CLOCK = ["BYHOUR", "BYMINUTE", "BYSECOND"];

interface ForeignRule {
  frequency: RecurrencePattern;
  lists: { [K in ListName]: readonly number[] };
  days: readonly { nth: number; weekday: Weekday }[];
  weekStart: Weekday;
}

const refuse = (message: string): never => {
  throw new RuleError(message);
};

function readList(name: ListName, text: string): number[] {
  return text.split(",").map((part) => {
    const number = Number(part);
    const isIn = /^[+-]?\d{1,3}$/.test(part) && number !== 0 && Math.abs(number) <= LISTS[name];
    return isIn && (name !== "BYMONTH" || number > 0) ? number : refuse(`${name}=${part} is no number that it takes`);
  });
}

const hasNumbers = (frequency: RecurrencePattern) => frequency === "monthly" || frequency === "yearly";

function readDays(text: string | undefined): ForeignRule["days"] {
  if (text === undefined) return [];
  return text.split(",").map((part) => {
    const [, nth = "0", day = ""] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(part) ?? [];
    const index = WEEKDAYS.indexOf(day);
    return index < 0 || Math.abs(Number(nth)) > 53
      ? refuse(`BYDAY=${part} names no day`)
      : { nth: Number(nth), weekday: (index + 1) as Weekday };
  });
}

function parse(text: string): ForeignRule {
  const parts = splitParts(text);
  const frequency = FREQUENCIES[parts.get("FREQ") ?? ""] ?? refuse(`FREQ=${parts.get("FREQ")} is not supported`);
  const list = (name: ListName) => {
    const value = parts.get(name);
    return value === undefined ? [] : readList(name, value);
  };
  return {
    frequency,
    lists: {
      BYMONTH: list("BYMONTH"),
      BYMONTHDAY: list("BYMONTHDAY"),
      BYYEARDAY: list("BYYEARDAY"),
      BYWEEKNO: list("BYWEEKNO"),
      BYSETPOS: list("BYSETPOS"),
    },
    // Weekdays have no numbers in daily and weekly rules.
    days: readDays(parts.get("BYDAY")).map((day) => (hasNumbers(frequency) ? day : { ...day, nth: 0 })),
    weekStart: readDays(parts.get("WKST"))[0]?.weekday ?? MONDAY,
  };
}

const readBefore = new LRUCache<string, ForeignRule>({ max: 1_000 });

function known(text: string): ForeignRule {
  const rule = readBefore.get(text) ?? parse(text);
  readBefore.set(text, rule);
  return rule;
}

/** Parts without effect: empty ones, no end, no interval, the usual calendar (RFC 7529), and a program's own. */
const EMPTY_PART = /^(|.*=|(COUNT|INTERVAL)=(0+|-\d+)|RSCALE=GREGORIAN|SKIP=OMIT|X-.*)$/i;

/**
 * Repairs a rule to the form of RFC 5545: removes blanks, hyphens and colons within `UNTIL`, repeated parts, and parts
 * and values without effect. Programs write `COUNT=-1` for a series without an end.
 */
export function mendRule(written: string): string {
  const parts = written
    .replace(/^\s*RRULE:/i, "")
    .split(";")
    .map((part) => (part.includes("=") ? part.replace(/\s+/g, "").replace(/(?<=[=,]),+|,+$/g, "") : part.trim()))
    .map((part) => (/^UNTIL=/i.test(part) ? part.replace(/[-:]/g, "") : part));
  return [...new Set(parts.filter((part) => !EMPTY_PART.test(part)))].join(";");
}

const readNumber = (name: string, text: string | undefined): number | null => {
  if (text === undefined) return null;
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : refuse(`${name} must be a number from 1 on`);
};

const KNOWN = ["FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST", "BYDAY", ...Object.keys(LISTS), ...OF_THE_CLOCK];

/**
 * The parts of a rule that Roost's own terms cannot represent, as `text`; its hours are left out. A moment in `UNTIL`
 * counts as its date in `timeZone`.
 * @throws {RuleError} for an invalid rule, or one with a `FREQ` of less than a day
 */
export function readForeignRule(text: string, timeZone: string): RuleParts {
  if (text.length > MAX_RULE_LENGTH) refuse(`A rule may have at most ${MAX_RULE_LENGTH} characters`);
  const parts = splitParts(text);
  const stranger = [...parts.keys()].find((name) => !KNOWN.includes(name));
  if (stranger) refuse(`${stranger} is not supported`);
  const kept = [...parts].filter(([name]) => !["COUNT", "UNTIL", ...OF_THE_CLOCK].includes(name));
  const own = kept.map(([name, value]) => `${name}=${value}`).join(";");
  const until = parts.get("UNTIL");
  return {
    frequency: known(own).frequency,
    interval: readNumber("INTERVAL", parts.get("INTERVAL")) ?? 1,
    count: readNumber("COUNT", parts.get("COUNT")),
    until: until === undefined ? null : readUntil(until, timeZone),
    text: own,
  };
}

const toDay = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) / DAY_MS;
const isAmong = (list: readonly number[], place: number, length: number) =>
  list.length === 0 || list.includes(place) || list.includes(place - length - 1);

/** The first day of the year's week 1: the first week with at least four days in the year. */
function firstWeek(year: number, weekStart: Weekday): number {
  const first = toDay(year, 1, 1);
  const into = (toWeekday(first) - weekStart + 7) % 7;
  return into <= 3 ? first - into : first - into + 7;
}

function isInWeeks(list: readonly number[], day: number, weekStart: Weekday): boolean {
  if (list.length === 0) return true;
  const { year } = partsOfDay(day);
  const begins = [year + 1, year, year - 1].find((one) => firstWeek(one, weekStart) <= day) ?? year;
  const begin = firstWeek(begins, weekStart);
  const weeks = (firstWeek(begins + 1, weekStart) - begin) / 7;
  return isAmong(list, Math.floor((day - begin) / 7) + 1, weeks);
}

/** Whether a day is the `nth` of its weekday within `begin` to `end`, or any of them for 0. */
function isNth({ nth, weekday }: ForeignRule["days"][number], day: number, begin: number, end: number): boolean {
  if (toWeekday(day) !== weekday) return false;
  if (nth === 0) return true;
  return nth > 0 ? Math.floor((day - begin) / 7) + 1 === nth : Math.floor((end - day) / 7) + 1 === -nth;
}

/** Whether a day belongs to a rule whose series begins on `first`: no part of the rule excludes it. */
function isRuleDay(rule: ForeignRule, first: number, day: number): boolean {
  const { frequency, lists, days, weekStart } = rule;
  const { year, month, date } = partsOfDay(day);
  if (lists.BYMONTH.length > 0 && !lists.BYMONTH.includes(month)) return false;
  const [yearBegin, yearEnd] = [toDay(year, 1, 1), toDay(year + 1, 1, 0)];
  const [monthBegin, monthEnd] = [day - date + 1, toDay(year, month + 1, 0)];
  if (!isAmong(lists.BYMONTHDAY, date, monthEnd - monthBegin + 1)) return false;
  if (!isAmong(lists.BYYEARDAY, day - yearBegin + 1, yearEnd - yearBegin + 1)) return false;
  if (!isInWeeks(lists.BYWEEKNO, day, weekStart)) return false;
  if (days.length > 0) {
    const isOfMonth = frequency !== "yearly" || lists.BYMONTH.length > 0;
    const [begin, end] = isOfMonth ? [monthBegin, monthEnd] : [yearBegin, yearEnd];
    return days.some((one) => isNth(one, day, begin, end));
  }
  // Missing parts are taken from the start: section 3.3.10.
  if (lists.BYMONTHDAY.length + lists.BYYEARDAY.length > 0 || frequency === "daily") return true;
  if (frequency === "weekly" || lists.BYWEEKNO.length > 0) return toWeekday(day) === toWeekday(first);
  const start = partsOfDay(first);
  return date === start.date && (frequency === "monthly" || lists.BYMONTH.length > 0 || month === start.month);
}

// Lists of events ask for the same year of the same rules again and again.
const daysBefore = new LRUCache<string, readonly number[]>({ max: 20_000 });

/** The periods of a rule, for a series that begins on `first`. */
export function foreignPeriods(text: string, first: number): Periods {
  const rule = known(text);
  const { frequency, weekStart } = rule;
  const start = partsOfDay(first);
  const week = first - ((toWeekday(first) - weekStart + 7) % 7);
  const beginOf = {
    daily: (index: number) => first + index,
    weekly: (index: number) => week + index * 7,
    monthly: (index: number) => toDay(start.year, start.month + index, 1),
    yearly: (index: number) => toDay(start.year + index, 1, 1),
  }[frequency];
  const indexOf = {
    daily: (day: number) => day - first,
    weekly: (day: number) => Math.floor((day - week) / 7),
    monthly: (day: number) => (partsOfDay(day).year - start.year) * 12 + partsOfDay(day).month - start.month,
    yearly: (day: number) => partsOfDay(day).year - start.year,
  }[frequency];
  const find = (index: number): readonly number[] => {
    const days: number[] = [];
    for (let day = beginOf(index), end = beginOf(index + 1); day < end; day += 1) {
      if (isRuleDay(rule, first, day)) days.push(day);
    }
    const { BYSETPOS } = rule.lists;
    return BYSETPOS.length === 0 ? days : days.filter((_, at) => isAmong(BYSETPOS, at + 1, days.length));
  };
  const daysIn = (index: number) => {
    const key = `${text} ${first} ${index}`;
    const days = daysBefore.get(key) ?? find(index);
    daysBefore.set(key, days);
    return days;
  };
  return { indexOf, daysIn: frequency === "yearly" ? daysIn : find, beginOf };
}
