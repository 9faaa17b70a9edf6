import { type OperationFacts, withReason } from "#app/shared/operations/facts.ts";

const saveEvent = { failure: withReason("Failed to save event") };
const moveEvent = { failure: withReason("Failed to move event") };
const deleteSeries = { failure: "Failed to delete event series. Please try again." };

/** Operations of the calendar and of subscribed calendars. */
export const CALENDAR = {
  "add-event": { failure: "Failed to create event. Please try again." },
  "more-zones": { failure: "Failed to list time zones" },
  "edit-event": saveEvent,
  "edit-following": saveEvent,
  "edit-occurrence": saveEvent,
  "move-event": moveEvent,
  "drag-event": moveEvent,
  "undo-move": moveEvent,
  "delete-occurrence": { failure: "Failed to delete event instance. Please try again." },
  "put-back": { failure: "Failed to restore this date. Please try again." },
  "delete-event": deleteSeries,
  "delete-following": deleteSeries,
  "choose-feed": { failure: "Failed to save what the calendar feed includes" },
  "renew-feed": { failure: "Failed to make a new link" },
  "look-at-file": { failure: "Failed to read this calendar file. Please try again." },
  "bring-in": { failure: "Failed to import these events. Nothing was changed. Please try again." },
  "undo-import": { failure: "Failed to undo this import. Please try again." },
  "discard-import": { failure: "Failed to discard this file" },
  "add-calendar": { failure: "Failed to add this calendar. Please try again." },
  "add-holidays": { failure: "Failed to add these holidays. Please try again." },
  "edit-calendar": { failure: "Failed to save this calendar. Please try again." },
  "remove-calendar": { failure: "Failed to remove this calendar" },
  "refresh-calendar": { failure: "Failed to refresh this calendar. Please try again." },
  "hide-event": { failure: "Failed to hide this event. Please try again." },
  "show-hidden": { failure: "Failed to show these events again. Please try again." },
} satisfies Record<string, OperationFacts>;
