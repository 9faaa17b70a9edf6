import type { Window } from "#app/domain/time/recurrence.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { type EventInWindow, listEvents } from "#app/services/calendar/event-list.server.ts";
import { keep } from "#app/services/system/kept.server.ts";

/** What a row and an occurrence take in memory, about, beside the texts that people wrote. */
const BYTES = { row: 1_500, occurrence: 200 };

function weigh(entries: readonly EventInWindow[]): number {
  const rows = new Set(entries.map(({ event }) => event));
  const texts = [...rows].reduce((sum, { title, description }) => sum + title.length + (description?.length ?? 0), 0);
  return rows.size * BYTES.row + 2 * texts + entries.length * BYTES.occurrence;
}

/** The events of a window as `listEvents` has them, kept until the family's calendar changes. */
export const shownEvents = ({ family }: FamilyScope, window: Window): Promise<readonly EventInWindow[]> =>
  keep({ family, by: ["calendar"], of: ["events", window] }, () => listEvents({ family }, window), weigh);
