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
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { joinFacts } from "#app/words/join-facts.ts";

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
  write: (day: string) => string,
  note = "",
) {
  const to = onItsDay(place, entry, format);
  const text = [write(formatDate(to.day, format.locale, "day")), note].filter(Boolean).join(" ");
  return { to: calendarHref(to), flash: { tone: note ? ("warn" as const) : ("ok" as const), text } };
}

/** The first date of a series whose start was no date of its rule (docs/product/calendar.md, "Starts and rules"). */
function formatFirst({ times }: FullEventEntry, typedDate: string, format: FormatContext): string | null {
  const first = firstDate(times).toString();
  return first === typedDate ? null : formatDate(first, format.locale, "day");
}

export const presentMoved = (place: CalendarQuery, entry: FullEventEntry, format: FormatContext) =>
  present(place, entry, format, () =>
    say(calendarWords, format.locale)("moved", { title: entry.event.title, when: whenInWords(entry.times, format) }),
  );

/** The message when an event was not deleted, because someone else had changed it. */
export function presentChangedFirst(
  place: CalendarQuery,
  entry: FullEventEntry,
  format: FormatContext,
  who: string | null,
) {
  const values = { title: entry.event.title, when: whenInWords(entry.times, format) };
  const known = who === null ? "no" : "yes";
  const text = say(calendarWords, format.locale)("changedFirst", { known, who: who ?? "", ...values });
  return { to: calendarHref(onItsDay(place, entry, format)), flash: { tone: "warn" as const, text } };
}

/** `typedDate` is the typed start, `YYYY-MM-DD`. */
export const presentAdded = (place: CalendarQuery, entry: FullEventEntry, format: FormatContext, typedDate: string) =>
  present(place, entry, format, (day) => {
    const text = say(calendarWords, format.locale);
    const { title } = entry.event;
    const first = formatFirst(entry, typedDate, format);
    return first ? text("addedFirst", { title, day, first }) : text("added", { title, day });
  });

/** `forgotten` are excluded dates that are no longer dates of the series. */
export function presentSaved(
  place: CalendarQuery,
  entry: FullEventEntry,
  format: FormatContext,
  typedDate: string,
  forgotten: readonly string[] = [],
) {
  const text = say(calendarWords, format.locale);
  const dates = joinFacts(
    forgotten.map((date) => formatDate(date, format.locale, "dayAndMonth")),
    format.locale,
  );
  const write = (day: string) => {
    const { title } = entry.event;
    const first = formatFirst(entry, typedDate, format);
    return first ? text("savedFirst", { title, day, first }) : text("saved", { title, day });
  };
  return present(place, entry, format, write, dates && text("forgotten", { dates }));
}

/** Title, people and facts of an event by name; an empty map for a cancelled event. */
function namedFacts(entry: FullEventEntry | null, format: FormatContext): Map<string, string> {
  if (!entry) return new Map();
  const text = say(calendarWords, format.locale);
  const { title, names, type, facts } = presentDetails(entry, format);
  return new Map([
    [text("fact.title"), title],
    ...facts.map(({ name, value }): [string, string] => [name, value]),
    [text("fact.people"), names],
    [text("fact.type"), type],
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
  const text = say(calendarWords, format.locale);
  const always = [text("fact.title"), text("fact.when")];
  const isShown = (name: string) => always.includes(name) || left.get(name) !== right.get(name);
  return {
    ...rest,
    rows: names
      .filter(isShown)
      .map((name) => ({ name, theirs: left.get(name) ?? null, mine: right.get(name) ?? null })),
  };
}
