import { z } from "zod";
import type { Event } from "#app/models/calendar/event.server.ts";
import { calendarPlace } from "#app/pages/calendar/event-dialog.server.ts";
import type { FormatContext } from "#app/presenters/calendar/event-view.ts";
import { localDate } from "#app/schemas/fields.ts";
import { familyForm } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { listExcludedDates } from "#app/services/calendar/excluded-dates.server.ts";
import { findEvent } from "#app/services/calendar/find-event.server.ts";
import { restoreDate } from "#app/services/calendar/overrides.server.ts";
import { calendarHref, toMonth } from "#app/shared/calendar/calendar-links.ts";
import { formatDate } from "#app/shared/format.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

/** The series of an override; `null` for any other event. */
export const loadSeries = async ({ actor }: FamilyContext, event: Event): Promise<Event | null> =>
  event.original_event_id ? findEvent(actor, event.original_event_id) : null;

/** The cancelled dates of a series in words; empty for a single event. */
export async function loadCancelledDates(event: Event, { locale }: FormatContext) {
  if (!event.recurrence_rule || !event.exceptions?.length) return [];
  const dates = (await listExcludedDates(event)).filter(({ state }) => state === "cancelled");
  return dates.map(({ instance_date }) => ({
    date: instance_date,
    name: formatDate(instance_date, locale, "fullDay"),
  }));
}

/** Restores a cancelled or overridden date of a series, from the page of the series or of the date. */
export const restoreDateForm = familyForm({
  schema: z.object({ instance_date: localDate }),
  handle: async ({ value: { instance_date: day }, ...context }) => {
    const { actor, params, locale } = context;
    const to = calendarHref({ ...calendarPlace(context), month: toMonth(day), day });
    try {
      const event = await findEvent(actor, pathId(params.eventId, "Event"));
      const { series, undo } = await restoreDate(actor, event.original_event_id ?? event.id, day);
      const text = say(calendarWords, locale)("restored", { title: series.title, day: formatDate(day, locale, "day") });
      return { to, flash: { tone: "ok", text, ...(undo ? { undo } : {}) } };
    } catch (error) {
      // Another user has restored the date, or deleted the series: no error page.
      if (!(error instanceof DomainError) || error.code !== "not-found") throw error;
      return { to, flash: { tone: "ok", text: say(calendarWords, locale)("deleted") } };
    }
  },
});
