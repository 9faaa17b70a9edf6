import type { CalendarViewName } from "#app/shared/calendar/calendar-links.ts";

/** A date, `YYYY-MM-DD`, some days on. */
function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The same day some months on, or the last one of a month that is shorter. */
function addMonths(date: string, months: number): string {
  const moved = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const month = moved.toISOString().slice(0, 7);
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  return `${month}-${String(Math.min(Number(date.slice(8)), days)).padStart(2, "0")}`;
}

interface Key {
  key: string;
  shiftKey: boolean;
}

/** A page on or back, by the view: a month, or with Shift a year; in the week and the day a week, or a month. */
function addPages(date: string, pages: number, { shiftKey }: Key, view: CalendarViewName): string {
  if (view === "month") return addMonths(date, pages * (shiftKey ? 12 : 1));
  return shiftKey ? addMonths(date, pages) : addDays(date, pages * 7);
}

/**
 * Where a key leads in a view of the calendar, as in the date grid of the ARIA Authoring Practices Guide: a day, in the
 * month a week, the ends of the week, a page. `null` for every other key. `dates` are those shown: whole weeks.
 */
export function dateAfterKey(date: string, pressed: Key, dates: string[], view: CalendarViewName): string | null {
  const { key } = pressed;
  const week = dates.indexOf(date) - (dates.indexOf(date) % 7);
  if (view !== "month" && /^Arrow(Up|Down)$/.test(key)) return null;
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
      return dates[week] ?? null;
    case "End":
      return dates[week + 6] ?? null;
    case "PageUp":
      return addPages(date, -1, pressed, view);
    case "PageDown":
      return addPages(date, 1, pressed, view);
    default:
      return null;
  }
}
