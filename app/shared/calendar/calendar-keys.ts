import type { CalendarViewName } from "#app/shared/calendar/calendar-links.ts";

/** A date, `YYYY-MM-DD`, plus some days. */
function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The same day some months later, or the last day of a shorter month. */
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

/** Some pages later: a month, with Shift a year; in the week and day views a week, with Shift a month. */
function addPages(date: string, pages: number, { shiftKey }: Key, view: CalendarViewName): string {
  if (view === "month") return addMonths(date, pages * (shiftKey ? 12 : 1));
  return shiftKey ? addMonths(date, pages) : addDays(date, pages * 7);
}

/**
 * The date that a key moves to, as in the date grid of the ARIA Authoring Practices Guide: a day, a week, the ends of
 * the week, a page. `null` for any other key. `dates` are the shown ones: whole weeks. On a page from right to left, later
 * days are at the left.
 */
export function dateAfterKey(
  date: string,
  pressed: Key,
  dates: string[],
  view: CalendarViewName,
  isRtl: boolean,
): string | null {
  const { key } = pressed;
  const week = dates.indexOf(date) - (dates.indexOf(date) % 7);
  if (view !== "month" && /^Arrow(Up|Down)$/.test(key)) return null;
  switch (key) {
    case "ArrowLeft":
      return addDays(date, isRtl ? 1 : -1);
    case "ArrowRight":
      return addDays(date, isRtl ? -1 : 1);
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
