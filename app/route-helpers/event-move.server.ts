import type { z } from "zod";
import { toWallSpan, type WallSpan } from "#app/domain/time/recurrence.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { familyForm } from "#app/http/forms/form-route.server.ts";
import { ownPath } from "#app/http/session/own-path.server.ts";
import { presentMoved } from "#app/presenters/calendar/event-messages.ts";
import {
  calendarPlace,
  chosenScope,
  findPathEvent,
  loadFormatContext,
} from "#app/route-helpers/event-dialog.server.ts";
import { moveFormSchema, undoMoveSchema } from "#app/schemas/move.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { occurrenceFrom } from "#app/services/calendar/find-event.server.ts";
import { moveEvent, undoMove } from "#app/services/calendar/move.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { calendarHref, eventHref } from "#app/view/calendar-links.ts";

/** How far an event goes from where it is shown to the day and hour that were typed. */
function readDistance(wall: WallSpan, { start_date, start_time }: z.infer<typeof moveFormSchema>): number {
  if (wall.isAllDay) return toDayNumber(Temporal.PlainDate.from(start_date)) - wall.start;
  if (!start_time) throw new DomainError("invalid", "Please select a start time", "start_time");
  return Date.parse(`${start_date}T${start_time}Z`) - wall.start;
}

/** Moves what the path names, and takes that back (docs/product/calendar.md, "Moving"). */
export const moveForms = {
  "move-event": familyForm({
    schema: moveFormSchema,
    find: findPathEvent,
    handle: async ({ value, resource: { event, times, instanceDate: date }, ...context }) => {
      const { actor, now } = context;
      const { version: seenVersion, past, exceptions } = value;
      const chosen = chosenScope(context) ?? (date ? ("occurrence" as const) : null);
      const scope = date && past === "following" ? past : chosen;
      const asking = { now, isPastMeant: scope === "following" || past === "all" };
      const move = { by: readDistance(toWallSpan(times), value), seenVersion, exceptions, asking };
      const { event: moved, undo } = await moveEvent(actor, event.id, { date, scope }, move);
      const shown = occurrenceFrom(moved, value.start_date)?.times ?? eventTimes(moved);
      const entry = { event: moved, times: shown, instanceDate: null };
      const place = calendarPlace(context);
      const { to, flash } = presentMoved(place, entry, await loadFormatContext(context));
      const moves = eventHref(place, event.id, date, "move");
      return {
        to,
        flash: { ...flash, undo_move: { action: moves, moved: JSON.stringify(undo) } },
      };
    },
  }),
  "undo-move": familyForm({
    schema: undoMoveSchema,
    handle: async ({ value: { moved, return_to }, ...context }) => {
      const event = await undoMove(context.actor, moved);
      const to = ownPath(return_to, calendarHref(calendarPlace(context)));
      return { to, flash: { tone: "ok", text: `Moved back: ${event.title}.` } };
    },
  }),
};
