import { type KeptRule, keepRule } from "#app/domain/recurrence/kept-rule.ts";
import { completeRule, type Rule, type RuleParts, turnRule } from "#app/domain/recurrence/rule.ts";
import { firstRuleDay } from "#app/domain/recurrence/rule-days.ts";
import { RuleError, readRule } from "#app/domain/recurrence/rule-text.ts";
import { type EventTimes, movedTo, toSpan, toWallSpan, wallDays } from "#app/domain/time/recurrence.ts";
import { DAY_MS, fromDayNumber, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/event.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** Between the rules that people send and those that events keep (docs/product/calendar.md, "Rules"). */

const NO_RULE: KeptRule = { recurrence_pattern: null, recurrence_rule: null, recurrence_end_date: null };

const toDay = (date: string) => toDayNumber(Temporal.PlainDate.from(date));

/** What is sent of a rule; what is not sent is `undefined`. */
interface RuleInput {
  is_recurring?: boolean | undefined;
  recurrence_pattern?: Event["recurrence_pattern"] | undefined;
  recurrence_rule?: string | null | undefined;
  recurrence_end_date?: string | null | undefined;
}

const invalid = (message: string, field: string) => new DomainError("invalid", message, field);

function readSentRule(text: string, timeZone: string): RuleParts {
  try {
    return readRule(text, timeZone);
  } catch (error) {
    if (error instanceof RuleError) throw invalid(error.message, "recurrence_rule");
    throw error;
  }
}

/** The last date that was sent beside a rule, which may say the same and nothing else. */
function withEnd(parts: RuleParts, end: string | null | undefined): RuleParts {
  if (!end) return parts;
  if (parts.count) throw invalid("A rule with COUNT has no end date", "recurrence_end_date");
  const until = toDay(end);
  if (parts.until && parts.until !== until) {
    throw invalid("The end date is another than UNTIL of the rule", "recurrence_end_date");
  }
  return { ...parts, until };
}

/** The rule that is meant by what is sent and, of an event that changes, by what it was. */
function meantRule(input: RuleInput, times: EventTimes, before: { rule: Rule; first: number } | null): Rule | null {
  const { recurrence_pattern: pattern, recurrence_rule: text, recurrence_end_date: end } = input;
  const isRecurring = input.is_recurring ?? (Boolean(text) || before !== null);
  if (!isRecurring) return null;
  const start = wallDays(toWallSpan(times)).first;
  if (text) {
    const parts = readSentRule(text, times.timeZone);
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
 * The columns of the rule that is meant, and the times of its first occurrence: a start that is no date of the rule
 * moves to the first that is (docs/product/calendar.md, "Starts and rules").
 * @throws {DomainError} at the field that is wrong
 */
export function readRecurrence(
  input: RuleInput,
  times: EventTimes,
  before: { rule: Rule; first: number } | null = null,
): { columns: KeptRule; times: EventTimes } {
  const rule = meantRule(input, times, before);
  if (!rule) return { columns: NO_RULE, times };
  const first = firstRuleDay(rule, wallDays(toWallSpan(times)).first);
  if (first === null) throw invalid("The rule never falls on a date", "recurrence_rule");
  if (rule.until !== null && rule.until < first) {
    const field = input.recurrence_rule && !input.recurrence_end_date ? "recurrence_rule" : "recurrence_end_date";
    throw invalid("The end date may not be before the start", field);
  }
  // Longer ones would pile up on each other without end: a window has to show every one that reaches into it.
  const { start, end } = toSpan(times);
  if (end - start > MAX_DAYS_REPEATED * (times.isAllDay ? 1 : DAY_MS)) {
    throw invalid("An event that repeats may last a year at most", "end_time");
  }
  return { columns: keepRule(rule), times: movedTo(times, fromDayNumber(first)) };
}
