import type { OverHoliday, SpanKind, WeekLetter } from "#app/shared/school/constants.ts";

/** School days and the letters of weeks (docs/product/school.md). Days are numbers (`toDayNumber`). */

export interface Span {
  from: number;
  to: number;
  kind: SpanKind;
  /** Ids of members; an empty list means everyone. */
  members: readonly number[];
}

export interface Cell {
  week: WeekLetter;
  /** 0 for Sunday to 6. */
  weekday: number;
  /** The position of its row, from 1. */
  position: number;
}

/** The settings of a timetable that determine its school days. */
export interface Calendar<C extends Cell = Cell> {
  member: number;
  weeks: number;
  /** A Monday of a week A. */
  anchor: number;
  over: OverHoliday;
  cells: readonly C[];
}

interface Interval {
  from: number;
  to: number;
}

const ALWAYS: Interval = { from: -Infinity, to: Infinity };
const WEEK = 7;

// 1 January 1970 was a Thursday.
/** The weekday of a day: 0 for Sunday to 6. */
export const daysSinceSunday = (day: number): number => (((day + 4) % WEEK) + WEEK) % WEEK;
/** The Monday of the week in which a day is. */
export const toMonday = (day: number): number => day - ((daysSinceSunday(day) + 6) % WEEK);

/** Merges spans that touch or overlap. */
function unite(spans: readonly Interval[]): Interval[] {
  const united: Interval[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = united.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else united.push({ from, to });
  }
  return united;
}

/** An interval without the holidays. */
function without({ from, to }: Interval, holidays: readonly Interval[]): Interval[] {
  const left: Interval[] = [];
  let begin = from;
  for (const holiday of holidays) {
    if (holiday.from > begin && begin <= to) left.push({ from: begin, to: Math.min(to, holiday.from - 1) });
    begin = Math.max(begin, holiday.to + 1);
  }
  return begin <= to ? [...left, { from: begin, to }] : left;
}

/** A member's intervals of school, with or without lessons: in order, without overlap. */
export function listTerms(member: number, spans: readonly Span[]): Interval[] {
  const own = spans.filter(({ members }) => members.length === 0 || members.includes(member));
  const ofKind = (kind: SpanKind) => unite(own.filter((span) => span.kind === kind));
  const school = ofKind("school");
  const holidays = ofKind("holiday");
  return (school.length > 0 ? school : [ALWAYS]).flatMap((term) => without(term, holidays));
}

const isIn = (terms: readonly Interval[], day: number) => terms.some(({ from, to }) => from <= day && day <= to);

const listWeekdays = ({ cells }: Calendar): ReadonlySet<number> => new Set(cells.map(({ weekday }) => weekday));

/** Whether the week of a Monday has a school day with a lesson in either letter. */
function hasSchool(monday: number, terms: readonly Interval[], weekdays: ReadonlySet<number>): boolean {
  for (let day = monday; day < monday + WEEK; day += 1)
    if (weekdays.has(daysSinceSunday(day)) && isIn(terms, day)) return true;
  return false;
}

/**
 * The number of weeks with school from one Monday to another, exclusive. The middle of a term is computed without a
 * loop, because spans may be as long as the calendar.
 */
function countWeeks(from: number, to: number, terms: readonly Interval[], weekdays: ReadonlySet<number>): number {
  if (weekdays.size === 0) return 0;
  let whole = 0;
  const edges = new Set<number>();
  for (const term of terms) {
    const begin = Math.max(from, term.from);
    const end = Math.min(to - 1, term.to);
    if (begin > end) continue;
    const first = toMonday(begin) === begin ? begin : toMonday(begin) + WEEK;
    const last = toMonday(end + 1);
    if (first < last) whole += (last - first) / WEEK;
    for (const day of [begin, end]) if (toMonday(day) < first || toMonday(day) >= last) edges.add(toMonday(day));
  }
  return whole + [...edges].filter((monday) => hasSchool(monday, terms, weekdays)).length;
}

/**
 * The letter of a day's week; `null` without alternating weeks, and for a week without a school day if letters wait
 * (docs/product/school.md, "Weeks A and B").
 */
export function letterOn(day: number, calendar: Calendar, spans: readonly Span[]): WeekLetter | null {
  if (calendar.weeks === 1) return null;
  const { anchor, over } = calendar;
  const monday = toMonday(day);
  const [first, last] = monday < anchor ? [monday, anchor] : [anchor, monday];
  if (over === "run") return ((last - first) / WEEK) % 2 === 0 ? "A" : "B";
  const terms = listTerms(calendar.member, spans);
  const weekdays = listWeekdays(calendar);
  if (!hasSchool(monday, terms, weekdays)) return null;
  return countWeeks(first, last, terms, weekdays) % 2 === 0 ? "A" : "B";
}

export interface SchoolDay<C extends Cell = Cell> {
  /** True on a day with at least one lesson. */
  isSchool: boolean;
  letter: WeekLetter | null;
  /** The lessons, in the order of rows. */
  cells: C[];
}

/** A member's lessons and letter on a day. */
export function schoolDay<C extends Cell>(day: number, calendar: Calendar<C>, spans: readonly Span[]): SchoolDay<C> {
  const letter = letterOn(day, calendar, spans);
  const week = calendar.weeks === 1 ? "A" : letter;
  const isTerm = isIn(listTerms(calendar.member, spans), day);
  const cells = isTerm
    ? calendar.cells.filter((cell) => cell.week === week && cell.weekday === daysSinceSunday(day))
    : [];
  return { isSchool: cells.length > 0, letter, cells: cells.sort((a, b) => a.position - b.position) };
}
