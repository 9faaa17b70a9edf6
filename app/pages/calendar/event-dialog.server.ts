import { firstDate } from "#app/domain/time/recurrence.ts";
import type { Event } from "#app/models/calendar/event.server.ts";
import { presentEventChoices } from "#app/presenters/calendar/event-choices.ts";
import type { EventEntry, FormatContext } from "#app/presenters/calendar/event-view.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import { nearZones, zoneGroups } from "#app/presenters/people/time-zones.ts";
import { scopeField } from "#app/schemas/calendar/move.ts";
import { localDate } from "#app/schemas/fields.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { rememberedView } from "#app/server/session/cookies.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { findOverride } from "#app/services/calendar/excluded-dates.server.ts";
import { findEvent, findRuleDate, isExcluded, occurrenceFrom } from "#app/services/calendar/find-event.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { type CalendarQuery, parseCalendarPlace } from "#app/shared/calendar/calendar-links.ts";
import { LAST_DATE } from "#app/shared/calendar/constants.ts";
import type { Scope } from "#app/shared/calendar/scopes.ts";
import { modernZone } from "#app/shared/calendar/time-zone-names.ts";
import { notFound } from "#app/utils/domain-error.ts";

/** The calendar's view and dates behind an event's dialog. */
export const calendarPlace = ({ actor, url, now, request }: FamilyContext): CalendarQuery =>
  parseCalendarPlace(url.searchParams, familyToday(actor, now).toString(), rememberedView(request));

/** The context in which event dialogs write times and names: the locale, the family’s zone and its members by id. */
export async function loadFormatContext(context: FamilyContext): Promise<FormatContext> {
  const people = (await familyMembers(context)).map(presentPerson);
  return {
    locale: context.locale,
    timeZone: context.actor.family.time_zone,
    people: new Map(people.map(({ id, name, initial }) => [id, { id, name, initial }])),
  };
}

/**
 * The choices of an event's form: members, drivers (everyone but children, and the current driver), types, reminders and
 * time zones.
 */
export async function loadFormChoices(
  context: FamilyContext,
  { driver_id: driverId, time_zone }: { driver_id: number | null; time_zone?: string } = { driver_id: null },
) {
  const members = await familyMembers(context);
  const { people, locale } = await loadFormatContext(context);
  const offered = members.filter(({ id, role }) => role !== "child" || id === driverId);
  const drivers = offered.flatMap(({ id }) => people.get(id) ?? []);
  const familyZone = context.actor.family.time_zone;
  const areAll = context.url.searchParams.get("zones") === "all";
  const groups = areAll ? zoneGroups(locale) : nearZones(familyZone, time_zone ?? familyZone, locale);
  return {
    ...presentEventChoices(locale),
    people: [...people.values()],
    drivers,
    zones: { groups, familyZone: modernZone(familyZone), areAll },
  };
}

/**
 * The event of the path, or its occurrence on the date `instance` of the URL. An excluded date has the rule's times. A
 * series without `instance` has the times of its first occurrence.
 */
export async function findPathDate({ actor, params, url }: FamilyContext): Promise<EventEntry & { event: Event }> {
  const event = await findEvent(actor, pathId(params.eventId, "Event"));
  const instance = localDate.safeParse(url.searchParams.get("instance"));
  if (!instance.success) return { event, times: eventTimes(event), instanceDate: null };
  return { event, times: findRuleDate(event, instance.data).times, instanceDate: instance.data };
}

/** `findPathDate` for a form. Throws 404 for an excluded date. */
export async function findPathEvent(context: FamilyContext) {
  const entry = await findPathDate(context);
  if (entry.instanceDate && isExcluded(entry.event, entry.instanceDate)) throw notFound("Occurrence");
  return entry;
}

/** The date of a series in the path and `instance`, excluded or not. Throws 404 without `instance`. */
export async function findPathOccurrence(context: FamilyContext) {
  const { event, instanceDate } = await findPathDate(context);
  if (!instanceDate) throw notFound("Occurrence");
  return { event, instanceDate };
}

/**
 * `findPathDate` for a page. `override` is the override of the date. Throws 404 for a cancelled date, unless
 * `isCancelledShown`.
 */
export async function findShownEvent(context: FamilyContext, isCancelledShown = false) {
  const entry = await findPathDate(context);
  const isGone = entry.instanceDate !== null && isExcluded(entry.event, entry.instanceDate);
  const override = isGone ? await findOverride(entry.event, entry.instanceDate as string) : null;
  if (isGone && !override && !isCancelledShown) throw notFound("Occurrence");
  return { ...entry, isGone, override };
}

/** The part of a series to change, chosen in the previous step; `null` before the choice. */
export function chosenScope({ url }: FamilyContext): Scope | null {
  return scopeField.safeParse(url.searchParams.get("scope")).data ?? null;
}

/** Whether a series has past occurrences before the shown one. */
export function hasPast(
  { actor, now }: FamilyContext,
  { event, instanceDate }: { event: Event; instanceDate: string | null },
) {
  const first = firstDate(eventTimes(event)).toString();
  return first < familyToday(actor, now).toString() && first < (instanceDate ?? LAST_DATE);
}

/** A series with the occurrence that its form shows: the one of the URL, else the next, else the first. */
export function shownOfSeries({ actor, now }: FamilyContext, entry: EventEntry & { event: Event }) {
  const { event } = entry;
  if (entry.instanceDate || !event.recurrence_rule) return entry;
  const next = occurrenceFrom(event, familyToday(actor, now).toString());
  const times = next?.times ?? eventTimes(event);
  return { event, times, instanceDate: firstDate(times).toString() };
}
