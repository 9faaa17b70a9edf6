import type { Temporal } from "#app/domain/time/time.ts";
import { formatInstant } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { wall } from "#app/words/catalogues/wall.ts";

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
export function formatWait(minutes: number, locale: string): string {
  const text = say(wall, locale);
  const whole = Math.max(1, Math.ceil(minutes));
  return whole < 60 ? text("inMinutes", { count: whole }) : text("inHours", { count: Math.round(whole / 60) });
}
