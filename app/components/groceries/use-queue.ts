import { useCallback, useEffect, useRef, useState } from "react";
import type { Queue } from "#app/components/offline/queue.ts";
import type { Answer, Change, Wish } from "#app/components/offline/rules.ts";
import { offline } from "#app/components/offline/use-offline.ts";
import type { GroceryRow } from "#app/view/grocery-list.ts";

type Thing = Pick<GroceryRow, "name" | "quantity">;
type Wished = Wish & Pick<Change, "name" | "quantity" | "at" | "tap">;

const EMPTY: Queue = { changes: [], isAway: false, isSignedOut: false, sent: 0 };
export const FULL = "This phone keeps 500 changes. Find a signal first.";

/** A quantity that is a plain number, with a unit or without: one more or less of it needs nobody to ask. */
const PLAIN = /^(\d{1,6})(?=$|\s)/;
function plainSteps(quantity: string | null) {
  const count = Number(PLAIN.exec(quantity ?? "")?.[1] ?? 0);
  if (!quantity || count === 0) return null;
  const to = (next: number) => quantity.replace(PLAIN, String(next));
  return { more: to(count + 1), less: count > 1 ? to(count - 1) : null };
}

/** A row to be changed without a signal: the list in its usual mode brings no steps along. */
export const withPlainSteps = (row: GroceryRow): GroceryRow =>
  row.steps ? row : { ...row, steps: plainSteps(row.quantity) };

/** A row as it is wanted: an item's, or of one that was written down here and has no number yet. */
const addedRow = ({ n, name }: Change): GroceryRow => ({
  id: -n,
  name,
  quantity: null,
  category: "Other",
  notes: null,
  boughtAt: null,
  boughtBy: null,
  staple: null,
  mealId: null,
  steps: null,
  changedAt: 0,
});

/** What this phone's queue makes of the list, and what becomes of what could not be sent. */
export function useQueue(
  base: readonly GroceryRow[],
  onAnswer: (item: Answer, change: Change) => void,
  fail: (text: string | null) => void,
) {
  const [queue, setQueue] = useState(EMPTY);
  // Taps from before the queue is there.
  const [early, setEarly] = useState<readonly Wished[]>([]);
  const latest = useRef(onAnswer);
  latest.current = onAnswer;
  const page = useRef<{ name: string; number: number }>();
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const listen = (now: Queue, item?: Answer, change?: Change) => {
      setQueue(now);
      if (item && change) latest.current(item, change);
    };
    offline().then(
      ({ watch }) => {
        if (!isGone) stop = watch(listen);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);

  const wish = useCallback(
    (wanted: Wish, { name, quantity }: Thing) => {
      page.current ??= { name: Math.random().toString(36).slice(2), number: 0 };
      page.current.number += 1;
      const tap = { page: page.current.name, number: page.current.number };
      const made: Wished = { ...wanted, name, quantity, at: Date.now(), tap };
      setEarly((known) => [...known, made]);
      const give = () =>
        offline().then(
          ({ push }) => {
            setEarly((known) => known.filter((other) => other !== made));
            if (!push(made)) fail(FULL);
          },
          () => addEventListener("online", give, { once: true }),
        );
      void give();
    },
    [fail],
  );

  /** What becomes of what was not sent: it is left out, sent all the same, or its item is written down anew. */
  const mend = async (failed: Change, how: "leave" | "send" | "back") => {
    const { change, flush, push } = await offline();
    const { key, n, name, quantity } = failed;
    const isIt = (known: Change) => known.key === key;
    if (how === "send")
      await change((all) => all.map((known) => (isIt(known) ? { ...known, failed: undefined, isAsked: true } : known)));
    // What hangs on an item that was written down here goes with it.
    else await change((all) => all.filter((known) => !isIt(known) && known.item !== -n));
    if (how === "back") {
      const added = push({
        ...failed,
        kind: "add",
        item: undefined,
        body: { text: [name, quantity].filter(Boolean).join(", ") },
      });
      if (added && failed.kind !== "add") push({ ...failed, item: added.item, failed: undefined } as Change);
    }
    await flush();
  };

  const waiting = queue.changes.filter(({ failed }) => !failed);
  const wanted = [...waiting, ...early];
  const added = waiting.filter(({ kind }) => kind === "add").map(addedRow);
  const counts = new Map(wanted.flatMap((it) => (it.kind === "count" ? [[it.item, it.body.quantity] as const] : [])));
  const ticks = new Map(wanted.flatMap((it) => (it.kind === "tick" ? [[it.item, it.body.is_purchased] as const] : [])));
  // A list of a thousand stays the same list while nothing waits.
  const rows =
    added.length + counts.size === 0
      ? base
      : [...base, ...added].map((row) => {
          const quantity = counts.get(row.id);
          return quantity === undefined ? row : { ...row, quantity, steps: plainSteps(quantity) };
        });
  const waits = new Set(queue.isAway ? waiting.map(({ item }) => item) : []);
  return {
    ...queue,
    rows,
    ticks,
    waits,
    waiting: waiting.length,
    notSent: queue.changes.filter(({ failed }) => failed),
    wish,
    mend,
  };
}
export type ListQueue = ReturnType<typeof useQueue>;
