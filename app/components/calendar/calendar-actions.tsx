import { MemberFilter } from "#app/components/calendar/member-filter.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { type CalendarQuery, syncHref } from "#app/shared/calendar/calendar-links.ts";
import type { Person } from "#app/shared/people/person.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

interface CalendarActionsProps {
  place: CalendarQuery;
  people: Person[];
  addHref: string;
}

/** The calendar's buttons. In the agenda also the people, because it has no end to put them at. */
export const CalendarActions = ({ place, people, addHref }: CalendarActionsProps) => {
  const say = useSay(calendar);
  return (
    <>
      <AppLink className="btn" to="/calendars">
        {say("calendars")}
      </AppLink>
      <AppLink className="btn" to={syncHref(place)} preventScrollReset>
        {say("sync")}
      </AppLink>
      <AppLink className="btn btn--main" to={addHref} preventScrollReset>
        <Icon name="plus" />
        {say("addEvent")}
      </AppLink>
      {place.view === "agenda" ? <MemberFilter people={people} place={place} /> : null}
    </>
  );
};
