/** An event in the grid of a month. */
export interface Chip {
  /** `null` for a birthday, which has no page. */
  id: number | null;
  /** The date of an occurrence of a series; `null` for a single event. */
  instance: string | null;
  title: string;
  /**
   * The start on this day in the reader's short form ("5p"); `null` for an all-day event, or one that began earlier.
   */
  time: string | null;
  /** `time` as `HH:MM`. */
  at: string | null;
  /** Ids of members; empty means everyone. */
  members: number[];
}

export interface DayCell {
  /** `YYYY-MM-DD` */
  date: string;
  /** "14 October" */
  label: string;
  /** At most `EVENTS_PER_DAY_SHOWN`. */
  chips: Chip[];
  /** The number of events beyond `chips`. */
  more: number;
  /** These events, for printing; empty if the month has too many. */
  rest: Chip[];
}

export interface MonthGridData {
  weekdays: [short: string, long: string, narrow?: string][];
  days: DayCell[];
}

/** A chip as its values in order; `instance` is 1 if it is the date of its day. */
type PackedChip = unknown[];
type PackedDay = [date: string, label: string, chips: PackedChip[], more: number, rest: PackedChip[]];

const packChip = ({ id, instance, title, time, at, members }: Chip, date: string): PackedChip => [
  id,
  instance === date ? 1 : instance,
  title,
  time,
  at,
  members,
];

const readChip = ([id, instance, title, time, at, members]: PackedChip, date: string) =>
  ({ id, instance: instance === 1 ? date : instance, title, time, at, members }) as Chip;

/**
 * A month as short JSON. Remix sends loader data as a graph of numbered nodes, which makes a month of objects twice as
 * large when compressed, and names of properties would cost 160 bytes.
 */
export const packGrid = ({ weekdays, days }: MonthGridData): string =>
  JSON.stringify([
    weekdays,
    days.map(({ date, label, chips, more, rest }): PackedDay => {
      const pack = (chip: Chip) => packChip(chip, date);
      return [date, label, chips.map(pack), more, rest.map(pack)];
    }),
  ]);

/** Reads the text of `packGrid`. */
export function readGrid(packed: string): MonthGridData {
  const [weekdays, days] = JSON.parse(packed) as [MonthGridData["weekdays"], PackedDay[]];
  return {
    weekdays,
    days: days.map(([date, label, chips, more, rest]) => {
      const read = (chip: PackedChip) => readChip(chip, date);
      return { date, label, chips: chips.map(read), more, rest: rest.map(read) };
    }),
  };
}
