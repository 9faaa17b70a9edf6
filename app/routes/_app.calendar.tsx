import { Outlet, useLoaderData } from "@remix-run/react";
import { AgendaPage } from "#app/components/calendar/agenda-page.tsx";
import { CalendarActions } from "#app/components/calendar/calendar-actions.tsx";
import { CalendarBar } from "#app/components/calendar/calendar-bar.tsx";
import { HoursPage } from "#app/components/calendar/hours-page.tsx";
import { MonthPage } from "#app/components/calendar/month-page.tsx";
import { ViewsNav } from "#app/components/calendar/views-nav.tsx";
import { useFresh } from "#app/components/live/use-live.ts";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { DAY_MS, wallMs } from "#app/domain/time/time.ts";
import { calendarPlace } from "#app/pages/calendar/event-dialog.server.ts";
import { liveAddress } from "#app/pages/calendar/live-address.server.ts";
import { loadSources, shownEvents } from "#app/pages/calendar/shown-events.server.ts";
import { loadCalendarSchool } from "#app/pages/calendar/shown-school.server.ts";
import { presentAgenda } from "#app/presenters/calendar/agenda.ts";
import { daysShown } from "#app/presenters/calendar/calendar.ts";
import { presentDay } from "#app/presenters/calendar/day.ts";
import { presentMonth } from "#app/presenters/calendar/month.ts";
import { presentCalendarWeek } from "#app/presenters/calendar/week.ts";
import { presentPerson, withBirthday } from "#app/presenters/people/people.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { rememberedView, rememberView } from "#app/server/session/cookies.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { listRange } from "#app/services/chores/chore-range.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { cached } from "#app/services/system/cache.server.ts";
import { addEventHref, parseView } from "#app/shared/calendar/calendar-links.ts";
import month from "#app/styles/calendar.css?url";
import agenda from "#app/styles/calendar-agenda.css?url";
import printAgenda from "#app/styles/print-agenda.css?url";
import printMonth from "#app/styles/print-calendar.css?url";
import week from "#app/styles/week.css?url";
import { requestStore } from "#app/utils/request-store.server.ts";
import { say } from "#app/words/catalogue.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

export const handle = {
  title: (data: { page: { title: string } } | undefined, locale: string) =>
    data ? say(calendar, locale)("titleOf", { page: data.page.title }) : say(calendar, locale)("title"),
};

const PRESENTERS = { month: presentMonth, week: presentCalendarWeek, agenda: presentAgenda, day: presentDay };

export const loader = familyLoader(async (context) => {
  const { actor, locale, now, request, url } = context;
  const timeZone = actor.family.time_zone;
  const today = familyToday(actor, now);
  const place = calendarPlace(context);
  if (parseView(url.searchParams.get("view")) && rememberedView(request) !== place.view) {
    requestStore.getStore()?.addCookie(rememberView(place.view));
  }
  const hasHours = place.view === "week" || place.view === "day";
  const minuteNow = hasHours ? Math.floor((wallMs(now.epochMilliseconds, timeZone) % DAY_MS) / 60_000) : 0;
  const { family } = actor;
  // The revision `calendar` also moves with members: their names and birthdays are shown.
  const isAgenda = place.view === "agenda";
  const shown = await cached(
    actor,
    "calendar",
    isAgenda ? ["calendar", "chores"] : ["calendar"],
    [place, today, minuteNow, locale],
    async () => {
      const days = daysShown(place, locale);
      const [from, to] = [days.from.toString(), days.to.toString()];
      const people = (await familyMembers(context)).map(withBirthday);
      const [entries, school, chores] = await Promise.all([
        shownEvents({ family }, { ...days, timeZone }),
        loadCalendarSchool({ family }, place, days, people, locale),
        isAgenda ? listRange({ family }, { from, to, today: today.toString() }) : null,
      ]);
      const { sources, looks } = await loadSources(context, entries);
      const input = { place, entries, people, sources, chores, today, minuteNow, locale, timeZone, ...school };
      return {
        page: PRESENTERS[place.view](input),
        people: [...people.map(presentPerson), ...sources],
        ...looks,
      };
    },
  );
  return { ...shown, addHref: addEventHref(place, today.toString()), live: liveAddress(actor) };
});

const PRINT = { month: printMonth, agenda: printAgenda };
const STYLES = { month, agenda, week, day: week };

export default function CalendarPage() {
  const words = useSay(calendar);
  const { page, people, addHref, live } = useLoaderData<typeof loader>();
  useFresh(live, ["changed"]);
  return (
    <Page
      dialog={<Outlet />}
      className={page.view === "agenda" ? undefined : "sheet-wide"}
      title={words("title")}
      headClass="top--cal"
      tools={<CalendarBar {...page} />}
      actions={<CalendarActions place={page.place} people={people} addHref={addHref} />}
      views={<ViewsNav place={page.place} />}
    >
      {/* Each view has its own styles, and carries no other's: the first round trip has room for one. */}
      <link rel="stylesheet" href={STYLES[page.view]} />
      {page.view === "month" || page.view === "agenda" ? (
        <link rel="stylesheet" href={PRINT[page.view]} media="print" />
      ) : null}
      {page.view === "month" ? <MonthPage month={page} people={people} addHref={addHref} /> : null}
      {page.view === "agenda" ? <AgendaPage agenda={page} /> : null}
      {page.view === "week" || page.view === "day" ? <HoursPage page={page} people={people} /> : null}
    </Page>
  );
}
