import type { Family } from "#app/models/family.server.ts";
import { GroceryItem } from "#app/models/grocery-item.server.ts";

/** The first items still to be bought, in the order in which they were put down, and how many there are in all. */
export async function openGroceries({ family }: { family: Family }, limit: number) {
  const { rows, count } = await GroceryItem.findAndCountAll({
    where: { family_id: family.id, is_purchased: false },
    order: ["id"],
    limit,
  });
  return { items: rows, count };
}
