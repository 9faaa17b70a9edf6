import { HOUR_MS } from "#app/domain/time/time.ts";
/** Changes of events for notices (docs/product/notices.md, "Changes by others"). */

/**
 * The fields of an event whose changes are reported; times are a `Span`: days for an all-day event, else milliseconds.
 */
export interface EventState {
  title: string;
  isAllDay: boolean;
  start: number;
  end: number;
  timeZone: string;
  /** The rule of a series as text. */
  rule: string | null;
  /**
   * The time after which a change is no longer news, in milliseconds since 1970; `null` for a series without an end.
   */
  over: number | null;
  location: string | null;
  memberIds: number[];
  driverId: number | null;
  driverName: string | null;
}

/** One change of an event; for an import the number of events. */
export interface NotedChange {
  /** Changes with the same subject are folded into one line. */
  subject: string;
  eventId: number;
  /** The changed occurrence of a series, `YYYY-MM-DD`. */
  date: string | null;
  /** The user who made it, if known. */
  by: number | null;
  /** Milliseconds since 1970. */
  at: number;
  before: EventState | null;
  after: EventState | null;
  imported?: number;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether notices report the change. */
export const isReported = ({ before, after, imported }: Pick<NotedChange, "before" | "after" | "imported">): boolean =>
  imported !== undefined || !isSame(before, after);

/** Whether the event was over, before and after the change. */
export const isOver = ({ before, after, imported }: NotedChange, now: number): boolean =>
  imported === undefined &&
  [before, after].every((state) => state === null || (state.over !== null && state.over <= now));

/** A line: from the first state to the last, and the users who made the changes. */
export interface FoldedChange extends NotedChange {
  everyone: (number | null)[];
}

/**
 * Folds changes into lines, in order: several changes of one subject become one, from the first state to the last; no line when
 * both are equal. Events that are over at `now` are left out.
 */
export function foldChanges(changes: readonly NotedChange[], now: number): FoldedChange[] {
  const folded = new Map<string, FoldedChange>();
  for (const change of [...changes].sort((a, b) => a.at - b.at)) {
    const known = folded.get(change.subject);
    folded.set(change.subject, {
      ...change,
      before: known ? known.before : change.before,
      everyone: [...new Set([...(known?.everyone ?? []), change.by])],
    });
  }
  return [...folded.values()].filter((change) => isReported(change) && !isOver(change, now));
}

const MINUTE_MS = 60_000;

/**
 * The time to send collected changes: a minute after the last one, at most five minutes after the first, and not within
 * an hour after the last notice (`toldBefore`). In milliseconds since 1970.
 */
export const changesDue = (first: number, last: number, toldBefore: number | null): number =>
  Math.max(Math.min(last + MINUTE_MS, first + 5 * MINUTE_MS), (toldBefore ?? -Infinity) + HOUR_MS);
