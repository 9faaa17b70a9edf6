import { inlineOffset, inlineWall, nearestZone } from "#app/domain/calendar-file/inline-zone.ts";
import { type Property, readDuration } from "#app/domain/calendar-file/properties.ts";
import type { Zone, Zones } from "#app/domain/calendar-file/zone-names.ts";
import { type EventTimes, onClock, toTimes, type WallSpan } from "#app/domain/time/recurrence.ts";
import { DAY_MS, dayOfIso, epochOfWallMs, Temporal, toDayNumber, wallMs } from "#app/domain/time/time.ts";
import { FIRST_DATE, LAST_DATE } from "#app/shared/calendar/constants.ts";

/** A date, or a time on a clock, of a calendar file. */
export type FileDateTime =
  | { isDate: true; day: number }
  | {
      isDate: false;
      /** The clock time, as returned by `wallMs`. */
      wall: number;
      zone: Zone | "floating";
      isUtc: boolean;
    };

const LAST_DAY = toDayNumber(Temporal.PlainDate.from(LAST_DATE));

/** The earliest date that `isEarly` reads: a series may begin before `FIRST_DATE`. */
const EARLIEST = "0000-01-01";

interface ReadOptions {
  /** The zone of a time without a zone, or with an unknown one. */
  fallback?: Zone | "floating";
  /** Whether the value may be before `FIRST_DATE`. */
  isEarly?: boolean;
}

/** The moment of a property's value; `null` if it is invalid, before `FIRST_DATE`, or not before `LAST_DATE`. */
export function readMoment(
  value: string,
  { type, parameters }: Property,
  zones: Zones,
  { fallback = zones.floating ?? "floating", isEarly = false }: ReadOptions = {},
): FileDateTime | null {
  if (value < (isEarly ? EARLIEST : FIRST_DATE) || value >= LAST_DATE) return null;
  try {
    if (type === "date") {
      // Checked first: Date.parse takes a 30 February.
      Temporal.PlainDate.from(value);
      return { isDate: true, day: dayOfIso(value) };
    }
    const isUtc = value.endsWith("Z");
    const wall = Temporal.Instant.from(isUtc ? value : `${value}Z`).epochMilliseconds;
    const zone = isUtc ? "UTC" : parameters.tzid ? zones(parameters.tzid) : null;
    return { isDate: false, wall, zone: zone ?? fallback, isUtc };
  } catch {
    return null;
  }
}

/** The instant of a time, in milliseconds since 1970. A floating time is on the family's clock. */
export function toEpochMs({ wall, zone }: Extract<FileDateTime, { isDate: false }>, family: string): number {
  if (typeof zone !== "string") return wall - inlineOffset(zone, wall);
  return epochOfWallMs(wall, zone === "floating" ? family : zone);
}

/** The clock time (`wallMs`) of a zone at a moment. */
export function wallIn(moment: Extract<FileDateTime, { isDate: false }>, zone: Zone, family: string): number {
  if ((moment.zone === "floating" ? family : moment.zone) === zone) return moment.wall;
  const epoch = toEpochMs(moment, family);
  return typeof zone === "string" ? wallMs(epoch, zone) : inlineWall(zone, epoch);
}

/**
 * The time zone of an imported event: the zone of its start, or the family's for a floating start. A single event in
 * UTC, or in a zone that only the file defines, gets the family's zone. A series keeps UTC (RFC 5545, section 3.3.10);
 * a series in a zone that only the file defines gets the nearest zone.
 */
export function keptZone(moment: FileDateTime, family: string, isSeries: boolean): string {
  if (moment.isDate || moment.zone === "floating") return family;
  if (typeof moment.zone === "string") return moment.isUtc && !isSeries ? family : moment.zone;
  return isSeries ? nearestZone(moment.zone, family, new Date(moment.wall).getUTCFullYear()) : family;
}

/** The local day of a moment in a zone, as by `toDayNumber`. */
export const localDay = (moment: FileDateTime, timeZone: string, family: string): number =>
  moment.isDate ? moment.day : Math.floor(wallIn(moment, timeZone, family) / DAY_MS);

const HALF_HOUR_MS = 1_800_000;
const NOON_MS = DAY_MS / 2;

/**
 * The day that a moment in UTC means in a series of whole days. Programs write midnight, or the second before it, in
 * their user's zone, which may be none of `zones`. Then a full or half hour after noon UTC is a midnight east of
 * Greenwich, of the next day; one until noon is a midnight west of Greenwich.
 */
export function wholeDay(epochMs: number, zones: readonly string[]): number {
  const [daysBack, at] = epochMs % 60_000 === 59_000 ? [1, epochMs + 1_000] : [0, epochMs];
  const midnight = [...zones, "UTC"].map((zone) => wallMs(at, zone)).find((wall) => wall % DAY_MS === 0);
  if (midnight !== undefined) return midnight / DAY_MS - daysBack;
  const day = Math.floor(at / DAY_MS);
  if (at % HALF_HOUR_MS === 0) return day + Number(at - day * DAY_MS > NOON_MS) - daysBack;
  return Math.floor(wallMs(epochMs, zones.at(-1) ?? "UTC") / DAY_MS);
}

/** The start of a series as written, its time zone (`keptZone`), and its first day in that zone. */
export interface DayCount {
  start: FileDateTime;
  timeZone: string;
  first: number;
  /** The zones for `wholeDay`, the likeliest first. */
  zonesOfDays: readonly string[];
}

/**
 * The day of a series that a moment names, as by `toDayNumber`. In a series of whole days a time names the day on its
 * own clock, or by `wholeDay` if it is in UTC. For a series in a zone that only the file defines, days are counted in
 * that zone, because `timeZone` may have another date around midnight.
 */
export function seriesDay(moment: FileDateTime, count: DayCount, family: string): number {
  const { start, timeZone, first, zonesOfDays } = count;
  if (start.isDate && !moment.isDate) {
    return moment.isUtc ? wholeDay(moment.wall, zonesOfDays) : Math.floor(moment.wall / DAY_MS);
  }
  if (start.isDate || typeof start.zone === "string") return localDay(moment, timeZone, family);
  const day = moment.isDate ? moment.day : Math.floor(wallIn(moment, start.zone, family) / DAY_MS);
  return first + day - Math.floor(start.wall / DAY_MS);
}

/** The moment; a floating one in the zone of `start`. */
export const onClockOf = (moment: FileDateTime, start: FileDateTime): FileDateTime =>
  moment.isDate || start.isDate || moment.zone !== "floating" ? moment : { ...moment, zone: start.zone };

/** An event's times from its clock times and its instants. The instants may differ from those of the clock times. */
export function timesBetween(wall: WallSpan, epoch: { start: number; end: number }, timeZone: string): EventTimes {
  if (wall.isAllDay) return onClock(wall, timeZone);
  const times = toTimes({ isAllDay: false, ...epoch }, timeZone);
  return times.isAllDay ? times : { ...times, wall };
}

/** The times of an event as its file writes them. */
export interface Written {
  start: FileDateTime;
  end: FileDateTime | null;
  duration: string | null;
}

/** The days of an all-day event with this length, rounded up; 1 without a length. */
const daysOf = (length: ReturnType<typeof readDuration>): number =>
  length ? length.days + Math.ceil(length.ms / DAY_MS) : 1;

/** The last day of an all-day event that ends at a moment. A midnight ends the day before. */
function lastDay(end: FileDateTime, timeZone: string, family: string): number {
  if (end.isDate) return end.day - 1;
  return Math.ceil((end.isUtc ? wallIn(end, timeZone, family) : end.wall) / DAY_MS) - 1;
}

/** Whether the end is before the start, or the length negative. */
export function endsEarly({ start, end, duration }: Written, family: string): boolean {
  if (!end) {
    const length = readDuration(duration);
    return length !== null && length.days * DAY_MS + length.ms < 0;
  }
  if (start.isDate || end.isDate) return start.isDate && end.isDate && end.day < start.day;
  return toEpochMs(end, family) < toEpochMs(start, family);
}

/**
 * The times of an event. Without an end and a length, or with an end before the start, a timed event ends when it
 * begins, and an all-day event lasts one day.
 */
export function readTimes({ start, end, duration }: Written, timeZone: string, family: string): EventTimes {
  const length = readDuration(duration);
  if (start.isDate) {
    const last = end ? lastDay(end, timeZone, family) : start.day + daysOf(length) - 1;
    return onClock({ isAllDay: true, start: start.day, end: Math.min(Math.max(last, start.day), LAST_DAY) }, timeZone);
  }
  const wall = wallIn(start, timeZone, family);
  const epoch = toEpochMs(start, family);
  const none = { wall, epoch };
  const byLength = () => {
    if (!length) return none;
    const nominal = wall + length.days * DAY_MS;
    const at = (length.days === 0 ? epoch : epochOfWallMs(nominal, timeZone)) + length.ms;
    return { wall: wallMs(at, timeZone), epoch: at };
  };
  const byEnd = (moment: FileDateTime) =>
    moment.isDate
      ? { wall: moment.day * DAY_MS, epoch: epochOfWallMs(moment.day * DAY_MS, timeZone) }
      : { wall: wallIn(moment, timeZone, family), epoch: toEpochMs(moment, family) };
  const found = end ? byEnd(end) : byLength();
  const last = found.epoch < epoch || found.wall >= LAST_DAY * DAY_MS ? none : found;
  const span = { isAllDay: false, start: wall, end: Math.max(wall, last.wall) };
  return timesBetween(span, { start: epoch, end: last.epoch }, timeZone);
}
