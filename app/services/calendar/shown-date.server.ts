import { completeRule } from "#app/domain/recurrence/rule.ts";
import { alignedStart, firstRuleDay, restOfRule } from "#app/domain/recurrence/rule-days.ts";
import { readRule } from "#app/domain/recurrence/rule-text.ts";
import { loadRule } from "#app/domain/recurrence/stored-rule.ts";
import { firstDate } from "#app/domain/time/recurrence.ts";
import { fromDayNumber, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/calendar/event.server.ts";
import type { EventChange, NewEvent } from "#app/schemas/calendar/event.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";

/**
 * A whole series is edited with the times of the date that one came from, `shown`; what is saved is the difference
 * (docs/product/calendar.md, "Changing a whole series").
 */

const toDay = (text: string) => toDayNumber(Temporal.PlainDate.from(text.slice(0, 10)));

/** A date, or a date with a time, so many days later. */
const plusDays = (text: string, days: number) => fromDayNumber(toDay(text) + days).toString() + text.slice(10);

const firstDay = (series: Event) => toDayNumber(firstDate(eventTimes(series)));

/** A change that was made on a date of a series, for its first: both move by the same, and the rule falls on both. */
export function changeFromShown(series: Event, change: EventChange, shown: string): EventChange {
  const { start_time, end_time, recurrence_rule } = change;
  if (!start_time || !recurrence_rule || series.recurrence_rule === null) return change;
  const typed = toDay(start_time);
  const rule = completeRule(readRule(recurrence_rule, series.time_zone), typed);
  const near = firstDay(series) + typed - toDay(shown);
  const shift = alignedStart(rule, near, firstRuleDay(rule, typed) ?? typed) - typed;
  return {
    ...change,
    start_time: plusDays(start_time, shift),
    ...(end_time ? { end_time: plusDays(end_time, shift) } : {}),
  };
}

/** The same change for that date and all that follow: of a count that was left alone, what is left. */
export function followingFromShown(series: Event, change: NewEvent, shown: string): NewEvent {
  const before = loadRule(series);
  const [, count] = change.recurrence_rule?.match(/COUNT=(\d+)/) ?? [];
  if (!before || !count || Number(count) !== before.count) return change;
  const { count: left } = restOfRule(before, firstDay(series), toDay(shown));
  return { ...change, recurrence_rule: change.recurrence_rule?.replace(/COUNT=\d+/, `COUNT=${left}`) ?? null };
}
