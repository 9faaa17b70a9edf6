import type { Span } from "#app/domain/time/recurrence.ts";
import { toReminderTime } from "#app/domain/time/reminders.ts";
import { DAY_MS, epochOfWallMs, wallMs } from "#app/domain/time/time.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/**
 * The time of an event's reminder, in milliseconds since 1970. Minutes and hours before are elapsed time; whole days
 * are wall-clock days of the event's zone (docs/product/notices.md, "When reminders ring").
 */
export function reminderDue({ isAllDay, start }: Span, timeZone: string, reminder: number): number {
  if (isAllDay) {
    const { days, minutes } = toReminderTime(reminder);
    return epochOfWallMs((start - days) * DAY_MS + minutes * MINUTE_MS, timeZone);
  }
  if (reminder % DAY_MINUTES !== 0) return start - reminder * MINUTE_MS;
  return reminder === 0 ? start : epochOfWallMs(wallMs(start, timeZone) - reminder * MINUTE_MS, timeZone);
}

/** The end of an event, in milliseconds since 1970; of an all-day event, that of its last day. */
export const eventEnd = ({ isAllDay, end }: Span, timeZone: string): number =>
  isAllDay ? epochOfWallMs((end + 1) * DAY_MS, timeZone) : end;

/** The start of an event, in milliseconds since 1970. */
export const eventStart = ({ isAllDay, start }: Span, timeZone: string): number =>
  isAllDay ? epochOfWallMs(start * DAY_MS, timeZone) : start;

/** The instant of a time of day on a day number, by the rule for skipped and repeated hours. */
export const timeOn = (day: number, msOfDay: number, timeZone: string): number =>
  epochOfWallMs(day * DAY_MS + msOfDay, timeZone);
