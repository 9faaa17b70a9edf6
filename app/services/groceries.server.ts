import { col, fn, type Transaction, where } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { guessCategory } from "#app/domain/grocery-category.ts";
import { addQuantities } from "#app/domain/quantity.ts";
import { Family } from "#app/models/family.server.ts";
import { GroceryItem } from "#app/models/grocery-item.server.ts";
import type { GroceryChange, NewGroceryItem } from "#app/schemas/grocery.ts";
import { requireMeal } from "#app/services/meals.server.ts";
import { MAX_GROCERY_ITEMS, MAX_LENGTH } from "#app/utils/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";

interface Actor {
  family: Family;
}

/** The first items still to be bought, in the order in which they were put down, and how many there are in all. */
export async function openGroceries({ family }: Actor, limit: number) {
  const { rows, count } = await GroceryItem.findAndCountAll({
    where: { family_id: family.id, is_purchased: false },
    order: ["id"],
    limit,
  });
  return { items: rows, count };
}

/** The whole list, in the order in which it was written. */
export const listGroceries = ({ family }: Actor): Promise<GroceryItem[]> =>
  GroceryItem.findAll({ where: { family_id: family.id }, order: ["id"] });

/** One item of the family's list; 404 for anyone else. */
export async function findGroceryItem({ family }: Actor, id: number, lock?: Transaction): Promise<GroceryItem> {
  const item = await GroceryItem.findOne({
    where: { id, family_id: family.id },
    ...(lock ? { lock: lock.LOCK.UPDATE } : {}),
  });
  if (!item) throw notFound("Grocery item");
  return item;
}

/** One after the other: two phones that write down the same thing at once find each other's. */
const lockList = ({ family }: Actor, transaction: Transaction) =>
  Family.findByPk(family.id, { attributes: ["id"], lock: transaction.LOCK.NO_KEY_UPDATE });

/** Both notes, each once; nothing that someone wrote is lost. */
const joinNotes = (a: string | null, b: string | null) =>
  a === null || a === b || b === null ? (a ?? b) : `${a}\n${b}`;

/** Adds to an item what is written down again; `null` when it would be too long for one item. */
function merged(item: GroceryItem, input: NewGroceryItem) {
  const quantity = addQuantities(item.quantity, input.quantity);
  const notes = joinNotes(item.notes, input.notes);
  const fits = (quantity?.length ?? 0) <= MAX_LENGTH.quantity && (notes?.length ?? 0) <= MAX_LENGTH.text;
  return fits ? { quantity, notes } : null;
}

/**
 * Puts something on the list. What is there already and not yet bought is not put down twice: its quantity grows
 * (decisions.md section 11), and `isNew` is false.
 */
export function addGroceryItem(actor: Actor, input: NewGroceryItem): Promise<{ item: GroceryItem; isNew: boolean }> {
  const family_id = actor.family.id;
  return inTransaction(async (transaction) => {
    await lockList(actor, transaction);
    await requireMeal(actor, input.meal_id, "meal_id");
    const known = await GroceryItem.findOne({
      where: [{ family_id, is_purchased: false }, where(fn("lower", col("item_name")), fn("lower", input.item_name))],
      order: ["id"],
    });
    const change = known && merged(known, input);
    if (change) return { item: await known.update(change), isNew: false };
    if ((await GroceryItem.count({ where: { family_id } })) >= MAX_GROCERY_ITEMS) {
      throw new DomainError("conflict", `A list holds at most ${MAX_GROCERY_ITEMS} items. Clear what is bought first.`);
    }
    const category = input.category ?? guessCategory(input.item_name);
    const item = await GroceryItem.create({ ...input, category, family_id });
    return { item: await item.reload(), isNew: true };
  });
}

/** Changes an item, also whether it is bought. */
export function updateGroceryItem(actor: Actor, id: number, change: GroceryChange): Promise<GroceryItem> {
  return inTransaction(async (transaction) => (await findGroceryItem(actor, id, transaction)).update(change));
}

/** Takes an item off the list. */
export async function removeGroceryItem(actor: Actor, id: number): Promise<GroceryItem> {
  return inTransaction(async (transaction) => {
    const item = await findGroceryItem(actor, id, transaction);
    await item.destroy();
    return item;
  });
}

export const countPurchased = ({ family }: Actor): Promise<number> =>
  GroceryItem.count({ where: { family_id: family.id, is_purchased: true } });

/** Takes everything that is bought off the list; answers how many things that were. */
export const clearPurchased = ({ family }: Actor): Promise<number> =>
  GroceryItem.destroy({ where: { family_id: family.id, is_purchased: true } });
