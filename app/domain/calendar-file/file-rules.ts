import { seriesDay, wholeDay } from "#app/domain/calendar-file/moments.ts";
import type { FileEvent } from "#app/domain/calendar-file/read-event.ts";
import { mendRule, readForeignRule } from "#app/domain/recurrence/foreign-rule.ts";
import { completeRule, type Rule, type RuleParts, turnRule } from "#app/domain/recurrence/rule.ts";
import { ruleDays } from "#app/domain/recurrence/rule-days.ts";
import { RuleError, readRule, splitParts } from "#app/domain/recurrence/rule-text.ts";
import { toWallSpan, wallDays } from "#app/domain/time/recurrence.ts";
import { DAY_MS, dayOfIso, isoOfDay, wallMs } from "#app/domain/time/time.ts";
import { LAST_DATE } from "#app/shared/calendar/constants.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { type Note, note } from "#app/words/note.server.ts";

/** How an event of a file repeats, in Roost's own terms (docs/product/calendar-files.md, "Rules of other programs"). */

/** A rule, `null` for one that is not imported, and the reason for a difference from the file. */
export type FileRule = { rule: Rule | null; reason: Note | null };

const NEVER: RuleParts = { frequency: "daily", count: 1 };
/** Days to search for a first occurrence: a rule without one in 101 years never has one. */
const LOOKED_AHEAD = 101 * 366;
/** The most dates counted to compare an `UNTIL` with a `COUNT`, or to replace it if further dates are after it. */
const MAX_COUNTED = 20_000;
const MAX_REPEATED_DAYS = 366;
/** The most further dates of a series. */
export const MAX_DATES = 1_000;
export const DATES_CUT = note(calendarFileWords, "event.dates", { count: MAX_DATES });
const LAST_DAY = dayOfIso(LAST_DATE);

/** Milliseconds since midnight of a wall-clock time (`wallMs`). */
const sinceMidnight = (wall: number): number => wall - Math.floor(wall / DAY_MS) * DAY_MS;

/** The limits of all rules of a file together, so that no file delays other requests. */
export interface Budget {
  ms: number;
  /** Dates with times of their own, in zones that only the file defines. */
  dates: number;
}

/** A file's budget: many times more than the rules of real calendars need. */
export const newBudget = (): Budget => ({ ms: 1_500, dates: 5_000 });

/** Does some work, and takes its time from the budget, which may become negative. */
export function spend<T>(budget: Budget, work: () => T): T {
  const begin = performance.now();
  const result = work();
  budget.ms -= performance.now() - begin;
  return result;
}

/** The reason for a rule with other hours than its start's: a series has only the hour of its start. */
function hoursReason(text: string, { start }: FileEvent): Note | null {
  const parts = splitParts(text);
  const [hours = [], minutes = []] = ["BYHOUR", "BYMINUTE"].map((name) => parts.get(name)?.split(","));
  if (hours.length > 1 || minutes.length > 1) return note(calendarFileWords, "event.severalTimes");
  // Hours are in the zone of the written start.
  const minute = start.isDate ? 0 : Math.floor(sinceMidnight(start.wall) / 60_000);
  const isOther = ([said]: readonly string[], own: number) => said !== undefined && Number(said) !== own;
  const isElsewhere = isOther(hours, Math.floor(minute / 60)) || isOther(minutes, minute % 60);
  return isElsewhere ? note(calendarFileWords, "event.startTime") : null;
}

/** Whether our rules can represent the parts: they have no yearly rule for a day of every month. */
const isOwn = (parts: RuleParts): boolean =>
  parts.frequency !== "yearly" ||
  parts.month !== undefined ||
  (parts.nth === undefined && parts.monthDay === undefined);

/** A rule in our own terms; `null` if they cannot represent it. */
function readOwn(text: string, timeZone: string): RuleParts | null {
  try {
    const parts = readRule(text, timeZone);
    return isOwn(parts) ? parts : null;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return null;
  }
}

/** A rule whose hours and end alone are foreign is read as ours, so that the start of its event completes it. */
function readParts(text: string, timeZone: string): RuleParts {
  const own = readOwn(text, timeZone);
  if (own) return own;
  const { text: stripped, ...foreign } = readForeignRule(text, timeZone);
  const parts = stripped && readOwn(stripped, timeZone);
  return parts ? { ...foreign, ...parts } : { ...foreign, text: stripped };
}

/** Moves a rule from the days of the written zone to the days of the event's zone. */
function turned(parts: RuleParts, { start }: FileEvent, first: number): Rule {
  const there = start.isDate ? first : Math.floor(start.wall / DAY_MS);
  const rule = completeRule(parts, there);
  return there === first ? rule : turnRule(rule, there, first);
}

/**
 * A rule whose `UNTIL` is a day instead of a moment: the last day on which an occurrence may begin. A moment before the
 * start's time of day excludes its own day. Programs write the moment in UTC, or in the event's zone.
 */
function withLastDay(text: string, { times, zonesOfDays }: FileEvent, timeZone: string): string {
  const start = times.isAllDay ? 0 : sinceMidnight(times.wall.start);
  const written = /UNTIL=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)?(Z?)/i;
  return text.replace(written, (all, year, month, day, hour, minute, second = "00", utc) => {
    const said = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    if (Number.isNaN(said)) return all;
    const last =
      times.isAllDay && utc
        ? wholeDay(said, zonesOfDays)
        : Math.floor(((utc ? wallMs(said, timeZone) : said) - start) / DAY_MS);
    return `UNTIL=${isoOfDay(Math.min(last, LAST_DAY)).replaceAll("-", "")}`;
  });
}

const firstDays = (rule: Rule, first: number) => ruleDays({ ...rule, until: null }, first, first, first + LOOKED_AHEAD);

/** A rule with further dates. If some are after its end, a count replaces the end, which would exclude them. */
function withDates(rule: Rule, first: number, dates: readonly number[]): Rule {
  const last = dates.at(-1);
  if (rule.until === null || last === undefined || last <= rule.until) return { ...rule, dates };
  let count = 0;
  for (const _ of ruleDays(rule, first, first, rule.until)) {
    count += 1;
    if (count > MAX_COUNTED) return { ...rule, dates: dates.filter((day) => day <= (rule.until as number)) };
  }
  return { ...(count === 0 ? completeRule(NEVER, first) : { ...rule, count, until: null }), dates };
}

/** A rule with one end: of a count and a last date, the one that is reached first. */
function withOneEnd(rule: Rule, first: number): Rule {
  const { count, until } = rule;
  if (count === null || until === null) return rule;
  let found = 0;
  for (const _ of ruleDays({ ...rule, dates: [], count: null }, first, first, until)) {
    found += 1;
    if (found === count) return { ...rule, until: null };
    if (found > MAX_COUNTED) break;
  }
  return { ...rule, count: null };
}

function readWritten(text: string, event: FileEvent, timeZone: string, first: number, budget: Budget): FileRule {
  const said = { rule: text.slice(0, 100) };
  if (budget.ms <= 0) return { rule: null, reason: note(calendarFileWords, "event.complex", said) };
  try {
    const rule = turned(readParts(text, timeZone), event, first);
    const isOver = rule.until !== null && rule.until < first;
    if (isOver || spend(budget, () => firstDays(rule, first).next().done))
      return { rule: null, reason: note(calendarFileWords, "event.never", said) };
    return { rule: spend(budget, () => withOneEnd(rule, first)), reason: hoursReason(text, event) };
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return { rule: null, reason: note(calendarFileWords, "event.unknownRule", said) };
  }
}

/**
 * The rule of an event with all its dates, its start included; `null` for a single event, or a rule that is not
 * understood.
 */
export function readFileRule(
  event: FileEvent,
  timeZone: string,
  family: string,
  budget: Budget,
): { rule: Rule | null; reasons: Note[]; isUnknown: boolean } {
  const { first, last } = wallDays(toWallSpan(event.times));
  const [written] = event.rules;
  const text = written && mendRule(written);
  const count = { start: event.start, timeZone, first, zonesOfDays: event.zonesOfDays };
  const days = event.dates.map(({ moment }) => seriesDay(moment, count, family)).filter((day) => day > first);
  if (text === undefined && days.length === 0) return { rule: null, reasons: [], isUnknown: false };
  if (last - first > MAX_REPEATED_DAYS) {
    return { rule: null, reasons: [note(calendarFileWords, "event.long")], isUnknown: true };
  }
  const found =
    text === undefined ? null : readWritten(withLastDay(text, event, timeZone), event, timeZone, first, budget);
  const isUnknown = found?.rule === null;
  const reasons = found?.reason ? [found.reason] : [];
  if (isUnknown && days.length === 0) return { rule: null, reasons, isUnknown };
  const rule = found?.rule ?? completeRule(NEVER, first);
  const [begins] = firstDays(rule, first);
  const own = begins === first ? [] : [first];
  const dates = [...new Set([...own, ...days])].sort((a, b) => a - b);
  const kept = dates.slice(0, MAX_DATES);
  if (kept.length < dates.length) reasons.push(DATES_CUT);
  return { rule: spend(budget, () => withDates(rule, first, kept)), reasons, isUnknown };
}
