import { weekdayName } from "#app/presenters/chores/chore-days.ts";

/**
 * A weekday, 0 for Sunday to 6, in the reader's language: "Monday", of which a narrow column shows "Mon" and a wide one the
 * `rest`, too. Where the short name does not begin the long one, the whole name is the short one.
 */
export function presentWeekdayName(weekday: number, locale: string) {
  const name = weekdayName(weekday, locale, "weekday");
  const short = weekdayName(weekday, locale, "weekdayShort").replace(/\.$/, "");
  return name.startsWith(short) ? { name, short, rest: name.slice(short.length) } : { name, short: name, rest: "" };
}

/** All weekdays from Sunday on. */
export const weekdayNames = (locale: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => presentWeekdayName(weekday, locale));
export type WeekdayName = ReturnType<typeof presentWeekdayName>;
