import { findRepeat, REPEAT_DAYS, REPEATS, toCustomRepeat } from "#app/domain/recurrence/repeat-choice.ts";
import { completeRule, type Rule } from "#app/domain/recurrence/rule.ts";
import { storeRule } from "#app/domain/recurrence/stored-rule.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { joinStored } from "#app/schemas/calendar/repeat.ts";
import type { RecurrencePattern } from "#app/shared/calendar/constants.ts";
import { formatDate } from "#app/shared/format.ts";
import { firstDayOfWeek } from "#app/shared/people/reader-locale.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

const UNITS = ["daily", "weekly", "monthly", "yearly"] as const satisfies RecurrencePattern[];

/**
 * The choices of the fields for repeats, with weekdays in the reader's order, and "Current rule" for a rule that the form
 * cannot express. They are sent as data, so that the script does not contain them.
 */
export function presentRepeatChoices(repeats: string, locale: string) {
  const text = say(calendarWords, locale);
  const first = firstDayOfWeek(locale) - 1;
  const listed = ["never", ...REPEATS, ...(repeats === "keep" ? (["keep"] as const) : [])] as const;
  // 1 January 2024 was a Monday.
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    value: String(day),
    label: formatDate(`2024-01-0${day}`, locale, "weekday"),
  }));
  return {
    repeats: listed.map((value) => ({ value, label: text(`repeats.${value}`) })),
    units: UNITS.map((value) => ({ value, label: text(`unit.${value}`) })),
    days: REPEAT_DAYS.map((value) => ({ value, label: text(`on.${value}`) })),
    weekdays: [...weekdays.slice(first), ...weekdays.slice(0, first)],
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
