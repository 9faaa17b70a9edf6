import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { listenToKeys } from "#app/components/calendar/grid-keys.ts";
import address from "#app/components/calendar/grid-keys.ts?later";
import { type CalendarPlace, calendarHref, toMonth } from "#app/view/calendar-links.ts";

type GridKeys = { listenToKeys: typeof listenToKeys };

/**
 * The keyboard in a view of the calendar, once script runs: without it, every link is a stop. Its script comes after the
 * page's own, and weighs on none. `dates` are those of the cells, in order.
 */
export function useGridKeys(view: RefObject<HTMLElement>, dates: string[], place: CalendarPlace): void {
  const navigate = useNavigate();
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const grid = view.current;
    let end: (() => void) | null = () => undefined;
    const goTo = (day: string) =>
      navigate(calendarHref({ ...place, month: toMonth(day), day }), { preventScrollReset: true });
    // Who cannot get it goes from link to link, as without script.
    (import(/* @vite-ignore */ address) as Promise<GridKeys>)
      .then((keys) => {
        if (grid && end) end = keys.listenToKeys(grid, { dates, place, wanted, goTo });
      })
      .catch(() => undefined);
    return () => {
      end?.();
      end = null;
    };
  }, [view, dates, place, navigate]);
}
