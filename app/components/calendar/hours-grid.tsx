import { DayGrid } from "#app/components/calendar/day-grid.tsx";
import { WeekGrid } from "#app/components/calendar/week-grid.tsx";
import type { DayView } from "#app/presenters/calendar/day.ts";
import type { WeekView } from "#app/presenters/calendar/week.ts";

/** What the week and the day show below their bar. */
export default function HoursGrid({ page }: { page: WeekView | DayView }) {
  return page.view === "week" ? <WeekGrid week={page} /> : <DayGrid day={page} />;
}
