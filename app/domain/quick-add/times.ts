import { readNumber } from "#app/domain/quick-add/dates.ts";

/** Parses times of day, in minutes after midnight (docs/product/calendar.md, "Reading a line"). */

/** The minutes of a day. */
export const DAY = 24 * 60;
const HALF_DAY = 12;

export interface TimeReading {
  start: number;
  /** More than a day if it ends after midnight; `null` if the phrase has no end. */
  end: number | null;
}

interface Clock {
  hour: number;
  minute: number;
  half: "am" | "pm" | null;
  /** Whether it is an hour alone, which may be in the morning or the afternoon. */
  isBare: boolean;
  /** Whether it cannot mean anything but a time: "half past six". */
  isSure?: boolean;
}

const ONE = "(\\d{1,2})(?:[:.](\\d\\d))?(?: ?([ap])\\.?m?\\.?)?|noon|midnight";
const CLOCK = new RegExp(`^(?:${ONE})$`);

const HOURS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const IN_WORDS = new RegExp(`^(?:(half|quarter) (past|to) |(half) )(\\d{1,2}|${HOURS.join("|")})$`);

const readHour = (text: string): number => HOURS.indexOf(text) + 1 || Number(text);

/** "half past six", "quarter to 5", "half six" (18:30 in British English) */
function readPartOfHour(text: string): Clock | null {
  const [, part, way, halfOf, name = ""] = text.match(IN_WORDS) ?? [];
  const hour = readHour(name);
  if (!name || hour < 1 || hour > HALF_DAY || (part === "half" && way === "to")) return null;
  const minute = part === "quarter" && !halfOf ? (way === "to" ? 45 : 15) : 30;
  return { hour: way === "to" ? ((hour + 10) % 12) + 1 : hour, minute, half: null, isBare: true, isSure: true };
}

const NOON: Clock = { hour: 12, minute: 0, half: null, isBare: false };
const MIDNIGHT: Clock = { hour: 24, minute: 0, half: null, isBare: false };

function readClock(text: string): Clock | null {
  if (text === "noon") return NOON;
  if (text === "midnight") return MIDNIGHT;
  const [found, hourText, minuteText, letter] = text.replace(/ ?h(?:rs?)?$| ?o.?clock$|-?ish$/, "").match(CLOCK) ?? [];
  if (!found || hourText === undefined) return readPartOfHour(text);
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)];
  const half = letter ? (`${letter}m` as "am" | "pm") : null;
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > HALF_DAY))) return null;
  return { hour, minute, half, isBare: half === null && minuteText === undefined };
}

const toMinutes = ({ hour, minute, half }: Clock): number =>
  (half ? (hour % HALF_DAY) + (half === "pm" ? HALF_DAY : 0) : hour) * 60 + minute;

/** An hour from 1 to 6 alone is in the afternoon. */
const AFTERNOON = 6;
const usually = (clock: Clock): number =>
  clock.isBare && clock.hour >= 1 && clock.hour <= AFTERNOON ? toMinutes({ ...clock, half: "pm" }) : toMinutes(clock);

/** Whether the hour alone can be in the morning or in the afternoon. */
const mayBeEither = ({ half, hour }: Clock) => half === null && hour >= 1 && hour <= HALF_DAY;

/** The first of the end's possible times after the start: "4-4:30" is half an hour. */
function endAfter(start: number, clock: Clock, from: Clock): number {
  const end = toMinutes(clock);
  const isOpen = clock.isBare ? clock.hour <= HALF_DAY : from.isBare && mayBeEither(from) && mayBeEither(clock);
  const ends = isOpen ? [end, end + HALF_DAY * 60, end + DAY] : [end, end + DAY];
  return ends.find((one) => one > start) ?? end + DAY;
}

function readSpan(from: Clock, to: Clock): TimeReading {
  // "5-6 pm" is within one afternoon, "9-5 pm" is not.
  if (to.half && !from.half && from.hour >= 1 && from.hour <= HALF_DAY) {
    const end = toMinutes(to);
    const starts = [to.half, to.half === "am" ? "pm" : "am"].map((half) => toMinutes({ ...from, half } as Clock));
    const start = starts.find((one) => one < end) ?? (starts[1] as number);
    return { start, end: endAfter(start, to, from) };
  }
  // "4:15-5" ends in the afternoon.
  const isAfternoon = mayBeEither(from) && to.isBare && from.hour <= to.hour && to.hour <= AFTERNOON;
  const start = isAfternoon ? toMinutes({ ...from, half: "pm" }) : usually(from);
  return { start, end: endAfter(start, to, from) };
}

/** With "from" or "between", or when one side is more than a bare hour, a span may use words. */
const SPAN = /^(?<begin>from |between )?(?<from>.+?)(?: ?(?<dash>-) ?| (?<word>to|till|until|and) )(?<to>.+)$/;

/** "24", "24:00": the end of a day, and no other time. */
const END_OF_DAY = /^24(?:[:.]00)?(?: ?h(?:rs?)?)?$/;

function readSpanOf(text: string, isSaid: boolean): TimeReading | null {
  const { begin, from = "", dash, word, to = "" } = text.match(SPAN)?.groups ?? {};
  const [first, last] = [readClock(from), END_OF_DAY.test(to) ? MIDNIGHT : readClock(to)];
  if (!first || !last || (word === "and") !== (begin === "between ")) return null;
  const isSure = dash || begin || isSaid || [first, last].some((clock) => clock.isSure || !clock.isBare);
  return isSure ? readSpan(first, last) : null;
}

/** The time or span of a phrase; a bare hour needs `isAnnounced`, for example by "Sat". */
export function readTime(phrase: string, isAnnounced: boolean): TimeReading | null {
  const text = phrase
    .replace(/^(?:at|@) /, "")
    .replace(/^[a-z]+(?= ?o.?clock$)/, (hour) => String(readHour(hour)))
    .replace(/^[a-z]+$/, (hour) => (phrase.startsWith("at ") && HOURS.includes(hour) ? String(readHour(hour)) : hour));
  const isSaid = isAnnounced || phrase !== text || /\dh$|o.?clock$|ish$/.test(text);
  const span = readSpanOf(text, isSaid);
  if (span) return span;
  const clock = readClock(text.replace(/^from /, ""));
  if (!clock || (clock.isBare && !clock.isSure && !isSaid && !text.startsWith("from "))) return null;
  // "17.30" may be a decimal number.
  if (!isSaid && /^\d{1,2}\.\d\d$/.test(text)) return null;
  return { start: usually(clock) % DAY, end: null };
}

const LENGTH =
  /^(?:for )?(?:(half) an|(\d{1,2}(?:[.,]\d)?|an?|[a-z]+)) ?(minutes?|mins?|hours?|hrs?|h|days?|weeks?)(?: (?:and )?(\d{1,2}) ?(?:minutes?|mins?|m))?$/;

/**
 * The length of "for 45 min", "30 min", "for 2 hours", "for 3 days" or "for 10 weeks", in minutes or in days. "1h" may
 * be a time, but not `afterTime`.
 */
export function readLength(phrase: string, afterTime: boolean): { minutes: number } | { days: number } | null {
  const [found, half, count = "", unit = "", more] = phrase.match(LENGTH) ?? [];
  const isFor = phrase.startsWith("for ");
  if (!found || (!isFor && (!/^(?:\d|half)/.test(phrase) || /^[dw]/.test(unit) || (unit === "h" && !afterTime))))
    return null;
  const number = half ? 0.5 : (readNumber(count) ?? Number(count.replace(",", ".")));
  if (!(number > 0)) return null;
  const days = number * ({ d: 1, w: 7 }[unit[0] ?? ""] ?? 0);
  if (days > 0) return Number.isInteger(number) && days <= 366 ? { days } : null;
  const minutes = Math.round(number * (unit.startsWith("m") ? 1 : 60)) + Number(more ?? 0);
  return { minutes };
}
