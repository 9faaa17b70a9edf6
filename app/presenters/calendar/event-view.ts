import { restOfRule } from "#app/domain/recurrence/rule-days.ts";
import { loadRule, type StoredRule } from "#app/domain/recurrence/stored-rule.ts";
import { type EventTimes, type Span, toSpan, toWallSpan, wallDays } from "#app/domain/time/recurrence.ts";
import { DAY_MS, isoOfDay, Temporal, wallMs } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/calendar/event.server.ts";
import { type PeopleView, presentPeople, presentPeopleFields } from "#app/presenters/calendar/event-people.ts";
import { describeReminders, presentReminderRows } from "#app/presenters/calendar/reminders.ts";
import { presentRepeat } from "#app/presenters/calendar/repeat-form.ts";
import { describeRule, describeRuleAsFact } from "#app/presenters/calendar/rule-words.ts";
import { PLAIN_EVENT_FIELDS, type PlainEventField } from "#app/schemas/calendar/event.ts";
import type { EventType } from "#app/shared/calendar/constants.ts";
import { modernZone, placeName } from "#app/shared/calendar/time-zone-names.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatDate, formatInstant } from "#app/shared/format.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import type { Person } from "#app/shared/people/person.ts";
import { clamp } from "#app/utils/clamp.ts";
import { pick } from "#app/utils/pick.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { isFromRight, isolate } from "#app/words/direction.ts";

/** Fields that an event's own page shows and lists do not. */
type OwnPage = "description" | "reminders";
type EventRow = Pick<Event, "id" | "sequence" | Exclude<PlainEventField, OwnPage>> &
  StoredRule & { calendar_id?: number | null };

/** An event, or an occurrence of a series, of the events service. */
export interface EventEntry {
  event: EventRow;
  times: EventTimes;
  instanceDate: string | null;
  /** `times` in numbers, if known: reading `Temporal` values costs more. */
  span?: Span;
}

/** An entry with the columns that its own page and its form show. */
export interface FullEventEntry extends EventEntry {
  event: EventRow & Pick<Event, OwnPage>;
}

/** Locale, zone and people for formatting an entry. */
export interface FormatContext {
  locale: string;
  /** The family's zone. */
  timeZone: string;
  /** Members, and subscribed calendars made by `calendarAsPerson`. */
  people: ReadonlyMap<number, Person>;
}

/** The icon of each event type. */
export const EVENT_TYPE_ICONS: Record<EventType, IconName> = {
  school: "school",
  work: "work",
  social: "social",
  extracurricular: "ball",
  appointment: "health",
  family: "home",
  personal: "user",
  other: "tag",
};

/** The first and last day number of an event in a zone. The midnight at its end does not count. */
export const localDays = (times: EventTimes, timeZone: string) => spanDays(toSpan(times), timeZone);

function spanDays({ isAllDay, start, end }: Span, timeZone: string): { first: number; last: number } {
  if (isAllDay) return { first: start, last: end };
  const dayAt = (epochMs: number) => Math.floor(wallMs(epochMs, timeZone) / DAY_MS);
  return { first: dayAt(start), last: dayAt(end > start ? end - 1 : start) };
}

const readSpan = (entry: EventEntry): Span => entry.span ?? toSpan(entry.times);

/** `localDays` of an entry, and whether it is an all-day event. */
export function entryDays(entry: EventEntry, timeZone: string) {
  const span = readSpan(entry);
  return { isAllDay: span.isAllDay, ...spanDays(span, timeZone) };
}

/** Minutes since midnight by the wall clock, up to the next midnight. */
export interface MinuteSpan {
  start: number;
  end: number;
}

/** Whether an event lasts a day or longer. Lists show it among all-day events. */
export function isLong(entry: EventEntry): boolean {
  const { isAllDay, start, end } = readSpan(entry);
  return isAllDay || end - start >= DAY_MS;
}

/** Start and end of an event on a day number, in wall-clock time; `null` for a long one. */
export function minutesOn(day: number, entry: EventEntry, timeZone: string): MinuteSpan | null {
  if (isLong(entry)) return null;
  const { start, end } = readSpan(entry);
  const minute = (epochMs: number) => clamp((wallMs(epochMs, timeZone) - day * DAY_MS) / 60_000, 0, 1440);
  return { start: minute(start), end: minute(end) };
}

/** An event on one day, for chips and rows. */
export interface EventView {
  title: string;
  icon: IconName;
  /** An empty list means everyone. A subscribed event has its calendar, made by `calendarAsPerson`. */
  members: Person[];
  /** "Tom is taking them" */
  takes?: string;
  /** The start on this day: "15:45"; `null` for an all-day event, or one that began earlier. */
  time: string | null;
  /** For `<time datetime>`. */
  dateTime: string;
  /** "to 17:00", "to Thursday 15", "until 10:00", "All day". */
  until: string | null;
  /** Whether `until` is the end of an event that began on an earlier day. */
  hasEnd?: true;
  /** "Ella · Park Road pitches · every week" */
  details: string;
  href: string | null;
  /** For dragging in a grid of hours: the version, and minutes since midnight of a start or end on this day. */
  grip?: { version: string; start?: number; end?: number };
  /** Whether it has ended; set for today, if later events follow. */
  isOver?: boolean;
}

/** The rule of a series in words, without its end: "every 2 weeks on Tuesday". */
function rhythm(event: EventRow, locale: string): string | null {
  const rule = loadRule(event);
  return rule && describeRuleAsFact({ ...rule, until: null, count: null }, locale);
}

function timesOn(
  day: number,
  span: Span,
  { locale, timeZone }: FormatContext,
): Pick<EventView, "time" | "until" | "dateTime" | "hasEnd"> {
  const text = say(calendarWords, locale);
  const allDay = { time: null, until: text("allDay"), dateTime: isoOfDay(day) };
  if (span.isAllDay) return allDay;
  const { first, last } = spanDays(span, timeZone);
  const { start, end } = span;
  const clock = (epochMs: number) => formatInstant(epochMs, locale, "time", timeZone);
  const dateTime = new Date(wallMs(start, timeZone)).toISOString().slice(0, 16);
  if (day !== first) {
    return day === last ? { ...allDay, until: text("endsAt", { time: clock(end) }), hasEnd: true } : allDay;
  }
  if (last !== first) {
    const until = text("untilDay", { day: formatDate(isoOfDay(last), locale, "shortDay") });
    return { time: clock(start), until, dateTime };
  }
  return { time: clock(start), until: end > start ? text("untilTime", { time: clock(end) }) : null, dateTime };
}

/** An event on one of its days, given by number. */
export function presentOnDay(entry: EventEntry, day: number, format: FormatContext, href: string | null): EventView {
  const { event } = entry;
  const { members, names, driver } = presentPeople(event, format.people, format.locale);
  const repeats = rhythm(event, format.locale);
  const source = event.calendar_id ? format.people.get(-event.calendar_id) : undefined;
  return {
    title: isolate(event.title, isFromRight(format.locale)),
    icon: source ? "feed" : EVENT_TYPE_ICONS[event.event_type],
    members: source ? [source] : members,
    ...(driver ? { takes: say(calendarWords, format.locale)("takes", { name: driver.name }) } : {}),
    ...timesOn(day, readSpan(entry), format),
    details: factLine([names, event.location, repeats, source?.name], format.locale),
    href,
  };
}

/** An event on its first day, with the date: for confirmations. */
export function presentOnFirstDay(entry: EventEntry, format: FormatContext): EventView {
  const { first } = localDays(entry.times, format.timeZone);
  const view = presentOnDay(entry, first, format, null);
  return {
    ...view,
    details: factLine([formatDate(isoOfDay(first), format.locale, "day"), view.details], format.locale),
  };
}

/** The place name of an event's zone, if it is not the family's: "New York". */
export const foreignClock = ({ timeZone }: EventTimes, format: FormatContext): string | null =>
  modernZone(timeZone) === modernZone(format.timeZone) ? null : placeName(modernZone(timeZone).replace(/^[^/]+\//, ""));

/** The full date and times: "Wednesday 14 October 2026, 15:45 to 17:00". */
export function whenInWords(times: EventTimes, { locale, timeZone }: FormatContext): string {
  const { first, last } = localDays(times, timeZone);
  const day = (number: number) => formatDate(isoOfDay(number), locale, "fullDay");
  const isOneDay = first === last;
  const text = say(calendarWords, locale);
  if (times.isAllDay) {
    return isOneDay
      ? text("whenAllDay", { day: day(first) })
      : text("whenDays", { first: day(first), last: day(last) });
  }
  const clock = (instant: Temporal.Instant) => formatInstant(instant.epochMilliseconds, locale, "time", timeZone);
  const [start, end] = [clock(times.start), clock(times.end)];
  if (Temporal.Instant.compare(times.start, times.end) === 0) return text("whenAt", { day: day(first), time: start });
  return isOneDay
    ? text("whenFromTo", { day: day(first), start, end })
    : text("whenAcross", { first: day(first), start, last: day(last), end });
}

export interface EventDetails extends Pick<PeopleView, "members" | "names"> {
  title: string;
  type: string;
  /** `person` is the member in the value. */
  facts: { icon: IconName; name: string; value: string; person?: Person | null }[];
}

/** All details of an event. */
export function presentDetails({ event, times }: FullEventEntry, format: FormatContext): EventDetails {
  const { members, names, driver } = presentPeople(event, format.people, format.locale);
  const rule = loadRule(event);
  const text = say(calendarWords, format.locale);
  const facts: [IconName, string, string | null | undefined, (Person | null)?][] = [
    ["clock", text("fact.when"), whenInWords(times, format)],
    ["car", text("fact.driver"), driver?.name, driver?.person],
    ["repeat", text("fact.repeats"), rule && describeRule(rule, format.locale)],
    ["place", text("fact.location"), event.location],
    ["bell", text("fact.reminder"), describeReminders(event.reminders, times.isAllDay, format.locale)],
    ["edit", text("fact.description"), event.description],
  ];
  return {
    title: event.title,
    members,
    names,
    type: text(`type.${event.event_type}`),
    facts: facts.flatMap(([icon, name, value, person = null]) => (value ? [{ icon, name, value, person }] : [])),
  };
}

/**
 * The values of the event form in the event's own zone, as `eventFormSchema` reads them. With `series`, the event is
 * the first of the dates to change; a counted series then has the remaining count.
 */
export function presentFormValues({ event, times }: FullEventEntry, series?: EventTimes) {
  const wall = toWallSpan(times);
  const { first, last } = wallDays(wall);
  const rule = loadRule(event);
  const clock = (ms: number) => (wall.isAllDay ? "" : new Date(ms).toISOString().slice(11, 16));
  return {
    ...pick(event, PLAIN_EVENT_FIELDS),
    start_date: isoOfDay(first),
    start_time: clock(wall.start),
    // Empty means the start date, so that a user who changes the start moves the event.
    end_date: last === first ? "" : isoOfDay(last),
    end_time: clock(wall.end),
    is_all_day: wall.isAllDay,
    time_zone: modernZone(times.timeZone),
    ...presentPeopleFields(event),
    ...presentRepeat(
      series && rule ? restOfRule(rule, wallDays(toWallSpan(series)).first, first) : rule,
      isoOfDay(first),
    ),
    reminders: presentReminderRows(event.reminders, wall.isAllDay),
  };
}
