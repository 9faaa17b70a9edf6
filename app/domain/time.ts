import { Temporal } from "temporal-polyfill";

export { Temporal };

/** The local date at an instant in a zone. */
export const dateIn = (instant: Temporal.Instant, timeZone: string): Temporal.PlainDate =>
  instant.toZonedDateTimeISO(timeZone).toPlainDate();

/**
 * The instant of a wall-clock time: one that the clocks skip moves forward by the gap, one that comes twice is the
 * first (decisions.md section 3; Temporal calls it "compatible").
 */
export const atWallTime = (wallTime: Temporal.PlainDateTime, timeZone: string): Temporal.Instant =>
  wallTime.toZonedDateTime(timeZone, { disambiguation: "compatible" }).toInstant();

/** The first instant of a local day. */
export const startOfDay = (date: Temporal.PlainDate, timeZone: string): Temporal.Instant =>
  date.toZonedDateTime(timeZone).toInstant();

export const toDate = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
export const toInstant = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());

/** Sunday of the week of a date: weeks run Sunday to Saturday. */
export const startOfWeek = (date: Temporal.PlainDate): Temporal.PlainDate =>
  date.subtract({ days: date.dayOfWeek % 7 });

/** Every date from `from` to `to`, both included. */
export function* datesBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): Generator<Temporal.PlainDate> {
  for (let date = from; Temporal.PlainDate.compare(date, to) <= 0; date = date.add({ days: 1 })) yield date;
}
