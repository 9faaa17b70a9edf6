import { type WallSpan, wallDays } from "#app/domain/time/recurrence.ts";
import { isoOfDay } from "#app/domain/time/time.ts";

/** The fields of "Move", as the clock of the event has them: what `moveFormSchema` reads. */
export const presentMoveValues = (wall: WallSpan) => ({
  start_date: isoOfDay(wallDays(wall).first),
  start_time: wall.isAllDay ? "" : new Date(wall.start).toISOString().slice(11, 16),
});
