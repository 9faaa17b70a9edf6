import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

const saveEvent = failing(calendar, "failed.save");
const moveEvent = failing(calendar, "failed.move");
const deleteSeries = failing(calendar, "failed.delete");

/** Operations of the calendar. */
export const CALENDAR = {
  "add-event": failing(calendar, "failed.add"),
  "more-zones": failing(calendar, "failed.zones"),
  "edit-event": saveEvent,
  "edit-following": saveEvent,
  "edit-occurrence": saveEvent,
  "move-event": moveEvent,
  "drag-event": moveEvent,
  "undo-move": moveEvent,
  "delete-occurrence": failing(calendar, "failed.deleteDate"),
  "put-back": failing(calendar, "failed.restore"),
  "delete-event": deleteSeries,
  "delete-following": deleteSeries,
  "choose-feed": failing(calendar, "failed.feed"),
  "renew-feed": failing(calendar, "failed.link"),
  "hide-event": failing(calendar, "failed.hide"),
} satisfies Record<string, OperationFacts>;
