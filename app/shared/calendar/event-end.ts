import { isLocalDate } from "#app/shared/calendar/dates.ts";

/** The end of an event follows its start (docs/product/calendar.md, "The end follows the start"). */

/** The times in an event's form: `YYYY-MM-DD` and `HH:MM`; empty if nothing is typed. */
export interface TypedTimes {
  start_date: string;
  start_time: string;
  /** Empty means the day of the start. */
  end_date: string;
  end_time: string;
}

const HOUR_MS = 3_600_000;

const wallMs = (date: string, time: string) => Date.parse(`${date}T${time || "00:00"}Z`);
const toWall = (ms: number) => new Date(ms).toISOString().slice(0, 16).split("T") as [date: string, time: string];

const startMs = (times: TypedTimes, isAllDay: boolean) => wallMs(times.start_date, isAllDay ? "" : times.start_time);

/** An empty end is an hour after the start in wall-clock time, on the typed date. */
function endMs(times: TypedTimes, isAllDay: boolean): number {
  const { start_date, end_date, end_time } = times;
  const day = end_date || start_date;
  if (isAllDay || end_time) return wallMs(day, isAllDay ? "" : end_time);
  const hourLater = startMs(times, false) + HOUR_MS;
  return day === start_date ? hourLater : wallMs(day, toWall(hourLater)[1]);
}

/** The times of the form's event, or those that script set last, as the value of a hidden field. */
export const joinTimes = ({ start_date, start_time, end_date, end_time }: TypedTimes): string =>
  [start_date, start_time, end_date, end_time].join(" ");

function splitTimes(text: string): TypedTimes {
  const [start_date = "", start_time = "", end_date = "", end_time = ""] = text.split(" ");
  return { start_date, start_time, end_date, end_time };
}

/**
 * Moves the end with the typed start, keeping the distance of `inStep` (`joinTimes`), and returns the new `inStep`.
 * `null` if the user has changed the end, or without a start. An empty end time stays empty.
 */
export function movedEnd(
  typed: TypedTimes,
  inStep: string,
  isAllDay: boolean,
): { end: Pick<TypedTimes, "end_date" | "end_time">; inStep: string } | null {
  const before = splitTimes(inStep);
  const isSameDay = ["", before.start_date].includes(before.end_date) && typed.end_date === typed.start_date;
  const isDateKept = typed.end_date === before.end_date || isSameDay;
  const isTimeKept = isAllDay || ["", before.end_time].includes(typed.end_time);
  const hasStart = isLocalDate(typed.start_date) && (isAllDay || typed.start_time !== "");
  const old = { ...before, end_time: typed.end_time };
  const oldStart = isLocalDate(before.start_date) ? startMs(old, isAllDay) : Number.NaN;
  if (!isDateKept || !isTimeKept || !hasStart || Number.isNaN(oldStart)) return null;

  const length = endMs(old, isAllDay) - oldStart;
  // In the repeated hour of a clock change, the end's wall-clock time may be before the start's.
  const [date, time] = toWall(startMs(typed, isAllDay) + (length >= 0 ? length : HOUR_MS));
  if (!isLocalDate(date)) return null;
  const end_date = date === typed.start_date && !typed.end_date ? "" : date;
  // An all-day event keeps its typed times, in case it becomes timed again.
  const end = { end_date, end_time: isAllDay ? typed.end_time : typed.end_time && time };
  const clock = isAllDay ? { start_time: before.start_time, end_time: before.end_time } : null;
  return { end, inStep: joinTimes({ ...typed, ...end, ...clock }) };
}

/**
 * The end of a form: `YYYY-MM-DD` for an all-day event, else `YYYY-MM-DDTHH:MM`; `null` for an hour after the start. An
 * unchanged end moves with a later start.
 */
export function resolvedEnd(typed: TypedTimes, inStep: string, isAllDay: boolean): string | null {
  const length = endMs(typed, isAllDay) - startMs(typed, isAllDay);
  const isPassed = isAllDay ? length < 0 : length <= 0;
  const end = { ...typed, ...(isPassed ? movedEnd(typed, inStep, isAllDay)?.end : null) };
  const day = end.end_date || end.start_date;
  if (isAllDay) return day;
  return end.end_time || day !== end.start_date ? toWall(endMs(end, false)).join("T") : null;
}
