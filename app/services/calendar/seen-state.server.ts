import { createHash } from "node:crypto";
import type { EventTimes } from "#app/domain/time/recurrence.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { eventState } from "#app/services/calendar/record-change.server.ts";
import { StaleError } from "#app/utils/domain-error.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/**
 * A hash of the state of an event that a user sees before deleting it: with `times`, of one occurrence, which other
 * dates do not affect; else of the event and its overrides.
 */
export async function shownState(event: Event, times?: EventTimes): Promise<string> {
  const { family_id, id: original_event_id } = event;
  const changed = times
    ? []
    : await Event.findAll({ attributes: ["id", "sequence"], where: { family_id, original_event_id }, order: ["id"] });
  const state = [eventState(event, times), changed.map(({ id, sequence }) => [id, sequence])];
  return createHash("sha256").update(JSON.stringify(state)).digest("base64url");
}

/** Throws 409 if the event has changed since the state `seen`. Without `seen` it is accepted. */
export async function assertUnchanged(event: Event, seen: string | undefined, times?: EventTimes): Promise<void> {
  if (seen !== undefined && seen !== (await shownState(event, times)))
    throw new StaleError(english(calendarWords, "stale.seen"), event);
}
