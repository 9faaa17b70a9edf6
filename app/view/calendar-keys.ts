import { weekStart } from "#app/utils/dates.ts";
import { toMonth } from "#app/view/calendar-links.ts";

/** A date, `YYYY-MM-DD`, some days on. */
function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The same day some months on, or the last one of a month that is shorter. */
function addMonths(date: string, months: number): string {
  const moved = new Date(`${toMonth(date)}-01T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const month = toMonth(moved.toISOString());
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  return `${month}-${String(Math.min(Number(date.slice(8)), days)).padStart(2, "0")}`;
}

/**
 * Where a key leads in the grid of a month, as in the date grid of the ARIA Authoring Practices Guide: a day, a week,
 * the ends of the week, a month; with Shift a year. `null` for every other key. `firstDay` is the weekday with which
 * weeks begin, 1 for Monday to 7 for Sunday.
 */
export function dateAfterKey(date: string, key: string, isShifted: boolean, firstDay: number): string | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(date, -1);
    case "ArrowRight":
      return addDays(date, 1);
    case "ArrowUp":
      return addDays(date, -7);
    case "ArrowDown":
      return addDays(date, 7);
    case "Home":
      return weekStart(date, firstDay);
    case "End":
      return addDays(weekStart(date, firstDay), 6);
    case "PageUp":
      return addMonths(date, isShifted ? -12 : -1);
    case "PageDown":
      return addMonths(date, isShifted ? 12 : 1);
    default:
      return null;
  }
}
