import { OLDER_REMINDERS } from "#app/shared/calendar/constants.ts";

/**
 * Reminders of events (docs/product/calendar.md, "Reminders"): minutes before the start; for an all-day event before
 * its first midnight, negative for later on that day.
 */

const DAY = 1440;
/** Default minutes of the day for reminders of all-day events. */
const MORNING = 8 * 60;
const EVENING = 19 * 60;

/** The time of an all-day event's reminder: days before it, and minutes after that day's midnight. */
interface ReminderTime {
  days: number;
  minutes: number;
}

/**
 * A reminder of an all-day event, in minutes before the day begins, as whole days before and minutes after midnight.
 */
export function toReminderTime(reminder: number): ReminderTime {
  const days = Math.max(0, Math.ceil(reminder / DAY));
  return { days, minutes: days * DAY - reminder };
}

/** The inverse of `toReminderTime`. Without minutes, `MORNING` of the day itself or `EVENING` of an earlier day. */
export const fromReminderTime = ({ days, minutes }: { days: number; minutes?: number | null }): number =>
  days * DAY - (minutes ?? (days === 0 ? MORNING : EVENING));

/** Sorted from the largest to the smallest, each once. */
export const orderReminders = (reminders: readonly number[]): number[] => [...new Set(reminders)].sort((a, b) => b - a);

/** The reminders after an event became all-day (`isAllDay`), or timed. */
export const turnReminders = (reminders: readonly number[], isAllDay: boolean): number[] =>
  orderReminders(
    reminders.map((reminder) => {
      const { days } = toReminderTime(reminder);
      return isAllDay ? fromReminderTime({ days }) : days * DAY;
    }),
  );

/** A reminder of `OLDER_REMINDERS` as one of an event. */
export const fromOlder = (minutes: number, isAllDay: boolean): number =>
  isAllDay ? fromReminderTime({ days: Math.ceil(minutes / DAY) }) : minutes;

/** The first of an event's reminders that is among `OLDER_REMINDERS`; `null` if none is. */
export function toOlder(reminders: readonly number[], isAllDay: boolean): number | null {
  for (const reminder of reminders) {
    const older = OLDER_REMINDERS.findLast((minutes) => fromOlder(minutes, isAllDay) === reminder);
    if (older !== undefined) return older;
  }
  return null;
}
