import type { ReactNode } from "react";
import { EventRow } from "#app/components/events/event-row.tsx";
import type { EventView } from "#app/presenters/calendar/event-view.ts";

/** The hours beside the grid, hidden from screen readers, because each event has its own time. */
export function Hours({ hours }: { hours: string[] }) {
  return (
    <div className="tg__hours only-grid" aria-hidden="true">
      {hours.map((hour) => (
        <span className="tg__h" key={hour}>
          {hour}
        </span>
      ))}
    </div>
  );
}

/** An event at its place among the hours; without one it is in the list alone. */
export const Slot = ({ event, place }: { event: EventView; place: string | null }) => (
  <li className={place ? undefined : "only-list"}>
    <EventRow event={event} place={place ?? ""} />
  </li>
);

/** An event that lasts all day, above the hours. */
export const LaneEvent = ({ event, place }: { event: EventView; place?: string }) => (
  <li className={place}>
    <EventRow event={event} place="lane" />
  </li>
);

/** The line of now, where it is within the hours shown. */
export const NowLine = ({ place }: { place: string | null }): ReactNode =>
  place ? <li className={`now ${place} only-grid`} aria-hidden="true" /> : null;
