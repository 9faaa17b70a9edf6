import { type DateContext, type DateReading, readDate } from "#app/domain/quick-add/dates.ts";
import { readRepeat, readTimes, readWeekdays } from "#app/domain/quick-add/repeats.ts";
import { readLength, readTime, type TimeReading } from "#app/domain/quick-add/times.ts";
import { type LineWord, readLongest, splitLine, textFrom } from "#app/domain/quick-add/words.ts";
import type { RuleParts, Weekday } from "#app/domain/recurrence/rule.ts";
import { Temporal } from "#app/domain/time/time.ts";

/** What is known when a line is read. */
export interface LineContext extends DateContext {
  /** Minutes after midnight, of the family. */
  now: number;
  members: readonly { id: number; name: string }[];
}

/** What was read so far: the first of each kind counts, a second one stays in the title. */
export interface Read {
  date: DateReading | null;
  lastDate: DateReading | null;
  /** When it ends on its last day, in minutes after midnight. */
  lastTime: number | null;
  /** Several weekdays, and the words that name them: what they mean is known at the end of the line. */
  weekdays: { days: Weekday[]; at: number; count: number } | null;
  isAllDay: boolean;
  time: TimeReading | null;
  length: { minutes: number } | { days: number } | null;
  repeat: RuleParts | null;
  count: number | null;
  until: DateReading | null;
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
  time: null,
  length: null,
  repeat: null,
  count: null,
  until: null,
  memberIds: [],
  isEveryone: false,
  placeFrom: null,
});

/** Reads at a word, notes what it read, and answers how many words that took. */
type Reader = (words: readonly LineWord[], at: number, read: Read, context: LineContext) => number;

function once<K extends keyof Read>(key: K, parse: (text: string, context: LineContext) => Read[K] | null): Reader {
  return (words, at, read, context) => {
    if (read[key] !== null) return 0;
    const found = readLongest(words, at, (text) => parse(text, context));
    if (!found) return 0;
    read[key] = found.value as Read[K];
    return found.count;
  };
}

/** One time of one weekday "until 3 June" is of every week; of dates near at hand that is less sure. */
const WEEKLY_DAYS = 14;

const readUntil: Reader = (words, at, read, context) => {
  const isOfWeekday = read.time !== null && read.date !== null && "weekday" in read.date;
  const isWeekly = read.repeat === null && read.weekdays === null && isOfWeekday;
  const isRepeating = read.repeat !== null || read.weekdays !== null;
  if (!(isRepeating || isWeekly) || read.until !== null || read.count !== null) return 0;
  const found = readLongest(words, at, (text) => {
    const [, date] = text.match(/^(?:until|till|through) (.+)$/) ?? [];
    return date ? readDate(date, context) : null;
  });
  if (isWeekly && found) {
    const first = context.today.add({ days: WEEKLY_DAYS });
    if (!("date" in found.value) || Temporal.PlainDate.compare(found.value.date, first) < 0) return 0;
    read.repeat = { frequency: "weekly" };
  }
  read.until = found?.value ?? null;
  return found?.count ?? 0;
};

/** "5 Dec to 8 Dec", "5-8 Dec", "Mon to Fri": the days from one to another. */
const readDays: Reader = (words, at, read, context) => {
  if (read.date !== null) return 0;
  const found = readLongest(words, at, (text) => {
    const [, from, to] = text.match(/^(?:from )?(.+?) ?(?:-| to | till | until ) ?(.+)$/) ?? [];
    if (!from || !to || /^\d{4}-\d\d-\d\d$/.test(text)) return null;
    const last = readDate(to, context);
    if (!last) return null;
    const month = to.match(/[a-z]{3,}\.?(?: \d{4})?$/)?.[0];
    const first =
      readDate(from, context) ?? (month && /^\d{1,2}$/.test(from) ? readDate(`${from} ${month}`, context) : null);
    return first && { first, last };
  });
  if (!found) return 0;
  read.date = found.value.first;
  read.lastDate = found.value.last;
  return found.count;
};

/** "Mon, Wed, Fri", "Tue & Thu" */
const readList: Reader = (words, at, read) => {
  if (read.date !== null || read.weekdays !== null || read.repeat?.weekdays) return 0;
  const found = readLongest(words, at, (text) => {
    const days = readWeekdays(text);
    return days.length > 0 ? days : null;
  });
  if (!found) return 0;
  read.weekdays = { days: found.value, at, count: found.count };
  return found.count;
};

/** "Fri 6pm to Sat 10am": the day and the time at which it ends. */
const readEnd: Reader = (words, at, read, context) => {
  if (read.date === null || read.lastDate !== null || read.time === null || read.time.end !== null) return 0;
  const found = readLongest(words, at, (text) => {
    const parts = text.match(/^(?:to|till|until|-) (.+)$/)?.[1]?.split(" ") ?? [];
    for (let middle = 1; middle < parts.length; middle += 1) {
      const [one, other] = [parts.slice(0, middle).join(" "), parts.slice(middle).join(" ")];
      for (const [day, clock] of [[one, other] as const, [other, one] as const]) {
        const [date, time] = [readDate(day, context), readTime(clock, true)];
        if (date && time?.end === null) return { date, time };
      }
    }
    return null;
  });
  if (!found) return 0;
  read.lastDate = found.value.date;
  read.lastTime = found.value.time.start;
  return found.count;
};

const readAllDay: Reader = (words, at, read) => {
  const count = [1, 2].find((length) => /^all[ -]day$/.test(textFrom(words, at, length))) ?? 0;
  if (count === 0 || read.time !== null) return 0;
  read.isAllDay = true;
  return count;
};

const readCount: Reader = (words, at, read) => {
  if ((read.repeat ?? read.weekdays) === null || read.count !== null || read.until !== null) return 0;
  const found = readLongest(words, at, readTimes);
  read.count = found?.value ?? null;
  return found?.count ?? 0;
};

const EVERYONE = ["everyone", "everybody"];

/** A member's whole name, or several of them: "Ella", "for Ella and Noah". */
const readPeople: Reader = (words, at, read, { members }) => {
  const names = members.map(({ id, name }) => ({ id, words: splitLine(name).map(({ plain }) => plain) }));
  const nameAt = (from: number) =>
    names
      .filter((name) => name.words.length > 0 && textFrom(words, from, name.words.length) === name.words.join(" "))
      .sort((a, b) => b.words.length - a.words.length)[0];
  const isFor = ["for", "with"].includes(words[at]?.plain ?? "");
  let end = at;
  for (let from = at + Number(isFor); from < words.length; ) {
    const plain = words[from]?.plain ?? "";
    const name = nameAt(from);
    if (name) {
      if (!read.memberIds.includes(name.id)) read.memberIds.push(name.id);
      from += name.words.length;
      end = from;
    } else if (EVERYONE.includes(plain)) {
      read.isEveryone = true;
      from += 1;
      end = from;
    } else if (end > at && ["and", "&", "+"].includes(plain)) {
      from += 1;
    } else {
      break;
    }
  }
  return end - at;
};

const isDayWord = (text: string, context: DateContext) => {
  const date = readDate(text, context);
  return date !== null && ("weekday" in date || /^to/.test(text));
};

/** "16:30 until 3 June" has one time: what follows may make a date of the last word. */
const readClock: Reader = (words, at, read, context) => {
  if (read.time !== null || read.isAllDay) return 0;
  const isAnnounced = isDayWord(words[at - 1]?.plain ?? "", context);
  const found = readLongest(words, at, (text) => readTime(text, isAnnounced));
  if (!found) return 0;
  const last = at + found.count - 1;
  const isOfDate = found.count > 1 && readDate(textFrom(words, last, 2), context) !== null && last + 1 < words.length;
  const time = isOfDate ? readTime(words[at]?.plain ?? "", isAnnounced) : found.value;
  read.time = time;
  if (time === null) return 0;
  return isOfDate ? 1 : found.count;
};

/** In this order: what is longer and says more is looked for first. */
export const READERS: readonly Reader[] = [
  once("repeat", (text) => readRepeat(text)),
  readEnd,
  readUntil,
  readCount,
  readAllDay,
  once("length", (text) => readLength(text)),
  readDays,
  readList,
  once("date", (text, context) => readDate(text.replace(/^at /, ""), context)),
  readClock,
  readPeople,
];
