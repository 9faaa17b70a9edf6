import { createHash } from "node:crypto";
import type { EventTimes } from "#app/domain/time/recurrence.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { eventState } from "#app/services/calendar/record-change.server.ts";
import { StaleError } from "#app/utils/domain-error.ts";

const CHANGED = "Someone else changed this event since it was looked at. Look again before you delete it.";

/**
 * What somebody sees of an event before they delete it, in short: with `times` of one date of a series alone, which the
 * other dates do not change; else with the dates of it that were changed.
 */
export async function shownState(event: Event, times?: EventTimes): Promise<string> {
  const { family_id, id: original_event_id } = event;
  const changed = times
    ? []
    : await Event.findAll({ attributes: ["id", "sequence"], where: { family_id, original_event_id }, order: ["id"] });
  const state = [eventState(event, times), changed.map(({ id, sequence }) => [id, sequence])];
  return createHash("sha256").update(JSON.stringify(state)).digest("base64url");
}

/** Refuses to delete what is not any more as it was seen (409). Who names no state has not looked. */
export async function assertUnchanged(event: Event, seen: string | undefined, times?: EventTimes): Promise<void> {
  if (seen !== undefined && seen !== (await shownState(event, times))) throw new StaleError(CHANGED, event);
}
