import { type DateContext, readDate } from "#app/domain/quick-add/dates.ts";
import { indexesFrom, type LineContext, type Read, type Reader } from "#app/domain/quick-add/read.ts";
import { DAY, readLength as parseLength, readTime } from "#app/domain/quick-add/times.ts";
import { type LineWord, readLongest, textFrom } from "#app/domain/quick-add/words.ts";

/** Readers of times (docs/product/calendar.md, "Reading a line"). */

/** "Fri 6pm to Sat 10am": the last day and the time of the end. */
export const readEnd: Reader = (words, at, read, context) => {
  if (
    (read.date ?? read.repeat?.weekdays ?? null) === null ||
    read.lastDate !== null ||
    read.time === null ||
    read.time.end !== null
  )
    return 0;
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

/** "all day" */
export const readAllDay: Reader = (words, at, read) => {
  const count = [1, 2].find((length) => /^all[ -]day$/.test(textFrom(words, at, length))) ?? 0;
  if (count === 0 || read.time !== null) return 0;
  read.isAllDay = true;
  return count;
};

/** "for 45 min", "30 min" */
export const readLength: Reader = (words, at, read) => {
  const found = read.length === null ? readLongest(words, at, (text) => parseLength(text, read.time !== null)) : null;
  if (!found) return 0;
  read.length = { ...found.value, at: indexesFrom(at, found.count) };
  return found.count;
};

const isDayWord = (text: string, context: DateContext) => {
  const date = readDate(text, context);
  return date !== null && ("weekday" in date || /^to/.test(text));
};

/** "ch 4-6", "pages 2-3" */
const NUMBERED =
  /^(?:ch|chap|chapters?|pp?|pg|pgs|pages?|units?|grades?|years?|ages?|aged|levels?|rooms?|sizes?|nos?|nr)\.?$/;

/** "@ 12 Oak Street Sat 2pm": a bare number before a name is no hour if the line has a clearer time. */
function isHouseNumber(words: readonly LineWord[], at: number, count: number, context: LineContext): boolean {
  const next = at + count;
  const isBare = /^(?:at|@) \d{1,2}$/.test(textFrom(words, at, count));
  if (!isBare || !/^\p{Lu}/u.test(words[next]?.written ?? "") || readDate(textFrom(words, next, 1), context))
    return false;
  return words.slice(next).some(({ plain }) => readTime(plain, false) !== null);
}

/**
 * "Fri 6pm to 10am Sun", "Fri 18:00-12:00 Sun": the day of a span's end. After a dash within one day, as in "Tue 5-6 Sat",
 * it is none. Returns the number of words.
 */
function readEndDay(words: readonly LineWord[], at: number, span: string, read: Read, context: LineContext): number {
  const end = read.time?.end ?? null;
  const isAfterDay = (read.date ?? read.repeat?.weekdays ?? null) !== null && read.lastDate === null;
  if (end === null || !isAfterDay || (span.includes("-") && end < DAY)) return 0;
  const found = readLongest(words, at, (text) => readDate(text, context));
  if (!found) return 0;
  read.lastDate = found.value;
  // On another day "10" after "18 to" is in the morning.
  read.lastTime = readTime(span.replace(/^.*(?:-| (?:to|till|until|and) ) ?/, ""), true)?.start ?? end % DAY;
  return found.count;
}

/** "16:30 until 3 June" has one time, because the words after "until" may make its number a date. */
export const readClock: Reader = (words, at, read, context) => {
  if (read.time !== null || read.isAllDay || NUMBERED.test(words[at - 1]?.plain ?? "")) return 0;
  const isAnnounced = isDayWord(words[at - 1]?.plain ?? "", context) || read.part?.at.includes(at - 1) === true;
  const found = readLongest(words, at, (text) => readTime(text, isAnnounced));
  if (!found || isHouseNumber(words, at, found.count, context)) return 0;
  const last = at + found.count - 1;
  const isOfDate = found.count > 1 && readDate(textFrom(words, last, 2), context) !== null && last + 1 < words.length;
  const time = isOfDate ? readTime(words[at]?.plain ?? "", isAnnounced) : found.value;
  read.time = time;
  if (time === null) return 0;
  if (isOfDate) return 1;
  return found.count + readEndDay(words, last + 1, textFrom(words, at, found.count), read, context);
};

const PART = /^(morning|afternoon|evening|night)(s?)$/;
const PART_OF_TIME = /^(?:in the (morning|afternoon|evening)|at (night))$/;

/** "abends", "de la tarde": a part of the day in another language, wherever it is in the line. */
const PART_ANYWHERE = /^~(morning|afternoon|evening)$/;

/** "Sat morning", "this evening", "Monday mornings" of every week, "7 in the evening". */
export const readPart: Reader = (words, at, read, context) => {
  if (read.part !== null) return 0;
  const [, anywhere] = words[at]?.plain.match(PART_ANYWHERE) ?? [];
  if (anywhere) {
    read.part = { name: anywhere, at: [at] };
    return 1;
  }
  const isToday = words[at]?.plain === "this" && read.date === null;
  const [, name, isMany] = textFrom(words, at + Number(isToday), 1).match(PART) ?? [];
  if (name && (isToday || isDayWord((words[at - 1]?.plain ?? "").replace(/days$/, "day"), context))) {
    const count = 1 + Number(isToday);
    if (isToday) read.date = { date: context.today };
    if (isMany && read.date && "weekday" in read.date && read.repeat === null) {
      read.repeat = { frequency: "weekly", weekdays: [read.date.weekday] };
    }
    read.part = { name, at: indexesFrom(at, count) };
    return count;
  }
  const found = read.time && readLongest(words, at, (text) => text.match(PART_OF_TIME));
  if (!found) return 0;
  read.part = { name: found.value[1] ?? found.value[2] ?? "", at: indexesFrom(at, found.count) };
  return found.count;
};
