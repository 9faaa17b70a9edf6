import { expect, it } from "vitest";
import { sheetSize } from "#app/presenters/school/door-sheet.ts";
import type { SubjectView, WeekView } from "#app/presenters/school/timetable.ts";

const SHORT = { name: "Maths", room: "Room 4", bring: null };
const LONG = { name: "m".repeat(40), room: "m".repeat(40), bring: "m".repeat(120) };

/** A week of `days` days with `lessons` lessons each, all of one subject. */
const week = (lessons: number, days: number, subject: Pick<SubjectView, "name" | "room" | "bring">) => {
  const weekdays = Array.from({ length: days }, (_, weekday) => ({ weekday, name: "Monday" }));
  const cells = weekdays.map(({ weekday }) => ({ weekday, subject }));
  return {
    days: weekdays,
    rows: Array.from({ length: lessons }, () => ({ isBreak: false, cells })),
  } as WeekView;
};

it.each([
  [5, 5, SHORT, ""],
  [12, 7, SHORT, ""],
  [5, 5, LONG, ""],
  [8, 5, LONG, "is-full"],
  [12, 7, LONG, "is-full is-packed"],
])("%i lessons on %i days", (lessons, days, subject, size) => {
  expect(sheetSize(week(lessons, days, subject))).toBe(size);
});
