import { useCallback, useEffect, useRef, useState } from "react";
import type { GroceryRow } from "#app/utils/grocery-list.ts";

type Ticks = ReadonlyMap<number, boolean>;
const NONE: Ticks = new Map();

/** For so long a ticked item keeps its place: a second tap in a hurry is not to meet its neighbour. */
const KEEP_PLACE_MS = 1_500;

export interface TickList {
  /** Whether an item is bought, as the last tap has it. */
  isTicked: (item: GroceryRow) => boolean;
  /** Whether it stands among those at the end. */
  isAtEnd: (item: GroceryRow) => boolean;
  /** What the last tap wants and the server has not said yet. */
  wanted: Ticks;
  tap: (item: GroceryRow) => void;
  /** The server has said how it is, or will not be asked again. */
  settle: (id: number) => void;
  /** Why the last tap came to nothing; `null` when it did not. */
  failure: string | null;
  fail: (text: string | null) => void;
}

function without(ticks: Ticks, id: number): Ticks {
  if (!ticks.has(id)) return ticks;
  const rest = new Map(ticks);
  rest.delete(id);
  return rest;
}

/** The ticks of a list: shown at once, whatever the network does. */
export function useTicks(): TickList {
  const [wanted, setWanted] = useState(NONE);
  const [places, setPlaces] = useState(NONE);
  const [failure, fail] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const focused = useRef<Element | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // A button that is moved in the document loses the focus.
    const element = focused.current;
    focused.current = null;
    const isLost = places === NONE && element instanceof HTMLElement && document.activeElement === document.body;
    if (isLost) element.focus({ preventScroll: true });
  }, [places]);

  const isTicked = (item: GroceryRow) => wanted.get(item.id) ?? item.isPurchased;
  return {
    isTicked,
    isAtEnd: (item) => places.get(item.id) ?? isTicked(item),
    wanted,
    tap: (item) => {
      const was = isTicked(item);
      fail(null);
      setWanted((ticks) => new Map(ticks).set(item.id, !was));
      setPlaces((ticks) => (ticks.has(item.id) ? ticks : new Map(ticks).set(item.id, was)));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        focused.current = document.activeElement;
        setPlaces(NONE);
      }, KEEP_PLACE_MS);
    },
    settle: useCallback((id) => setWanted((ticks) => without(ticks, id)), []),
    failure,
    fail,
  };
}
