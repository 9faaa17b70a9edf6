import { dateIn, Temporal } from "#app/domain/time/time.ts";
import type { LeftOut, SubscribedCalendar } from "#app/models/calendar/subscribed-calendar.server.ts";
import { type FormatContext, presentDetails } from "#app/presenters/calendar/event-view.ts";
import { byCount } from "#app/shared/by-count.ts";
import { EVERYONE } from "#app/shared/calendar/event-people.ts";
import { formatInstant } from "#app/shared/format.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import { namePeople } from "#app/shared/people/names.ts";
import { calendarAsPerson } from "#app/shared/people/person.ts";

/** Subscribed calendars for their pages (docs/product/subscribed-calendars.md). */

export const editCalendarHref = (id: number) => `/calendars/${id}/edit`;

/** "today at 06:10", "on Friday 9 October at 06:10" */
export function momentInWords(time: Date, now: Temporal.Instant, locale: string, timeZone: string): string {
  const clock = formatInstant(time.getTime(), locale, "time", timeZone);
  const isToday = dateIn(Temporal.Instant.fromEpochMilliseconds(time.getTime()), timeZone).equals(
    dateIn(now, timeZone),
  );
  return isToday ? `today at ${clock}` : `on ${formatInstant(time.getTime(), locale, "day", timeZone)} at ${clock}`;
}

type Words = (time: Date) => string;

function presentState(
  calendar: SubscribedCalendar,
  words: Words,
): { tone: "ok" | "bad" | "off"; icon: IconName; text: string } {
  if (!calendar.is_shown) return { tone: "off", icon: "minus", text: "Off" };
  if (calendar.preset) return { tone: "ok", icon: "ok", text: "Built-in holidays" };
  if (calendar.problem === null) return { tone: "ok", icon: "ok", text: `Refreshed ${words(calendar.refreshed_at)}` };
  const since = words(calendar.failing_since ?? calendar.checked_at);
  return {
    tone: "bad",
    icon: "warn",
    text: `Not updating since ${since.replace(/^on /, "")}: ${calendar.problem} We try again ${words(calendar.next_refresh_at)}.`,
  };
}

/** "2 events left out, 1 shown once, 3 not quite as written" */
export function leftOutInWords({ left, once, changed }: LeftOut): string {
  const counts = [
    [left, "left out"],
    [once, "shown once"],
    [changed, "not quite as written"],
  ] as const;
  const words = counts.filter(([count]) => count > 0).map(([count, what]) => `${count.toLocaleString("en")} ${what}`);
  const [first = 0] = counts.map(([count]) => count).filter((count) => count > 0);
  return words.join(", ").replace(/ /, byCount(first, " event ", " events "));
}

/** The events of a calendar that are not shown as they are written, with the reasons; `null` where all are. */
export function presentLeftOut({ left_out: found, is_shown }: SubscribedCalendar) {
  if (!found || !is_shown) return null;
  return {
    summary: leftOutInWords(found),
    items: found.items,
    more: found.left + found.once + found.changed - found.items.length,
  };
}

export type LeftOutView = NonNullable<ReturnType<typeof presentLeftOut>>;

/** A line of the list of calendars. */
export function presentCalendar(calendar: SubscribedCalendar, format: FormatContext, now: Temporal.Instant) {
  const { id, name, event_count: count, member_ids, is_shown, problem, refreshed_at } = calendar;
  const words = (time: Date) => momentInWords(time, now, format.locale, format.timeZone);
  const people = namePeople(
    member_ids.flatMap((member) => format.people.get(member) ?? []),
    format.locale,
  );
  const events = byCount(count, "1 event", `${count.toLocaleString("en")} events`);
  const old = is_shown && problem !== null ? `, as they were ${words(refreshed_at)}` : "";
  return {
    id,
    name,
    source: is_shown ? calendarAsPerson(calendar) : null,
    text: `${people} · ${is_shown ? events + old : "hidden"}`,
    state: presentState(calendar, words),
    leftOut: presentLeftOut(calendar),
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
  const refreshed = momentInWords(calendar.refreshed_at, now, format.locale, format.timeZone);
  const from = { icon: "feed" as const, name: "From", value: `${calendar.name}, refreshed ${refreshed}`, person: null };
  return { ...details, type: "From another calendar", facts: [from, ...details.facts] };
}
