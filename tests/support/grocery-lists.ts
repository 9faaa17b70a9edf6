import { Temporal } from "#app/domain/time/time.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { newGroceryItemSchema } from "#app/schemas/food/grocery.ts";
import { listGroceries, updateGroceryItem } from "#app/services/food/groceries.server.ts";
import type { makeFamily } from "#tests/support/factories.ts";

export const now = () => Temporal.Now.instant();
export const inDays = (days: number) => now().add({ hours: 24 * days });
export const input = (item_name: string, quantity: string | null = null, rest: object = {}) =>
  newGroceryItemSchema.parse({ item_name, quantity, ...rest });

export type Actor = Awaited<ReturnType<typeof makeFamily>>;
export const quantities = async (actor: Actor, at = now()) =>
  (await listGroceries(actor, at)).map(({ item_name, quantity }) =>
    quantity ? `${item_name}: ${quantity}` : item_name,
  );
export const tick = (actor: Actor, id: number, is_purchased = true) => updateGroceryItem(actor, id, { is_purchased });

export async function fillList({ family }: Actor, count: number) {
  const row = { family_id: family.id, category: "Other" as const };
  await GroceryItem.bulkCreate(Array.from({ length: count }, (_, n) => ({ ...row, item_name: `Thing ${n}` })));
}
