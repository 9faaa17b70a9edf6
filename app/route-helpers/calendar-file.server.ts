import type { Temporal } from "temporal-polyfill";
import type { CalendarExport } from "#app/schemas/calendar-export.ts";
import type { Actor } from "#app/services/actor.ts";
import { exportCalendar } from "#app/services/calendar/export.server.ts";
import { attachmentHeader } from "#app/utils/file-name.ts";

/** The calendar as a file to keep, named after the family (docs/product/calendar.md, "Export"). */
export const calendarFile = async (actor: Actor, asked: CalendarExport, now: Temporal.Instant): Promise<Response> =>
  new Response(await exportCalendar(actor, asked, now), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": attachmentHeader(actor.family.name, "ics", "calendar"),
      "Cache-Control": "private, no-store",
    },
  });
