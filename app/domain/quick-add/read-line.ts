import type { DateReading } from "#app/domain/quick-add/dates.ts";
import { tableOf } from "#app/domain/quick-add/languages/tables.ts";
import { translate } from "#app/domain/quick-add/languages/translate.ts";
import { indexesFrom, type LineContext, type Read, readNothing } from "#app/domain/quick-add/read.ts";
import { READERS } from "#app/domain/quick-add/readers.ts";
import { isSeveralOfMonth, weekdaysBetween } from "#app/domain/quick-add/repeats.ts";
import { DAY } from "#app/domain/quick-add/times.ts";
import { joinWritten, type LineWord, readLongest, splitLine } from "#app/domain/quick-add/words.ts";
import { completeRule, type Rule, type RuleParts, type Weekday } from "#app/domain/recurrence/rule.ts";
import { firstRuleDay } from "#app/domain/recurrence/rule-days.ts";
import { fromDayNumber, type Temporal, toDayNumber } from "#app/domain/time/time.ts";

/** The event that a line describes (docs/product/calendar.md, "Reading a line"). */
export interface UnderstoodLine {
  /** The words that were not read as anything else. */
  title: string;
  /** Whether anything was read; otherwise the whole line is the title. */
  isUnderstood: boolean;
  date: Temporal.PlainDate;
  /** The last day, if it is another one. */
  endDate: Temporal.PlainDate | null;
  /** Minutes after midnight; `null` for an all-day event. */
  start: number | null;
  /** Minutes after midnight of the last day. */
  end: number | null;
  /** Each once, in the order of the line. */
  memberIds: number[];
  isEveryone: boolean;
  rule: Rule | null;
  place: string | null;
}

/** "@place" replaces the signs of other languages, which never precede an hour. */
const PLACE_SIGNS = ["at", "@", "@place"];

const areNeighbours = (days: readonly number[]) =>
  days.every((day, at) => at === 0 || (day - (days[at - 1] ?? 0) + 7) % 7 === 1);

/**
 * Interprets several weekdays: with a weekly repeat they are its days, and separate ones make a weekly repeat. Adjacent
 * ones are one event of several days; with a time, the first is the day and the others stay words.
 */
function settleWeekdays(read: Read, left: number[]): void {
  if (read.weekdays === null) return;
  const { days, at } = read.weekdays;
  const { repeat } = read;
  if (repeat ? repeat.frequency === "weekly" && !repeat.weekdays : !areNeighbours(days) || read.until || read.count) {
    read.repeat = { frequency: "weekly", ...repeat, weekdays: days };
    return;
  }
  const isDay = read.date === null;
  if (isDay) read.date = { weekday: days[0] as Weekday, isAfterToday: false };
  if (isDay && read.time === null) {
    read.lastDate = { weekday: days.at(-1) as Weekday, isAfterToday: false };
    return;
  }
  left.push(...at.slice(isDay ? 1 : 0));
}

/** A hint such as "morning" needs a time. Without one it stays a word of the title. */
function settleHints({ time, part, length }: Read, left: number[]): void {
  if (time !== null) return;
  left.push(...(part?.at ?? []), ...(length && "minutes" in length ? length.at : []));
}

/** A timed range of at least this many days repeats weekly: "Sat 9:00 for 8 weeks". */
const WEEKS = 14;

/** A range of days with a time repeats: "Mon-Fri 8:15", "5-8 Dec 9-15", "Sat 9:00 for 8 weeks". */
function settleHours(read: Read): void {
  const { date, lastDate, lastTime, time, repeat, length } = read;
  if (time === null || date === null || lastTime !== null) return;
  if (lastDate && "weekday" in date && "weekday" in lastDate && repeat?.frequency === "weekly" && !repeat.weekdays) {
    read.repeat = { ...repeat, weekdays: weekdaysBetween(date.weekday, lastDate.weekday) };
    read.lastDate = null;
  } else if (lastDate && repeat === null && ("weekday" in date || time.end !== null)) {
    read.repeat = { frequency: "daily" };
  } else if (length && "days" in length && length.days >= WEEKS && "weekday" in date && repeat === null) {
    read.repeat = { frequency: "weekly" };
  }
}

function readWords(words: readonly LineWord[], context: LineContext): { read: Read; left: number[] } {
  const read = readNothing();
  const left: number[] = [];
  for (let at = 0; at < words.length; ) {
    const several = readLongest(words, at, isSeveralOfMonth)?.count ?? 0;
    if (several > 0) {
      left.push(...indexesFrom(at, several));
      at += several;
      continue;
    }
    let taken = 0;
    for (const reader of READERS) {
      taken = reader(words, at, read, context);
      if (taken > 0) break;
    }
    if (taken === 0) {
      const isSign = PLACE_SIGNS.includes(words[at]?.plain ?? "");
      if (isSign && read.placeFrom === null && at + 1 < words.length) read.placeFrom = at;
      left.push(at);
      taken = 1;
    }
    at += taken;
  }
  settleWeekdays(read, left);
  settleHints(read, left);
  settleHours(read);
  left.sort((a, b) => a - b);
  return { read, left };
}

const findDay = (reading: DateReading, from: Temporal.PlainDate): Temporal.PlainDate =>
  "date" in reading ? reading.date : from.add({ days: (reading.weekday - from.dayOfWeek + 7) % 7 });

/** The first day. Without a date in the line, the next day on which the time is in the future. */
function firstDay({ date, time, from }: Read, { today, now }: LineContext): Temporal.PlainDate {
  const isOver = time !== null && time.start <= now;
  const tomorrow = today.add({ days: 1 });
  const next = from ? findDay(from, today) : isOver ? tomorrow : today;
  if (date === null) return next;
  return findDay(date, "weekday" in date && date.isAfterToday ? tomorrow : next);
}

/**
 * The length, in days, up to which a range can be one repeated event: "weekly 7 January to 25 March" is longer, so it
 * names the end of the series.
 */
const LONGEST_DAYS = { daily: 1, weekly: 6, monthly: 27, yearly: 364 };

/** The number of days after the first, by the last date or the length. */
function daysBeyond({ lastDate, length }: Read, first: Temporal.PlainDate): number {
  const last = lastDate && findDay(lastDate, first);
  return last ? toDayNumber(last) - toDayNumber(first) : length && "days" in length ? length.days - 1 : 0;
}

/** "Every other weekend Fri 18:00 to Sun 18:00" begins on Fridays. */
function onWeekday(repeat: RuleParts, date: DateReading | null): RuleParts {
  const { weekdays, nth } = repeat;
  if (!date || !("weekday" in date) || !weekdays || nth !== undefined || weekdays.includes(date.weekday)) return repeat;
  return { ...repeat, weekdays: [date.weekday] };
}

function makeRule(
  read: Read,
  first: Temporal.PlainDate,
): { rule: Rule; date: Temporal.PlainDate; isEnd: boolean } | null {
  const { until, count } = read;
  const repeat = read.repeat && onWeekday(read.repeat, read.date);
  if (repeat === null) return null;
  const day = toDayNumber(first);
  // The first date of every second Tuesday is the next Tuesday.
  const begin = firstRuleDay(completeRule({ ...repeat, interval: 1 }, day), day) ?? day;
  const beyond = daysBeyond(read, fromDayNumber(begin));
  const isEnd = until === null && count === null && beyond > LONGEST_DAYS[repeat.frequency];
  const last = until ? toDayNumber(findDay(until, fromDayNumber(begin))) : isEnd ? begin + beyond : null;
  const ends = { ...(last !== null && last >= begin ? { until: last } : {}), ...(count === null ? {} : { count }) };
  return { rule: completeRule({ ...repeat, ...ends }, begin), date: fromDayNumber(begin), isEnd };
}

const HALF_DAY = DAY / 2;

/** "Tonight 7.30" is in the evening, "Sat morning 6" in the morning. */
function inPartOfDay({ date, time, part }: Read): Read["time"] {
  const isTonight = date !== null && "date" in date && date.isTonight === true;
  if (time === null || (part === null && !isTonight)) return time;
  const isMorning = part?.name === "morning";
  const isOther = isMorning ? time.start >= HALF_DAY + 60 : time.start >= 60 && time.start < HALF_DAY;
  const more = !isOther ? 0 : isMorning ? -HALF_DAY : HALF_DAY;
  return { start: time.start + more, end: time.end === null ? null : time.end + more };
}

/**
 * The parts of a line in the reader's language. Words that may be a weekday ("Do", "jeu", "mar") are one if the line
 * has no other day.
 */
function readInLanguage(line: string, context: LineContext) {
  const table = tableOf(context.locale ?? "en");
  if (!table) {
    const words = splitLine(line);
    return { words, ...readWords(words, context), articles: null };
  }
  const typed = splitLine(table.spread?.(line) ?? line);
  const names = new Set(
    context.members.flatMap(({ name }) => splitLine(name).map(({ written }) => table.fold(written))),
  );
  const readIn = (isDoubtfulRead: boolean) => {
    const words = translate(typed, table, { names, isDoubtfulRead });
    return { words, ...readWords(words, { ...context, foldName: table.fold }), articles: table.articles };
  };
  const sure = readIn(false);
  const { date, weekdays, repeat } = sure.read;
  return (date ?? weekdays ?? repeat?.weekdays ?? repeat?.monthDay) ? sure : readIn(true);
}

/** Parses one line of quick add. A word that no reader takes stays in the title or the place. Never throws. */
export function readLine(line: string, context: LineContext): UnderstoodLine {
  const { words, read, left, articles } = readInLanguage(line, context);
  const written = (indexes: readonly number[]) => joinWritten(words, indexes);
  const { placeFrom } = read;
  const placeWords = placeFrom === null ? [] : left.filter((index) => index > placeFrom);
  const hasPlace = placeWords.length > 0;
  const titleWords = hasPlace ? left.filter((index) => index < (placeFrom ?? 0)) : left;
  // An event needs a title: else the place, the members, or the whole line.
  const isAfterSign = words[placeFrom ?? 0]?.plain === "@place";
  const place = hasPlace ? written(placeWords).replace((isAfterSign && articles) || /^$/, "") : null;
  const names = context.members.filter(({ id }) => read.memberIds.includes(id)).map(({ name }) => name);
  const others = [isAfterSign ? written(left) : place, names.join(", "), written([...words.keys()])];
  const title = written(titleWords).replace(/^(?:[-–—] )+|(?: [-–—]|[,;:])+$/g, "") || (others.find(Boolean) ?? "");

  const repeating = makeRule(read, firstDay(read, context));
  const date = repeating?.date ?? firstDay(read, context);
  const time = inPartOfDay(read);
  const start = time?.start ?? null;
  const length = read.length;
  const days = repeating?.isEnd ? 0 : Math.max(0, daysBeyond(read, date));
  const lastTime = days > 0 ? read.lastTime : null;
  const end =
    start === null ? null : (lastTime ?? time?.end ?? start + (length && "minutes" in length ? length.minutes : 60));
  const daysMore = Math.max(days, Math.floor((end ?? 0) / DAY));
  return {
    title,
    isUnderstood: left.length < words.length || hasPlace,
    date,
    endDate: daysMore > 0 ? date.add({ days: daysMore }) : null,
    start,
    end: end === null ? null : end % DAY,
    memberIds: read.isEveryone ? [] : read.memberIds,
    isEveryone: read.isEveryone,
    rule: repeating?.rule ?? null,
    place,
  };
}
