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

/** The first year that is read of a start; a series may begin before those that a calendar has. */
const EARLIEST = "0000-01-01";

interface ReadOptions {
  /** The zone of a time that names none, or an unknown one. */
  fallback?: Zone | "floating";
  /** Whether it may be before the dates that a calendar has. */
  isEarly?: boolean;
}

/** A value of a property; `null` where it is no date, or one beyond those that a calendar has. */
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

/** The instant of a time; a floating one is on the family's clock. */
export function toEpochMs({ wall, zone }: Extract<FileDateTime, { isDate: false }>, family: string): number {
  if (typeof zone !== "string") return wall - inlineOffset(zone, wall);
  return epochOfWallMs(wall, zone === "floating" ? family : zone);
}

/** The clock time of a zone at a moment. */
export function wallIn(moment: Extract<FileDateTime, { isDate: false }>, zone: Zone, family: string): number {
  if ((moment.zone === "floating" ? family : moment.zone) === zone) return moment.wall;
  const epoch = toEpochMs(moment, family);
  return typeof zone === "string" ? wallMs(epoch, zone) : inlineWall(zone, epoch);
}

/**
 * The zone whose clock an event keeps: the one of its start, or the family's for floating times. Single moments in UTC
 * and in a zone that only the file has are on the family's clock; a series in UTC keeps that (RFC 5545, section
 * 3.3.10), and one in a zone of the file's has the nearest one.
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
 * The day that a moment in UTC means in a series of whole days: programs write a midnight, or the second before one, in
 * the zone of their user. Where that is none that the file or the family has, a half hour of the second half of the day
 * is a midnight east of Greenwich, and one of the first half a midnight west of it.
 */
export function wholeDay(epochMs: number, zones: readonly string[]): number {
  const [isEnd, at] = epochMs % 60_000 === 59_000 ? [1, epochMs + 1_000] : [0, epochMs];
  const midnight = [...zones, "UTC"].map((zone) => wallMs(at, zone)).find((wall) => wall % DAY_MS === 0);
  if (midnight !== undefined) return midnight / DAY_MS - isEnd;
  const day = Math.floor(at / DAY_MS);
  if (at % HALF_HOUR_MS === 0) return day + Number(at - day * DAY_MS > NOON_MS) - isEnd;
  return Math.floor(wallMs(epochMs, zones.at(-1) ?? "UTC") / DAY_MS);
}

/** What counts the days of a series: its start as written, the zone that it keeps, and its first day there. */
export interface DayCount {
  start: FileDateTime;
  timeZone: string;
  first: number;
  /** Of a series of whole days: the zones in which a moment may be a midnight, the likeliest first. */
  zonesOfDays: readonly string[];
}

/**
 * The day of a series that a moment names, as by `toDayNumber`; of whole days, the day on its own clock. In a zone that
 * only the file has, days are counted there: the zone that the series keeps may have another date around midnight.
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

/** A time that names no zone, on the clock of the start that it belongs to. */
export const onClockOf = (moment: FileDateTime, start: FileDateTime): FileDateTime =>
  moment.isDate || start.isDate || moment.zone !== "floating" ? moment : { ...moment, zone: start.zone };

/** An event's times from its clock times and its instants, which may differ from the derived ones. */
export function timesBetween(wall: WallSpan, epoch: { start: number; end: number }, timeZone: string): EventTimes {
  if (wall.isAllDay) return onClock(wall, timeZone);
  const times = toTimes({ isAllDay: false, ...epoch }, timeZone);
  return times.isAllDay ? times : { ...times, wall };
}

/** When an event is, as its file has it. */
export interface Written {
  start: FileDateTime;
  end: FileDateTime | null;
  duration: string | null;
}

/** Whole days of a length, as events of days have them; one without a length. */
const daysOf = (length: ReturnType<typeof readDuration>): number =>
  length ? length.days + Math.ceil(length.ms / DAY_MS) : 1;

/** The last day of an event of days that ends at a moment: a midnight is the end of the day before, another hour is in its day. */
function lastDay(end: FileDateTime, timeZone: string, family: string): number {
  if (end.isDate) return end.day - 1;
  return Math.ceil((end.isUtc ? wallIn(end, timeZone, family) : end.wall) / DAY_MS) - 1;
}

/** Whether an end, or a length, is before the start. */
export function endsEarly({ start, end, duration }: Written, family: string): boolean {
  if (!end) {
    const length = readDuration(duration);
    return length !== null && length.days * DAY_MS + length.ms < 0;
  }
  if (start.isDate || end.isDate) return start.isDate && end.isDate && end.day < start.day;
  return toEpochMs(end, family) < toEpochMs(start, family);
}

/**
 * When an event is. Without an end and a length a timed one ends as it begins, and one of days lasts its day; an end
 * before the start counts as none.
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
