import type { DateReading } from "#app/domain/quick-add/dates.ts";
import { type LineContext, READERS, type Read, readNothing } from "#app/domain/quick-add/readers.ts";
import { type LineWord, splitLine } from "#app/domain/quick-add/words.ts";
import { completeRule, type Rule } from "#app/domain/recurrence/rule.ts";
import { firstRuleDay } from "#app/domain/recurrence/rule-days.ts";
import { fromDayNumber, Temporal, toDayNumber } from "#app/domain/time/time.ts";

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

const PLACE_SIGNS = ["at", "@"];

function readWords(words: readonly LineWord[], context: LineContext): { read: Read; left: number[] } {
  const read = readNothing();
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
