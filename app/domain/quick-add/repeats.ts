import { readDayOfYear, readNumber, readWeekday, WEEKDAY } from "#app/domain/quick-add/dates.ts";
import { LAST, type RuleParts, type Weekday } from "#app/domain/recurrence/rule.ts";
import type { RecurrencePattern } from "#app/shared/calendar/constants.ts";
import { REPEAT_MAX } from "#app/shared/calendar/constants.ts";

/** Parses repeats (docs/product/calendar.md, "Reading a line"). */

const PLAIN: Readonly<Record<string, RuleParts>> = {
  daily: { frequency: "daily" },
  weekly: { frequency: "weekly" },
  biweekly: { frequency: "weekly", interval: 2 },
  fortnightly: { frequency: "weekly", interval: 2 },
  monthly: { frequency: "monthly" },
  yearly: { frequency: "yearly" },
  annually: { frequency: "yearly" },
  weekdays: { frequency: "weekly", weekdays: [1, 2, 3, 4, 5] },
  "every weekday": { frequency: "weekly", weekdays: [1, 2, 3, 4, 5] },
  weekends: { frequency: "weekly", weekdays: [6, 7] },
  "alternate weekends": { frequency: "weekly", interval: 2, weekdays: [6, 7] },
};
const FREQUENCIES: Readonly<Record<string, RecurrencePattern>> = {
  day: "daily",
  week: "weekly",
  weekend: "weekly",
  month: "monthly",
  year: "yearly",
};
const ORDINALS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: LAST };
const EVERY = "(?:every|each) ";
const NTH = "(?:(\\d{1,2})(?:st|nd|rd|th)|(first|second|third|fourth|fifth|last))";

const UNITS = new RegExp(
  `^${EVERY}(?:(other )|(\\d{1,2}(?:st|nd|rd|th)?|[a-z]+) )?(day|week|weekend|month|year)s?(?: on (.+))?$`,
);
const DAYS = new RegExp(
  `^${EVERY}(?:(other )|(?:(\\d{1,2})(?:st|nd|rd|th)|(second|third|fourth)) )?(${WEEKDAY}(?:(?:,? and |, ?| & |/| )${WEEKDAY})*)$`,
);
const OF_MONTH = new RegExp(`^(?:${EVERY}|the )?${NTH}(?: (${WEEKDAY}|day))? (?:of (?:the|each|every) month|monthly)$`);
const ON_MONTH_DAY = new RegExp(`^(?:the )?${NTH}(?: (${WEEKDAY}|day))?$`);
const SPAN = new RegExp(`^${EVERY}(${WEEKDAY})(?: ?- ?| to | through )(${WEEKDAY})$`);
/** "every 1st", "each 15th". "every 2nd" is excluded, because it means every second of something. */
const OF_EACH_MONTH = new RegExp(`^${EVERY}(?:the )?(1st|[5-9]th|[123]\\d(?:st|nd|rd|th))$`);
/** "Tuesdays", "Mondays and Wednesdays": a weekly repeat. */
const OF_MANY = /^(?:on )?([a-z]+days(?:(?:,? and |, ?| & | )[a-z]+days)*)$/;

const SEVERAL = new RegExp(
  `^(?:${EVERY}|on )?(?:the )?${NTH}(?:(?:,? and|,| &)? (?:the )?${NTH})+(?: (?:${WEEKDAY}|[a-z]+days))?(?: (?:of (?:the|each|every) month|monthly))?$`,
);

/** "1st and 3rd Tuesday": Roost's rules have one day of a month, and half of the phrase would be wrong. */
export const isSeveralOfMonth = (text: string): true | null => (SEVERAL.test(text) ? true : null);

const bounded = (number: number | null): number | null =>
  number !== null && number >= 1 && number <= REPEAT_MAX.interval ? number : null;

const readDays = (text: string): Weekday[] => {
  const days = text.split(/,? and |, ?| & |\/| /).map((name) => readWeekday(name.replace(/days$/, "day")));
  return days.every((day) => day !== null) ? days : [];
};

const readNth = (digits: string | undefined, word: string | undefined): number | null => {
  const nth = digits ? Number(digits) : (ORDINALS[word ?? ""] ?? null);
  return nth !== null && (nth === LAST || (nth >= 1 && nth <= 31)) ? nth : null;
};

/** "the 15th", "the last day", "the 2nd Tuesday", within a month. */
function readMonthDay(text: string): Partial<RuleParts> | null {
  const [, digits, word, what] = text.match(ON_MONTH_DAY) ?? [];
  const nth = readNth(digits, word);
  if (nth === null) return null;
  const weekday = what ? readWeekday(what) : null;
  if (weekday) return nth <= 5 ? { nth, weekdays: [weekday] } : null;
  return what === "day" || digits ? { monthDay: nth } : null;
}

function readUnits(text: string): RuleParts | null {
  const [found, other, count, unit = "", on] = text.match(UNITS) ?? [];
  if (!found) return null;
  const frequency = FREQUENCIES[unit] as RecurrencePattern;
  const interval = bounded(
    other ? 2 : count ? (readNumber(count) ?? ORDINALS[count] ?? readNumber(count.replace(/\D+$/, ""))) : 1,
  );
  if (interval === null) return null;
  if (unit === "weekend") return on ? null : { frequency, interval, weekdays: [6, 7] };
  if (!on) return { frequency, interval };
  if (frequency === "weekly") {
    const weekdays = readDays(on);
    return weekdays.length > 0 ? { frequency, interval, weekdays } : null;
  }
  const day = frequency === "monthly" ? readMonthDay(on) : null;
  return day && { frequency, interval, ...day };
}

/** The weekdays of a range, which may span the end of a week. */
export const weekdaysBetween = (first: Weekday, last: Weekday): Weekday[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, more) => (((first - 1 + more) % 7) + 1) as Weekday);

/** "every Mon-Fri" */
function readSpan(text: string): RuleParts | null {
  const [first, last] = (text.match(SPAN)?.slice(1) ?? []).map(readWeekday);
  return first && last ? { frequency: "weekly", weekdays: weekdaysBetween(first, last) } : null;
}

/** "every 1st", "every 3 March" */
function readDayOf(text: string): RuleParts | null {
  const monthDay = Number.parseInt(text.match(OF_EACH_MONTH)?.[1] ?? "", 10);
  if (monthDay) return monthDay <= 31 ? { frequency: "monthly", monthDay } : null;
  const [, date] = text.match(/^(?:every|each) (?!on )(.+)$/) ?? [];
  const inYear = date ? readDayOfYear(date) : null;
  return inYear && !inYear.year ? { frequency: "yearly", month: inYear.month, monthDay: inYear.day } : null;
}

/** The repeat of a phrase; `null` if it is none. */
export function readRepeat(text: string): RuleParts | null {
  const plain = PLAIN[text] ?? readUnits(text) ?? readSpan(text) ?? readDayOf(text);
  if (plain) return plain;
  const [ofMonth, digits, word, what = ""] = text.match(OF_MONTH) ?? [];
  if (ofMonth) {
    const day = readMonthDay(`${digits ? `${digits}th` : word} ${what || "day"}`);
    return day && { frequency: "monthly", ...day };
  }
  const [every, other, nth, nthWord, names = ""] = text.match(DAYS) ?? [];
  if (every) {
    const interval = bounded(other ? 2 : nth ? Number(nth) : (ORDINALS[nthWord ?? ""] ?? 1));
    const weekdays = readDays(names);
    return interval === null || weekdays.length === 0 ? null : { frequency: "weekly", interval, weekdays };
  }
  const weekdays = readDays(text.match(OF_MANY)?.[1] ?? "");
  return weekdays.length > 0 ? { frequency: "weekly", weekdays } : null;
}

/** A list of weekdays such as "Mon, Wed, Fri"; empty for any other phrase. */
export function readWeekdays(text: string): Weekday[] {
  const weekdays = new Set(
    text
      .replace(/^on /, "")
      .split(/ and | & | ?[+/,] ?| /)
      .map(readWeekday),
  );
  return weekdays.size > 1 && !weekdays.has(null) ? ([...weekdays] as Weekday[]) : [];
}

/** The count of "10 times", "10x", "x10". */
export function readTimes(text: string): number | null {
  const [, before, after] = text.match(/^(?:for )?(?:(\d{1,3}) ?(?:times|x)|x ?(\d{1,3}))$/) ?? [];
  const number = Number(before ?? after);
  return number >= 1 && number <= REPEAT_MAX.count ? number : null;
}
