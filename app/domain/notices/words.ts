import type { EventState, FoldedChange } from "#app/domain/notices/changes.ts";
import { eventStart } from "#app/domain/notices/due.ts";
import type { Span } from "#app/domain/time/recurrence.ts";
import { DAY_MS, isoOfDay, wallMs } from "#app/domain/time/time.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatDate, formatInstant } from "#app/shared/format.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { say } from "#app/words/catalogue.ts";
import { noticeWords } from "#app/words/catalogues/notice-words.ts";
import { people as peopleWords } from "#app/words/catalogues/people.ts";
import { startSentence } from "#app/words/sentence.ts";

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
  const others = memberIds.flatMap((id) => (id === you ? [] : (names.get(id) ?? [])));
  if (you !== null && memberIds.includes(you)) {
    return startSentence(joinNames([say(noticeWords, locale)("you"), ...others], locale), locale);
  }
  return others.length === 0 ? say(peopleWords, locale)("everyone") : joinNames(others, locale);
}

/** "Ella · Tom is taking them" */
export function peopleText({ memberIds, driverId, driverName }: Who, reader: Reader): string {
  const driver = driverId === null ? driverName : (reader.names.get(driverId) ?? null);
  const text = say(noticeWords, reader.locale);
  const isYou = driverId !== null && driverId === reader.you;
  const takes = isYou ? text("youTake") : driver && text("takes", { name: driver });
  return factLine([whoText(memberIds, reader), takes], reader.locale);
}

const time = (ms: number, { locale, timeZone }: Reader) => formatInstant(ms, locale, "time", timeZone);
const day = (date: string, { locale }: Reader) => formatDate(date, locale, "day");
const localDay = (ms: number, { timeZone }: Reader) => Math.floor(wallMs(ms, timeZone) / DAY_MS);

/** The times without the day of the start: "12:30 to 13:00", "all day". */
export function timesText(span: Span, reader: Reader): string {
  const text = say(noticeWords, reader.locale);
  if (span.isAllDay) return text("allDay");
  const begins = time(span.start, reader);
  if (span.start === span.end) return begins;
  const [first, last] = [localDay(span.start, reader), localDay(span.end, reader)];
  const range = { from: begins, to: time(span.end, reader) };
  return first === last ? text("times", range) : text("timesToDay", { ...range, day: day(isoOfDay(last), reader) });
}

/** The date and times in the reader's zone: "Wednesday 14 October, 12:30 to 13:00". */
export function whenText(span: Span, reader: Reader): string {
  const first = span.isAllDay ? span.start : localDay(span.start, reader);
  const text = say(noticeWords, reader.locale);
  const from = day(isoOfDay(first), reader);
  const isLong = span.isAllDay && span.end > first;
  const days = isLong ? text("days", { from, to: day(isoOfDay(span.end), reader) }) : from;
  return text("when", { day: days, times: timesText(span, reader) });
}

/** The last local day of a timed span. The midnight at its end does not count. */
const lastDay = ({ start, end }: Span, reader: Reader) => localDay(Math.max(start, end - 1), reader);

/** The times on a day that is a heading. A span that began earlier is "all day", or "until" its end. */
export function hoursText(span: Span, reader: Reader, onDay: number): string {
  const text = say(noticeWords, reader.locale);
  if (span.isAllDay) return text("allDayAlone");
  if (localDay(span.start, reader) === onDay) return time(span.start, reader);
  return lastDay(span, reader) === onDay ? text("until", { time: time(span.end, reader) }) : text("allDayAlone");
}

const MINUTE_MS = 60_000;

/** The start relative to `now`: "In 30 minutes", "Now", "Started at 15:45", "Tomorrow". */
export function formatStart(span: Span, zone: string, reader: Reader, now: number): string {
  const begins = eventStart(span, zone);
  const days = (span.isAllDay ? span.start : localDay(begins, reader)) - localDay(now, reader);
  const text = say(noticeWords, reader.locale);
  const at = time(begins, reader);
  if (days === 0 && span.isAllDay) return text("start.today");
  if (days === 1 && span.isAllDay) return text("start.tomorrow");
  if (days === 1 && begins - now >= 12 * 60 * MINUTE_MS) return text("start.tomorrowAt", { time: at });
  const minutes = Math.round((begins - now) / MINUTE_MS);
  if (minutes < 0) return span.isAllDay ? text("start.started") : text("start.startedAt", { time: at });
  if (minutes === 0) return text("start.now");
  if (minutes < 60) return text("start.minutes", { minutes });
  if (minutes < 24 * 60) {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return rest === 0 ? text("start.hours", { hours }) : text("start.hoursAndMinutes", { hours, minutes: rest });
  }
  const date = formatInstant(begins, reader.locale, "day", span.isAllDay ? zone : reader.timeZone);
  return span.isAllDay ? date : text("start.at", { day: date, time: at });
}

function stateWhen(state: EventState, reader: Reader): string {
  const when = whenText(state, reader);
  return state.rule === null ? when : say(noticeWords, reader.locale)("repeating", { when });
}

/** A changed event as an entry of a mail, and as one line. */
export function changeEntry({ before, after, imported, everyone }: FoldedChange, reader: Reader, byUser: NameOfUser) {
  const text = say(noticeWords, reader.locale);
  if (imported !== undefined) {
    const name = byUser(everyone[0] ?? null);
    const entry = text("imported", { count: imported, name });
    return { entry, lines: [], line: text("importedAlone", { count: imported }) };
  }
  const state = (after ?? before) as EventState;
  const place = state.location ? [state.location] : [];
  const { title } = state;
  const lines = [peopleText(state, reader), ...place];
  if (before === null) {
    return { entry: title, lines: [text("new"), stateWhen(state, reader), ...lines], line: text("newLine", { title }) };
  }
  if (after === null) {
    const was = stateWhen(before, reader);
    return { entry: title, was, lines: [text("cancelled"), ...lines], line: text("cancelledLine", { title }) };
  }
  const [old, now] = [stateWhen(before, reader), stateWhen(after, reader)];
  const isMoved = old !== now;
  const others = [
    ...(before.title === after.title ? [] : [text("renamed", { title: before.title })]),
    ...(before.location === after.location
      ? []
      : [after.location ? text("location", { location: after.location }) : text("noLocation")]),
    ...(peopleText(before, reader) === peopleText(after, reader)
      ? []
      : [text("people", { names: peopleText(after, reader) })]),
  ];
  const line = isMoved ? text("movedLine", { title, when: now }) : text("changedLine", { title });
  return { entry: title, ...(isMoved ? { was: old } : {}), lines: [now, ...lines, ...others], line };
}

/** The name of a user in the family; "someone" if unknown. */
export type NameOfUser = (user: number | null) => string;

/** Whether a span is on a local day of the reader (`toDayNumber`). */
export const isOnDay = (span: Span, onDay: number, reader: Reader): boolean => {
  if (span.isAllDay) return span.start <= onDay && onDay <= span.end;
  return localDay(span.start, reader) <= onDay && onDay <= lastDay(span, reader);
};
