import { LRUCache } from "lru-cache";
import { completeRule, type Rule } from "#app/domain/recurrence/rule.ts";
import { readRule, writeRule } from "#app/domain/recurrence/rule-text.ts";
import { isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { RecurrencePattern } from "#app/utils/constants.ts";

/** A rule as the columns of an event have it: its last date stands apart, and depends on no zone. */
export interface KeptRule {
  recurrence_pattern: RecurrencePattern | null;
  recurrence_rule: string | null;
  /** `YYYY-MM-DD` */
  recurrence_end_date: string | null;
}

// A list reads the rule of every series, and families have few different ones.
const readBefore = new LRUCache<string, Rule>({ max: 5_000 });

/** The rule that an event keeps; `null` for a one-off. */
export function readKeptRule({ recurrence_rule: text, recurrence_end_date: end }: KeptRule): Rule | null {
  if (text === null) return null;
  const key = `${text} ${end}`;
  const rule = readBefore.get(key) ?? {
    // What is kept says everything, so that neither a zone nor a start is asked.
    ...completeRule(readRule(text, "UTC"), 0),
    until: end === null ? null : toDayNumber(Temporal.PlainDate.from(end)),
  };
  readBefore.set(key, rule);
  return rule;
}

/** A rule as it is kept. */
export const keepRule = (rule: Rule): KeptRule => ({
  recurrence_pattern: rule.frequency,
  recurrence_rule: writeRule({ ...rule, until: null }, { isAllDay: true, timeZone: "UTC" }),
  recurrence_end_date: rule.until === null ? null : isoOfDay(rule.until),
});
