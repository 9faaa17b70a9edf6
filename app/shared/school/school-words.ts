/** Intents of the buttons that show a day; the last three letters abbreviate the day. */
export const SHOW_DAYS = ["show-sun", "show-mon", "show-tue", "show-wed", "show-thu", "show-fri", "show-sat"] as const;

/** The weekdays of a timetable, from Monday on: Monday to Friday, and others with lessons. */
export const shownDays = (used: ReadonlySet<number>): number[] =>
  [1, 2, 3, 4, 5, 6, 0].filter((day) => (day >= 1 && day <= 5) || used.has(day));
