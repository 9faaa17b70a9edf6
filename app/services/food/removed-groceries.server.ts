import { literal } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import type { Removal } from "#app/models/removed/removal.server.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { memberSql, requireRoom } from "#app/services/food/groceries.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { recordRemovals } from "#app/services/removed/removals.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

/** Removing items from the grocery list, and restoring them (docs/product/food.md). */

function remove(actor: Editor, which: { id: number } | { is_purchased: true }) {
  return inTransaction(async () => {
    const removed_at = new Date();
    const where = { ...GroceryItem.onList(actor.family), ...which };
    const values = { removed_at, removed_by: literal(memberSql(actor)) };
    const [, items = []] = await GroceryItem.update(values, { where, returning: true });
    const things = items.map(({ id, item_name }) => ({
      kind: "grocery_item" as const,
      thing_id: id,
      title: item_name,
    }));
    return { removal: await recordRemovals(actor, things, removed_at), items };
  });
}

/** Removes an item; `removal` is for the undo. */
export async function removeGroceryItem(actor: Editor, id: number) {
  const { removal, items } = await remove(actor, { id });
  const [item] = items;
  if (!item) throw notFound("Grocery item");
  return { removal, item };
}

/** Removes all bought items; returns their number, and `removal` for the undo. */
export async function clearPurchased(actor: Editor) {
  const { removal, items } = await remove(actor, { is_purchased: true });
  return { removal, count: items.length };
}

/** Restores removed items, except those that were restored or removed again since. */
export function restoreGroceries(actor: FamilyScope, removals: readonly Removal[]): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const [{ removed_at } = { removed_at: null }] = removals;
    const [count] = await GroceryItem.update(
      { removed_at: null },
      { where: { family_id: actor.family.id, id: removals.map(({ thing_id }) => thing_id), removed_at } },
    );
    if (count > 0) await requireRoom(actor);
  });
}
