import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { calendars } from "#app/words/catalogues/calendars.ts";

/** Operations of imported files and of subscribed calendars. */
export const CALENDARS = {
  "look-at-file": failing(calendars, "failed.read"),
  "bring-in": failing(calendars, "failed.import"),
  "undo-import": failing(calendars, "failed.undo"),
  "discard-import": failing(calendars, "failed.discard"),
  "add-calendar": failing(calendars, "failed.add"),
  "add-holidays": failing(calendars, "failed.holidays"),
  "edit-calendar": failing(calendars, "failed.save"),
  "remove-calendar": failing(calendars, "failed.remove"),
  "refresh-calendar": failing(calendars, "failed.refresh"),
  "show-hidden": failing(calendars, "failed.show"),
} satisfies Record<string, OperationFacts>;
