import type { EventTimes } from "#app/domain/time/recurrence.ts";
import { DAY_MS, epochOfWallMs, type Temporal, wallMs } from "#app/domain/time/time.ts";

const MINUTE = 60_000;

/**
 * By how much an event moves by its own clock, and how much longer it lasts: milliseconds, or whole days for an all-day
 * event.
 */
export interface Distance {
  by: number;
  longer: number;
}

/**
 * What minutes of the family's clock, as a grid of hours shows them, are by the clock of an event itself, whose zone may
 * be another. An end before the start is what it is: who takes the distance refuses it.
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
