import { LRUCache } from "lru-cache";
import { Temporal } from "temporal-polyfill";

export { Temporal };

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * An interval in which a zone's offset does not change, in milliseconds since 1970: `from` included, `to` not.
 */
interface OffsetInterval {
  from: number;
  to: number;
  offset: number;
}

// Cached, because Temporal's offsets are many times slower than a look-up here, and a month of events needs many. A
// zone has two intervals a year; the bound is for links that page through centuries.
const offsetIntervals = new LRUCache<string, OffsetInterval[]>({
  maxSize: 2_000,
  sizeCalculation: ({ length }) => length,
});

function offsetIntervalAt(epochMs: number, timeZone: string): OffsetInterval {
  const ofZone = offsetIntervals.get(timeZone) ?? [];
  const known = ofZone.find(({ from, to }) => from <= epochMs && epochMs < to);
  if (known) return known;
  const zoned = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
  const interval = {
    // The last change at or before: "previous" means strictly before.
    from: zoned.add({ nanoseconds: 1 }).getTimeZoneTransition("previous")?.epochMilliseconds ?? -Infinity,
    to: zoned.getTimeZoneTransition("next")?.epochMilliseconds ?? Infinity,
    offset: zoned.offsetNanoseconds / 1_000_000,
  };
  offsetIntervals.set(timeZone, [interval, ...ofZone]);
  return interval;
}

/** The wall-clock time of an instant, as the milliseconds since 1970 of the same date and time in UTC. */
export const wallMs = (epochMs: number, timeZone: string): number =>
  epochMs + offsetIntervalAt(epochMs, timeZone).offset;

/**
 * The instant, in milliseconds since 1970, of a wall-clock time (`wallMs`). A skipped time moves forward by the gap; of
 * a repeated one the first counts (docs/product/calendar.md, "Hours that clocks skip or repeat"; "compatible" in
 * Temporal).
 */
export function epochOfWallMs(localMs: number, timeZone: string): number {
  const { from, to, offset } = offsetIntervalAt(localMs, timeZone);
  const epochMs = localMs - offset;
  // Away from clock changes the answer is unique; near one, Temporal decides.
  if (from < epochMs - 2 * DAY_MS && epochMs + 2 * DAY_MS < to) return epochMs;
  return new Temporal.PlainDateTime(1970, 1, 1)
    .add({ milliseconds: localMs })
    .toZonedDateTime(timeZone, { disambiguation: "compatible" }).epochMilliseconds;
}

/** A date as days since 1 January 1970, because calculating with numbers is far cheaper. */
export const toDayNumber = ({ year, month, day }: Temporal.PlainDate): number =>
  Date.UTC(year, month - 1, day) / DAY_MS;

/** The date of a day number. */
export const fromDayNumber = (day: number): Temporal.PlainDate => fromEpochMs(day * DAY_MS);

/** The day number of a `YYYY-MM-DD`. */
export const dayOfIso = (date: string): number => Date.parse(date) / DAY_MS;

/** The `YYYY-MM-DD` of a day number, for the years 1 to 9999. */
export const isoOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The milliseconds since 1970 of a date's midnight in UTC, comparable with `wallMs`. */
export const dateMs = ({ year, month, day }: Temporal.PlainDate): number => Date.UTC(year, month - 1, day);

/** The date of a wall-clock time (`wallMs`). */
export function fromEpochMs(localMs: number): Temporal.PlainDate {
  const date = new Date(localMs);
  return new Temporal.PlainDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** The local date at an instant in a zone. */
export const dateIn = (instant: Temporal.Instant, timeZone: string): Temporal.PlainDate =>
  fromEpochMs(wallMs(instant.epochMilliseconds, timeZone));

/** The instant of a wall-clock time, by the rule of `epochOfWallMs`. */
export const atWallTime = (wallTime: Temporal.PlainDateTime, timeZone: string): Temporal.Instant =>
  wallTime.toZonedDateTime(timeZone, { disambiguation: "compatible" }).toInstant();

/** The first instant of a local day. */
export const startOfDay = (date: Temporal.PlainDate, timeZone: string): Temporal.Instant =>
  date.toZonedDateTime(timeZone).toInstant();

export const toDate = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
export const toInstant = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());

/** The first day of a date's week; `firstDay` is 1 for Monday to 7 for Sunday. */
export const startOfWeek = (date: Temporal.PlainDate, firstDay: number): Temporal.PlainDate =>
  date.subtract({ days: (date.dayOfWeek - firstDay + 7) % 7 });

/** Every date from `from` to `to`, both included. */
export function* datesBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): Generator<Temporal.PlainDate> {
  for (let date = from; Temporal.PlainDate.compare(date, to) <= 0; date = date.add({ days: 1 })) yield date;
}
