import { useLoaderData } from "@remix-run/react";
import { JumpDialog } from "#app/components/calendar/jump-dialog.tsx";
import { calendarPlace } from "#app/pages/calendar/event-dialog.server.ts";
import { presentJump } from "#app/presenters/calendar/jump.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { calendarHref } from "#app/shared/calendar/calendar-links.ts";
import { say } from "#app/words/catalogue.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

export const handle = { title: (_: unknown, locale: string) => say(calendar, locale)("goToMonth"), dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const { actor, url, locale, now } = context;
  const place = calendarPlace(context);
  return {
    closeHref: calendarHref(place),
    jump: presentJump(place, url.searchParams.get("year"), familyToday(actor, now), locale),
  };
});

export default function Jump() {
  return <JumpDialog {...useLoaderData<typeof loader>()} />;
}
