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
 * The form of a whole series shows the times of the occurrence `shown`, from which the user came. The difference is
 * saved (docs/product/calendar.md, "Changing a whole series").
 */

const toDay = (text: string) => toDayNumber(Temporal.PlainDate.from(text.slice(0, 10)));

/** A date, or a date with a time, plus some days. */
const plusDays = (text: string, days: number) => fromDayNumber(toDay(text) + days).toString() + text.slice(10);

const firstDay = (series: Event) => toDayNumber(firstDate(eventTimes(series)));

/**
 * Converts a change of the shown occurrence to one of the first: both move by the same difference, and the rule has to
 * fall on both.
 */
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

/**
 * Converts a change for the shown occurrence and all later ones. An unchanged count becomes the number of occurrences
 * that are left.
 */
export function followingFromShown(series: Event, change: NewEvent, shown: string): NewEvent {
  const before = loadRule(series);
  const [, count] = change.recurrence_rule?.match(/COUNT=(\d+)/) ?? [];
  if (!before || !count || Number(count) !== before.count) return change;
  const { count: left } = restOfRule(before, firstDay(series), toDay(shown));
  return { ...change, recurrence_rule: change.recurrence_rule?.replace(/COUNT=\d+/, `COUNT=${left}`) ?? null };
}
