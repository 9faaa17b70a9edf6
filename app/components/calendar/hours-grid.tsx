import { useMemo } from "react";
import { DayGrid } from "#app/components/calendar/day-grid.tsx";
import { useGridKeys } from "#app/components/calendar/use-grid-keys.ts";
import { WeekGrid } from "#app/components/calendar/week-grid.tsx";
import type { DayView } from "#app/presenters/calendar/day.ts";
import type { WeekView } from "#app/presenters/calendar/week.ts";

/** The week and the day below their bar. */
export default function HoursGrid({ page }: { page: WeekView | DayView }) {
  const dates = useMemo(() => (page.view === "week" ? page.days.map(({ date }) => date) : [page.place.day]), [page]);
  // In this component, because React passes keys on to hydrated parts alone.
  useGridKeys(".hours", dates, page.place);
  // An empty day has no link of its own: its keys work in the bar, too, which has no cells of a week.
  useGridKeys(".top--cal", dates, page.place);
  return page.view === "week" ? <WeekGrid week={page} /> : <DayGrid day={page} />;
}
