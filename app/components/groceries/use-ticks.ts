import { useEffect, useRef, useState } from "react";
import type { ListQueue } from "#app/components/groceries/use-queue.ts";
import type { GroceryRow } from "#app/shared/food/grocery-list.ts";

const NO_PLACES: ReadonlyMap<number, boolean> = new Map();

/** How long a ticked item stays in its place, so that a quick second tap does not hit the next item. */
const KEEP_PLACE_MS = 1_500;

/** Sort key above any time in milliseconds: unsent ticks come before sent ones. */
const WAITS = 1e15;

/** Where recently ticked items are shown: in the place that they had, for `KEEP_PLACE_MS` after the last tick. */
function usePlaces() {
  const [places, setPlaces] = useState(NO_PLACES);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const neighbours = useRef<(Element | null)[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // React moves rows by removing them, so a focused button loses the focus. The row, or the one beside it, gets it
    // back.
    const candidates = neighbours.current;
    neighbours.current = [];
    if (places !== NO_PLACES || document.activeElement !== document.body) return;
    const target = candidates.find((row) => row?.isConnected && row.closest("details:not([open])") === null);
    target?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [places]);
  const hold = (id: number, isInBasket: boolean) => {
    setPlaces((known) => (known.has(id) ? known : new Map(known).set(id, isInBasket)));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const row = document.activeElement?.closest(".shop-list > li");
      neighbours.current = row ? [row, row.nextElementSibling, row.previousElementSibling] : [];
      setPlaces(NO_PLACES);
    }, KEEP_PLACE_MS);
  };
  return { places, hold };
}

/** The ticks of the list. A tick shows at once and is queued. */
export function useTicks({
  ticks,
  unsent,
  failures,
  mutate,
}: Pick<ListQueue, "ticks" | "unsent" | "failures" | "mutate">) {
  const [last, setLast] = useState<GroceryRow | null>(null);
  const { places, hold } = usePlaces();
  const turns = new Map([...ticks.keys()].map((id, turn) => [id, turn]));
  const isTicked = (item: GroceryRow): boolean => ticks.get(item.id) ?? item.boughtAt !== null;
  const set = (item: GroceryRow, isWanted: boolean) => {
    hold(item.id, !isWanted);
    setLast(isWanted ? item : null);
    mutate({ kind: "tick", item: item.id, body: { is_purchased: isWanted } }, item);
  };
  return {
    /** Whether the item is ticked, unsent ticks included. */
    isTicked,
    /** Whether the item is shown in the basket. An item with an unsent or failed tick does not move. */
    isInBasket: (item: GroceryRow): boolean =>
      !failures.has(item.id) &&
      (places.get(item.id) ?? (unsent.has(item.id) ? item.boughtAt !== null : isTicked(item))),
    /** Sort key of the basket. The tick that is sent last is first, so that its answer moves no row. */
    putInAt: ({ id, boughtAt }: GroceryRow): number => {
      const turn = turns.get(id);
      return turn === undefined ? (boughtAt ?? 0) : WAITS + turn;
    },
    tap: (item: GroceryRow) => set(item, !isTicked(item)),
    undo: () => last && set(last, false),
    /** The item of the last tick; `null` after any other action. */
    last,
    forgetLast: () => setLast(null),
  };
}
