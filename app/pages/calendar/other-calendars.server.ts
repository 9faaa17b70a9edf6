import { presentFormValues } from "#app/presenters/calendar/event-view.ts";
import { localDate } from "#app/schemas/fields.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { occurrenceOfOther } from "#app/services/calendar/subscribed-events.server.ts";
import { findCalendar } from "#app/services/subscriptions/subscriptions.server.ts";

type Path = Pick<FamilyContext, "actor" | "params">;

/** The calendar from elsewhere that a path names. */
export const findPathCalendar = ({ actor, params }: Path) => findCalendar(actor, pathId(params.calendarId, "Calendar"));

/** The values of a form that begins as the event from elsewhere that the URL names with `copy`; `null` without one. */
export async function loadCopy({ actor, url }: Pick<FamilyContext, "actor" | "url">) {
  const id = url.searchParams.get("copy");
  if (id === null) return null;
  const instance = localDate.safeParse(url.searchParams.get("instance")).data ?? null;
  const { event, times, instanceDate } = await occurrenceOfOther(actor, pathId(id, "Event"), instance);
  // One date of a series becomes an event of its own.
  const once = { recurrence_pattern: null, recurrence_rule: null, recurrence_end_date: null };
  const { event_type: _, ...values } = presentFormValues({
    event: instanceDate === null ? event : { ...event, ...once },
    times,
    instanceDate,
  });
  return values;
}

/** The event from elsewhere that a path names, at the date that the URL names with `instance`. */
export const findPathOther = ({ actor, params, url }: Path & Pick<FamilyContext, "url">) =>
  occurrenceOfOther(
    actor,
    pathId(params.otherId, "Event"),
    localDate.safeParse(url.searchParams.get("instance")).data ?? null,
  );
