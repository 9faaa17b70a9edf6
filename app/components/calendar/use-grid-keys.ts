import { useNavigate } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { listenToKeys } from "#app/components/calendar/grid-keys.ts";
import { type CalendarQuery, calendarHref, toMonth } from "#app/shared/calendar/calendar-links.ts";

type GridKeys = { listenToKeys: typeof listenToKeys };

/** Kept once it is loaded, so that no key is lost from page to page. */
let loaded: GridKeys | null = null;

/** Runs with the page, not a moment after, because the former view would handle a key in between. */
const useWithPage = import.meta.env.SSR ? useEffect : useLayoutEffect;

/**
 * Keyboard control of a calendar view, with script; without it Tab stops at every link. The module loads after the page's own.
 * `view` is the selector of the listening element; `dates` are those of the cells, in order.
 */
export function useGridKeys(view: string, dates: string[], place: CalendarQuery): void {
  const navigate = useNavigate();
  const wanted = useRef<string | null>(null);
  useWithPage(() => {
    const grid = document.querySelector<HTMLElement>(view);
    let end: (() => void) | null = () => undefined;
    const goTo = (day: string) =>
      navigate(calendarHref({ ...place, month: toMonth(day), day }), { preventScrollReset: true });
    const begin = (keys: GridKeys) => {
      loaded = keys;
      if (grid && end) end = keys.listenToKeys(grid, { dates, place, wanted, goTo });
    };
    // If the module fails to load, Tab moves from link to link, as without script.
    if (loaded) begin(loaded);
    else (import("#app/components/calendar/grid-keys.ts") as Promise<GridKeys>).then(begin).catch(() => undefined);
    return () => {
      end?.();
      end = null;
    };
  }, [view, dates, place, navigate]);
}
