import { completeRule, LAST, type Rule } from "#app/domain/recurrence/rule.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";

/**
 * The date of a birthday in a year: 29 February becomes the last of February (docs/product/calendar.md, "Birthdays").
 */
export const birthdayIn = (born: Temporal.PlainDate, year: number): Temporal.PlainDate =>
  Temporal.PlainDate.from({ year, month: born.month, day: born.day }, { overflow: "constrain" });

/** Whether a birthday, from the year of birth on, is within the dates; `to` may be open. */
export function hasBirthdayIn(born: Temporal.PlainDate, from: Temporal.PlainDate, to: Temporal.PlainDate | null) {
  if (!to) return true;
  const { compare } = Temporal.PlainDate;
  for (let year = Math.max(born.year, from.year); year <= to.year; year += 1) {
    const day = birthdayIn(born, year);
    if (compare(day, from) >= 0 && compare(day, to) <= 0) return true;
  }
  return false;
}

/** A birthday as a series, by the rule of {@link birthdayIn}. */
export function birthdayRule(born: Temporal.PlainDate): Rule {
  const isLeapDay = born.month === 2 && born.day === 29;
  return completeRule({ frequency: "yearly", ...(isLeapDay ? { monthDay: LAST } : {}) }, toDayNumber(born));
}
