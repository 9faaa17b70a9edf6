import type { Distance } from "#app/domain/time/drag.ts";
import { type EventTimes, onClock, toWallSpan, type WallSpan, wallDays } from "#app/domain/time/recurrence.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import { type FormatContext, whenInWords } from "#app/presenters/calendar/event-view.ts";

/** The fields of the "Move" form in the event's own zone, as `moveFormSchema` reads them. */
export const presentMoveValues = (wall: WallSpan) => ({
  start_date: isoOfDay(wallDays(wall).first),
  start_time: wall.isAllDay ? "" : new Date(wall.start).toISOString().slice(11, 16),
});

/** The event's times after a move by `by` and a change of its length by `longer`, in its own zone. */
export function presentTarget(times: EventTimes, { by, longer }: Distance, format: FormatContext) {
  const { isAllDay, start, end } = toWallSpan(times);
  return whenInWords(onClock({ isAllDay, start: start + by, end: end + by + longer }, times.timeZone), format);
}
