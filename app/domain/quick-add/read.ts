import type { DateContext, DateReading } from "#app/domain/quick-add/dates.ts";
import type { TimeReading } from "#app/domain/quick-add/times.ts";
import type { LineWord } from "#app/domain/quick-add/words.ts";
import type { RuleParts, Weekday } from "#app/domain/recurrence/rule.ts";

/** The context of a line. */
export interface LineContext extends DateContext {
  /** Minutes after midnight in the family's zone. */
  now: number;
  members: readonly { id: number; name: string }[];
  /** The reader's BCP 47 tag: the line is in its language. English by default. */
  locale?: string;
  /** Normalises the words of a name before they are compared. */
  foldName?: (text: string) => string;
}

/** The parts read so far. A second part of a kind stays in the title. */
export interface Read {
  date: DateReading | null;
  lastDate: DateReading | null;
  /** The end on the last day, in minutes after midnight. */
  lastTime: number | null;
  /** Several weekdays, and the indexes of their words. They are interpreted at the end of the line. */
  weekdays: { days: Weekday[]; at: number[] } | null;
  isAllDay: boolean;
  /** "morning" beside a day, and the indexes of its words: a hint for the time, else words of the title. */
  part: { name: string; at: number[] } | null;
  time: TimeReading | null;
  /** The length, and the indexes of its words, which need a time. */
  length: (({ minutes: number } | { days: number }) & { at: number[] }) | null;
  repeat: RuleParts | null;
  count: number | null;
  until: DateReading | null;
  /** "starting 3 Dec": the first possible day. */
  from: DateReading | null;
  memberIds: number[];
  isEveryone: boolean;
  /** The index of the word before the place. */
  placeFrom: number | null;
}

/** The state before the first word. */
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

/** `count` consecutive indexes from `at` on. */
export const indexesFrom = (at: number, count: number): number[] =>
  Array.from({ length: count }, (_, more) => at + more);

/** Tries to read at an index, stores the result in `read`, and returns the number of words taken. */
export type Reader = (words: readonly LineWord[], at: number, read: Read, context: LineContext) => number;
