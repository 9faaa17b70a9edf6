import { GROCERY_CATEGORIES, type GroceryCategory } from "#app/utils/constants.ts";

/** An item of the list as the page shows it. */
export interface GroceryRow {
  id: number;
  name: string;
  quantity: string | null;
  category: GroceryCategory;
  notes: string | null;
  isPurchased: boolean;
  editHref: string;
}

/** The categories that hold anything, in the order of the shop, what is bought at the end of each. */
export function aisles(items: readonly GroceryRow[], isAtEnd: (item: GroceryRow) => boolean) {
  return GROCERY_CATEGORIES.flatMap((category) => {
    const inside = items.filter((item) => item.category === category);
    const rows = [...inside.filter((item) => !isAtEnd(item)), ...inside.filter(isAtEnd)];
    return rows.length > 0 ? [{ category, rows }] : [];
  });
}
