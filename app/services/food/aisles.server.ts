import { inTransaction } from "#app/db/database.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import type { GroceryCategory } from "#app/shared/food/constants.ts";
import { shopOrder } from "#app/shared/food/grocery-list.ts";

/** The categories in the order of the family's shop. */
export const aisleOrder = ({ family }: FamilyScope): GroceryCategory[] => shopOrder(family.aisles);

/** Moves an aisle to an index, for the whole family. Repeating it changes nothing. */
export function moveAisle(actor: FamilyScope, category: GroceryCategory, to: number): Promise<GroceryCategory[]> {
  return inTransaction(async (transaction) => {
    const family = await Family.findByPk(actor.family.id, {
      lock: transaction.LOCK.NO_KEY_UPDATE,
      rejectOnEmpty: true,
    });
    const order = shopOrder(family.aisles).filter((other) => other !== category);
    order.splice(to, 0, category);
    await family.update({ aisles: order });
    return order;
  });
}

/** Restores the default order. */
export async function resetAisles({ family }: FamilyScope): Promise<void> {
  await Family.update({ aisles: null }, { where: { id: family.id } });
}
