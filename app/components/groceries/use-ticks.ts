import { useEffect, useRef, useState } from "react";
import type { ListQueue } from "#app/components/groceries/use-queue.ts";
import type { GroceryRow } from "#app/shared/food/grocery-list.ts";

const NO_PLACES: ReadonlyMap<number, boolean> = new Map();

/** For so long a ticked item keeps its place: a second tap in a hurry is not to meet its neighbour. */
const KEEP_PLACE_MS = 1_500;

/** Later than any time: what waits to be sent stands above all that is. */
const WAITS = 1e15;

/** A ticked item keeps its place for a while; then it goes to the others that are bought. */
function usePlaces() {
  const [places, setPlaces] = useState(NO_PLACES);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const neighbours = useRef<(Element | null)[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // A button that goes elsewhere loses the focus: one beside it takes it over.
    const heirs = neighbours.current;
    neighbours.current = [];
    if (places !== NO_PLACES || document.activeElement !== document.body) return;
    const heir = heirs.find((row) => row?.isConnected && row.closest("details:not([open])") === null);
    heir?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [places]);
  const keep = (id: number, isInBasket: boolean) => {
    setPlaces((known) => (known.has(id) ? known : new Map(known).set(id, isInBasket)));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const row = document.activeElement?.closest(".shop-list > li");
      neighbours.current = row ? [row, row.nextElementSibling, row.previousElementSibling] : [];
      setPlaces(NO_PLACES);
    }, KEEP_PLACE_MS);
  };
  return { places, keep };
}

/** The ticks of a list: shown at once, whatever the network does, and sent when it does. */
export function useTicks({
  ticks,
  unsent,
  failures,
  mutate,
}: Pick<ListQueue, "ticks" | "unsent" | "failures" | "mutate">) {
  const [last, setLast] = useState<GroceryRow | null>(null);
  const { places, keep } = usePlaces();
  const turns = new Map([...ticks.keys()].map((id, turn) => [id, turn]));
  const isTicked = (item: GroceryRow): boolean => ticks.get(item.id) ?? item.boughtAt !== null;
  const set = (item: GroceryRow, isWanted: boolean) => {
    keep(item.id, !isWanted);
    setLast(isWanted ? item : null);
    mutate({ kind: "tick", item: item.id, body: { is_purchased: isWanted } }, item);
  };
  return {
    /** Whether an item is bought, as the last tap has it. */
    isTicked,
    /** Whether it stands among those in the basket: what waits to be sent, or was not sent, stays where it is seen. */
    isInBasket: (item: GroceryRow): boolean =>
      !failures.has(item.id) &&
      (places.get(item.id) ?? (unsent.has(item.id) ? item.boughtAt !== null : isTicked(item))),
    /** When it was put in, to order the basket by: what goes out last is first, so nothing moves when its answer comes. */
    putInAt: ({ id, boughtAt }: GroceryRow): number => {
      const turn = turns.get(id);
      return turn === undefined ? (boughtAt ?? 0) : WAITS + turn;
    },
    tap: (item: GroceryRow) => set(item, !isTicked(item)),
    /** Takes the last tick back. */
    undo: () => last && set(last, false),
    /** What the last tap put into the basket, until something else is done. */
    last,
    forgetLast: () => setLast(null),
  };
}
