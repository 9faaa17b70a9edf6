import type { Temporal } from "#app/domain/time/time.ts";

/**
 * The times that the form of a new event proposes: 09:00 to 10:00 on the picked day, `YYYY-MM-DD`; without one, an hour
 * from the next full hour of `now`, in the family's zone (docs/product/calendar.md, "Events").
 */
export function proposeTimes(now: Temporal.ZonedDateTime, pickedDay: string | null) {
  if (pickedDay) return { start_date: pickedDay, start_time: "09:00", end_date: "", end_time: "10:00" };
  const start = now.round({ smallestUnit: "hour", roundingMode: "floor" }).add({ hours: 1 });
  const end = start.add({ hours: 1 });
  const date = (time: Temporal.ZonedDateTime) => time.toPlainDate().toString();
  const clock = (time: Temporal.ZonedDateTime) => time.toPlainTime().toString({ smallestUnit: "minute" });
  return {
    start_date: date(start),
    start_time: clock(start),
    end_date: date(end) === date(start) ? "" : date(end),
    end_time: clock(end),
  };
}
