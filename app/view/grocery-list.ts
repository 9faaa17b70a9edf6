import { GROCERY_CATEGORIES, type GroceryCategory } from "#app/utils/constants.ts";

/** An item of the list as the page shows it. */
export interface GroceryRow {
  id: number;
  name: string;
  quantity: string | null;
  category: GroceryCategory;
  notes: string | null;
  isPurchased: boolean;
  /** Whether its quantity has a next step up, and down. */
  canBeMore: boolean;
  canBeLess: boolean;
  /** How often it comes back by itself; `null` when it does not. */
  staple: string | null;
  /** The meal that it is for. */
  meal: { title: string; href: string } | null;
  editHref: string;
  /** When it was changed last, in milliseconds since 1970. */
  changedAt: number;
}

/** All categories in the order that a family chose; one that it does not know yet comes at the end. */
export function shopOrder(chosen: readonly string[] | null): GroceryCategory[] {
  const known = (chosen ?? []).filter((name): name is GroceryCategory => GROCERY_CATEGORIES.includes(name as never));
  return [...new Set([...known, ...GROCERY_CATEGORIES])];
}

/** The categories that hold anything, in the order of the shop, what is bought at the end of each. */
export function aisles<Item extends { category: GroceryCategory }>(
  items: readonly Item[],
  order: readonly GroceryCategory[],
  isAtEnd: (item: Item) => boolean,
) {
  return order.flatMap((category) => {
    const inside = items.filter((item) => item.category === category);
    const rows = [...inside.filter((item) => !isAtEnd(item)), ...inside.filter(isAtEnd)];
    return rows.length > 0 ? [{ category, rows }] : [];
  });
}
