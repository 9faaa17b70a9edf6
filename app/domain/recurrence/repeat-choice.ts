import {
  completeRule,
  isLastOfWeekday,
  LAST,
  partsOfDay,
  type Rule,
  type RuleParts,
  toWeekday,
  type Weekday,
} from "#app/domain/recurrence/rule.ts";
import { writeRule } from "#app/domain/recurrence/rule-text.ts";

/** The common ways to repeat, as a form offers them (docs/product/calendar.md, "Repeats in a form"). */

export const REPEATS = [
  "daily",
  "weekdays",
  "weekly",
  "biweekly",
  "monthly-date",
  "monthly-weekday",
  "yearly",
  "custom",
] as const;
export type Repeat = (typeof REPEATS)[number];

/** The ways in which a custom monthly or yearly rule takes its day from the start. */
export const REPEAT_DAYS = ["date", "weekday", "last-weekday", "last-day"] as const;

/** The fields of "Custom…". Weekdays count for weeks, `on` for months and years. */
export interface CustomRepeat {
  every: number;
  frequency: RuleParts["frequency"];
  weekdays: readonly Weekday[];
  on: (typeof REPEAT_DAYS)[number];
}

const WORKING_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

/** The weekday of a day and its number within the month; a fifth one counts as the last. */
function byWeekday(start: number): Pick<RuleParts, "nth" | "weekdays"> {
  const nth = Math.ceil(partsOfDay(start).date / 7);
  return { nth: nth === 5 ? LAST : nth, weekdays: [toWeekday(start)] };
}

function onDay(on: CustomRepeat["on"], start: number): Partial<RuleParts> {
  if (on === "weekday") return byWeekday(start);
  if (on === "last-weekday") return { nth: LAST, weekdays: [toWeekday(start)] };
  return on === "last-day" ? { monthDay: LAST } : {};
}

/** The rule of a choice for a series that begins on a day, given as by `toDayNumber`. */
export function readRepeat(choice: Repeat, custom: CustomRepeat, start: number): RuleParts {
  const { every, frequency, weekdays, on } = custom;
  const said: Record<Repeat, RuleParts> = {
    daily: { frequency: "daily" },
    weekdays: { frequency: "weekly", weekdays: WORKING_DAYS },
    weekly: { frequency: "weekly" },
    biweekly: { frequency: "weekly", interval: 2 },
    "monthly-date": { frequency: "monthly" },
    "monthly-weekday": { frequency: "monthly", ...byWeekday(start) },
    yearly: { frequency: "yearly" },
    custom: {
      frequency,
      interval: every,
      ...(frequency === "weekly" ? { weekdays } : frequency === "daily" ? {} : onDay(on, start)),
    },
  };
  return said[choice];
}

/** A rule as the fields of "Custom…". */
export function toCustomRepeat(rule: Rule, start: number): CustomRepeat {
  const { interval: every, frequency, weekdays, nth, monthDay } = rule;
  const byWeek = nth === LAST || (nth === 5 && isLastOfWeekday(start)) ? "last-weekday" : "weekday";
  const on = nth === null ? (monthDay === LAST ? "last-day" : "date") : byWeek;
  return { every, frequency, weekdays: frequency === "weekly" ? weekdays : [], on };
}

/** The choice that means a rule, regardless of its end; `null` if none does. */
export function findRepeat(rule: Rule, start: number): Repeat | null {
  const plain = (one: Rule) => writeRule({ ...one, count: null, until: null }, { isAllDay: true, timeZone: "UTC" });
  const custom = toCustomRepeat(rule, start);
  const says = (choice: Repeat) => plain(completeRule(readRepeat(choice, custom, start), start)) === plain(rule);
  return REPEATS.find(says) ?? null;
}
