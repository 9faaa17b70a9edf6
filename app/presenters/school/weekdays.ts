import { weekdayName } from "#app/presenters/chores/chore-days.ts";

/**
 * A weekday, 0 for Sunday to 6, in the reader's language: "Monday": a narrow column shows `short`, "Mon", and a wide
 * one the `rest`, too. If the short name does not begin the long one ("пн", "понеділок"), the column shows the whole
 * name, and only `abbreviation` is short.
 */
export function presentWeekdayName(weekday: number, locale: string) {
  const name = weekdayName(weekday, locale, "weekday");
  const abbreviation = weekdayName(weekday, locale, "weekdayShort").replace(/\.$/, "");
  const short = name.startsWith(abbreviation) ? abbreviation : name;
  return { name, abbreviation, short, rest: name.slice(short.length) };
}

/** All weekdays from Sunday on. */
export const weekdayNames = (locale: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => presentWeekdayName(weekday, locale));
export type WeekdayName = ReturnType<typeof presentWeekdayName>;
