import { inTransaction } from "#app/db/database.server.ts";
import { restOfRule } from "#app/domain/recurrence/rule-days.ts";
import { writeRule } from "#app/domain/recurrence/rule-text.ts";
import { loadRule } from "#app/domain/recurrence/stored-rule.ts";
import { type EventTimes, toWallSpan, wallDays } from "#app/domain/time/recurrence.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/calendar/event.server.ts";
import { type EventChange, type NewEvent, PLAIN_EVENT_FIELDS } from "#app/schemas/calendar/event.ts";
import type { Moved } from "#app/schemas/calendar/move.ts";
import type { Editor } from "#app/services/actor.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { changeOccurrence, updateEvent } from "#app/services/calendar/events.server.ts";
import { findEvent, findOccurrence } from "#app/services/calendar/find-event.server.ts";
import { moveExcludedDates, restoreDate } from "#app/services/calendar/overrides.server.ts";
import { updateFollowing } from "#app/services/calendar/series.server.ts";
import type { Confirmation } from "#app/services/calendar/series-confirmation.server.ts";
import { assertCurrent } from "#app/services/system/versions.server.ts";
import type { Scope } from "#app/shared/calendar/scopes.ts";
import { pick } from "#app/utils/pick.ts";
import { rowVersion } from "#app/utils/row-version.ts";

/**
 * A move of an event: `by` milliseconds of wall-clock time, or days for an all-day event; and the answers to a series'
 * confirmation.
 */
export interface Move {
  by: number;
  /** The change of its length, in the same unit. */
  longer?: number;
  seenVersion?: string | undefined;
  exceptions?: EventChange["exceptions"];
  asking?: Confirmation | undefined;
}

/** The moved times as fields of `NewEvent` and `EventChange`. */
function timesIn(times: EventTimes, { by, longer = 0 }: Pick<Move, "by" | "longer"> = { by: 0 }) {
  const { isAllDay, start, end } = toWallSpan(times);
  const text = (value: number) => (isAllDay ? isoOfDay(value) : new Date(value).toISOString().slice(0, 19));
  return { start_time: text(start + by), end_time: text(end + by + longer), time_zone: times.timeZone };
}

const ruleText = (event: Event): string | null => {
  const rule = loadRule(event);
  return rule && writeRule(rule, eventTimes(event));
};

/** The times and rule of an event before a move. */
function readState(event: Event) {
  const { start_time: start, end_time: end } = timesIn(eventTimes(event));
  return { id: event.id, start, end, rule: ruleText(event) };
}

/** A copy of an event as input for a new one, with the times of an occurrence, and with `rule` as a series. */
const copyEvent = (event: Event, times: EventTimes, rule: string | null): NewEvent => ({
  ...pick(event, PLAIN_EVENT_FIELDS),
  ...timesIn(times),
  is_all_day: times.isAllDay,
  is_recurring: rule !== null,
  recurrence_pattern: null,
  recurrence_rule: rule,
  recurrence_end_date: null,
});

interface Result {
  event: Event;
  undo: Moved;
}

/** Moves an event, or a series with its rule (docs/product/calendar.md, "Starts and rules"). */
async function moveWhole(actor: Editor, event: Event, move: Move): Promise<Result> {
  const { exceptions, seenVersion, asking } = move;
  const change = { ...timesIn(eventTimes(event), move), exceptions };
  const before = readState(event);
  const { event: moved } = await updateEvent(actor, event.id, change, seenVersion, asking);
  return { event: moved, undo: { what: "event", ...before, version: rowVersion(moved) } };
}

async function moveOccurrence(actor: Editor, series: Event, date: string, move: Move): Promise<Result> {
  assertCurrent(series, move.seenVersion, "event");
  const { times } = findOccurrence(series, date);
  const change = { ...copyEvent(series, times, null), ...timesIn(times, move) };
  const event = await changeOccurrence(actor, { original_event_id: series.id, instance_date: date }, change);
  return { event, undo: { what: "occurrence", id: event.id, series: series.id, date, version: rowVersion(event) } };
}

/** Splits the series unchanged and moves the second part, so that its rule follows as in `moveWhole`. */
async function moveFollowing(actor: Editor, series: Event, date: string, move: Move): Promise<Result> {
  const rule = loadRule(series);
  const before = ruleText(series);
  const occurrence = findOccurrence(series, date).times;
  const [first, day] = [eventTimes(series), occurrence].map((times) => wallDays(toWallSpan(times)).first);
  if (!rule || !before || first === undefined || day === undefined || first === day) {
    return moveWhole(actor, series, move);
  }
  const copy = copyEvent(series, occurrence, writeRule(restOfRule(rule, first, day), occurrence));
  const { id } = (await updateFollowing(actor, series.id, date, copy, move.seenVersion)).event;
  const { event, undo } = await moveWhole(actor, await findEvent(actor, id), { ...move, seenVersion: undefined });
  if (undo.what !== "event") return { event, undo };
  return { event, undo: { ...undo, what: "following", series: series.id, date, before } };
}

/**
 * Moves an event to another day or hour; of a series one date, that and all later ones, or all. Returns the undo token.
 * @throws {DomainError} 404 for a date that is no occurrence, 409 if the event has changed since `seenVersion`, or if a
 * series needs a confirmation (`updateEvent`)
 */
export function moveEvent(
  actor: Editor,
  id: number,
  { date, scope }: { date: string | null; scope: Scope | null },
  move: Move,
): Promise<Result> {
  return inTransaction(async (transaction) => {
    const event = await findEvent(actor, id, transaction);
    if (date && scope === "occurrence") return moveOccurrence(actor, event, date, move);
    if (date && scope === "following") return moveFollowing(actor, event, date, move);
    return moveWhole(actor, event, move);
  });
}

/** Undoes a move. Throws 409 if the event was changed since. */
export function undoMove(actor: Editor, moved: Moved): Promise<Event> {
  return inTransaction(async (transaction) => {
    const event = await findEvent(actor, moved.id, transaction);
    assertCurrent(event, moved.version, "event");
    if (moved.what === "occurrence") return (await restoreDate(actor, moved.series, moved.date)).series;
    const { start, end, rule } = moved;
    const change = { start_time: start, end_time: end, time_zone: event.time_zone, exceptions: "move" } as const;
    const back = await updateEvent(actor, moved.id, rule ? { ...change, recurrence_rule: rule } : change);
    if (moved.what === "event") return back.event;
    const following = await findEvent(actor, moved.id);
    const { event: series } = await updateEvent(actor, moved.series, { recurrence_rule: moved.before });
    await moveExcludedDates(following, series, moved.date);
    await following.destroy({ force: true });
    return series;
  });
}
