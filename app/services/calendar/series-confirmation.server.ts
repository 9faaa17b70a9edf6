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
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/** Confirmations that forms need before a series changes. API calls state their choice at once. */

/** Asks for confirmations; `isPastMeant` is one that the user has given. */
export interface Confirmation {
  now: Temporal.Instant;
  /** Past dates may move, too. */
  isPastMeant: boolean;
}

/** Everything that determines the dates of a series. Days are numbers (`toDayNumber`). */
export interface SeriesState {
  rule: Rule;
  wall: WallSpan;
  timeZone: string;
  first: number;
}

/** The present state of an event; `null` for a single event. */
export function seriesState(event: Event): SeriesState | null {
  const rule = loadRule(event);
  if (!rule) return null;
  const wall = toWallSpan(eventTimes(event));
  return { rule, wall, timeZone: event.time_zone, first: wallDays(wall).first };
}

/** The past occurrences of a series as texts, so that two states can be compared. */
function* listPast(state: SeriesState, exceptions: ReadonlySet<string>, now: Temporal.Instant): Generator<string> {
  const today = toDayNumber(dateIn(now, state.timeZone));
  const bounds: Bounds = { from: -Infinity, begin: -Infinity, to: today, end: now.epochMilliseconds };
  const isOver = ({ isAllDay, end }: Span) => (isAllDay ? end < today : end <= now.epochMilliseconds);
  for (const span of spansIn(state.wall, state.timeZone, { rule: state.rule, exceptions }, bounds)) {
    if (isOver(span)) yield `${span.start} ${span.end}`;
  }
}

/** The number of past occurrences that a change would move or delete. */
function countMovedPast(event: Event, before: SeriesState, after: SeriesState | null, now: Temporal.Instant): number {
  const { start, end } = toSpan(eventTimes(event));
  const left = new Set(after ? listPast(after, new Set(), now) : [`${start} ${end}`]);
  const out = new Set(event.exceptions?.map(({ instance_date }) => instance_date));
  return [...listPast(before, out, now)].filter((date) => !left.has(date)).length;
}

const question = (text: string, field: string) => new DomainError("conflict", text, field);

/** Throws if the series moves by days, has excluded dates, and the change does not say what happens to them. */
export function requireExceptionChoice(event: Event, days: number, answer: EventChange["exceptions"]): void {
  const count = event.exceptions?.length ?? 0;
  if (answer || days === 0 || count === 0) return;
  throw question(english(calendarWords, "ask.exceptions", { count }), "exceptions");
}

/**
 * Throws if a change of a whole series needs a confirmation (docs/product/calendar.md, "Moving a series"). @throws
 * {DomainError} at `past` or `exceptions`, the field to answer
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
    throw question(english(calendarWords, "ask.past", { count }), "past");
  }
  requireExceptionChoice(event, after ? after.first - before.first : 0, exceptions);
}
