import type { FileTimes } from "#app/domain/calendar-file/file-item.ts";
import { type FileCalendar, readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { loadRule } from "#app/domain/recurrence/stored-rule.ts";
import { spansIn } from "#app/domain/time/recurrence.ts";
import { isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";

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

export const read = (text: string, family = BERLIN) => readCalendar(text, { family, year: 2026 });

const day = (date: string) => toDayNumber(Temporal.PlainDate.from(date));

/** Every occurrence of all that is in a file between two dates, as `title start/end`, in order. */
export function listOccurrences({ items }: FileCalendar, from = "2026-01-01", to = "2030-12-31"): string[] {
  const bounds = { from: day(from), to: day(to), begin: Date.parse(`${from}T00:00Z`), end: Date.parse(`${to}T00:00Z`) };
  const write = (isAllDay: boolean, value: number) =>
    isAllDay ? isoOfDay(value) : new Date(value).toISOString().replace(":00.000Z", "Z");
  const line = (title: string, span: { isAllDay: boolean; start: number; end: number }) =>
    `${title} ${write(span.isAllDay, span.start)}/${write(span.isAllDay, span.end)}`;
  const found = items.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      const { wall, epoch, timeZone } = part.times;
      const changed = part.changed.map((one) =>
        line(one.title, { isAllDay: one.times.wall.isAllDay, ...one.times.epoch }),
      );
      const rule = part.rule && loadRule(part.rule);
      if (!rule) return [line(part.title, { isAllDay: wall.isAllDay, ...epoch })];
      const exceptions = new Set([...part.cancelled, ...part.changed.map(({ date }) => date)]);
      return [
        ...changed,
        ...[...spansIn(wall, timeZone, { rule, exceptions }, bounds)].map((span) => line(part.title, span)),
      ];
    }),
  );
  return found.sort(
    (a, b) =>
      a
        .split(" ")
        .at(-1)
        ?.localeCompare(b.split(" ").at(-1) ?? "") || a.localeCompare(b),
  );
}

const localTime = ({ wall: { isAllDay, start, end } }: FileTimes) =>
  [start, end].map((one) => (isAllDay ? isoOfDay(one) : new Date(one).toISOString().slice(5, 16))).join("/");

/** A line for each part of what is in a file, with what is out (-) and changed (*) on lines of their own. */
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
