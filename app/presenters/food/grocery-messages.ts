interface ItemRow {
  item_name: string;
}

export const presentBought = ({ item_name }: ItemRow): string => `In the basket: ${item_name}`;

/** The message after an item was removed; `back` is the day on which a bought staple returns. */
export function presentItemRemoved({ item_name }: ItemRow, back: string | null): string {
  return back ? `Removed: ${item_name}. It comes back by itself on ${back}.` : `Removed: ${item_name}.`;
}

export function presentCleared(count: number): string {
  if (count === 0) return "Nothing was in the basket.";
  return count === 1 ? "1 item was cleared from the list." : `${count} items were cleared from the list.`;
}

export function presentUndone(items: readonly { title: string }[]): string {
  const [first] = items;
  if (!first) return "Nothing is left to undo: the list is as you see it.";
  return items.length === 1 ? `Back on the list: ${first.title}.` : `${items.length} items are back on the list.`;
}
