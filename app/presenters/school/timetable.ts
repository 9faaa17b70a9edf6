import { findEnd } from "#app/domain/school/lessons.ts";
import type { Subject } from "#app/models/school/subject.server.ts";
import { presentWeekdayName } from "#app/presenters/school/weekdays.ts";
import type { WholeTimetable } from "#app/services/school/timetables.server.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatInstant } from "#app/shared/format.ts";
import { firstCharacter } from "#app/shared/people/member-names.ts";
import { paletteClass } from "#app/shared/people/palette.ts";
import type { WeekLetter } from "#app/shared/school/constants.ts";
import { shownDays } from "#app/shared/school/school-words.ts";

/** `HH:MM` in the reader's locale. */
export const formatTime = (time: string, locale: string): string =>
  formatInstant(Date.parse(`1970-01-01T${time}Z`), locale, "time", "UTC");

export const presentSubject = ({ id, name, color, room, teacher, bring }: Subject, locale: string) => ({
  id,
  name,
  initial: firstCharacter(name),
  className: paletteClass(color),
  room,
  where: factLine([room, teacher], locale),
  bring,
});
export type SubjectView = ReturnType<typeof presentSubject>;

/** A week of a timetable: its rows, and the subjects on the shown days. */
export function presentWeek(
  { timetable, rows, calendar }: WholeTimetable,
  subjects: readonly Subject[],
  week: WeekLetter,
  locale: string,
) {
  const days = shownDays(new Set(calendar.cells.map(({ weekday }) => weekday)));
  const views = new Map(subjects.map((subject) => [subject.id, presentSubject(subject, locale)]));
  const taught = (weekday: number, position: number): SubjectView | null => {
    const cell = calendar.cells.find(
      (one) => one.week === week && one.weekday === weekday && one.position === position,
    );
    return (cell && views.get(cell.subject)) ?? null;
  };
  return {
    week: timetable.weeks === 2 ? week : null,
    days: days.map((weekday) => ({ weekday, ...presentWeekdayName(weekday, locale) })),
    rows: rows.map(({ position, name, starts_at, is_break }) => ({
      position,
      name,
      isBreak: is_break,
      begins: formatTime(starts_at, locale),
      ends: formatTime(findEnd(position, rows, timetable.home_at), locale),
      cells: is_break ? [] : days.map((weekday) => ({ weekday, subject: taught(weekday, position) })),
    })),
  };
}
export type WeekView = ReturnType<typeof presentWeek>;
