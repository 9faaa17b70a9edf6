import { calendarFile } from "#app/pages/calendar/calendar-file.server.ts";
import { calendarPlace } from "#app/pages/calendar/event-dialog.server.ts";
import { calendarExportSchema } from "#app/schemas/calendar/calendar-export.ts";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { redirectWithFlash } from "#app/server/page.server.ts";
import { type HttpArgs, pageContext, requireActor } from "#app/server/session/request-user.server.ts";
import { syncHref } from "#app/shared/calendar/calendar-links.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

/** The download of the Sync dialog's form. An error shows the dialog again with its message. */
export async function loader(args: HttpArgs): Promise<Response> {
  const context = { ...pageContext(args), actor: await requireActor(args) };
  const { actor, url, now } = context;
  try {
    const requested = calendarExportSchema.safeParse(Object.fromEntries(url.searchParams));
    if (requested.success) return await calendarFile(actor, requested.data, now);
  } catch (error) {
    toErrorResponse(error);
  }
  const flash = { tone: "bad" as const, text: say(calendarWords, context.locale)("exportFailed") };
  return redirectWithFlash(syncHref(calendarPlace(context)), flash);
}
