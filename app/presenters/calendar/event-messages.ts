import { concerns } from "#app/domain/people/event-people.ts";
import { firstDate } from "#app/domain/time/recurrence.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import {
  type FormatContext,
  type FullEventEntry,
  localDays,
  presentDetails,
  whenInWords,
} from "#app/presenters/calendar/event-view.ts";
import { type CalendarQuery, calendarHref, toMonth } from "#app/shared/calendar/calendar-links.ts";
import type { TwoVersions } from "#app/shared/calendar/conflict.ts";
import { formatDate } from "#app/shared/format.ts";

/** The calendar on the event's first day. View and filter stay, unless the filter would hide the event. */
function onItsDay(place: CalendarQuery, { event, times }: FullEventEntry, { timeZone }: FormatContext): CalendarQuery {
  const day = isoOfDay(localDays(times, timeZone).first);
  const isShown = place.member !== null && concerns(event, place.member);
  return { ...place, month: toMonth(day), day, member: isShown ? place.member : null };
}

/** The address and the message after an event was saved. */
function present(
  place: CalendarQuery,
  entry: FullEventEntry,
  format: FormatContext,
  words: (title: string, day: string) => string,
  note = "",
) {
  const to = onItsDay(place, entry, format);
  const day = formatDate(to.day, format.locale, "day");
  return {
    to: calendarHref(to),
    flash: { tone: note ? ("warn" as const) : ("ok" as const), text: words(entry.event.title, day) + note },
  };
}

/** The first date of a series whose start was no date of its rule (docs/product/calendar.md, "Starts and rules"). */
function formatFirst({ times }: FullEventEntry, typedDate: string, format: FormatContext): string {
  const first = firstDate(times).toString();
  return first === typedDate ? "" : ` The first is ${formatDate(first, format.locale, "day")}.`;
}

export const presentMoved = (place: CalendarQuery, entry: FullEventEntry, format: FormatContext) =>
  present(place, entry, format, (title) => `Event moved: ${title}, ${whenInWords(entry.times, format)}.`);

/** The message when an event was not deleted, because someone else had changed it. */
export const presentChangedFirst = (
  place: CalendarQuery,
  entry: FullEventEntry,
  format: FormatContext,
  who: string | null,
) =>
  present(
    place,
    entry,
    format,
    (title) => `${who ?? "Someone else"} changed this event first, so it wasn’t deleted. It’s now: ${title}, `,
    `${whenInWords(entry.times, format)}.`,
  );

/** `typedDate` is the typed start, `YYYY-MM-DD`. */
export const presentAdded = (place: CalendarQuery, entry: FullEventEntry, format: FormatContext, typedDate: string) =>
  present(
    place,
    entry,
    format,
    (title, day) => `Event added: ${title}, ${day}.${formatFirst(entry, typedDate, format)}`,
  );

/** `forgotten` are excluded dates that are no longer dates of the series. */
export function presentSaved(
  place: CalendarQuery,
  entry: FullEventEntry,
  format: FormatContext,
  typedDate: string,
  forgotten: readonly string[] = [],
) {
  const dates = forgotten.map((date) => formatDate(date, format.locale, "dayAndMonth")).join(", ");
  const note = dates ? ` These changed or cancelled dates no longer belong to the event: ${dates}.` : "";
  return present(
    place,
    entry,
    format,
    (title, day) => `Event saved: ${title}, ${day}.${formatFirst(entry, typedDate, format)}`,
    note,
  );
}

/** Title, people and facts of an event by name; an empty map for a cancelled event. */
function namedFacts(entry: FullEventEntry | null, format: FormatContext): Map<string, string> {
  if (!entry) return new Map();
  const { title, names, type, facts } = presentDetails(entry, format);
  return new Map([
    ["Title", title],
    ...facts.map(({ name, value }): [string, string] => [name, value]),
    ["For", names],
    ["Type", type],
  ]);
}

type Versions = Pick<TwoVersions, "who" | "keepHref" | "over"> & {
  theirs: FullEventEntry | null;
  mine: FullEventEntry;
};

/** Two versions of an event: title, time, and all other differences. */
export function presentTwoVersions({ theirs, mine, ...rest }: Versions, format: FormatContext): TwoVersions {
  const [left, right] = [namedFacts(theirs, format), namedFacts(mine, format)];
  const names = [...new Set([...left.keys(), ...right.keys()])];
  const isShown = (name: string) => name === "Title" || name === "When" || left.get(name) !== right.get(name);
  return {
    ...rest,
    rows: names
      .filter(isShown)
      .map((name) => ({ name, theirs: left.get(name) ?? null, mine: right.get(name) ?? null })),
  };
}
