import type { WeekLetter } from "#app/shared/school/constants.ts";

/** A typed week, valid or not (docs/product/school.md, "Entering a week"). */

type Text = string | undefined;

export interface TypedRow {
  name?: Text;
  starts_at?: Text;
  is_break?: unknown;
  /** Set for a row that was added since the timetable was saved. */
  is_new?: unknown;
}

/** Names of subjects by week, weekday and row, from 1. */
export type TypedCells = Partial<Record<WeekLetter, Record<string, Record<string, Text>>>>;

const isBlank = ({ name, starts_at }: TypedRow) => !name?.trim() && !starts_at;

/**
 * The indexes of the rows that count, in their order: empty rows are dropped, and added rows are sorted by their start.
 */
export function orderRows(rows: readonly TypedRow[]): number[] {
  const places = rows.flatMap((row, place) => (isBlank(row) ? [] : [place]));
  const ordered = places.filter((place) => !rows[place]?.is_new);
  for (const place of places.filter((one) => rows[one]?.is_new)) {
    const begins = rows[place]?.starts_at ?? "";
    const later = begins ? ordered.findIndex((one) => (rows[one]?.starts_at ?? "") > begins) : -1;
    ordered.splice(later === -1 ? ordered.length : later, 0, place);
  }
  return ordered;
}

/** The lessons after the rows were reordered by `orderRows`; a row that has become a break loses its lessons. */
export function orderCells(cells: TypedCells, rows: readonly TypedRow[], order: readonly number[]): TypedCells {
  const moved: TypedCells = {};
  for (const [week, days] of Object.entries(cells) as [WeekLetter, Record<string, Record<string, Text>>][]) {
    moved[week] = Object.fromEntries(
      Object.entries(days ?? {}).map(([weekday, lessons]) => [
        weekday,
        Object.fromEntries(
          order.flatMap((place, index) => {
            const name = lessons?.[String(place + 1)];
            return name?.trim() && !rows[place]?.is_break ? [[String(index + 1), name]] : [];
          }),
        ),
      ]),
    );
  }
  return moved;
}

/**
 * The target of a copied day: another day of the week, all other days, the same day of the other week, or that whole
 * week.
 */
export type CopyTo = { weekday: number } | "every-day" | "other-week" | "whole-week";

export interface Copy {
  week: WeekLetter;
  from: number;
  to: CopyTo;
  /** The weekdays that the form shows. */
  weekdays: readonly number[];
}

/** The lessons after copying a day or a week over the target's lessons. */
export function copyCells(cells: TypedCells, { week, from, to, weekdays }: Copy): TypedCells {
  const other: WeekLetter = week === "A" ? "B" : "A";
  const days = cells[week] ?? {};
  const day = days[from] ?? {};
  if (to === "whole-week") return { ...cells, [other]: days };
  if (to === "other-week") return { ...cells, [other]: { ...cells[other], [from]: day } };
  const targets = to === "every-day" ? weekdays : [to.weekday];
  return { ...cells, [week]: { ...days, ...Object.fromEntries(targets.map((weekday) => [weekday, day])) } };
}

const MINUTES = 24 * 60;
const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const toTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The longest and shortest lesson of a new timetable. */
const LESSON = { longest: 60, shortest: 10 };

/**
 * The rows of a new timetable: lessons of one length from an hour on; `null` if they do not fit into the day. `nameOf`
 * names a lesson by its number.
 */
export function firstRows(
  count: number,
  begins: string,
  nameOf: (number: number) => string,
): { rows: { name: string; starts_at: string }[]; home_at: string } | null {
  const start = toMinutes(begins);
  const length = Math.min(LESSON.longest, Math.floor((MINUTES - 1 - start) / count));
  if (length < LESSON.shortest) return null;
  const rows = Array.from({ length: count }, (_, index) => ({
    name: nameOf(index + 1),
    starts_at: toTime(start + index * length),
  }));
  return { rows, home_at: toTime(start + count * length) };
}
