import type { FileTimes } from "#app/domain/calendar-file/file-item.ts";
import { type FileCalendar, type FileItem, readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { loadRule } from "#app/domain/recurrence/stored-rule.ts";
import { spansIn } from "#app/domain/time/recurrence.ts";
import { isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { writeNotes } from "#app/words/note.server.ts";

export const BERLIN = "Europe/Berlin";

/** A calendar file with these lines in it; an event for each list. */
export const calendarFile = (...events: readonly (readonly string[])[]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Somebody//Calendar//EN",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

export const readLines = (...events: readonly (readonly string[])[]) => read(calendarFile(...events));

/** Reads a file, with the reasons in English. */
export function read(text: string, family = BERLIN) {
  const { items, ...calendar } = readCalendar(text, { family, year: 2026 });
  const inEnglish = ({ reason, ...item }: FileItem) => ({
    ...item,
    reason: writeNotes(calendarFileWords, reason, "en") || null,
  });
  return { ...calendar, items: items.map(inEnglish) };
}

const day = (date: string) => toDayNumber(Temporal.PlainDate.from(date));

interface Listed {
  title: string;
  isAllDay: boolean;
  start: number;
  end: number;
}

/** All single events of a file, and the occurrences of its series between two dates. */
function occurrences({ items }: FileCalendar, from: string, to: string): Listed[] {
  const bounds = { from: day(from), to: day(to), begin: Date.parse(`${from}T00:00Z`), end: Date.parse(`${to}T00:00Z`) };
  return items.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      const { wall, epoch, timeZone } = part.times;
      const changed = part.changed.map(({ title, times }) => ({
        title,
        isAllDay: times.wall.isAllDay,
        ...times.epoch,
      }));
      const rule = part.rule && loadRule(part.rule);
      if (!rule) return [{ title: part.title, isAllDay: wall.isAllDay, ...epoch }];
      const exceptions = new Set([...part.cancelled, ...part.changed.map(({ date }) => date)]);
      const spans = [...spansIn(wall, timeZone, { rule, exceptions }, bounds)];
      return [...changed, ...spans.map((span) => ({ title: part.title, ...span }))];
    }),
  );
}

/** The occurrences of a file's events between two dates, as `title start/end`, in order. */
export function listOccurrences(calendar: FileCalendar, from = "2026-01-01", to = "2030-12-31"): string[] {
  const write = (isAllDay: boolean, value: number) =>
    isAllDay ? isoOfDay(value) : new Date(value).toISOString().replace(":00.000Z", "Z");
  const found = occurrences(calendar, from, to).map(
    ({ title, isAllDay, start, end }) => `${title} ${write(isAllDay, start)}/${write(isAllDay, end)}`,
  );
  return found.sort(
    (a, b) =>
      a
        .split(" ")
        .at(-1)
        ?.localeCompare(b.split(" ").at(-1) ?? "") || a.localeCompare(b),
  );
}

/** The occurrences that overlap the days from `from` to `to`, as `[start, end, title]`, in order. */
export function listSpans(calendar: FileCalendar, from: string, to: string): string[][] {
  const write = (isAllDay: boolean, value: number) =>
    isAllDay ? isoOfDay(value) : new Date(value).toISOString().replace(".000Z", "Z");
  return occurrences(calendar, from, isoOfDay(day(to) + 1))
    .map(({ title, isAllDay, start, end }) => [write(isAllDay, start), write(isAllDay, end), title])
    .filter(([start = "", end = ""]) => end.slice(0, 10) >= from && start.slice(0, 10) <= to)
    .sort();
}

const localTime = ({ wall: { isAllDay, start, end } }: FileTimes) =>
  [start, end].map((one) => (isAllDay ? isoOfDay(one) : new Date(one).toISOString().slice(5, 16))).join("/");

/** A line for each part of a file, with excluded dates (-) and overrides (*) on lines of their own. */
export function outline(...events: string[][]): string[] {
  const { items } = readLines(...events);
  return items
    .flatMap(({ parts }) => parts)
    .flatMap(({ title, times, rule, cancelled, changed }) => [
      [title, localTime(times), rule?.recurrence_rule, rule?.recurrence_end_date].filter(Boolean).join(" "),
      ...cancelled.map((date) => `- ${date.slice(5)}`),
      ...changed.map((one) => `* ${one.date.slice(5)} ${one.title} ${localTime(one.times)}`),
    ]);
}
