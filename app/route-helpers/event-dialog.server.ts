import { z } from "zod";
import type { FamilyContext } from "#app/http/page.server.ts";
import { pathId } from "#app/http/path-id.server.ts";
import { familyMembers } from "#app/http/session/visitor.server.ts";
import type { Event } from "#app/models/event.server.ts";
import type { EventEntry, FormatContext } from "#app/presenters/calendar/event-view.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import { localDate } from "#app/schemas/fields.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { findEvent, findOccurrence } from "#app/services/calendar/events.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { notFound } from "#app/utils/domain-error.ts";
import { type CalendarPlace, parseCalendarPlace } from "#app/view/calendar-links.ts";

/** Where the calendar stands beneath an event's dialog. */
export const calendarPlace = ({ actor, url, now }: FamilyContext): CalendarPlace =>
  parseCalendarPlace(url.searchParams, familyToday(actor, now).toString());

export async function loadFormatContext(context: FamilyContext): Promise<FormatContext> {
  const people = (await familyMembers(context)).map(presentPerson);
  return {
    locale: context.locale,
    timeZone: context.actor.family.time_zone,
    people: new Map(people.map(({ id, name, initial }) => [id, { id, name, initial }])),
  };
}

/**
 * The event of the path, or the one occurrence of it that the URL names with `instance`. A series without a named
 * occurrence stands for itself, with the times of its first.
 */
export async function findPathEvent({ actor, params, url }: FamilyContext): Promise<EventEntry & { event: Event }> {
  const event = await findEvent(actor, pathId(params.eventId, "Event"));
  const instance = localDate.safeParse(url.searchParams.get("instance"));
  if (!instance.success) return { event, times: eventTimes(event), instanceDate: null };
  return { event, times: findOccurrence(event, instance.data).times, instanceDate: instance.data };
}

/** The occurrence that the path and `instance` name; 404 where no occurrence is named. */
export async function findPathOccurrence(context: FamilyContext) {
  const { event, instanceDate } = await findPathEvent(context);
  if (!instanceDate) throw notFound("Occurrence");
  return { event, instanceDate };
}

const scopeSchema = z.enum(["occurrence", "following", "series"]);

/** What is meant by a change of a repeating event, as chosen in the step before; `null` while it is not chosen. */
export function chosenScope({ url }: FamilyContext): z.infer<typeof scopeSchema> | null {
  return scopeSchema.safeParse(url.searchParams.get("scope")).data ?? null;
}
