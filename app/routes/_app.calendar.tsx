import { Outlet, useLoaderData } from "@remix-run/react";
import { AgendaPage } from "#app/components/calendar/agenda-page.tsx";
import { DayPage } from "#app/components/calendar/day-page.tsx";
import { MonthPage } from "#app/components/calendar/month-page.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { familyLoader } from "#app/http/page.server.ts";
import { familyMembers } from "#app/http/session/visitor.server.ts";
import { presentAgenda } from "#app/presenters/calendar/agenda.ts";
import { daysShown } from "#app/presenters/calendar/calendar.ts";
import { presentDay } from "#app/presenters/calendar/day.ts";
import { presentMonth } from "#app/presenters/calendar/month.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import { calendarPlace } from "#app/route-helpers/event-dialog.server.ts";
import { listEvents } from "#app/services/calendar/event-list.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import calendar from "#app/styles/calendar.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const handle = {
  title: (data?: { page: { title: string } }) => (data ? `${data.page.title} · Calendar` : "Calendar"),
};
export const links = styleSheets(calendar);

const PRESENTERS = { month: presentMonth, agenda: presentAgenda, day: presentDay };

export const loader = familyLoader(async (context) => {
  const { actor, locale, now } = context;
  const timeZone = actor.family.time_zone;
  const today = familyToday(actor, now);
  const place = calendarPlace(context);
  const [entries, members] = await Promise.all([
    listEvents(actor, { ...daysShown(place, locale), timeZone }),
    familyMembers(context),
  ]);
  const people = members.map(presentPerson);
  const input = { place, entries, people, today, locale, timeZone };
  return {
    page: PRESENTERS[place.view](input),
    people: people.map(({ id, name, initial }) => ({ id, name, initial })),
  };
});

export default function CalendarPage() {
  const { page, people } = useLoaderData<typeof loader>();
  return (
    <Page dialog={<Outlet />} className={page.view === "month" ? "sheet-wide" : undefined}>
      {page.view === "month" ? <MonthPage month={page} people={people} /> : null}
      {page.view === "agenda" ? <AgendaPage agenda={page} people={people} /> : null}
      {page.view === "day" ? <DayPage day={page} /> : null}
    </Page>
  );
}
