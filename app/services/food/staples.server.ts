import { Op } from "sequelize";
import { returnsOn } from "#app/domain/food/staples.ts";
import { dateIn, Temporal, toInstant } from "#app/domain/time/time.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";

type Purchase = Pick<GroceryItem, "is_purchased" | "purchased_at" | "repeat_days">;

/**
 * The local date on which a bought staple is on the list again; `null` for what does not come back, or has not left.
 */
export function stapleReturn({ family }: FamilyScope, { is_purchased, purchased_at, repeat_days }: Purchase) {
  if (!is_purchased || !purchased_at || repeat_days === null) return null;
  return returnsOn(toInstant(purchased_at), repeat_days, family.time_zone);
}

/** A bought staple as it was read; when it was bought as a time, or as PostgreSQL writes one in JSON. */
export interface RestingStaple {
  id: number;
  purchased_at: Date | string | null;
  repeat_days: number | null;
  is_purchased?: boolean;
}

/**
 * Puts those of some items back on the list that are staples whose day has come, in the family's zone. A staple is one
 * row: however many readers do this at once, it is there once. It comes back also to a full list. Says whether any did.
 */
export async function returnStaples(actor: FamilyScope, items: readonly RestingStaple[], now: Temporal.Instant) {
  const today = dateIn(now, actor.family.time_zone);
  const due = items.filter(({ purchased_at, is_purchased = true, repeat_days }) => {
    const boughtAt = purchased_at === null ? null : new Date(purchased_at);
    const day = stapleReturn(actor, { is_purchased, purchased_at: boughtAt, repeat_days });
    return day !== null && Temporal.PlainDate.compare(day, today) <= 0;
  });
  if (due.length === 0) return false;
  await GroceryItem.update(
    { is_purchased: false, purchased_by: null, removed_at: null, meal_id: null, former_meal_id: null },
    { where: { ...GroceryItem.restingStaples(actor.family), id: due.map(({ id }) => id) } },
  );
  return true;
}

/**
 * The family's staples by name: those on the list, and those that will be. One that was taken off unbought is no longer
 * a staple.
 */
export const listStaples = ({ family }: FamilyScope): Promise<GroceryItem[]> =>
  GroceryItem.findAll({
    where: { ...GroceryItem.staples(family), [Op.or]: [{ removed_at: null }, { is_purchased: true }] },
    order: ["item_name", "id"],
    raw: true,
  });

/** Makes a staple an ordinary item. Repeating it changes nothing. */
export async function endStaple({ family }: FamilyScope, id: number): Promise<void> {
  await GroceryItem.update({ repeat_days: null }, { where: { id, family_id: family.id } });
}
