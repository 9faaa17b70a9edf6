import { useEffect, useMemo, useState } from "react";
import { type LiveAddress, useLive } from "#app/components/live/use-live.ts";
import { useRevalidate } from "#app/components/live/use-revalidate.ts";
import { type GroceryCategory, SHOPPING_MINUTES } from "#app/shared/food/constants.ts";
import { type GroceryRow, PLAIN_ROW, presentRow, readRows } from "#app/shared/food/grocery-list.ts";
import { findShopping, type Shopping } from "#app/shared/food/shopping.ts";

/** An item in the JSON of the API. */
export interface Item {
  id: number;
  item_name: string;
  quantity: string | null;
  category: GroceryCategory;
  notes: string | null;
  meal_id: number | null;
  purchased_at: string | null;
  purchased_by: number | null;
  is_purchased: boolean;
  created_at: string;
  updated_at: string;
}

type ListMessage = { revision: number } & ({ reload: true } | { reload?: undefined; items: Item[]; removed: number[] });

/** Live updates since the page was rendered, by item id; `null` for a removed item. */
type News = ReadonlyMap<number, GroceryRow | null>;
const NO_NEWS: News = new Map();

/** How often "2 min ago" is computed again. */
const CLOCK_MS = 30_000;

interface SharedList {
  list: string;
  changedAt: number;
  isEditing: boolean;
  live: LiveAddress;
  me: number | null;
  shopping: Shopping | null;
}

/**
 * The rows with live updates of other members, and which member is in the shop. `putIn` is the item that another member
 * ticked last.
 */
export function useSharedList({ list, changedAt, isEditing, live, me, shopping }: SharedList) {
  const revalidate = useRevalidate();
  const base = useMemo(() => readRows(list), [list]);
  // Includes `changedAt`, because a list that was ticked and unticked has the same rows as before.
  const version = `${changedAt} ${list}`;
  const [updates, setUpdates] = useState({ version, news: NO_NEWS });
  const [shown, setShown] = useState(shopping);
  /** How far this phone's clock is known to be ahead of the server's, in milliseconds. */
  const [ahead, setAhead] = useState(0);
  const [putIn, setPutIn] = useState<{ by: number; name: string } | null>(null);
  // A new render of the server includes all earlier updates.
  const news = updates.version === version ? updates.news : NO_NEWS;
  const rows = useMemo(() => {
    if (news.size === 0) return base;
    const byId = new Map<number, GroceryRow | null>(base.map((row) => [row.id, row]));
    for (const [id, row] of news) byId.set(id, row);
    return [...byId.values()].filter((row) => row !== null).sort((a, b) => a.id - b.id);
  }, [base, news]);

  // `version` of the updater, not of the last render: several messages may arrive before React renders.
  const applyUpdates = (items: readonly GroceryRow[], removed: readonly number[] = []) =>
    setUpdates((before) => {
      const next = new Map(before.version === version ? before.news : NO_NEWS);
      for (const id of removed) next.set(id, null);
      for (const row of items) next.set(row.id, row);
      return { version, news: next };
    });
  useLive(live, {
    grocery: (data: ListMessage) => {
      // In edit mode each row has `steps`, which only the server computes.
      if (data.reload || isEditing) return revalidate();
      const known = new Map(rows.map((row) => [row.id, row]));
      const now = data.items.map((item) => presentRow(item, known.get(item.id) ?? PLAIN_ROW));
      for (const { id, name, boughtAt, boughtBy } of now) {
        const isNews = boughtAt !== null && known.get(id)?.boughtAt === null;
        if (isNews && boughtBy !== null && boughtBy !== me) setPutIn({ by: boughtBy, name });
      }
      applyUpdates(now, data.removed);
    },
    // The server sends only ticks of the last `SHOPPING_MINUTES`. An older or future `at` means that this phone's clock
    // is wrong.
    shopping: ({ at }: { at: string }) => {
      const late = Date.now() - ahead - Date.parse(at);
      if (late < 0 || late > SHOPPING_MINUTES * 60_000) setAhead(ahead + late);
    },
    "signed-out": () => undefined,
  });
  useEffect(() => {
    const refresh = () => setShown(findShopping(rows, me, Date.now() - ahead));
    const timer = setInterval(refresh, CLOCK_MS);
    // `shopping` is right at the time of rendering; it is computed here only after an update.
    if (news.size > 0 || ahead !== 0) refresh();
    return () => clearInterval(timer);
  }, [rows, me, news, ahead]);
  /** Applies the server's answer to a change of this phone. */
  const learnItem = (item: Item): void =>
    applyUpdates([presentRow(item, rows.find(({ id }) => id === item.id) ?? PLAIN_ROW)]);
  const forgetItem = (id: number) => applyUpdates([], [id]);
  return { rows, learnItem, forgetItem, shopping: shown, putIn, forgetPutIn: () => setPutIn(null) };
}
