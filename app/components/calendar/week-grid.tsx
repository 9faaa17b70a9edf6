import { useMemo } from "react";
import { Hours, LaneEvent, NowLine, Slot } from "#app/components/calendar/time-grid.tsx";
import { useDrags } from "#app/components/calendar/use-drags.ts";
import { slotKey, Unlisted } from "#app/components/events/event-row.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { WeekDay, WeekView } from "#app/presenters/calendar/week.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

/** Whether a day of the current week is past. */
const isEarlier = ({ date }: WeekDay, { days, today }: WeekView) =>
  date < today && days.some((day) => day.date === today);

function Day({ day, week }: { day: WeekDay; week: WeekView }) {
  const say = useSay(calendar);
  const { date, events, more, unlisted, label } = day;
  const isToday = date === week.today;
  const classes = ["dday", isToday && "is-today", isEarlier(day, week) && "is-earlier"];
  return (
    <section className={classes.filter(Boolean).join(" ")} id={`d${date}`} aria-labelledby={`h${date}`}>
      <h3 id={`h${date}`}>
        <AppLink to={day.href} discover="none" aria-current={isToday ? "date" : undefined} data-short={day.short}>
          <span className="dnum">{day.number}</span>
          {day.weekday}
          {isToday ? <span className="only-list">{say("dayToday")}</span> : null}
        </AppLink>
        {more > 0 ? (
          <AppLink className="more only-grid" to={day.href} discover="none">
            {say.rich("moreOn", { count: more, day: label, hidden })}
          </AppLink>
        ) : null}
        <AppLink
          className="btn btn--icon"
          to={day.addHref}
          discover="none"
          preventScrollReset
          aria-label={say("addOn", { day: label })}
        >
          <Icon name="plus" />
        </AppLink>
      </h3>
      <ol className="tg__col agenda">
        {events.map(({ view, place }, index) => (
          <Slot key={slotKey(view, index)} event={view} place={place} />
        ))}
        {unlisted > 0 ? (
          <li className="only-list">
            <Unlisted count={unlisted} />
          </li>
        ) : null}
        {events.length === 0 ? <li className="none only-list">{say("nothingPlanned")}</li> : null}
        <NowLine place={isToday ? week.now : null} />
      </ol>
    </section>
  );
}

/** A week: on a phone a list of its days, past ones folded, on a wide screen a grid of hours. */
export function WeekGrid({ week }: { week: WeekView }) {
  const say = useSay(calendar);
  const events = useMemo(() => week.days.flatMap((day) => day.events.map(({ view }) => view)), [week]);
  const grid = useDrags(events, week.hours);
  return (
    <>
      {week.days.some((day) => isEarlier(day, week)) ? (
        <details className="earlier only-list">
          <summary className="act">{say("earlierThisWeek")}</summary>
        </details>
      ) : null}
      <div className="tg days" ref={grid}>
        <div className="tg__corner only-grid" />
        {week.lane.length > 0 ? (
          <ul className="tg__all only-grid" aria-label={say("allDay")}>
            <li className="tg__h" aria-hidden="true">
              {say("allDay")}
            </li>
            {week.lane.map(([day, index, place]) => {
              const event = week.days[day]?.events[index]?.view;
              return event ? <LaneEvent key={`${day} ${index}`} event={event} place={place} /> : null;
            })}
          </ul>
        ) : null}
        <Hours hours={week.hours} />
        {week.days.map((day) => (
          <Day key={day.date} day={day} week={week} />
        ))}
      </div>
    </>
  );
}
