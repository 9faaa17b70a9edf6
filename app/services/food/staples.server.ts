import { Op } from "sequelize";
import { returnsOn } from "#app/domain/food/staples.ts";
import { dateIn, Temporal, toInstant } from "#app/domain/time/time.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";

type Purchase = Pick<GroceryItem, "is_purchased" | "purchased_at" | "repeat_days">;

/**
 * The local date on which a bought staple returns to the list; `null` for an ordinary item, or one that is not bought.
 */
export function stapleReturn({ family }: FamilyScope, { is_purchased, purchased_at, repeat_days }: Purchase) {
  if (!is_purchased || !purchased_at || repeat_days === null) return null;
  return returnsOn(toInstant(purchased_at), repeat_days, family.time_zone);
}

/** A bought staple; `purchased_at` is a `Date`, or a text from PostgreSQL's JSON. */
export interface RestingStaple {
  id: number;
  purchased_at: Date | string | null;
  repeat_days: number | null;
  is_purchased?: boolean;
}

/**
 * Returns due staples to the list, by the family's date. A staple is one row, so simultaneous calls return it once. A
 * full list does not prevent it. Returns whether any staple was due.
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
 * The family's staples by name, on the list or resting. One that was removed from the list unbought is no staple any
 * more.
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
