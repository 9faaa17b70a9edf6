import type { PackLine } from "#app/domain/school/lessons.ts";
import { type Calendar, type Span, schoolDay, toMonday } from "#app/domain/school/school-days.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import type { SchoolSpan } from "#app/models/school/school-span.server.ts";
import { formatTime } from "#app/presenters/school/timetable.ts";
import type { MemberDay, PackedDay } from "#app/services/school/school.server.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatDate, formatDates } from "#app/shared/format.ts";
import type { Person } from "#app/shared/people/person.ts";
import { say } from "#app/words/catalogue.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";

/** Days in which the next school day is searched. */
const AHEAD = 200;

/** The first day from `from` on, at most `days` ahead, for which `holds` is true. */
export function findDay(from: number, holds: (day: number) => boolean, days = AHEAD): number | null {
  for (let day = from; day < from + days; day += 1) if (holds(day)) return day;
  return null;
}

const concerns = (span: SchoolSpan, member: number) => span.member_ids.length === 0 || span.member_ids.includes(member);

/** School days before a holiday from which on it is announced. */
const SOON = 20;

/** "Half-term in eight school days." */
function formatNextHoliday({ today, calendar, spans, rows, locale }: Now): string {
  const next = rows.find(
    (row) => row.kind === "holiday" && row.from_day > isoOfDay(today) && concerns(row, calendar.member),
  );
  if (!next) return "";
  let count = 0;
  for (let day = today + 1; isoOfDay(day) < next.from_day && count <= SOON; day += 1) {
    if (schoolDay(day, calendar, spans).isSchool) count += 1;
  }
  if (count > SOON) return "";
  const text = say(schoolWords, locale);
  return count === 0 ? text("comesNext", { name: next.name }) : text("inSchoolDays", { name: next.name, count });
}

interface Now {
  today: number;
  calendar: Calendar;
  spans: readonly Span[];
  /** `spans` as rows. */
  rows: readonly SchoolSpan[];
  locale: string;
}

/** The state of a member's school: this week and the next holiday, or the dates without school. */
export function presentNow(now: Now) {
  const { today, calendar, spans, rows, locale } = now;
  const isSchool = (day: number) => schoolDay(day, calendar, spans).isSchool;
  const monday = toMonday(today);
  const { letter } = schoolDay(today, calendar, spans);
  const isOn = rows.find(
    (row) =>
      row.kind === "holiday" &&
      row.from_day <= isoOfDay(today) &&
      isoOfDay(today) <= row.to_day &&
      concerns(row, calendar.member),
  );
  const back = isOn ? findDay(today, isSchool) : null;
  const backLetter = back === null ? null : schoolDay(back, calendar, spans).letter;
  const note =
    isOn && back !== null
      ? {
          name: isOn.name,
          until: formatDate(isoOfDay(back - 1), locale, back - today < 8 ? "weekday" : "day"),
          back: formatDate(isoOfDay(back), locale, "day"),
          letter: backLetter,
        }
      : null;
  const hasWeek = findDay(monday, isSchool, 7) !== null;
  const comes = isOn ? "" : formatNextHoliday(now);
  return { letter, note, text: hasWeek ? comes : say(schoolWords, locale)("noSchool") };
}

/** A member's things to pack for a day, and their school hours. */
export function presentPack(day: MemberDay, lines: readonly PackLine[], person: Person, locale: string) {
  const begins = day.lessons[0]?.starts_at;
  const text = say(schoolWords, locale);
  const times = begins ? text("fromTo", { from: formatTime(begins, locale), to: formatTime(day.homeAt, locale) }) : "";
  const rest = day.letter ? text("week", { letter: day.letter }) : "";
  return {
    person,
    line: factLine([times, lines.length === 0 ? text("nothingToBring") : rest], locale),
    lines: [...lines],
  };
}

/** Days in which a weekday alone is unambiguous. */
const NEAR = 7;

/** Things to pack on a day number, for every member with school. */
export function presentPackCard(
  day: number,
  today: number,
  days: readonly PackedDay[],
  people: readonly Person[],
  locale: string,
) {
  const pupils = days.flatMap(({ day: at, pack }) => {
    const person = people.find(({ id }) => id === at.member);
    return person && at.isSchool ? [presentPack(at, pack, person, locale)] : [];
  });
  const name = formatDate(isoOfDay(day), locale, day - today < NEAR ? "weekday" : "day");
  const text = say(schoolWords, locale);
  return { title: day === today ? text("packForSchool") : text("packFor", { day: name }), pupils };
}
export type PackCardView = ReturnType<typeof presentPackCard>;

/** "26–30 Oct", "Mon 30 Nov", or "to Fri 23 Oct" for a span that has begun. */
function formatDays({ from_day: from, to_day: to }: SchoolSpan, today: string, locale: string): string {
  const text = say(schoolWords, locale);
  const short = (date: string) =>
    text("shortDay", {
      weekday: formatDate(date, locale, "weekdayShort"),
      date: formatDate(date, locale, "shortDate"),
    });
  if (from === to) return short(from);
  return from < today ? text("until", { day: short(to) }) : formatDates(from, to, locale, "shortDate");
}

const SPANS_SHOWN = 5;

/** The next few present and future terms and holidays. */
export const presentSpans = (rows: readonly SchoolSpan[], today: string, locale: string) =>
  rows
    .filter(({ to_day }) => to_day >= today)
    .slice(0, SPANS_SHOWN)
    .map((row) => ({
      id: row.id,
      name:
        row.kind === "holiday" && row.from_day === row.to_day
          ? say(schoolWords, locale)("nameNoSchool", { name: row.name })
          : row.name,
      days: formatDays(row, today, locale),
    }));
export type SpanView = ReturnType<typeof presentSpans>[number];
