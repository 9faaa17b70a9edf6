import type { Rule } from "#app/domain/recurrence/rule.ts";
import { loadRule } from "#app/domain/recurrence/stored-rule.ts";
import {
  type Bounds,
  type Span,
  spansIn,
  toSpan,
  toWallSpan,
  type WallSpan,
  wallDays,
} from "#app/domain/time/recurrence.ts";
import { dateIn, type Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/calendar/event.server.ts";
import type { EventChange } from "#app/schemas/calendar/event.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** What a person is asked before a series changes; programs say what they mean at once. */

/** That it is to be asked, and what was answered already. */
export interface Confirmation {
  now: Temporal.Instant;
  /** Dates that are over may move, too. */
  isPastMeant: boolean;
}

/** What says on which dates a series falls, and when; the day of its first, as by `toDayNumber`. */
export interface SeriesState {
  rule: Rule;
  wall: WallSpan;
  timeZone: string;
  first: number;
}

/** Of an event as it is at the moment; `null` for a one-off. */
export function seriesState(event: Event): SeriesState | null {
  const rule = loadRule(event);
  if (!rule) return null;
  const wall = toWallSpan(eventTimes(event));
  return { rule, wall, timeZone: event.time_zone, first: wallDays(wall).first };
}

/** All of a series that is over, in numbers that two of its states can be compared by. */
function* listPast(state: SeriesState, exceptions: ReadonlySet<string>, now: Temporal.Instant): Generator<string> {
  const today = toDayNumber(dateIn(now, state.timeZone));
  const bounds: Bounds = { from: -Infinity, begin: -Infinity, to: today, end: now.epochMilliseconds };
  const isOver = ({ isAllDay, end }: Span) => (isAllDay ? end < today : end <= now.epochMilliseconds);
  for (const span of spansIn(state.wall, state.timeZone, { rule: state.rule, exceptions }, bounds)) {
    if (isOver(span)) yield `${span.start} ${span.end}`;
  }
}

/** How many dates that are over would not be when they were. */
function countMovedPast(event: Event, before: SeriesState, after: SeriesState | null, now: Temporal.Instant): number {
  const { start, end } = toSpan(eventTimes(event));
  const left = new Set(after ? listPast(after, new Set(), now) : [`${start} ${end}`]);
  const out = new Set(event.exceptions?.map(({ instance_date }) => instance_date));
  return [...listPast(before, out, now)].filter((date) => !left.has(date)).length;
}

const question = (text: string, field: string) => new DomainError("conflict", text, field);

/** Asks what is to become of dates that are out of a series that moves by days. */
export function requireExceptionChoice(event: Event, days: number, answer: EventChange["exceptions"]): void {
  const count = event.exceptions?.length ?? 0;
  if (answer || days === 0 || count === 0) return;
  const what = count === 1 ? "1 date of this series was" : `${count} dates of this series were`;
  throw question(`${what} cancelled or changed alone. The series goes to other days.`, "exceptions");
}

/**
 * Asks what a change of a whole series leaves open (docs/product/calendar.md, "Moving a series").
 * @throws {DomainError} at `past` or `exceptions`, the question that is to be answered
 */
export function requireAnswers(
  event: Event,
  before: SeriesState,
  after: SeriesState | null,
  exceptions: EventChange["exceptions"],
  { now, isPastMeant }: Confirmation,
): void {
  const count = isPastMeant ? 0 : countMovedPast(event, before, after, now);
  if (count > 0) {
    throw question(`This also moves ${count === 1 ? "1 date that is" : `${count} dates that are`} over.`, "past");
  }
  requireExceptionChoice(event, after ? after.first - before.first : 0, exceptions);
}
