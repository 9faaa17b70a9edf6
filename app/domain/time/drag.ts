import type { EventTimes } from "#app/domain/time/recurrence.ts";
import { DAY_MS, epochOfWallMs, type Temporal, wallMs } from "#app/domain/time/time.ts";

const MINUTE = 60_000;

/**
 * The distance of a move in the event's own wall-clock time, and the change of its length: milliseconds, or days for an
 * all-day event.
 */
export interface Distance {
  by: number;
  longer: number;
}

/**
 * Converts minutes in the family's wall-clock time, as a grid of hours shows them, to the event's own zone. The result
 * may put the end before the start; the caller refuses that.
 */
export function distanceOfDrag(times: EventTimes, familyZone: string, { by, longer }: Distance): Distance {
  if (times.isAllDay) return { by: Math.round((by * MINUTE) / DAY_MS), longer: 0 };
  const after = ({ epochMilliseconds }: Temporal.Instant, minutes: number) =>
    wallMs(epochOfWallMs(wallMs(epochMilliseconds, familyZone) + minutes * MINUTE, familyZone), times.timeZone);
  const start = after(times.start, by);
  const end = after(times.end, by + longer);
  const { wall } = times;
  return { by: start - wall.start, longer: end - start - (wall.end - wall.start) };
}
