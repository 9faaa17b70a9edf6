import type { Window } from "#app/domain/time/recurrence.ts";
import { calendarAsPerson } from "#app/presenters/calendar/calendar-person.ts";
import { sourceStyles } from "#app/presenters/people/member-colors.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { shownCalendars } from "#app/server/session/request-user.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { listShown, type ShownEvent } from "#app/services/calendar/event-list.server.ts";
import { cached } from "#app/services/system/cache.server.ts";

/** Estimated bytes of a row and of an occurrence, without texts. */
const BYTES = { row: 1_000, occurrence: 200 };

function weigh(entries: readonly ShownEvent[]): number {
  const rows = new Set(entries.map(({ event }) => event));
  const texts = [...rows].reduce((sum, { title, location }) => sum + title.length + (location?.length ?? 0), 0);
  return rows.size * BYTES.row + 2 * texts + entries.length * BYTES.occurrence;
}

/** The events of a window from `listShown`, cached. */
export const shownEvents = ({ family }: FamilyScope, window: Window): Promise<readonly ShownEvent[]> =>
  cached({ family }, "events", ["calendar"], [window], () => listShown({ family }, window), weigh);

/** The subscribed calendars of some events, as pages show them. */
export async function loadSources(
  context: Pick<FamilyContext, "request" | "context" | "locale">,
  entries: readonly ShownEvent[],
) {
  const ids = new Set(entries.map(({ event }) => event.calendar_id));
  return presentSources(
    (await shownCalendars(context)).filter(({ id }) => ids.has(id)),
    context.locale,
  );
}

/** Subscribed calendars as members for avatars, and their colours; both empty without any. */
export function presentSources(calendars: readonly { id: number; name: string; color: string }[], locale: string) {
  const memberStyles = sourceStyles(calendars);
  return {
    sources: calendars.map((calendar) => calendarAsPerson(calendar, locale)),
    looks: memberStyles ? { memberStyles } : {},
  };
}
