import type { z } from "zod";
import {
  calendarPlace,
  findPathEvent,
  findPathOccurrence,
  loadFormatContext,
} from "#app/pages/calendar/event-dialog.server.ts";
import { inZone } from "#app/pages/calendar/event-form.server.ts";
import { compareVersions } from "#app/pages/calendar/event-versions.server.ts";
import { presentSaved } from "#app/presenters/calendar/event-messages.ts";
import { eventFormSchema } from "#app/schemas/calendar/event.ts";
import { familyForm } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { changeOccurrence, type EventUpdate, updateEvent } from "#app/services/calendar/events.server.ts";
import { occurrenceFrom } from "#app/services/calendar/find-event.server.ts";
import { updateFollowing } from "#app/services/calendar/series.server.ts";
import { changeFromShown, followingFromShown } from "#app/services/calendar/shown-date.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/** Runs an edit. If the event or date is gone, the form's error says how to save the input as a new event. */
async function unlessGone<T>(edit: () => Promise<T>): Promise<T> {
  try {
    return await edit();
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") {
      throw new DomainError("not-found", english(calendarWords, "deletedMeanwhile"));
    }
    throw error;
  }
}

type Entry = Awaited<ReturnType<typeof findPathEvent>>;
type Edited = FamilyContext & { value: z.infer<typeof eventFormSchema> };

/** A form that edits the event of `find` and redirects to its new date. */
const editForm = <R extends Pick<Entry, "event">>(
  find: (context: FamilyContext) => Promise<R>,
  edit: (input: Edited & { resource: R }) => Promise<EventUpdate>,
  { isDate }: { isDate: boolean },
) =>
  familyForm({
    schema: eventFormSchema,
    find: (context) => unlessGone(() => find(context)),
    compare: (error, input) => compareVersions(error, input, isDate),
    handle: async (input) => {
      const { event, forgottenExceptions } = await unlessGone(() => edit(input));
      const times = occurrenceFrom(event, input.value.start_date)?.times ?? eventTimes(event);
      return presentSaved(
        calendarPlace(input),
        { event, times, instanceDate: null },
        await loadFormatContext(input),
        input.value.start_date,
        forgottenExceptions,
      );
    },
  });

/**
 * The forms that edit an event, one date of a series, or a date and all later ones. Times are in the event's own zone.
 */
export const editEventForms = {
  "edit-event": editForm(
    findPathEvent,
    ({ actor, now, value, resource: { event } }) => {
      const { shown_date: shown, exceptions, past } = value;
      const typed = inZone(value, event.time_zone);
      const change = { ...typed, exceptions };
      const seen = value.over ?? value.version;
      const asking = { now, isPastMeant: past === "all" };
      if (!shown) return updateEvent(actor, event.id, change, seen, asking);
      if (past !== "following")
        return updateEvent(actor, event.id, changeFromShown(event, change, shown), seen, asking);
      return updateFollowing(actor, event.id, shown, { ...followingFromShown(event, typed, shown), exceptions }, seen, {
        now,
        isPastMeant: true,
      });
    },
    { isDate: false },
  ),
  "edit-following": editForm(
    findPathOccurrence,
    ({ actor, now, value, resource: { event, instanceDate } }) => {
      const change = { ...inZone(value, event.time_zone), exceptions: value.exceptions };
      return updateFollowing(actor, event.id, instanceDate, change, value.over ?? value.version, {
        now,
        isPastMeant: true,
      });
    },
    { isDate: false },
  ),
  "edit-occurrence": editForm(
    findPathOccurrence,
    async ({ actor, value, resource: { event: series, instanceDate } }) => {
      const copy = { ...inZone(value, series.time_zone), is_recurring: false };
      const replaces = { original_event_id: series.id, instance_date: instanceDate };
      return { event: await changeOccurrence(actor, replaces, copy, value.over), forgottenExceptions: [] };
    },
    { isDate: true },
  ),
};
