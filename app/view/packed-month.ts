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
  /** An empty list means everyone. */
  members: Person[];
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
  members: number | number[],
];
/** A chip that was there before is its place among those that differ: of a series most are alike. */
type PackedDay = [date: string, label: string, more: number, ...chips: (PackedChip | number)[]];

const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

/** The likely date and label after those of a day; a cell that has them is packed without. */
function guessNext({ date, label }: Pick<DayCell, "date" | "label">): Pick<DayCell, "date" | "label"> {
  const next = dayAfter(date);
  return { date: next, label: label.replace(String(Number(date.slice(8))), String(Number(next.slice(8)))) };
}

const NO_GUESS = { date: "", label: "" };

/**
 * A month as one text of tuples. Remix sends loader data as a graph of numbered nodes, which doubles the compressed size of a
 * month of objects; one text is sent as it is.
 */
export function packDays(days: readonly DayCell[]): string {
  const known: string[] = [];
  const packChip = ({ id, instance, title, time, at, members }: Chip, date: string): PackedChip | number => {
    // An occurrence is named by its date, which mostly is the cell's own.
    const shortInstance = instance === date ? "" : instance;
    const ids = members.map((member) => member.id);
    const whose = ids.length > 1 ? ids : (ids[0] ?? 0);
    const packed: PackedChip = [id, shortInstance, title, time, at === time ? "" : at, whose];
    const text = JSON.stringify(packed);
    const place = known.indexOf(text);
    if (place < 0) known.push(text);
    return place < 0 ? packed : place;
  };
  return JSON.stringify(
    days.map(({ date, label, chips, more, rest }, index): PackedDay => {
      const before = days[index - 1];
      const guess = before ? guessNext(before) : NO_GUESS;
      return [
        date === guess.date ? "" : date,
        label === guess.label ? "" : label,
        more,
        ...[...chips, ...rest].map((chip) => packChip(chip, date)),
      ];
    }),
  );
}

/** The days of a packed month; `people` are those that its chips may name. */
export function unpackDays(packed: string, people: readonly Person[]): DayCell[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const known: PackedChip[] = [];
  let guess = NO_GUESS;
  return (JSON.parse(packed) as PackedDay[]).map(([packedDate, packedLabel, more, ...packedChips]) => {
    const date = packedDate || guess.date;
    const label = packedLabel || guess.label;
    guess = guessNext({ date, label });
    const chips = packedChips.map((chip): Chip => {
      if (typeof chip !== "number") known.push(chip);
      const [id, instance, title, time, at, members] = typeof chip === "number" ? (known[chip] as PackedChip) : chip;
      return {
        id,
        title,
        time,
        instance: instance === "" ? date : instance,
        at: at === "" ? time : at,
        members: [members].flat().flatMap((member) => byId.get(member) ?? []),
      };
    });
    return { date, label, more, chips: chips.slice(0, EVENTS_PER_DAY_SHOWN), rest: chips.slice(EVENTS_PER_DAY_SHOWN) };
  });
}
