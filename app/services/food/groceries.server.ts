import { literal, Op, type Transaction } from "sequelize";
import { readRows, readRowsOf } from "#app/db/batched-reads.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { guessCategory } from "#app/domain/food/category.ts";
import { addQuantities } from "#app/domain/food/quantity.ts";
import { tapTime } from "#app/domain/food/taps.ts";
import { nameKey } from "#app/domain/food/words.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import type { GroceryChange, NewGroceryItem, Tap } from "#app/schemas/food/grocery.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { requireMeal } from "#app/services/food/meals.server.ts";
import { type RestingStaple, returnStaples } from "#app/services/food/staples.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { MAX_GROCERY_ITEMS } from "#app/shared/food/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/**
 * The first items still to be bought, in the order in which they were put down, and how many there are in all.
 * Staples whose day has come are among them.
 */
export async function openGroceries(actor: FamilyScope, limit: number, now: Temporal.Instant) {
  const find = async () => {
    const [row] = await readRows<OpenRow>(actor.family.id, OPEN, [limit]);
    return { resting: row?.resting ?? [], items: row?.items ?? [], count: row?.count ?? 0 };
  };
  const found = await find();
  const { items, count } = (await returnStaples(actor, found.resting, now)) ? await find() : found;
  return { items, count };
}
interface OpenRow {
  resting: RestingStaple[] | null;
  items: { id: number; item_name: string; quantity: string | null }[] | null;
  count: number;
}

/** What rests and what is to be bought, as `GroceryItem` says it. */
const OPEN = `SELECT (
    SELECT json_agg(r) FROM (
      SELECT id, purchased_at, repeat_days FROM grocery_items WHERE family_id = $1 AND repeat_days IS NOT NULL AND is_purchased
    ) r
  ) AS resting, (
    SELECT json_agg(o ORDER BY o.id) FROM (
      SELECT id, item_name, quantity FROM grocery_items
      WHERE family_id = $1 AND removed_at IS NULL AND NOT is_purchased ORDER BY id LIMIT $2
    ) o
  ) AS items, (
    SELECT count(*) FROM grocery_items WHERE family_id = $1 AND removed_at IS NULL AND NOT is_purchased
  ) AS count`;

/** The whole list as plain rows, in the order in which it was written; staples whose day has come are on it. */
export async function listGroceries(actor: FamilyScope, now: Temporal.Instant): Promise<GroceryItem[]> {
  const shown = "AND (removed_at IS NULL OR (repeat_days IS NOT NULL AND is_purchased)) ORDER BY id";
  const find = () => readRowsOf(actor.family.id, GroceryItem, shown) as Promise<GroceryItem[]>;
  const found = await find();
  const rows = (await returnStaples(actor, found, now)) ? await find() : found;
  return rows.filter(({ removed_at }) => removed_at === null);
}

/** An item that has left the list: its number says nothing to other families. */
export class LeftTheList extends DomainError {
  constructor(readonly item: GroceryItem) {
    super("not-found", "Grocery item not found");
  }
}

/** One item of the family's list; 404 for anyone else, and where it has left the list (`LeftTheList`). */
export async function findGroceryItem(actor: FamilyScope, id: number): Promise<GroceryItem> {
  const item = await findRow(GroceryItem, actor, id, "Grocery item");
  if (item.removed_at) throw new LeftTheList(item);
  return item;
}

/** Refuses a list that has grown longer than it may be. */
export async function requireRoom({ family }: FamilyScope): Promise<void> {
  if ((await GroceryItem.count({ where: GroceryItem.onList(family) })) <= MAX_GROCERY_ITEMS) return;
  throw new DomainError("conflict", `A list holds at most ${MAX_GROCERY_ITEMS} items. Clear what is bought first.`);
}

/** Both notes, each once; nothing that someone wrote is lost. */
const joinNotes = (a: string | null, b: string | null) =>
  a === null || a === b || b === null ? (a ?? b) : `${a}\n${b}`;

/** What an item becomes when the same item is written down again; `null` when it would be too long for one item. */
function merged(item: GroceryItem, input: NewGroceryItem) {
  const quantity = addQuantities(item.quantity, input.quantity);
  const notes = joinNotes(item.notes, input.notes);
  const fits = (quantity?.length ?? 0) <= MAX_LENGTH.quantity && (notes?.length ?? 0) <= MAX_LENGTH.text;
  return fits ? { quantity, counted_at: new Date(), notes, meal_id: item.meal_id ?? input.meal_id } : null;
}

/** What a staple that was bought becomes when it is written down before its day: it is the same one, come early. */
const broughtBack = (item: GroceryItem, input: NewGroceryItem) => ({
  is_purchased: false,
  purchased_by: null,
  removed_at: null,
  meal_id: input.meal_id,
  quantity: input.quantity ?? item.quantity,
  notes: input.notes ?? item.notes,
  category: input.category ?? item.category,
});

/** What is in the basket stays there, whoever writes it down again. */
const isResting = ({ repeat_days, is_purchased, removed_at }: GroceryItem) =>
  repeat_days !== null && is_purchased && removed_at !== null;

/** The rows that have the name of something to be added, locked: open ones, and staples that will come back. */
async function findKnown({ family }: FamilyScope, names: readonly string[], transaction: Transaction) {
  const keys = new Set(names.map(nameKey));
  const where = { [Op.or]: [GroceryItem.toBuy(family), GroceryItem.restingStaples(family)] };
  const rows = await GroceryItem.findAll({ attributes: ["id", "item_name"], where, raw: true });
  const ids = rows.filter(({ item_name }) => keys.has(nameKey(item_name))).map(({ id }) => id);
  if (ids.length === 0) return [];
  // What was ticked in between is no longer open.
  return GroceryItem.findAll({ where: { ...where, id: ids }, order: ["id"], lock: transaction.LOCK.UPDATE });
}

export interface AddedGrocery {
  item: GroceryItem;
  /** Whether it is new on the list; otherwise an item there has grown. */
  isNew: boolean;
}

/**
 * Puts items on the list, all of them or none. What is there already and not yet bought is not put down twice: its
 * quantity grows (docs/product/food.md, "Adding what is there already"), also by items of `inputs` with the same name.
 * `keepBoth` puts them beside what is there. `meal_id` says for which meal of the family; another's is refused.
 */
export function addGroceries(
  actor: FamilyScope,
  inputs: readonly NewGroceryItem[],
  { keepBoth = false }: { keepBoth?: boolean } = {},
): Promise<AddedGrocery[]> {
  return inTransaction(async (transaction) => {
    // One after the other: two phones that write down the same item at once find each other's.
    await lockFamily(actor, transaction);
    for (const id of new Set(inputs.map(({ meal_id }) => meal_id))) await requireMeal(actor, id, "meal_id");
    const names = inputs.map(({ item_name }) => item_name);
    const known = new Map<string, GroceryItem[]>();
    const remember = (item: GroceryItem) => {
      const key = nameKey(item.item_name);
      const same = known.get(key);
      if (same) same.push(item);
      else known.set(key, [item]);
    };
    if (!keepBoth) (await findKnown(actor, names, transaction)).forEach(remember);
    const added: AddedGrocery[] = [];
    for (const input of inputs) {
      const same = known.get(nameKey(input.item_name)) ?? [];
      const open = same.find((item) => !item.is_purchased);
      const growth = open && merged(open, input);
      if (growth) {
        added.push({ item: await open.update(growth), isNew: false });
        continue;
      }
      const staple = open ? undefined : same.find(isResting);
      const values = { ...input, category: input.category ?? guessCategory(input.item_name) };
      const item = staple
        ? await staple.update(broughtBack(staple, input))
        : await (await GroceryItem.create({ ...values, family_id: actor.family.id })).reload();
      if (!staple && !keepBoth) remember(item);
      added.push({ item, isNew: true });
    }
    if (added.some(({ isNew }) => isNew)) await requireRoom(actor);
    return added;
  });
}

/** Puts one item on the list, as `addGroceries` does. */
export async function addGroceryItem(actor: FamilyScope, input: NewGroceryItem): Promise<AddedGrocery> {
  const [added] = await addGroceries(actor, [input]);
  return added as AddedGrocery;
}

/** The item to which one of this name would be added; `null` when there is none. */
export async function findOpenItem(actor: FamilyScope, name: string): Promise<GroceryItem | null> {
  const rows = await GroceryItem.findAll({ where: GroceryItem.toBuy(actor.family), order: ["id"], raw: true });
  return rows.find(({ item_name }) => nameKey(item_name) === nameKey(name)) ?? null;
}

/**
 * Rows whose last tick a tap comes after: among taps of one page its number says so, else its time; of two at the same
 * time the one that ticks (docs/product/live.md, "Whose tap wins").
 */
function lastTickedBefore(at: Date, isPurchased: boolean, { page, number }: Tap) {
  const byTime = {
    [Op.or]: [
      { ticked_at: null },
      { ticked_at: { [Op.lt]: at } },
      ...(isPurchased ? [{ ticked_at: at, is_purchased: false }] : []),
    ],
  };
  if (page === undefined || number === undefined) return byTime;
  const ofOthers = { [Op.or]: [{ tap_page: null }, { tap_page: { [Op.ne]: page } }] };
  return { [Op.or]: [{ tap_page: page, tap_number: { [Op.lte]: number } }, { [Op.and]: [ofOthers, byTime] }] };
}

/** The member that an editor is, as SQL. Without an account it is a screen on the wall: nobody is said to have done it. */
export const memberSql = ({ family, user }: Editor): string =>
  user
    ? `(SELECT id FROM family_members
        WHERE family_id = ${Number(family.id)} AND user_id = ${Number(user.id)} AND removed_at IS NULL)`
    : "NULL";

/** What a tick, or its end, makes of a row. What is bought already stays as who bought it first has left it. */
function ticked(editor: Editor, at: Date, isPurchased: boolean, { page, number }: Tap) {
  const member = memberSql(editor);
  const once = (column: string, value: string) =>
    isPurchased ? literal(`CASE WHEN is_purchased THEN ${column} ELSE ${value} END`) : null;
  return {
    is_purchased: isPurchased,
    ticked_at: at,
    purchased_at: once("purchased_at", `'${at.toISOString()}'`),
    purchased_by: once("purchased_by", member),
    tap_page: page ?? null,
    tap_number: number ?? null,
  };
}

/**
 * Changes an item. Whether it is bought and how much of it is wanted are two registers, each with the time of its last
 * tap: an earlier one changes nothing, and the answer is how the item is. Without `tap` the time is now.
 */
export function updateGroceryItem(
  actor: Editor,
  id: number,
  { tap = {}, is_purchased, quantity, ...rest }: GroceryChange & { repeat_days?: number | null },
): Promise<GroceryItem> {
  const at = new Date(tapTime(tap, Date.now()));
  const where = { ...GroceryItem.onList(actor.family), id };
  const changes: [values: object, when: object][] = [];
  if (is_purchased !== undefined) {
    changes.push([ticked(actor, at, is_purchased, tap), lastTickedBefore(at, is_purchased, tap)]);
  }
  if (quantity !== undefined) {
    const when = { [Op.or]: [{ counted_at: null }, { counted_at: { [Op.lt]: at } }] };
    changes.push([{ quantity, counted_at: at }, when]);
  }
  if (Object.keys(rest).length > 0) changes.push([rest, {}]);
  return inTransaction(async () => {
    let item: GroceryItem | undefined;
    for (const [values, when] of changes) {
      const [, rows = []] = await GroceryItem.update(values, { where: { ...where, ...when }, returning: true });
      item = rows[0] ?? item;
    }
    return item ?? findGroceryItem(actor, id);
  });
}
