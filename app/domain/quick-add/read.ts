import type { DateContext, DateReading } from "#app/domain/quick-add/dates.ts";
import type { TimeReading } from "#app/domain/quick-add/times.ts";
import type { LineWord } from "#app/domain/quick-add/words.ts";
import type { RuleParts, Weekday } from "#app/domain/recurrence/rule.ts";

/** The context of a line. */
export interface LineContext extends DateContext {
  /** Minutes after midnight, of the family. */
  now: number;
  members: readonly { id: number; name: string }[];
}

/** The parts read so far: the first of each kind counts, a second one stays in the title. */
export interface Read {
  date: DateReading | null;
  lastDate: DateReading | null;
  /** When it ends on its last day, in minutes after midnight. */
  lastTime: number | null;
  /** Several weekdays, and the words that name them: what they mean is known at the end of the line. */
  weekdays: { days: Weekday[]; at: number[] } | null;
  isAllDay: boolean;
  /** "morning" beside a day, and the words that say it: a hint for the time, else words. */
  part: { name: string; at: number[] } | null;
  time: TimeReading | null;
  /** The length, and the words that name it, which mean nothing without a time. */
  length: (({ minutes: number } | { days: number }) & { at: number[] }) | null;
  repeat: RuleParts | null;
  count: number | null;
  until: DateReading | null;
  /** "starting 3 Dec": no date before it counts. */
  from: DateReading | null;
  memberIds: number[];
  isEveryone: boolean;
  /** The place begins after this word. */
  placeFrom: number | null;
}

/** Before the first word. */
export const readNothing = (): Read => ({
  date: null,
  lastDate: null,
  lastTime: null,
  weekdays: null,
  isAllDay: false,
  part: null,
  time: null,
  length: null,
  repeat: null,
  count: null,
  until: null,
  from: null,
  memberIds: [],
  isEveryone: false,
  placeFrom: null,
});

/** The indexes of words from one on. */
export const indexesFrom = (at: number, count: number): number[] =>
  Array.from({ length: count }, (_, more) => at + more);

/** Reads at a word, notes what it read, and answers how many words that took. */
export type Reader = (words: readonly LineWord[], at: number, read: Read, context: LineContext) => number;
