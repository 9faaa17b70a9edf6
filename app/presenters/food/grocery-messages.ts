interface ItemRow {
  item_name: string;
  quantity: string | null;
  category: string;
}

/** What is said when something was written down, or was there already and has grown. */
export function presentItemAdded({ item_name, quantity, category }: ItemRow, isNew: boolean): string {
  if (isNew) return `Added: ${item_name}, under ${category}.`;
  return quantity
    ? `${item_name} was on the list already: now ${quantity}.`
    : `${item_name} was on the list already. Nothing was added twice.`;
}

/** What is said of an item that was ticked. */
export const presentBought = ({ item_name }: Pick<ItemRow, "item_name">): string => `In the basket: ${item_name}`;

/** What is said when an item was taken off; `back` is the day of a staple that was bought. */
export function presentItemRemoved({ item_name }: Pick<ItemRow, "item_name">, back: string | null): string {
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
