import type { z } from "zod";
import { distanceOfDrag } from "#app/domain/time/drag.ts";
import { toWallSpan, type WallSpan } from "#app/domain/time/recurrence.ts";
import { DAY_MS, isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import {
  calendarPlace,
  chosenScope,
  findPathEvent,
  loadFormatContext,
} from "#app/pages/calendar/event-dialog.server.ts";
import { presentMoved } from "#app/presenters/calendar/event-messages.ts";
import { dragFormSchema, moveFormSchema, undoMoveSchema } from "#app/schemas/calendar/move.ts";
import { familyForm } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { ownPath } from "#app/server/session/own-path.server.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { occurrenceFrom } from "#app/services/calendar/find-event.server.ts";
import { type Move, moveEvent, undoMove } from "#app/services/calendar/move.server.ts";
import { calendarHref, eventHref } from "#app/shared/calendar/calendar-links.ts";
import type { Scope } from "#app/shared/calendar/scopes.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { rowVersion } from "#app/utils/row-version.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/** The difference between the event's displayed start and the typed day and hour. */
function readDistance(wall: WallSpan, { start_date, start_time }: z.infer<typeof moveFormSchema>): number {
  if (wall.isAllDay) return toDayNumber(Temporal.PlainDate.from(start_date)) - wall.start;
  if (!start_time) throw new DomainError("invalid", english(calendarWords, "noStart"), "start_time");
  return Date.parse(`${start_date}T${start_time}Z`) - wall.start;
}

interface Answers {
  version?: string | undefined;
  past?: "all" | "following" | undefined;
  exceptions?: Move["exceptions"];
}

/** Moves the path's event and redirects to its new date, with an undo. */
async function moveBy(
  context: FamilyContext & { resource: Awaited<ReturnType<typeof findPathEvent>> },
  distance: Pick<Move, "by" | "longer">,
  { version, past, exceptions }: Answers,
  chosen: Scope | null,
) {
  const { actor, now, resource } = context;
  const { event, times, instanceDate: date } = resource;
  // The distance was measured from this version: of two moves at the same moment only one may apply it.
  const seenVersion = version ?? rowVersion(event);
  const scope = date && past === "following" ? past : chosen;
  const asking = { now, isPastMeant: scope === "following" || past === "all" };
  const move = { ...distance, seenVersion, exceptions, asking };
  const { event: moved, undo } = await moveEvent(actor, event.id, { date, scope }, move);
  const { isAllDay, start } = toWallSpan(times);
  const to = isoOfDay(isAllDay ? start + distance.by : Math.floor((start + distance.by) / DAY_MS));
  const entry = { event: moved, times: occurrenceFrom(moved, to)?.times ?? eventTimes(moved), instanceDate: null };
  const place = calendarPlace(context);
  const shown = presentMoved(place, entry, await loadFormatContext(context));
  const undo_move = { action: eventHref(place, event.id, date, "move"), moved: JSON.stringify(undo) };
  return { to: shown.to, flash: { ...shown.flash, undo_move } };
}

/** The forms that move the path's event, and undo the move (docs/product/calendar.md, "Moving"). */
export const moveForms = {
  "move-event": familyForm({
    schema: moveFormSchema,
    find: findPathEvent,
    handle: async ({ value, ...context }) => {
      const { times, instanceDate } = context.resource;
      const scope = chosenScope(context) ?? (instanceDate ? "occurrence" : null);
      return moveBy(context, { by: readDistance(toWallSpan(times), value) }, value, scope);
    },
  }),
  "drag-event": familyForm({
    schema: dragFormSchema,
    find: findPathEvent,
    handle: async ({ value, ...context }) => {
      const { times, instanceDate } = context.resource;
      const scope = value.scope ?? (instanceDate ? "occurrence" : null);
      const distance = distanceOfDrag(times, context.actor.family.time_zone, value);
      return moveBy(context, distance, value, scope);
    },
  }),
  "undo-move": familyForm({
    schema: undoMoveSchema,
    handle: async ({ value: { moved, return_to }, ...context }) => {
      const event = await undoMove(context.actor, moved);
      const to = ownPath(return_to, calendarHref(calendarPlace(context)));
      return {
        to,
        flash: { tone: "ok", text: say(calendarWords, context.locale)("movedBack", { title: event.title }) },
      };
    },
  }),
};
