import { localDay } from "#app/domain/calendar-file/moments.ts";
import type { FileEvent } from "#app/domain/calendar-file/read-event.ts";
import { readForeignRule } from "#app/domain/recurrence/foreign-rule.ts";
import { completeRule, type Rule, type RuleParts, turnRule } from "#app/domain/recurrence/rule.ts";
import { ruleDays } from "#app/domain/recurrence/rule-days.ts";
import { RuleError, readRule, splitParts } from "#app/domain/recurrence/rule-text.ts";
import { toWallSpan, wallDays } from "#app/domain/time/recurrence.ts";
import { DAY_MS, isoOfDay, wallMs } from "#app/domain/time/time.ts";

/** How an event of a file repeats, in Roost's own terms (docs/product/calendar-files.md, "Rules of other programs"). */

/** A rule, or why the event is taken as one alone. */
export type FileRule = { rule: Rule | null; reason: string | null };

const NEVER: RuleParts = { frequency: "daily", count: 1 };
/** A rule that does not fall within these years never does. */
const LOOKED_AHEAD = 101 * 366;
/** An `UNTIL` that dates stand behind is written as a count, up to here. */
const MAX_COUNTED = 20_000;
const MAX_REPEATED_DAYS = 366;
/** Further dates that a series keeps. */
export const MAX_DATES = 1_000;

/** Milliseconds that the rules of a file may take together, so that none can keep others waiting. */
export interface Budget {
  ms: number;
}

/** A file's budget: many times what the rules of real calendars take. */
export const newBudget = (): Budget => ({ ms: 1_500 });

function spend<T>(budget: Budget, work: () => T): T {
  if (budget.ms <= 0) throw new RuleError("The rules of this file take too long");
  const begin = performance.now();
  try {
    return work();
  } finally {
    budget.ms -= performance.now() - begin;
  }
}

/** Hours of a rule, of which a series has its start's alone. */
function hoursReason(text: string, { times }: FileEvent): string | null {
  const hours = splitParts(text).get("BYHOUR")?.split(",") ?? [];
  const minutes = splitParts(text).get("BYMINUTE")?.split(",") ?? [];
  if (hours.length > 1 || minutes.length > 1) return "Several times a day: taken once a day.";
  const start = times.isAllDay ? 0 : Math.floor((times.wall.start % DAY_MS) / 60_000);
  const isOther = (said: string | undefined, own: number) => said !== undefined && Number(said) !== own;
  const isElsewhere = isOther(hours[0], Math.floor(start / 60)) || isOther(minutes[0], start % 60);
  return isElsewhere ? "It repeats at the hour at which it begins." : null;
}

/** Of a year's rule, what says no month falls in every one of them: of that we have no terms. */
const isOwn = (parts: RuleParts): boolean =>
  parts.frequency !== "yearly" ||
  parts.month !== undefined ||
  (parts.nth === undefined && parts.monthDay === undefined);

function readParts(text: string, timeZone: string): RuleParts {
  try {
    const parts = readRule(text, timeZone);
    if (isOwn(parts)) return parts;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
  }
  return readForeignRule(text, timeZone);
}

/** Of an event in UTC, whose rule counts days of UTC: the day there and the one on the family's clock. */
function turned(parts: RuleParts, { start }: FileEvent, first: number): Rule {
  if (start.isDate || !start.isUtc) return completeRule(parts, first);
  const there = Math.floor(start.wall / DAY_MS);
  const said = parts.weekdays || parts.monthDay !== undefined || parts.month !== undefined;
  if (there === first || !said) return completeRule(parts, first);
  return turnRule(completeRule(parts, there), there, first);
}

/**
 * A rule with the last day on which an occurrence may begin in the place of a moment: one that comes before the start of
 * its day leaves that day out. Programs write it in UTC, or on the clock of the event.
 */
function withLastDay(text: string, { times }: FileEvent, timeZone: string): string {
  const written = /(;?)UNTIL=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)?(Z?)/i;
  const [all, before, year, month, day, hour, minute, second = "00", utc] = written.exec(text) ?? [];
  if (!all) return text;
  const said = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(said)) return text;
  const wall = utc ? wallMs(said, timeZone) : said;
  const start = times.isAllDay ? 0 : times.wall.start - Math.floor(times.wall.start / DAY_MS) * DAY_MS;
  const last = isoOfDay(Math.floor((wall - start) / DAY_MS)).replaceAll("-", "");
  return text.replace(written, `${before}UNTIL=${last}`);
}

const firstDays = (rule: Rule, first: number) =>
  ruleDays({ ...rule, count: null, until: null, dates: [] }, first, first, first + LOOKED_AHEAD);

/** A rule with dates beside it, which its end does not cut off. */
function withDates(rule: Rule, first: number, dates: readonly number[]): Rule {
  const last = dates.at(-1);
  if (rule.until === null || last === undefined || last <= rule.until) return { ...rule, dates };
  let count = 0;
  for (const _ of ruleDays({ ...rule, dates: [] }, first, first, rule.until)) {
    count += 1;
    if (count > MAX_COUNTED) return { ...rule, dates: dates.filter((day) => day <= (rule.until as number)) };
  }
  return { ...(count === 0 ? completeRule(NEVER, first) : { ...rule, count, until: null }), dates };
}

function readWritten(text: string, event: FileEvent, timeZone: string, first: number, budget: Budget): FileRule {
  const freq = splitParts(text).get("FREQ") ?? "";
  const said = text.slice(0, 100);
  if (/^(SECONDLY|MINUTELY|HOURLY)$/.test(freq)) {
    return { rule: null, reason: `Repeats in a way Roost does not know: ${said}.` };
  }
  const rule = turned(readParts(text, timeZone), event, first);
  const isOver = rule.until !== null && rule.until < first;
  if (isOver || spend(budget, () => firstDays(rule, first).next().done))
    return { rule: null, reason: `Its rule never falls on a date: ${said}.` };
  return { rule, reason: hoursReason(text, event) };
}

/**
 * The rule of an event with all its dates, its start among them; `null` for one that does not repeat, or in a way that
 * cannot be told.
 */
export function readFileRule(
  event: FileEvent,
  timeZone: string,
  family: string,
  budget: Budget,
): FileRule & { isUnknown: boolean } {
  const { first, last } = wallDays(toWallSpan(event.times));
  const text = event.rules[0] === undefined ? undefined : withLastDay(event.rules[0], event, timeZone);
  const days = event.dates.map(({ moment }) => localDay(moment, timeZone, family)).filter((day) => day > first);
  if (text === undefined && days.length === 0) return { rule: null, reason: null, isUnknown: false };
  if (last - first > MAX_REPEATED_DAYS) {
    return { rule: null, reason: "What lasts longer than a year cannot repeat.", isUnknown: true };
  }
  try {
    const found =
      text === undefined
        ? { rule: completeRule(NEVER, first), reason: null }
        : readWritten(text, event, timeZone, first, budget);
    if (!found.rule && days.length === 0) return { ...found, isUnknown: true };
    const rule = found.rule ?? completeRule(NEVER, first);
    const [begins] = firstDays(rule, first);
    const own = begins === first ? [] : [first];
    const dates = [...new Set([...own, ...days])].sort((a, b) => a - b);
    const kept = dates.slice(0, MAX_DATES);
    const cut =
      kept.length < dates.length ? `Of its further dates the first ${MAX_DATES.toLocaleString("en")} are kept.` : null;
    return {
      rule: spend(budget, () => withDates(rule, first, kept)),
      reason: [found.reason, cut].filter(Boolean).join(" ") || null,
      isUnknown: found.rule === null,
    };
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const reason = `Repeats in a way Roost does not know: ${(text ?? "").slice(0, 100)}.`;
    return { rule: null, reason, isUnknown: true };
  }
}
