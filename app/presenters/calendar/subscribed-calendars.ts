import { dateIn, Temporal } from "#app/domain/time/time.ts";
import type { LeftOut, SubscribedCalendar } from "#app/models/calendar/subscribed-calendar.server.ts";
import { calendarAsPerson } from "#app/presenters/calendar/calendar-person.ts";
import { type FormatContext, presentDetails } from "#app/presenters/calendar/event-view.ts";
import { EVERYONE } from "#app/shared/calendar/event-people.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatInstant } from "#app/shared/format.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import { namePeople } from "#app/shared/people/names.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { joinFacts } from "#app/words/join-facts.ts";
import { writeNotes } from "#app/words/note.server.ts";

/** Subscribed calendars for their pages (docs/product/subscribed-calendars.md). */

export const editCalendarHref = (id: number) => `/calendars/${id}/edit`;

/** A moment as the values of a message: whether it is today, its date and its time of day. */
function momentOf(time: Date, now: Temporal.Instant, { locale, timeZone }: FormatContext) {
  const at = Temporal.Instant.fromEpochMilliseconds(time.getTime());
  const isToday = dateIn(at, timeZone).equals(dateIn(now, timeZone));
  return {
    today: isToday ? "yes" : "no",
    day: formatInstant(time.getTime(), locale, "day", timeZone),
    time: formatInstant(time.getTime(), locale, "time", timeZone),
  };
}

/** Why the last refresh failed, in the reader's language; `null` if it succeeded. */
export const writeProblem = (
  { problem, problem_note: note }: Pick<SubscribedCalendar, "problem" | "problem_note">,
  locale: string,
): string | null => problem && writeNotes(calendarFileWords, note ? [note] : problem, locale);

function presentState(
  calendar: SubscribedCalendar,
  now: Temporal.Instant,
  format: FormatContext,
): { tone: "ok" | "bad" | "off"; icon: IconName; text: string } {
  const text = say(calendarWords, format.locale);
  if (!calendar.is_shown) return { tone: "off", icon: "minus", text: text("source.off") };
  if (calendar.preset) return { tone: "ok", icon: "ok", text: text("source.holidays") };
  const problem = writeProblem(calendar, format.locale);
  if (problem === null) {
    return { tone: "ok", icon: "ok", text: text("source.refreshed", momentOf(calendar.refreshed_at, now, format)) };
  }
  const since = momentOf(calendar.failing_since ?? calendar.checked_at, now, format);
  const next = momentOf(calendar.next_refresh_at, now, format);
  const moments = {
    sinceToday: since.today,
    sinceDay: since.day,
    sinceTime: since.time,
    nextToday: next.today,
    nextDay: next.day,
    nextTime: next.time,
  };
  return { tone: "bad", icon: "warn", text: text("source.failing", { problem, ...moments }) };
}

/** "2 events left out, 1 shown once, 3 not quite as written" */
export function leftOutInWords(counts: LeftOut, locale: string): string {
  const text = say(calendarWords, locale);
  const kinds = (["left", "once", "changed"] as const).filter((kind) => counts[kind] > 0);
  const facts = kinds.map((kind, index) =>
    text(`source.${kind}`, { count: counts[kind], isFirst: index === 0 ? "yes" : "no" }),
  );
  return joinFacts(facts, locale);
}

/** The events of a calendar that are not shown as they are written, with the reasons; `null` where all are. */
export function presentLeftOut({ left_out: found, is_shown }: SubscribedCalendar, locale: string) {
  if (!found || !is_shown) return null;
  return {
    summary: leftOutInWords(found, locale),
    items: found.items.map(({ title, reason }) => ({ title, reason: writeNotes(calendarFileWords, reason, locale) })),
    more: found.left + found.once + found.changed - found.items.length,
  };
}

export type LeftOutView = NonNullable<ReturnType<typeof presentLeftOut>>;

/** A line of the list of calendars. */
export function presentCalendar(calendar: SubscribedCalendar, format: FormatContext, now: Temporal.Instant) {
  const { id, name, event_count: count, member_ids, is_shown, problem, refreshed_at } = calendar;
  const text = say(calendarWords, format.locale);
  const people = namePeople(
    member_ids.flatMap((member) => format.people.get(member) ?? []),
    format.locale,
  );
  const isOld = is_shown && problem !== null;
  const events = isOld
    ? text("source.oldEvents", { count, ...momentOf(refreshed_at, now, format) })
    : text("source.events", { count });
  return {
    id,
    name,
    source: is_shown ? calendarAsPerson(calendar, format.locale) : null,
    text: factLine([people, is_shown ? events : text("source.hidden")], format.locale),
    state: presentState(calendar, now, format),
    leftOut: presentLeftOut(calendar, format.locale),
    editHref: editCalendarHref(id),
    canRefresh: is_shown,
  };
}

/** The values of a calendar's form. */
export const presentCalendarForm = ({ name, url, color, member_ids, is_shown, in_feed }: SubscribedCalendar) => ({
  name,
  url,
  color,
  member_ids: member_ids.length === 0 ? [EVERYONE] : member_ids.map(String),
  is_shown,
  in_feed,
});

/** All details of a subscribed event, and its calendar. */
export function presentSubscribed(
  entry: Parameters<typeof presentDetails>[0],
  calendar: SubscribedCalendar,
  format: FormatContext,
  now: Temporal.Instant,
) {
  const details = presentDetails(entry, format);
  const text = say(calendarWords, format.locale);
  const value = text("source.from", { name: calendar.name, ...momentOf(calendar.refreshed_at, now, format) });
  const from = { icon: "feed" as const, name: text("fact.source"), value, person: null };
  return { ...details, type: text("fromOther"), facts: [from, ...details.facts] };
}
