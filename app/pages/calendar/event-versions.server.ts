import type { z } from "zod";
import type { Event } from "#app/models/calendar/event.server.ts";
import { calendarPlace, loadFormatContext } from "#app/pages/calendar/event-dialog.server.ts";
import { inZone } from "#app/pages/calendar/event-form.server.ts";
import { eventJson } from "#app/presenters/api/api-json.ts";
import { presentTwoVersions } from "#app/presenters/calendar/event-messages.ts";
import type { FullEventEntry } from "#app/presenters/calendar/event-view.ts";
import type { eventFormSchema } from "#app/schemas/calendar/event.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { readReminders } from "#app/services/calendar/event-reminders.server.ts";
import { readRecurrence } from "#app/services/calendar/event-rules.server.ts";
import { eventTimes, readTimes } from "#app/services/calendar/event-times.server.ts";
import { excludedVersion } from "#app/services/calendar/events.server.ts";
import { accountName } from "#app/services/people/members.server.ts";
import { calendarHref, eventHref } from "#app/shared/calendar/calendar-links.ts";
import { StaleError } from "#app/utils/domain-error.ts";
import { rowVersion } from "#app/utils/row-version.ts";

/** After a conflict about an excluded date: its override as JSON of the API. */
export function overrideJson(error: unknown) {
  if (!(error instanceof StaleError)) return;
  const event = error.current as Event | null;
  return { event: event && eventJson({ event, times: eventTimes(event), instanceDate: null }) };
}

/** The typed input as an event. */
function typedEntry(value: z.infer<typeof eventFormSchema>, timeZone: string): FullEventEntry {
  const input = inZone(value, timeZone);
  const zone = input.time_zone;
  const { columns, times } = readRecurrence(input, readTimes(input, { sent: zone, kept: zone }));
  const { member_ids = [], driver_id = null } = input;
  const reminders = readReminders(input, times.isAllDay);
  const event = { ...input, ...columns, member_ids, driver_id, reminders, id: 0, sequence: 0 };
  return { event, times, instanceDate: null };
}

/**
 * Both versions of an event after a conflict (docs/product/calendar.md, "Conflicts"). `isDate`: the form
 * changes one date of a series.
 */
export async function compareVersions(
  error: unknown,
  { value, ...context }: FamilyContext & { value: z.infer<typeof eventFormSchema> },
  isDate: boolean,
) {
  if (!(error instanceof StaleError)) return;
  const current = error.current as Event | null;
  const theirs = current && { event: current, times: eventTimes(current), instanceDate: null };
  const place = calendarPlace(context);
  return presentTwoVersions(
    {
      theirs,
      mine: typedEntry(value, current?.time_zone ?? context.actor.family.time_zone),
      who: current && (await accountName(context.actor.family, current.changed_by)),
      keepHref: current ? eventHref(place, current.id, null) : calendarHref(place),
      over: isDate ? excludedVersion(current) : rowVersion(current as Event),
    },
    await loadFormatContext(context),
  );
}
