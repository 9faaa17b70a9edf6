import { byCount } from "#app/shared/by-count.ts";

interface ItemRow {
  item_name: string;
}

export const presentBought = ({ item_name }: ItemRow): string => `In the basket: ${item_name}`;

/** The message after an item was removed; `back` is the day on which a bought staple returns. */
export function presentItemRemoved({ item_name }: ItemRow, back: string | null): string {
  return back ? `Removed: ${item_name}. It will return on ${back}.` : `Removed: ${item_name}.`;
}

export function presentCleared(count: number): string {
  if (count === 0) return "The basket is empty.";
  return byCount(count, "1 item cleared.", `${count} items cleared.`);
}

export function presentUndone(items: readonly { title: string }[]): string {
  const [first] = items;
  if (!first) return "Nothing to undo.";
  return byCount(items.length, `Back on the list: ${first.title}.`, `${items.length} items are back on the list.`);
}
