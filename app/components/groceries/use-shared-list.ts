import { useEffect, useMemo, useState } from "react";
import { type LiveAddress, useLive } from "#app/components/live/use-live.ts";
import { useRevalidate } from "#app/components/live/use-revalidate.ts";
import { type GroceryCategory, SHOPPING_MINUTES } from "#app/shared/food/constants.ts";
import { type GroceryRow, PLAIN_ROW, presentRow, readRows } from "#app/shared/food/grocery-list.ts";
import { findShopping, type Shopping } from "#app/shared/food/shopping.ts";

/** An item as the API shows it. */
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

/** What was told since the page was rendered: the row, or `null` where it left the list. */
type News = ReadonlyMap<number, GroceryRow | null>;
const NO_NEWS: News = new Map();

/** "2 min ago" grows older. */
const CLOCK_MS = 30_000;

interface SharedList {
  list: string;
  changedAt: number;
  isEditing: boolean;
  live: LiveAddress;
  me: number | null;
  shopping: Shopping | null;
}

/** The rows of the list as everybody has made them, and who else is in the shop. `news` is what another has put in last. */
export function useSharedList({ list, changedAt, isEditing, live, me, shopping }: SharedList) {
  const readAgain = useRevalidate();
  const base = useMemo(() => readRows(list), [list]);
  // Ticked and taken back, a list has the same rows as before.
  const version = `${changedAt} ${list}`;
  const [told, setTold] = useState({ version, news: NO_NEWS });
  const [shown, setShown] = useState(shopping);
  /** How far this phone's clock is ahead, as far as it is known, in milliseconds. */
  const [ahead, setAhead] = useState(0);
  const [putIn, setPutIn] = useState<{ by: number; name: string } | null>(null);
  // What is rendered again has all that was told before.
  const news = told.version === version ? told.news : NO_NEWS;
  const rows = useMemo(() => {
    if (news.size === 0) return base;
    const byId = new Map<number, GroceryRow | null>(base.map((row) => [row.id, row]));
    for (const [id, row] of news) byId.set(id, row);
    return [...byId.values()].filter((row) => row !== null).sort((a, b) => a.id - b.id);
  }, [base, news]);

  // What was told a moment before may not be rendered yet.
  const learn = (items: readonly GroceryRow[], removed: readonly number[] = []) =>
    setTold((before) => {
      const next = new Map(before.version === version ? before.news : NO_NEWS);
      for (const id of removed) next.set(id, null);
      for (const row of items) next.set(row.id, row);
      return { version, news: next };
    });
  useLive(live, {
    grocery: (data: ListMessage) => {
      // Where rows are edited, each has its steps: from the server.
      if (data.reload || isEditing) return readAgain();
      const known = new Map(rows.map((row) => [row.id, row]));
      const now = data.items.map((item) => presentRow(item, known.get(item.id) ?? PLAIN_ROW));
      for (const { id, name, boughtAt, boughtBy } of now) {
        const isNews = boughtAt !== null && known.get(id)?.boughtAt === null;
        if (isNews && boughtBy !== null && boughtBy !== me) setPutIn({ by: boughtBy, name });
      }
      learn(now, data.removed);
    },
    // Who is told of was there within the last minutes, whatever this phone's clock says.
    shopping: ({ at }: { at: string }) => {
      const late = Date.now() - ahead - Date.parse(at);
      if (late < 0 || late > SHOPPING_MINUTES * 60_000) setAhead(ahead + late);
    },
    "signed-out": () => undefined,
  });
  useEffect(() => {
    const look = () => setShown(findShopping(rows, me, Date.now() - ahead));
    const timer = setInterval(look, CLOCK_MS);
    // The server has said who shops as the page was rendered.
    if (news.size > 0 || ahead !== 0) look();
    return () => clearInterval(timer);
  }, [rows, me, news, ahead]);
  /** Takes an item as the server has answered it. */
  const learnItem = (item: Item): void => learn([presentRow(item, rows.find(({ id }) => id === item.id) ?? PLAIN_ROW)]);
  const forgetItem = (id: number) => learn([], [id]);
  return { rows, learnItem, forgetItem, shopping: shown, putIn, forgetPutIn: () => setPutIn(null) };
}
