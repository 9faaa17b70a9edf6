import { findRepeat, toCustomRepeat } from "#app/domain/recurrence/repeat-choice.ts";
import { completeRule, type Rule } from "#app/domain/recurrence/rule.ts";
import { storeRule } from "#app/domain/recurrence/stored-rule.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { joinStored } from "#app/schemas/calendar/repeat.ts";
import { firstDayOfWeek } from "#app/shared/people/reader-locale.ts";

const options = <T extends string>(names: Record<T, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }));

/** The choices of the fields for repeats. They are sent as data, so that the script does not contain them. */
const CHOICES = {
  repeats: options({
    never: "Never",
    daily: "Every day",
    weekdays: "Every weekday (Mon–Fri)",
    weekly: "Every week",
    biweekly: "Every 2 weeks",
    "monthly-date": "Every month on this date",
    "monthly-weekday": "Every month on the same weekday (such as 2nd Tuesday)",
    yearly: "Every year",
    custom: "Custom…",
  }),
  units: options({ daily: "Days", weekly: "Weeks", monthly: "Months", yearly: "Years" }),
  days: options({
    date: "The same date",
    weekday: "The same weekday of the month",
    "last-weekday": "The last one of the month (such as last Tuesday)",
    "last-day": "The last day of the month",
  }),
};

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((label, index) => ({
  value: String(index + 1),
  label,
}));

/** The choices with weekdays in the reader's order, and "Current rule" for a rule that the form cannot express. */
export function presentRepeatChoices(repeats: string, locale: string) {
  const first = firstDayOfWeek(locale) - 1;
  return {
    ...CHOICES,
    repeats: repeats === "keep" ? [...CHOICES.repeats, { value: "keep", label: "Current rule" }] : CHOICES.repeats,
    weekdays: [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)],
  };
}

/**
 * The values of the fields for repeats of an event that begins on `startDate`, `YYYY-MM-DD`, as `repeatFields` reads
 * them.
 */
export function presentRepeat(rule: Rule | null, startDate: string) {
  const start = toDayNumber(Temporal.PlainDate.from(startDate));
  const shown = rule ?? completeRule({ frequency: "weekly" }, start);
  const { every, frequency, weekdays, on } = toCustomRepeat(shown, start);
  return {
    repeats: rule ? (findRepeat(rule, start) ?? "keep") : "never",
    recurrence_end_date: rule && storeRule(rule).recurrence_end_date,
    recurrence_count: rule?.count ?? "",
    repeat_every: every,
    repeat_unit: frequency,
    repeat_weekdays: weekdays.map(String),
    repeat_on: on,
    stored_rule: rule && joinStored(rule, startDate),
  };
}
