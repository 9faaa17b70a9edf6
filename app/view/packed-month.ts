import { EVENTS_PER_DAY_SHOWN } from "#app/utils/constants.ts";
import type { Person } from "#app/view/person.ts";

/** An event in the grid of a month: as little as a chip shows, for a month holds many. */
export interface Chip {
  /** `null` for a birthday, which cannot be opened. */
  id: number | null;
  /** Which occurrence of a series; `null` for a one-off. */
  instance: string | null;
  title: string;
  /** Begin on this day in the reader's words, cut short ("5p"); `null` where it lasts all day, or began before. */
  time: string | null;
  /** The same as `HH:MM`. */
  at: string | null;
  member: Person | null;
}

export interface DayCell {
  /** `YYYY-MM-DD` */
  date: string;
  /** "14 October" */
  label: string;
  /** As many as are shown of a day, `EVENTS_PER_DAY_SHOWN`. */
  chips: Chip[];
  /** Events beyond those shown. */
  more: number;
  /** These events, for paper; none where a month has too many of them. */
  rest: Chip[];
}

type PackedChip = [
  id: number | null,
  instance: string | null,
  title: string,
  time: string | null,
  at: string | null,
  member: number,
];
type PackedDay = [date: string, label: string, more: number, ...chips: PackedChip[]];

/**
 * A month as one short text. Remix sends loader data as a graph of numbered nodes, which takes a month of objects to
 * twice its size compressed; tuples in a text of their own do not (docs/performance.md).
 */
export const packDays = (days: readonly DayCell[]): string =>
  JSON.stringify(
    days.map(
      ({ date, label, chips, more, rest }): PackedDay => [
        date,
        label,
        more,
        ...[...chips, ...rest].map(({ id, instance, title, time, at, member }): PackedChip => {
          // An occurrence is named by its date, which mostly is the cell's own.
          const shortInstance = instance === date ? "" : instance;
          return [id, shortInstance, title, time, at === time ? "" : at, member?.id ?? 0];
        }),
      ],
    ),
  );

/** The days of a packed month; `people` are those that its chips may name. */
export function unpackDays(packed: string, people: readonly Person[]): DayCell[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return (JSON.parse(packed) as PackedDay[]).map(([date, label, more, ...packedChips]) => {
    const chips = packedChips.map(([id, instance, title, time, at, member]) => ({
      id,
      title,
      time,
      instance: instance === "" ? date : instance,
      at: at === "" ? time : at,
      member: byId.get(member) ?? null,
    }));
    return { date, label, more, chips: chips.slice(0, EVENTS_PER_DAY_SHOWN), rest: chips.slice(EVENTS_PER_DAY_SHOWN) };
  });
}
