import { LRUCache } from "lru-cache";
import { readForeignRule } from "#app/domain/recurrence/foreign-rule.ts";
import { completeRule, type Rule, type RuleParts } from "#app/domain/recurrence/rule.ts";
import { RuleError, readRule, writeRule } from "#app/domain/recurrence/rule-text.ts";
import { isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { RecurrencePattern } from "#app/shared/calendar/constants.ts";

/** A rule in the columns of an event. Its last date is a column of its own, which depends on no zone. */
export interface StoredRule {
  recurrence_pattern: RecurrencePattern | null;
  recurrence_rule: string | null;
  /** `YYYY-MM-DD` */
  recurrence_end_date: string | null;
}

// A list of events reads the rule of every series, and families have few different rules.
const readBefore = new LRUCache<string, Rule>({ max: 5_000 });

/** Separates a rule from its further dates. */
export const DATES = ";RDATE=";

const writeDates = (dates: readonly number[]) =>
  dates.length > 0 ? DATES + dates.map((day) => isoOfDay(day).replaceAll("-", "")).join(",") : "";

const readDay = (text: string) =>
  toDayNumber(Temporal.PlainDate.from(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`));

/** Parses the further dates after `DATES`. @throws {RuleError} */
export function readDates(text: string): number[] {
  try {
    return text.split(",").map(readDay);
  } catch {
    throw new RuleError("RDATE must name dates");
  }
}

/** Whether a rule names its days, so that its start adds nothing. */
const namesItsDays = ({ frequency, weekdays = [], nth, monthDay, month }: RuleParts): boolean => {
  if (frequency === "daily") return true;
  if (frequency === "weekly") return weekdays.length > 0;
  const isOfMonth = nth !== undefined || monthDay !== undefined;
  return isOfMonth && (frequency === "monthly" || month !== undefined);
};

/**
 * A rule with its further dates, as `storeRule` writes it. A rule without its days is another program's: its days
 * follow from the start of the series (RFC 5545, section 3.3.10).
 * @throws {RuleError}
 */
export function readRuleAndDates(text: string): Rule {
  const [written = "", further] = text.split(DATES);
  const dates = further ? readDates(further) : [];
  const foreign = () => ({ ...completeRule(readForeignRule(written, "UTC"), 0), dates });
  try {
    const parts = readRule(written, "UTC");
    return namesItsDays(parts) ? { ...completeRule(parts, 0), dates } : foreign();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return foreign();
  }
}

/** The rule of a stored event; `null` for a single event. */
export function loadRule({ recurrence_rule: text, recurrence_end_date: end }: StoredRule): Rule | null {
  if (text === null) return null;
  const key = `${text} ${end}`;
  const rule = readBefore.get(key) ?? {
    ...readRuleAndDates(text),
    until: end === null ? null : toDayNumber(Temporal.PlainDate.from(end)),
  };
  readBefore.set(key, rule);
  return rule;
}

/** A rule as stored. Further dates after its last date are dropped. */
export const storeRule = (rule: Rule): StoredRule => ({
  recurrence_pattern: rule.frequency,
  recurrence_rule:
    writeRule({ ...rule, until: null }, { isAllDay: true, timeZone: "UTC" }) +
    writeDates(rule.dates.filter((day) => rule.until === null || day <= rule.until)),
  recurrence_end_date: rule.until === null ? null : isoOfDay(rule.until),
});
