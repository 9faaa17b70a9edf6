import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { weekdayOf } from "#app/utils/dates.ts";
import { dateAfterKey } from "#app/view/calendar-keys.ts";
import { type CalendarPlace, calendarHref, toMonth } from "#app/view/calendar-links.ts";

/** The links of a cell that are on this screen: some are for a phone, some for a wide one. */
const findLinks = (cell: Element) => [...cell.querySelectorAll("a")];
const dayLink = (cell: Element) => [...cell.querySelectorAll<HTMLElement>(".day")].find((link) => link.offsetParent);

/** One cell can be tabbed into, with all its links: Tab goes through a day, arrows from day to day. */
function rove(cells: Element[], current: Element | undefined): void {
  for (const cell of cells) for (const link of findLinks(cell)) link.tabIndex = cell === current ? 0 : -1;
}

/**
 * The keyboard in the grid of a month, once script runs: without it, every link is a stop. `dates` are those of the
 * cells, in order. A key that leads out of the grid goes to the month there.
 */
export function useGridKeys(table: RefObject<HTMLTableElement>, dates: string[], place: CalendarPlace): void {
  const navigate = useNavigate();
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const grid = table.current;
    if (!grid) return;
    const cells = [...grid.querySelectorAll("td")];
    const findCell = (date: string) => cells[dates.indexOf(date)];
    grid.setAttribute("role", "grid");
    rove(cells, findCell(place.day) ?? cells[0]);
    if (wanted.current) {
      const cell = findCell(wanted.current);
      wanted.current = null;
      if (cell) dayLink(cell)?.focus();
    }
    const onFocus = ({ target }: FocusEvent) => {
      const cell = (target as Element).closest("td");
      if (cell) rove(cells, cell);
    };
    const onKey = (event: KeyboardEvent) => {
      const cell = (event.target as Element).closest("td");
      if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
      const firstDay = weekdayOf(dates[0] ?? place.day);
      const date = dateAfterKey(dates[cells.indexOf(cell)] ?? place.day, event.key, event.shiftKey, firstDay);
      if (!date) return;
      event.preventDefault();
      const next = findCell(date);
      const isNear = next && !event.key.startsWith("Page");
      if (isNear) return dayLink(next)?.focus();
      wanted.current = date;
      navigate(calendarHref({ ...place, month: toMonth(date), day: date }), { preventScrollReset: true });
    };
    grid.addEventListener("focusin", onFocus);
    grid.addEventListener("keydown", onKey);
    return () => {
      grid.removeEventListener("focusin", onFocus);
      grid.removeEventListener("keydown", onKey);
    };
  }, [table, dates, place, navigate]);
}
