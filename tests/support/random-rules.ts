import fc from "fast-check";
import rrule from "rrule";
import { completeRule, LAST, type RuleParts, type Weekday } from "#app/domain/recurrence/rule.ts";
import { firstRuleDay } from "#app/domain/recurrence/rule-days.ts";
import { DAY_MS, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { RECURRENCE_PATTERNS } from "#app/shared/calendar/constants.ts";

/** Random rules of all kinds that an event can have, and another library that expands them. */

const day = (text: string) => toDayNumber(Temporal.PlainDate.from(text));

const weekday = fc.integer({ min: 1, max: 7 }).map((number) => number as Weekday);
const monthDay = fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant(LAST));
const nth = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(LAST));
const end = fc.oneof(
  fc.constant({}),
  fc.record({ count: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ until: fc.integer({ min: day("2020-01-01"), max: day("2034-12-31") }) }),
);
const byDay = fc.oneof(fc.record({ monthDay }), fc.record({ nth, weekdays: weekday.map((one) => [one]) }));
const ruleParts = fc
  .tuple(
    fc.constantFrom(...RECURRENCE_PATTERNS),
    fc.integer({ min: 1, max: 6 }),
    fc.subarray<Weekday>([1, 2, 3, 4, 5, 6, 7]),
    byDay,
    fc.integer({ min: 1, max: 12 }),
    weekday,
    end,
  )
  .map(([frequency, interval, weekdays, days, month, weekStart, ends]): RuleParts => {
    const common = { frequency, interval, ...ends };
    if (frequency === "daily") return common;
    if (frequency === "weekly") return { ...common, weekdays, weekStart };
    return { ...common, ...days, ...(frequency === "yearly" ? { month } : {}) };
  });
const ruleStart = fc.integer({ min: day("2019-01-01"), max: day("2026-12-31") });

/** A series as it is kept: its start is a day of its rule. Days are numbers, as by `toDayNumber`. */
export const randomSeries = fc
  .tuple(ruleParts, ruleStart)
  .map(([said, from]) => ({ rule: completeRule(said, from), from }))
  .chain(({ rule, from }) => {
    const first = firstRuleDay(rule, from);
    return first === null ? fc.constant(null) : fc.constant({ rule, first });
  })
  .filter((found) => found !== null);

/** The days of a rule by another library, which counts in UTC: from a day to a day, both included. */
export function daysElsewhere(ruleText: string, first: number, from: number, to: number): number[] {
  const options = rrule.RRule.parseString(ruleText);
  const found = new rrule.RRule({ ...options, dtstart: new Date(first * DAY_MS) });
  return found.between(new Date(from * DAY_MS), new Date(to * DAY_MS), true).map((date) => Number(date) / DAY_MS);
}
