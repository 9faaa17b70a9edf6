import type { Weekday } from "#app/domain/recurrence/rule.ts";
import { Temporal } from "#app/domain/time/time.ts";

/** Parses dates (docs/product/calendar.md, "Reading a line"). */

const WEEKDAYS = [
  "mon(?:day)?",
  "tue(?:s|sday)?",
  "wed(?:s|nesday)?",
  "thu(?:r|rs|rsday)?",
  "fri(?:day)?",
  "sat(?:urday)?",
  "sun(?:day)?",
];
/** The name of one weekday. */
export const WEEKDAY = `(?:${WEEKDAYS.join("|")})\\.?`;
const PATTERNS = WEEKDAYS.map((name) => new RegExp(`^${name}\\.?$`));

/** 1 for Monday, as in ISO 8601; `null` for another word. */
export const readWeekday = (text: string): Weekday | null => {
  const index = PATTERNS.findIndex((pattern) => pattern.test(text));
  return index < 0 ? null : ((index + 1) as Weekday);
};

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const DAY = "(?<day>\\d{1,2})(?:st|nd|rd|th)?\\.?";
const YEAR = "(?:,? (?<year>\\d{4}))?";
const IN_WORDS = [`(?:the )?${DAY}(?: of)? ${MONTH}${YEAR}`, `${MONTH} (?:the )?${DAY}${YEAR}`].map(
  (pattern) => new RegExp(`^(?:${WEEKDAY},? )?${pattern}$`),
);
const SLASHES = /^(?<one>\d{1,2})\/(?<other>\d{1,2})(?:\/(?<year>\d{4}|\d\d))?$/;
const DOTS = /^(?<day>\d{1,2})\. ?(?<number>\d{1,2})\.(?: ?(?<year>\d{4}|\d\d))?$/;
const ISO = /^(?<year>\d{4})-(?<number>\d\d)-(?<day>\d\d)$/;
const DAY_OF_MONTH = new RegExp(`^(?:${WEEKDAY},? )?(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)$`);
/** "Sun 12/13": the weekday before a numeric date is ignored. */
const BEFORE_NUMBERS = new RegExp(`^${WEEKDAY},? (?=\\d)`);
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const AMOUNT = `(?<count>\\d{1,2}|${Object.keys(NUMBERS).join("|")}) (?<unit>day|week|month)s?`;
const AHEAD = [`in ${AMOUNT}`, `${AMOUNT} from (?:now|today)`].map((pattern) => new RegExp(`^${pattern}$`));

/** "2", "two", "a"; `null` for other words. */
export const readNumber = (text: string): number | null =>
  NUMBERS[text] ?? (/^\d{1,3}$/.test(text) ? Number(text) : null);

/** A date of a phrase; a weekday alone depends on the time beside it. */
export type DateReading =
  | { date: Temporal.PlainDate; isTonight?: boolean }
  | { weekday: Weekday; isAfterToday: boolean };

export interface DateContext {
  /** The family's date. */
  today: Temporal.PlainDate;
  /** Whether `3/4` is 3 April in the reader's locale. */
  isDayFirst: boolean;
}

function toDate(year: number, month: number, day: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
  } catch {
    return null;
  }
}

/** A 29 February may be up to eight years away. */
const YEARS_AHEAD = 8;

/** Without a year, the next such day from today on. */
function dayOfYear(month: number, day: number, year: string | undefined, { today }: DateContext) {
  if (year) return toDate(year.length === 2 ? 2000 + Number(year) : Number(year), month, day);
  for (let ahead = 0; ahead <= YEARS_AHEAD; ahead += 1) {
    const date = toDate(today.year + ahead, month, day);
    if (date && Temporal.PlainDate.compare(date, today) >= 0) return date;
  }
  return null;
}

function dayOfMonth(day: number, { today }: DateContext): Temporal.PlainDate | null {
  const first = today.with({ day: 1 });
  for (let ahead = 0; day >= 1 && day <= 31; ahead += 1) {
    const { year, month } = first.add({ months: ahead });
    const date = toDate(year, month, day);
    if (date && Temporal.PlainDate.compare(date, today) >= 0) return date;
  }
  return null;
}

function readNumbers(phrase: string, context: DateContext): Temporal.PlainDate | null {
  const text = phrase.replace(BEFORE_NUMBERS, "");
  const parts = (text.match(ISO) ?? text.match(DOTS))?.groups;
  if (parts) return dayOfYear(Number(parts.number), Number(parts.day), parts.year, context);
  const slashes = text.match(SLASHES)?.groups;
  if (!slashes) return null;
  const [one, other] = [Number(slashes.one), Number(slashes.other)];
  const [day, month] = context.isDayFirst ? [one, other] : [other, one];
  // Day and month swapped, if the reader's order is no date.
  return dayOfYear(month, day, slashes.year, context) ?? dayOfYear(day, month, slashes.year, context);
}

/** "5 December", "Dec 5th 2027": a day with the name of its month. */
export function readDayOfYear(text: string): { month: number; day: number; year: string | undefined } | null {
  const parts = IN_WORDS.map((pattern) => text.match(pattern)?.groups).find(Boolean);
  if (!parts) return null;
  return { month: MONTHS.indexOf(parts.month?.slice(0, 3) ?? "") + 1, day: Number(parts.day), year: parts.year };
}

const SPAN = /^(?:from )?(.+?) ?(?:-| to | till | until | through | thru ) ?(.+)$/;
const NUMBER = /^(\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?$/;
const MONTH_AT_END = /[a-z]{3,}\.?(?: \d{4})?$/;

/** "5 Dec to 8 Dec", "5-8 Dec", "Dec 5-8", "Mon to Fri": a range of days. */
export function readDays(text: string, context: DateContext): { first: DateReading; last: DateReading } | null {
  const [, from = "", to = ""] = text.match(SPAN) ?? [];
  if (!from || !to || ISO.test(text)) return null;
  const [, toDay, toYear] = to.match(NUMBER) ?? [];
  const begin = toDay === undefined ? null : readDayOfYear(from);
  if (begin && Number(toDay) > begin.day) {
    const year = toYear ?? begin.year;
    const [first, last] = [begin.day, Number(toDay)].map((day) => dayOfYear(begin.month, day, year, context));
    return first && last ? { first: { date: first }, last: { date: last } } : null;
  }
  const last = readDate(to, context);
  const month = NUMBER.test(from) ? to.match(MONTH_AT_END)?.[0] : null;
  const first = last && ((month && readDate(`${from} ${month}`, context)) || readDate(from, context));
  return first && { first, last };
}

/** "~tue1" means Tuesday of the next calendar week, which English readers do not say in one phrase. */
function readNextWeek(text: string, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const weekday = readWeekday(text.match(/^~([a-z]{3})1$/)?.[1] ?? "");
  return weekday && today.add({ days: 7 - today.dayOfWeek + weekday });
}

function readWords(text: string, context: DateContext): Temporal.PlainDate | null {
  const { today } = context;
  if (text.startsWith("~")) return readNextWeek(text, today);
  if (text === "today" || text === "tonight") return today;
  if (["tomorrow", "tmrw", "tmr"].includes(text)) return today.add({ days: 1 });
  if (text === "day after tomorrow" || text === "the day after tomorrow") return today.add({ days: 2 });
  const ahead = AHEAD.map((pattern) => text.match(pattern)?.groups).find(Boolean);
  if (ahead) return today.add({ [`${ahead.unit}s`]: readNumber(ahead.count ?? "") ?? 0 });
  const inYear = readDayOfYear(text);
  if (inYear) return dayOfYear(inYear.month, inYear.day, inYear.year, context);
  const inMonth = text.match(DAY_OF_MONTH)?.groups;
  return inMonth ? dayOfMonth(Number(inMonth.day), context) : null;
}

/** The date of a phrase; `null` if it is none. */
export function readDate(phrase: string, context: DateContext): DateReading | null {
  const text = phrase.replace(/^(?:on|this|by|from|(?:starting|beginning)(?: on)?) (?!on |this |by |from )/, "");
  const date = readWords(text, context) ?? readNumbers(text, context);
  if (date) return { date, ...(text === "tonight" && { isTonight: true }) };
  const weekday = readWeekday(text.replace(/^next /, ""));
  return weekday && { weekday, isAfterToday: text.startsWith("next ") };
}
