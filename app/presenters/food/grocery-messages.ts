import { foodName } from "#app/presenters/food/food-names.ts";
import { formatGrown } from "#app/shared/food/grocery-words.ts";
import { say } from "#app/words/catalogue.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";
import { groceryWords } from "#app/words/catalogues/grocery-words.ts";

interface ItemRow {
  item_name: string;
}

/** The message after an item was added, or after its quantity was increased. */
export function presentAdded(
  item: ItemRow & { quantity: string | null; category: string },
  isNew: boolean,
  locale: string,
): string {
  if (!isNew) return formatGrown(item, say(groceries, locale));
  return say(groceryWords, locale)("added", { item: item.item_name, aisle: foodName("aisle", item.category, locale) });
}

export const presentBought = ({ item_name: item }: ItemRow, locale: string): string =>
  say(groceries, locale)("inBasket", { item });

/** The message after an item was removed; `day` is the day on which a bought staple returns. */
export function presentItemRemoved({ item_name: item }: ItemRow, day: string | null, locale: string): string {
  const text = say(groceryWords, locale);
  return day ? text("removedStaple", { item, day }) : text("removed", { item });
}

/** The message after an item was edited. */
export const presentEdited = (item: string, locale: string): string => say(groceryWords, locale)("saved", { item });

export const presentCleared = (count: number, locale: string): string =>
  say(groceryWords, locale)("cleared", { count });

export function presentUndone(items: readonly { title: string }[], locale: string): string {
  const text = say(groceryWords, locale);
  const [first, second] = items;
  if (!first) return text("nothingToUndo");
  return second ? text("backCount", { count: items.length }) : text("back", { item: first.title });
}
