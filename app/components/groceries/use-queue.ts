import { useCallback, useEffect, useRef, useState } from "react";
import type { Queue } from "#app/components/offline/queue.ts";
import {
  type Answer,
  type Change,
  MAX_CHANGES,
  type Mutation,
  type ShownMutation,
} from "#app/components/offline/rules.ts";
import { offline } from "#app/components/offline/use-offline.ts";
import { useSay } from "#app/components/shell/root-data.ts";
import { type GroceryRow, PLAIN_ROW } from "#app/shared/food/grocery-list.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

type ItemFields = Pick<GroceryRow, "name" | "quantity" | "category">;

const EMPTY: Queue = { changes: [], isAway: false, isSignedOut: false, sent: 0 };

/** A quantity that begins with a whole number: the browser can count it up and down without the server. */
const PLAIN = /^(\d{1,6})(?=$|\s)/;
function plainSteps(quantity: string | null) {
  const count = Number(PLAIN.exec(quantity ?? "")?.[1] ?? 0);
  if (!quantity || count === 0) return null;
  const to = (next: number) => quantity.replace(PLAIN, String(next));
  return { more: to(count + 1), less: count > 1 ? to(count - 1) : null };
}

/** A row with steps for edit mode without a connection. In shop mode the server sends none. */
export const withPlainSteps = (row: GroceryRow): GroceryRow =>
  row.steps ? row : { ...row, steps: plainSteps(row.quantity) };

/** The row of an item that only this phone has: added here and not sent, or removed from the list. */
const ownRow = ({ item, name, quantity, category = "Other" }: Change): GroceryRow => ({
  ...PLAIN_ROW,
  id: item,
  name,
  quantity,
  category,
});

/** Applies the changes in this phone's queue to the rows of the server, and collects the changes that failed. */
export function useQueue(
  base: readonly GroceryRow[],
  onAnswer: (item: Answer, change: Change) => void,
  onRemoved: (id: number) => void,
  fail: (text: string | null) => void,
) {
  const full = useSay(groceries)("queueFull", { max: MAX_CHANGES });
  const [queue, setQueue] = useState(EMPTY);
  // Taps before the script of the queue is loaded.
  const [unqueued, setUnqueued] = useState<readonly ShownMutation[]>([]);
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

  const mutate = useCallback(
    (wanted: Mutation, { name, quantity, category }: ItemFields) => {
      page.current ??= { name: Math.random().toString(36).slice(2), number: 0 };
      page.current.number += 1;
      const tap = { page: page.current.name, number: page.current.number };
      const mutation: ShownMutation = { ...wanted, name, quantity, category, at: Date.now(), tap };
      setUnqueued((known) => [...known, mutation]);
      const enqueue = () =>
        offline().then(
          ({ push }) => {
            setUnqueued((known) => known.filter((other) => other !== mutation));
            if (!push(mutation)) fail(full);
          },
          () => addEventListener("online", enqueue, { once: true }),
        );
      void enqueue();
    },
    [fail, full],
  );

  const waiting = queue.changes.filter(({ failed }) => !failed);
  const notSent = queue.changes.filter(({ failed }) => failed);
  const failures = new Map<number, Change[]>();
  for (const failed of notSent) failures.set(failed.item, [...(failures.get(failed.item) ?? []), failed]);
  const isRemoved = (id: number) => failures.get(id)?.some(({ failed }) => failed?.removed_by !== undefined);
  /**
   * Resolves failed changes of one item: `leave` drops them, `send` sends them again however old they are, `back` adds
   * the item again first.
   */
  const mend = async (failed: readonly Change[], how: "leave" | "send" | "back") => {
    const [first] = failed;
    if (!first) return;
    const { change, flush, push } = await offline();
    const { name, quantity, category, tap } = first;
    const fields = { name, quantity, category, at: Date.now() } as Pick<ShownMutation, keyof ItemFields | "at">;
    const text = quantity ? `${name}, ${quantity}` : name;
    const added = how === "back" && push({ ...fields, tap, kind: "add", body: { text } });
    if (added === null) return fail(full);
    // The live message about the removal may not have arrived yet.
    if (isRemoved(first.item)) onRemoved(first.item);
    const keys = new Set(failed.map(({ key }) => key));
    if (how === "send")
      await change((all) =>
        all.map((known) => (keys.has(known.key) ? { ...known, failed: undefined, isAsked: true } : known)),
      );
    // Dropping an item that was added here drops its other changes, too.
    else void change((all) => all.filter(({ key, item }) => !keys.has(key) && (item > 0 || item !== first.item)));
    if (added)
      for (const { kind, body, tap } of failed) push({ ...fields, tap, kind, body, item: added.item } as ShownMutation);
    await flush();
  };

  const wanted = [...waiting, ...unqueued];
  const added = waiting.filter(({ kind }) => kind === "add").map(ownRow);
  const counts = new Map(wanted.flatMap((it) => (it.kind === "count" ? [[it.item, it.body.quantity] as const] : [])));
  const ticks = new Map(wanted.flatMap((it) => (it.kind === "tick" ? [[it.item, it.body.is_purchased] as const] : [])));
  // The same array while nothing waits: `useMemo` and `memo` depend on it.
  const rows =
    added.length + counts.size + failures.size === 0
      ? base
      : [...base.filter(({ id }) => !isRemoved(id)), ...added].map((row) => {
          const quantity = counts.get(row.id);
          return quantity === undefined ? row : { ...row, quantity, steps: plainSteps(quantity) };
        });
  const lost = [...failures].flatMap(([id, [first]]) =>
    first && rows.every((row) => row.id !== id) ? [ownRow(first)] : [],
  );
  const unsent = new Set(queue.isAway || queue.isSignedOut ? waiting.map(({ item }) => item) : []);
  return {
    ...queue,
    rows,
    /** Rows of items that are not on the list and have failed changes. */
    lost,
    /** Failed changes by item id. */
    failures,
    ticks,
    /** Ids of items with a change that waits for a connection or a sign-in. */
    unsent,
    waiting: waiting.length,
    notSent,
    mutate,
    mend,
  };
}
export type ListQueue = ReturnType<typeof useQueue>;
