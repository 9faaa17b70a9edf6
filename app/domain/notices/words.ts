import type { EventState, FoldedChange } from "#app/domain/notices/changes.ts";
import { eventStart } from "#app/domain/notices/due.ts";
import type { Span } from "#app/domain/time/recurrence.ts";
import { DAY_MS, isoOfDay, wallMs } from "#app/domain/time/time.ts";
import { byCount } from "#app/shared/by-count.ts";
import { formatDate, formatInstant } from "#app/shared/format.ts";
import { joinNames } from "#app/shared/people/names.ts";

/** The context of a notice's texts. Names of members by id; `you` is the reader's member. */
export interface Reader {
  locale: string;
  timeZone: string;
  names: ReadonlyMap<number, string>;
  you: number | null;
}

interface Who {
  memberIds: readonly number[];
  driverId: number | null;
  driverName: string | null;
}

/** "You and Tom", "Everyone" */
export function whoText(memberIds: readonly number[], { names, you, locale }: Reader): string {
  const known = memberIds.flatMap((id) => (id === you ? "you" : (names.get(id) ?? [])));
  if (known.length === 0) return "Everyone";
  const text = joinNames(
    [...known.filter((name) => name === "you"), ...known.filter((name) => name !== "you")],
    locale,
  );
  return text.startsWith("you") ? `Y${text.slice(1)}` : text;
}

/** "Ella · Tom is taking them" */
export function peopleText({ memberIds, driverId, driverName }: Who, reader: Reader): string {
  const driver = driverId === null ? driverName : (reader.names.get(driverId) ?? null);
  const takes =
    driverId !== null && driverId === reader.you ? "you’re taking them" : driver && `${driver} is taking them`;
  return [whoText(memberIds, reader), takes].filter(Boolean).join(" · ");
}

const time = (ms: number, { locale, timeZone }: Reader) => formatInstant(ms, locale, "time", timeZone);
const day = (date: string, { locale }: Reader) => formatDate(date, locale, "day");
const localDay = (ms: number, { timeZone }: Reader) => Math.floor(wallMs(ms, timeZone) / DAY_MS);

/** The times without the day of the start: "12:30 to 13:00", "all day". */
export function timesText(span: Span, reader: Reader): string {
  if (span.isAllDay) return "all day";
  const begins = time(span.start, reader);
  if (span.start === span.end) return begins;
  const [first, last] = [localDay(span.start, reader), localDay(span.end, reader)];
  return `${begins} to ${first === last ? "" : `${day(isoOfDay(last), reader)}, `}${time(span.end, reader)}`;
}

/** The date and times in the reader's zone: "Wednesday 14 October, 12:30 to 13:00". */
export function whenText(span: Span, reader: Reader): string {
  const first = span.isAllDay ? span.start : localDay(span.start, reader);
  const days = span.isAllDay && span.end > first ? [first, span.end] : [first];
  return `${days.map((one) => day(isoOfDay(one), reader)).join(" to ")}, ${timesText(span, reader)}`;
}

/** The last local day of a timed span. The midnight at its end does not count. */
const lastDay = ({ start, end }: Span, reader: Reader) => localDay(Math.max(start, end - 1), reader);

/** The times on a day that is a heading. A span that began earlier is "all day", or "until" its end. */
export function hoursText(span: Span, reader: Reader, onDay: number): string {
  if (span.isAllDay) return "All day";
  if (localDay(span.start, reader) === onDay) return time(span.start, reader);
  return lastDay(span, reader) === onDay ? `Until ${time(span.end, reader)}` : "All day";
}

const plural = (count: number, unit: string) => byCount(count, `1 ${unit}`, `${count} ${unit}s`);
const MINUTE_MS = 60_000;

/** The start relative to `now`: "In 30 minutes", "Now", "Started at 15:45", "Tomorrow". */
export function formatStart(span: Span, zone: string, reader: Reader, now: number): string {
  const begins = eventStart(span, zone);
  const days = (span.isAllDay ? span.start : localDay(begins, reader)) - localDay(now, reader);
  const at = span.isAllDay ? "" : ` at ${time(begins, reader)}`;
  if (days === 0 && span.isAllDay) return "Today";
  if (days === 1 && (span.isAllDay || begins - now >= 12 * 60 * MINUTE_MS)) return `Tomorrow${at}`;
  const minutes = Math.round((begins - now) / MINUTE_MS);
  if (minutes < 0) return span.isAllDay ? "Started" : `Started at ${time(begins, reader)}`;
  if (minutes === 0) return "Now";
  if (minutes < 60) return `In ${plural(minutes, "minute")}`;
  if (minutes < 24 * 60) {
    const rest = minutes % 60;
    return `In ${plural(Math.floor(minutes / 60), "hour")}${rest > 0 ? ` and ${plural(rest, "minute")}` : ""}`;
  }
  return `${formatInstant(begins, reader.locale, "day", span.isAllDay ? zone : reader.timeZone)}${at}`;
}

const NUMBERS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** "six things", "nothing planned" */
export const countThings = (count: number): string =>
  count === 0 ? "nothing planned" : byCount(count, "one thing", `${NUMBERS[count] ?? count} things`);

const stateWhen = (state: EventState, reader: Reader) =>
  `${whenText(state, reader)}${state.rule === null ? "" : ", repeating"}`;

/** A changed event as an entry of a mail, and as one line. */
export function changeEntry({ before, after, imported, everyone }: FoldedChange, reader: Reader, byUser: NameOfUser) {
  if (imported !== undefined) {
    const events = plural(imported, "event");
    return { entry: `${byUser(everyone[0] ?? null)} imported ${events}`, lines: [], line: `${events} imported.` };
  }
  const state = (after ?? before) as EventState;
  const place = state.location ? [state.location] : [];
  const lines = [peopleText(state, reader), ...place];
  if (before === null) {
    return { entry: state.title, lines: ["New", stateWhen(state, reader), ...lines], line: `${state.title} is new.` };
  }
  if (after === null) {
    const was = stateWhen(before, reader);
    return {
      entry: state.title,
      was,
      lines: ["Cancelled", ...lines],
      line: `${state.title} is cancelled.`,
    };
  }
  const [old, now] = [stateWhen(before, reader), stateWhen(after, reader)];
  const isMoved = old !== now;
  const others = [
    ...(before.title === after.title ? [] : [`Renamed from ${before.title}`]),
    ...(before.location === after.location ? [] : [after.location ? `Location: ${after.location}` : "No location now"]),
    ...(peopleText(before, reader) === peopleText(after, reader) ? [] : [`People: ${peopleText(after, reader)}`]),
  ];
  const line = isMoved ? `${after.title}: ${now} now.` : `${after.title} has changed.`;
  return { entry: after.title, ...(isMoved ? { was: old } : {}), lines: [now, ...lines, ...others], line };
}

/** The name of a user in the family; "someone" if unknown. */
export type NameOfUser = (user: number | null) => string;

/** Whether a span is on a local day of the reader (`toDayNumber`). */
export const isOnDay = (span: Span, onDay: number, reader: Reader): boolean => {
  if (span.isAllDay) return span.start <= onDay && onDay <= span.end;
  return localDay(span.start, reader) <= onDay && onDay <= lastDay(span, reader);
};
