import { presentFormValues } from "#app/presenters/calendar/event-view.ts";
import { localDate } from "#app/schemas/fields.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { subscribedOccurrence } from "#app/services/calendar/subscribed-events.server.ts";
import { findCalendar } from "#app/services/subscriptions/subscriptions.server.ts";

type Path = Pick<FamilyContext, "actor" | "params">;

/** The subscribed calendar of a path. */
export const findPathCalendar = ({ actor, params }: Path) => findCalendar(actor, pathId(params.calendarId, "Calendar"));

/** The initial values of a new event's form as a copy of the subscribed event `copy` of the URL; `null` without one. */
export async function loadCopy({ actor, url }: Pick<FamilyContext, "actor" | "url">) {
  const id = url.searchParams.get("copy");
  if (id === null) return null;
  const instance = localDate.safeParse(url.searchParams.get("instance")).data ?? null;
  const { event, times, instanceDate } = await subscribedOccurrence(actor, pathId(id, "Event"), instance);
  // An occurrence of a series becomes a single event.
  const once = { recurrence_pattern: null, recurrence_rule: null, recurrence_end_date: null };
  const { event_type: _, ...values } = presentFormValues({
    event: instanceDate === null ? event : { ...event, ...once },
    times,
    instanceDate,
  });
  return values;
}

/** The subscribed event of a path, at the date `instance` of the URL. */
export const findPathSubscribed = ({ actor, params, url }: Path & Pick<FamilyContext, "url">) =>
  subscribedOccurrence(
    actor,
    pathId(params.otherId, "Event"),
    localDate.safeParse(url.searchParams.get("instance")).data ?? null,
  );
