import type { Temporal } from "#app/domain/time/time.ts";
import { clamp } from "#app/utils/clamp.ts";

/**
 * The rules of points and streaks (docs/product/connection.md, "Points", and docs/product/connection.md, "Streaks").
 * Dates are local ones of the family's zone.
 */

const SHORT = { minutes: 15, points: 10 };
const LONGER = { minutes: 45, points: 15 };
const LONGEST_POINTS = 20;
const MAX_STREAK_BONUS = 5;

/** Points for an activity without the streak: by its length in minutes, or the maximum for the type `weekend`. */
export function basePoints(durationMinutes: number, activityType: string): number {
  if (activityType === "weekend") return LONGEST_POINTS;
  if (durationMinutes <= SHORT.minutes) return SHORT.points;
  return durationMinutes <= LONGER.minutes ? LONGER.points : LONGEST_POINTS;
}

/** One point for each day of the streak before today, five at most. `streakDays` counts today. */
export const streakBonus = (streakDays: number): number => clamp(streakDays - 1, 0, MAX_STREAK_BONUS);

export interface Streak {
  /** Consecutive days up to `lastDate`. */
  current: number;
  best: number;
  /** The last day with a completed activity. */
  lastDate: Temporal.PlainDate | null;
}

export const NO_STREAK: Streak = { current: 0, best: 0, lastDate: null };

/** Days from the last completed activity until today; negative if the family has moved its zone west. */
const daysSince = (lastDate: Temporal.PlainDate, today: Temporal.PlainDate): number =>
  lastDate.until(today, { largestUnit: "days" }).days;

/** The streak after an activity today; a second one on the same day changes nothing. */
export function streakAfter(streak: Streak, today: Temporal.PlainDate): Streak {
  const { lastDate, best } = streak;
  const days = lastDate ? daysSince(lastDate, today) : Number.POSITIVE_INFINITY;
  if (days <= 0) return streak;
  const current = days === 1 ? streak.current + 1 : 1;
  return { current, best: Math.max(best, current), lastDate: today };
}

/** The streak as shown: 0 when its last day is before yesterday. */
export const streakOn = ({ current, lastDate }: Streak, today: Temporal.PlainDate): number =>
  lastDate && daysSince(lastDate, today) <= 1 ? current : 0;

/** Points for a generator's ideas, from the first day of a streak to its best: "+10-15 points". */
export function pointsRange(durationMinutes: number, activityType: string): { min: number; max: number } {
  const min = basePoints(durationMinutes, activityType);
  return { min, max: min + MAX_STREAK_BONUS };
}
