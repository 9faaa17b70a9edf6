import { readForeignRule } from "#app/domain/recurrence/foreign-rule.ts";
import { completeRule, type Rule, type RuleParts, turnRule } from "#app/domain/recurrence/rule.ts";
import { firstRuleDay } from "#app/domain/recurrence/rule-days.ts";
import { RuleError, readRule, writeRule } from "#app/domain/recurrence/rule-text.ts";
import { DATES, readDates, type StoredRule, storeRule } from "#app/domain/recurrence/stored-rule.ts";
import { type EventTimes, movedTo, toSpan, toWallSpan, wallDays } from "#app/domain/time/recurrence.ts";
import { DAY_MS, fromDayNumber, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/calendar/event.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/** Converts the rule of a request to an event's columns (docs/product/calendar.md, "Rules"). */

const NO_RULE: StoredRule = { recurrence_pattern: null, recurrence_rule: null, recurrence_end_date: null };

const toDay = (date: string) => toDayNumber(Temporal.PlainDate.from(date));

/** The fields of a request; `undefined` if missing. */
interface RuleInput {
  is_recurring?: boolean | undefined;
  recurrence_pattern?: Event["recurrence_pattern"] | undefined;
  recurrence_rule?: string | null | undefined;
  recurrence_end_date?: string | null | undefined;
}

const invalid = (message: string, field: string) => new DomainError("invalid", message, field);

/** A rule without its count and end, which a request may change. */
const essence = (rule: Rule): string =>
  writeRule({ ...rule, count: null, until: null }, { isAllDay: true, timeZone: "UTC" });

/**
 * Reads the rule of a request. A rule that Roost's forms cannot make is accepted if the event, or the series that it
 * continues, has it already; its further dates (RDATE) then stay.
 */
function readSentRule(text: string, timeZone: string, start: number, known: Rule | null): RuleParts {
  const [sent = "", dates] = text.split(DATES);
  const kept = dates === undefined ? (known?.dates ?? []) : readDates(dates);
  try {
    const parts = readRule(sent, timeZone);
    const isKnown = known && essence(completeRule(parts, start)) === essence(known);
    return isKnown ? { ...parts, dates: kept } : parts;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const foreign = known?.text ? readForeignRule(sent, timeZone) : null;
    if (foreign?.text === known?.text && foreign) return { ...foreign, dates: kept };
    throw invalid(error.message, "recurrence_rule");
  }
}

/** Adds the end date of the request. It may repeat the rule's own end but not contradict it. */
function withEnd(parts: RuleParts, end: string | null | undefined): RuleParts {
  if (!end) return parts;
  if (parts.count) throw invalid("A rule with COUNT has no end date", "recurrence_end_date");
  const until = toDay(end);
  if (parts.until && parts.until !== until) {
    throw invalid("The end date is another than UNTIL of the rule", "recurrence_end_date");
  }
  return { ...parts, until };
}

/** The rule of an event after a request. */
function meantRule(
  input: RuleInput,
  times: EventTimes,
  before: { rule: Rule; first: number } | null,
  known: Rule | null,
): Rule | null {
  const { recurrence_pattern: pattern, recurrence_rule: text, recurrence_end_date: end } = input;
  const isRecurring = input.is_recurring ?? (Boolean(text) || before !== null);
  if (!isRecurring) return null;
  const start = wallDays(toWallSpan(times)).first;
  if (text) {
    const parts = readSentRule(text, times.timeZone, start, before?.rule ?? known);
    if (pattern && pattern !== parts.frequency) {
      throw invalid(`The rule is ${parts.frequency}`, "recurrence_pattern");
    }
    return completeRule(withEnd(parts, end), start);
  }
  if (before && (!pattern || pattern === before.rule.frequency)) {
    const turned = start === before.first ? before.rule : turnRule(before.rule, before.first, start);
    return end === undefined ? turned : { ...turned, count: null, until: end === null ? null : toDay(end) };
  }
  if (!pattern) throw invalid("Required", "recurrence_pattern");
  const kept = before && end === undefined ? { until: before.rule.until } : {};
  return completeRule(withEnd({ frequency: pattern, ...kept }, end), start);
}

const MAX_DAYS_REPEATED = 366;

/**
 * The columns of the rule after a request, and the times of its first occurrence: a start that is no date of the rule
 * moves to the first one that is (docs/product/calendar.md, "Starts and rules"). `known` is the rule of the series that
 * a new one continues. @throws {DomainError} at the invalid field
 */
export function readRecurrence(
  input: RuleInput,
  times: EventTimes,
  before: { rule: Rule; first: number } | null = null,
  known: Rule | null = null,
): { columns: StoredRule; times: EventTimes } {
  const rule = meantRule(input, times, before, known);
  if (!rule) return { columns: NO_RULE, times };
  const first = firstRuleDay(rule, wallDays(toWallSpan(times)).first);
  if (first === null) throw invalid(english(calendarWords, "rule.never"), "recurrence_rule");
  if (rule.until !== null && rule.until < first) {
    const field = input.recurrence_rule && !input.recurrence_end_date ? "recurrence_rule" : "recurrence_end_date";
    throw invalid(english(calendarWords, "rule.lastBeforeStart"), field);
  }
  // Longer occurrences would overlap without bound, and a window has to list each one that reaches into it.
  const { start, end } = toSpan(times);
  if (end - start > MAX_DAYS_REPEATED * (times.isAllDay ? 1 : DAY_MS)) {
    throw invalid("A repeating event can last a year at most", "end_time");
  }
  return { columns: storeRule(rule), times: movedTo(times, fromDayNumber(first)) };
}
