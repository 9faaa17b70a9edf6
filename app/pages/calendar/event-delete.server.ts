import { z } from "zod";
import type { Event } from "#app/models/calendar/event.server.ts";
import {
  calendarPlace,
  findPathDate,
  findPathOccurrence,
  loadFormatContext,
} from "#app/pages/calendar/event-dialog.server.ts";
import { presentChangedFirst } from "#app/presenters/calendar/event-messages.ts";
import { familyForm } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { deleteEvent } from "#app/services/calendar/events.server.ts";
import { findEvent, occurrenceFrom } from "#app/services/calendar/find-event.server.ts";
import { deleteOccurrence } from "#app/services/calendar/overrides.server.ts";
import { deleteFollowing } from "#app/services/calendar/series.server.ts";
import { accountName } from "#app/services/people/members.server.ts";
import { calendarHref } from "#app/shared/calendar/calendar-links.ts";
import { DomainError, StaleError } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

const seenSchema = z.object({ seen: z.string().optional() });

type Deleting = FamilyContext & { value: z.infer<typeof seenSchema> };

const isGone = (error: unknown) => error instanceof DomainError && error.code === "not-found";

/** After a conflict: the event's present state on the same or the next date; `null` if it was deleted. */
async function findChanged({ actor, params }: FamilyContext, error: unknown): Promise<Event | null> {
  if (error instanceof StaleError) return error.current as Event;
  if (!isGone(error)) throw error;
  return findEvent(actor, pathId(params.eventId, "Event")).catch((again) => {
    if (isGone(again)) return null;
    throw again;
  });
}

async function formatChanged(context: FamilyContext, event: Event) {
  const place = calendarPlace(context);
  const times = occurrenceFrom(event, place.day)?.times ?? eventTimes(event);
  const who = await accountName(context.actor.family, event.changed_by);
  return presentChangedFirst(place, { event, times, instanceDate: null }, await loadFormatContext(context), who);
}

/**
 * A form that deletes an event if it is as the user saw it. If another user has deleted it, the form succeeds; if they
 * have changed it, the changed event is shown. Neither shows an error page.
 */
const deleteForm = (remove: (context: Deleting) => Promise<[text: string, undo: string | null]>) =>
  familyForm({
    schema: seenSchema,
    handle: async (context) => {
      try {
        const [text, undo] = await remove(context);
        const flash = { tone: "ok" as const, text, ...(undo ? { undo } : {}) };
        return { to: calendarHref(calendarPlace(context)), flash };
      } catch (error) {
        const changed = await findChanged(context, error);
        if (changed) return formatChanged(context, changed);
        const text = say(calendarWords, context.locale)("deleted");
        return { to: calendarHref(calendarPlace(context)), flash: { tone: "ok" as const, text } };
      }
    },
  });

/** The forms that delete an event, one date of a series, or a date and all later ones. */
export const deleteEventForms = {
  "delete-event": deleteForm(async (context) => {
    const { event } = await findPathDate(context);
    return [
      say(calendarWords, context.locale)("eventDeleted", { title: event.title }),
      await deleteEvent(context.actor, event.id, context.value.seen),
    ];
  }),
  "delete-following": deleteForm(async (context) => {
    const { event, instanceDate } = await findPathOccurrence(context);
    const undo = await deleteFollowing(context.actor, event.id, instanceDate, context.value.seen);
    return [say(calendarWords, context.locale)("followingDeleted", { title: event.title }), undo];
  }),
  "delete-occurrence": deleteForm(async (context) => {
    const { event, instanceDate } = await findPathOccurrence(context);
    const undo = await deleteOccurrence(context.actor, event.id, instanceDate, context.value.seen);
    return [say(calendarWords, context.locale)("dateCancelled", { title: event.title }), undo];
  }),
};
