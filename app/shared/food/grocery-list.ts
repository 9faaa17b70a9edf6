import { GROCERY_CATEGORIES, type GroceryCategory } from "#app/shared/food/constants.ts";

/** The quantity one step up and one step down; absent or `null` without a step. */
export interface Steps {
  more?: string | null;
  less?: string | null;
}

/** An item as the list's page shows it. */
export interface GroceryRow {
  id: number;
  name: string;
  quantity: string | null;
  category: GroceryCategory;
  notes: string | null;
  /** When it was bought, in milliseconds since 1970; `null` if it is not bought. */
  boughtAt: number | null;
  /** The member who ticked it. */
  boughtBy: number | null;
  /** After how many days a bought staple returns; `null` for other items. */
  staple: number | null;
  /** The meal that it is for. */
  mealId: number | null;
  /** The values of the plus and minus buttons in edit mode. */
  steps: Steps | null;
}

/** An item of the database, with dates, or of the API, with dates as texts. */
interface ListedItem {
  id: number;
  item_name: string;
  quantity: string | null;
  category: GroceryCategory;
  notes: string | null;
  meal_id: number | null;
  is_purchased: boolean;
  purchased_at: Date | string | null;
  purchased_by: number | null;
  updated_at: Date | string;
}

/** The row of an item. `staple` and `steps` are a second argument, because the API does not send them. */
export const presentRow = (item: ListedItem, { staple, steps }: Pick<GroceryRow, "staple" | "steps">): GroceryRow => ({
  id: item.id,
  name: item.item_name,
  quantity: item.quantity,
  category: item.category,
  notes: item.notes,
  boughtAt: item.is_purchased ? new Date(item.purchased_at ?? item.updated_at).getTime() : null,
  boughtBy: item.is_purchased ? item.purchased_by : null,
  staple,
  mealId: item.meal_id,
  steps,
});

/** The defaults that `writeRows` leaves out. */
export const PLAIN_ROW = {
  quantity: null,
  notes: null,
  boughtAt: null,
  boughtBy: null,
  staple: null,
  mealId: null,
  steps: null,
};

/** Rows as JSON without nulls. Short, because a page contains them twice: as HTML, and for script. */
export const writeRows = (rows: readonly GroceryRow[]): string =>
  JSON.stringify(rows, (_, value) => value ?? undefined);

/** The rows of `writeRows`. */
export const readRows = (text: string): GroceryRow[] =>
  JSON.parse(text).map((row: Partial<GroceryRow>) => ({ ...PLAIN_ROW, ...row }));

/** All categories in the family's order. A category that the stored order does not have is last. */
export function shopOrder(chosen: readonly string[] | null): GroceryCategory[] {
  const known = (chosen ?? []).filter((name): name is GroceryCategory => GROCERY_CATEGORIES.includes(name as never));
  return [...new Set([...known, ...GROCERY_CATEGORIES])];
}

/** A category and its name in the reader's language. */
export interface Aisle {
  value: GroceryCategory;
  label: string;
}

/** The categories with items, in the order of the shop. */
export const aisles = <Item extends { category: GroceryCategory }>(items: readonly Item[], order: readonly Aisle[]) =>
  order.flatMap(({ value: category, label: name }) => {
    const rows = items.filter((item) => item.category === category);
    return rows.length > 0 ? [{ category, name, rows }] : [];
  });

/** The basket, last ticked first. */
export const lastFirst = (items: readonly GroceryRow[], putInAt: (item: GroceryRow) => number) =>
  [...items].sort((a, b) => putInAt(b) - putInAt(a) || b.id - a.id);
