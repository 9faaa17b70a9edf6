import { type DateContext, type DateReading, readDate } from "#app/domain/quick-add/dates.ts";
import { readRepeat, readTimes } from "#app/domain/quick-add/repeats.ts";
import { readLength, readTime, type TimeReading } from "#app/domain/quick-add/times.ts";
import { type LineWord, readLongest, splitLine, textFrom } from "#app/domain/quick-add/words.ts";
import { completeRule, type Rule, type RuleParts } from "#app/domain/recurrence/rule.ts";
import { firstRuleDay } from "#app/domain/recurrence/rule-days.ts";
import { fromDayNumber, Temporal, toDayNumber } from "#app/domain/time/time.ts";

/** What is known when a line is read. */
export interface LineContext extends DateContext {
  /** Minutes after midnight, of the family. */
  now: number;
  members: readonly { id: number; name: string }[];
}

/** What a line says of an event (docs/product/calendar.md, "Reading a line"). */
export interface UnderstoodLine {
  /** All that was not understood as something else. */
  title: string;
  /** Whether anything was understood: otherwise all is title. */
  isUnderstood: boolean;
  date: Temporal.PlainDate;
  /** Another last day. */
  endDate: Temporal.PlainDate | null;
  /** Minutes after midnight; `null` is all day. */
  start: number | null;
  /** On the last day. */
  end: number | null;
  /** Once each, in the order of the line. */
  memberIds: number[];
  isEveryone: boolean;
  rule: Rule | null;
  place: string | null;
}

/** What was read so far: the first of each kind counts, a second one stays in the title. */
interface Read {
  date: DateReading | null;
  lastDate: DateReading | null;
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

const readUntil: Reader = (words, at, read, context) => {
  if (read.repeat === null || read.until !== null || read.count !== null) return 0;
  const found = readLongest(words, at, (text) => {
    const [, date] = text.match(/^(?:until|till|through) (.+)$/) ?? [];
    return date ? readDate(date, context) : null;
  });
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

const readCount: Reader = (words, at, read) => {
  if (read.repeat === null || read.count !== null || read.until !== null) return 0;
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
  if (read.time !== null) return 0;
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
const READERS: readonly Reader[] = [
  once("repeat", (text) => readRepeat(text)),
  readUntil,
  readCount,
  once("length", (text) => readLength(text)),
  readDays,
  once("date", (text, context) => readDate(text.replace(/^at /, ""), context)),
  readClock,
  readPeople,
];

const PLACE_SIGNS = ["at", "@"];

function readWords(words: readonly LineWord[], context: LineContext): { read: Read; left: number[] } {
  const read: Read = {
    date: null,
    lastDate: null,
    time: null,
    length: null,
    repeat: null,
    count: null,
    until: null,
    memberIds: [],
    isEveryone: false,
    placeFrom: null,
  };
  const left: number[] = [];
  for (let at = 0; at < words.length; ) {
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
  return { read, left };
}

const dayOf = (reading: DateReading, from: Temporal.PlainDate): Temporal.PlainDate =>
  "date" in reading ? reading.date : from.add({ days: (reading.weekday - from.dayOfWeek + 7) % 7 });

/** The day on which it begins: the next on which its time is still to come, where the line leaves that open. */
function firstDay({ date, time }: Read, { today, now }: LineContext): Temporal.PlainDate {
  const isOver = time !== null && time.start <= now;
  const tomorrow = today.add({ days: 1 });
  const next = isOver ? tomorrow : today;
  if (date === null) return next;
  return dayOf(date, "weekday" in date && date.isAfterToday ? tomorrow : next);
}

function makeRule(
  { repeat, until, count }: Read,
  first: Temporal.PlainDate,
): { rule: Rule; date: Temporal.PlainDate } | null {
  if (repeat === null) return null;
  const day = toDayNumber(first);
  // Of every second Tuesday the first is the next one.
  const begin = firstRuleDay(completeRule({ ...repeat, interval: 1 }, day), day) ?? day;
  const last = until && toDayNumber(dayOf(until, fromDayNumber(begin)));
  const ends = { ...(last !== null && last >= begin ? { until: last } : {}), ...(count === null ? {} : { count }) };
  return { rule: completeRule({ ...repeat, ...ends }, begin), date: fromDayNumber(begin) };
}

const DAY = 24 * 60;

/**
 * Reads one line of quick add. Every word of it is understood, or stands in the title or the place. Never throws.
 */
export function readLine(line: string, context: LineContext): UnderstoodLine {
  const words = splitLine(line);
  const { read, left } = readWords(words, context);
  const written = (indexes: readonly number[]) => indexes.map((index) => words[index]?.written).join(" ");
  const { placeFrom } = read;
  const placeWords = placeFrom === null ? [] : left.filter((index) => index > placeFrom);
  const hasPlace = placeWords.length > 0;
  const titleWords = hasPlace ? left.filter((index) => index < (placeFrom ?? 0)) : left;
  // Something has to be its name: else the place, or who it is for, or the whole line.
  const place = hasPlace ? written(placeWords) : null;
  const names = context.members.filter(({ id }) => read.memberIds.includes(id)).map(({ name }) => name);
  const others = [place, names.join(", "), words.map((word) => word.written).join(" ")];
  const title = written(titleWords).replace(/[,;]+$/, "") || (others.find(Boolean) ?? "");

  const repeating = makeRule(read, firstDay(read, context));
  const date = repeating?.date ?? firstDay(read, context);
  const start = read.time?.start ?? null;
  const length = read.length;
  const lastDay = read.lastDate && dayOf(read.lastDate, date);
  const isSpan = lastDay !== null && Temporal.PlainDate.compare(lastDay, date) > 0;
  const end = start === null ? null : (read.time?.end ?? start + (length && "minutes" in length ? length.minutes : 60));
  const daysMore = end !== null ? Math.floor(end / DAY) : length && "days" in length ? length.days - 1 : 0;
  return {
    title,
    isUnderstood: left.length < words.length || hasPlace,
    date,
    endDate: isSpan ? lastDay : daysMore > 0 ? date.add({ days: daysMore }) : null,
    start,
    end: end === null ? null : end % DAY,
    memberIds: read.isEveryone ? [] : read.memberIds,
    isEveryone: read.isEveryone,
    rule: repeating?.rule ?? null,
    place,
  };
}
