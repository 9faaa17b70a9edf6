import { readNumber } from "#app/domain/quick-add/dates.ts";

/** Times of day in words, in minutes after midnight (docs/product/calendar.md, "Reading a line"). */

const DAY = 24 * 60;
const HALF_DAY = 12;

export interface TimeReading {
  start: number;
  /** More than a day where it ends after midnight; `null` where nothing was said of it. */
  end: number | null;
}

interface Clock {
  hour: number;
  minute: number;
  half: "am" | "pm" | null;
  /** An hour alone, which may be of the morning or of the afternoon. */
  isBare: boolean;
}

const ONE = "(\\d{1,2})(?:[:.](\\d\\d))?(?: ?([ap])\\.?m?\\.?)?|noon|midnight";
const CLOCK = new RegExp(`^(?:${ONE})$`);

function readClock(text: string): Clock | null {
  if (text === "noon") return { hour: 12, minute: 0, half: null, isBare: false };
  if (text === "midnight") return { hour: 24, minute: 0, half: null, isBare: false };
  const [found, hourText, minuteText, letter] = text.replace(/ ?h(?:rs?)?$| ?o.?clock$/, "").match(CLOCK) ?? [];
  if (!found || hourText === undefined) return null;
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)];
  const half = letter ? (`${letter}m` as "am" | "pm") : null;
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > HALF_DAY))) return null;
  return { hour, minute, half, isBare: half === null && minuteText === undefined };
}

const toMinutes = ({ hour, minute, half }: Clock): number =>
  (half ? (hour % HALF_DAY) + (half === "pm" ? HALF_DAY : 0) : hour) * 60 + minute;

/** An hour of 1 to 6 alone is of the afternoon. */
const usually = (clock: Clock): number =>
  clock.isBare && clock.hour >= 1 && clock.hour <= 6 ? toMinutes({ ...clock, half: "pm" }) : toMinutes(clock);

/** The first of an hour's two times, or of a time's next days, that comes after a start. */
function endAfter(start: number, clock: Clock): number {
  const end = toMinutes(clock);
  const ends = clock.isBare && clock.hour <= HALF_DAY ? [end, end + HALF_DAY * 60, end + DAY] : [end, end + DAY];
  return ends.find((one) => one > start) ?? end + DAY;
}

function readSpan(from: Clock, to: Clock): TimeReading {
  // "5-6 pm" is of one afternoon, "9-5 pm" is not.
  if (to.half && !from.half && from.hour >= 1 && from.hour <= HALF_DAY) {
    const end = toMinutes(to);
    const starts = [to.half, to.half === "am" ? "pm" : "am"].map((half) => toMinutes({ ...from, half } as Clock));
    const start = starts.find((one) => one < end) ?? (starts[1] as number);
    return { start, end: endAfter(start, to) };
  }
  const start = usually(from);
  return { start, end: endAfter(start, to) };
}

/** Beside "from" and "between", and where one of the two says more than an hour, a span may be told in words. */
const SPAN = /^(?<begin>from |between )?(?<from>.+?)(?: ?(?<dash>-) ?| (?<word>to|till|until|and) )(?<to>.+)$/;

function readSpanOf(text: string, isSaid: boolean): TimeReading | null {
  const { begin, from = "", dash, word, to = "" } = text.match(SPAN)?.groups ?? {};
  const [first, last] = [readClock(from), readClock(to)];
  if (!first || !last || (word === "and") !== (begin === "between ")) return null;
  const isSure = dash || begin || isSaid || !first.isBare || !last.isBare;
  return isSure ? readSpan(first, last) : null;
}

/** A phrase that is a time or a span by itself; a bare hour is only one after `isAnnounced`, as by "Sat". */
export function readTime(phrase: string, isAnnounced: boolean): TimeReading | null {
  const text = phrase.replace(/^(?:at|@) /, "");
  const isSaid = isAnnounced || text !== phrase || /\dh$|o.?clock$/.test(text);
  const span = readSpanOf(text, isSaid);
  if (span) return span;
  const clock = readClock(text.replace(/^from /, ""));
  if (!clock || (clock.isBare && !isSaid && !text.startsWith("from "))) return null;
  // "17.30" may be a number, or a sum.
  if (!isSaid && /^\d{1,2}\.\d\d$/.test(text)) return null;
  return { start: usually(clock) % DAY, end: null };
}

const LENGTH =
  /^for (?:(half) an|(\d{1,2}(?:[.,]\d)?|an?|[a-z]+)) ?(minutes?|mins?|hours?|hrs?|h|days?|weeks?)(?: (?:and )?(\d{1,2}) ?(?:minutes?|mins?|m))?$/;

/** "for 45 min", "for 2 hours", "for 3 days", "for 10 weeks": how long it lasts, in minutes or in days. */
export function readLength(phrase: string): { minutes: number } | { days: number } | null {
  const [found, half, count = "", unit = "", more] = phrase.match(LENGTH) ?? [];
  if (!found) return null;
  const number = half ? 0.5 : (readNumber(count) ?? Number(count.replace(",", ".")));
  if (!(number > 0)) return null;
  const days = number * ({ d: 1, w: 7 }[unit[0] ?? ""] ?? 0);
  if (days > 0) return Number.isInteger(number) && days <= 366 ? { days } : null;
  const minutes = Math.round(number * (unit.startsWith("m") ? 1 : 60)) + Number(more ?? 0);
  return { minutes };
}
