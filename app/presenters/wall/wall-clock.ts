import type { Temporal } from "#app/domain/time/time.ts";
import { byCount } from "#app/shared/by-count.ts";
import { formatInstant } from "#app/shared/format.ts";

/** Whether a screen is dim at a time in the family's zone; all are `HH:MM`. `from` equal to `to` means never. */
export function isDim(time: string, from: string, to: string): boolean {
  if (from === to) return false;
  return from < to ? from <= time && time < to : time >= from || time < to;
}

/** The time in the family's zone, `HH:MM`. */
export const timeIn = (now: Temporal.Instant, timeZone: string): string =>
  now.toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: "minute" });

/** The time of rendering, in the reader's locale. */
export const clockIn = (now: Temporal.Instant, locale: string, timeZone: string): string =>
  formatInstant(now.epochMilliseconds, locale, "time", timeZone);

/** "in 25 minutes", "in 2 hours" */
export function formatWait(minutes: number): string {
  const say = (count: number, unit: string) => byCount(count, `in 1 ${unit}`, `in ${count} ${unit}s`);
  const whole = Math.max(1, Math.ceil(minutes));
  return whole < 60 ? say(whole, "minute") : say(Math.round(whole / 60), "hour");
}
