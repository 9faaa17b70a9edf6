import { dateAfterKey } from "#app/shared/calendar/calendar-keys.ts";
import type { CalendarQuery } from "#app/shared/calendar/calendar-links.ts";

/** The links of a cell that are on this screen: some are for a phone, some for a wide one. */
const findLinks = (cell: Element) => [...cell.querySelectorAll("a")];
const isShown = (link: HTMLElement) => link.offsetParent !== null;
const dayLink = (cell: Element) => [...cell.querySelectorAll<HTMLElement>(".day, h3 a")].find(isShown);

/** Makes one cell tabbable with all its links: Tab moves within a day, arrows between days. */
function rove(cells: Element[], current: Element | undefined): void {
  for (const cell of cells) for (const link of findLinks(cell)) link.tabIndex = cell === current ? 0 : -1;
}

/** Moves the focus from event to event of a day in the week. */
function stepInCell(cell: Element, target: EventTarget | null, step: number): void {
  const links = findLinks(cell).filter(isShown);
  links[links.indexOf(target as HTMLAnchorElement) + step]?.focus();
}

/** The days of a grid: cells of the month's table, sections of the week. The day view is all one day. */
const CELLS = { month: "td", week: ".dday", day: null, agenda: null };

interface Keys {
  /** The dates of the cells, in order. */
  dates: string[];
  place: CalendarQuery;
  /** The day to focus once it is there. */
  wanted: { current: string | null };
  goTo: (date: string) => void;
}

/**
 * Listens to keys in a view of the calendar; returns a function that stops it. A key that moves beyond the dates shown
 * loads the month, week or day there.
 */
export function listenToKeys(grid: HTMLElement, { dates, place, wanted, goTo }: Keys): () => void {
  const selector = CELLS[place.view];
  // Queried each time, because React may render the grid again.
  const listCells = () => (selector ? [...grid.querySelectorAll(selector)] : [grid]);
  const findCell = (date: string) => listCells()[dates.indexOf(date)];
  const cellAt = ({ target }: Event) => (selector ? (target as Element).closest(selector) : grid);
  if (place.view === "month") grid.setAttribute("role", "grid");
  if (selector) rove(listCells(), findCell(place.day) ?? listCells()[0]);
  if (wanted.current) {
    const cell = selector && findCell(wanted.current);
    wanted.current = null;
    if (cell) dayLink(cell)?.focus();
  }
  const onFocus = (event: FocusEvent) => {
    const cell = selector && cellAt(event);
    if (cell) rove(listCells(), cell);
  };
  const onKey = (event: KeyboardEvent) => {
    const cell = cellAt(event);
    const { key, altKey, ctrlKey, metaKey } = event;
    if (!cell || altKey || ctrlKey || metaKey) return;
    const isRtl = document.dir === "rtl";
    const date = dateAfterKey(dates[listCells().indexOf(cell)] ?? place.day, event, dates, place.view, isRtl);
    if (place.view === "week" && /^Arrow(Up|Down)$/.test(key)) {
      event.preventDefault();
      stepInCell(cell, event.target, key === "ArrowUp" ? -1 : 1);
    }
    if (!date) return;
    event.preventDefault();
    const next = findCell(date);
    const isNear = next && !key.startsWith("Page");
    if (isNear) return dayLink(next)?.focus();
    wanted.current = date;
    goTo(date);
  };
  grid.addEventListener("focusin", onFocus);
  grid.addEventListener("keydown", onKey);
  return () => {
    grid.removeEventListener("focusin", onFocus);
    grid.removeEventListener("keydown", onKey);
  };
}
