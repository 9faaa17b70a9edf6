import type { Temporal } from "temporal-polyfill";
import type { CalendarExport } from "#app/schemas/calendar/calendar-export.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import type { Actor } from "#app/services/actor.ts";
import { writeCalendar } from "#app/services/calendar/large-calendars.server.ts";
import { attachmentHeader } from "#app/utils/file-name.ts";

/** The calendar as a download, named after the family (docs/product/calendar.md, "Export"). */
export async function calendarFile(actor: Actor, requested: CalendarExport, now: Temporal.Instant): Promise<Response> {
  const file = await writeCalendar(actor, requested, now);
  audit("export-calendar", actorIds(actor));
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": attachmentHeader(actor.family.name, "ics", "calendar"),
      "Cache-Control": "private, no-store",
    },
  });
}
