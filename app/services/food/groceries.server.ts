import { literal, Op, type Transaction } from "sequelize";
import { readRows, readRowsOf } from "#app/db/batched-reads.server.ts";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { guessCategory } from "#app/domain/food/category.ts";
import { addQuantities } from "#app/domain/food/quantity.ts";
import { tapTime } from "#app/domain/food/taps.ts";
import { nameKey } from "#app/domain/food/words.ts";
import { findTranslation } from "#app/domain/ideas/library.server.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import type { Family } from "#app/models/people/family.server.ts";
import type { GroceryChange, NewGroceryItem, Tap } from "#app/schemas/food/grocery.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { requireMeal } from "#app/services/food/meals.server.ts";
import { type RestingStaple, returnStaples } from "#app/services/food/staples.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { MAX_GROCERY_ITEMS } from "#app/shared/food/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";
import { english } from "#app/words/english.server.ts";

/** The first items to buy, oldest first, and their total number. Due staples are among them. */
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

/** Resting staples, and items to buy: the same conditions as in `GroceryItem`. */
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

/** The whole list as plain rows, oldest first, with due staples. */
export async function listGroceries(actor: FamilyScope, now: Temporal.Instant): Promise<GroceryItem[]> {
  const shown = "AND (removed_at IS NULL OR (repeat_days IS NOT NULL AND is_purchased)) ORDER BY id";
  const find = () => readRowsOf(actor.family.id, GroceryItem, shown) as Promise<GroceryItem[]>;
  const found = await find();
  const rows = (await returnStaples(actor, found, now)) ? await find() : found;
  return rows.filter(({ removed_at }) => removed_at === null);
}

/** 404 for an item that was removed from the list. For other families it is a plain 404. */
export class LeftTheList extends DomainError {
  constructor(readonly item: GroceryItem) {
    super("not-found", "Grocery item not found");
  }
}

/** An item of the family's list. Throws 404 for another id, and `LeftTheList` for a removed item. */
export async function findGroceryItem(actor: FamilyScope, id: number): Promise<GroceryItem> {
  const item = await findRow(GroceryItem, actor, id, "Grocery item");
  if (item.removed_at) throw new LeftTheList(item);
  return item;
}

/** Throws if the list is full. */
export async function requireRoom({ family }: FamilyScope): Promise<void> {
  if ((await GroceryItem.count({ where: GroceryItem.onList(family) })) <= MAX_GROCERY_ITEMS) return;
  throw new DomainError("conflict", english(groceries, "full", { max: MAX_GROCERY_ITEMS }));
}

/** Joins two different notes, so that no text is lost. */
const joinNotes = (a: string | null, b: string | null) =>
  a === null || a === b || b === null ? (a ?? b) : `${a}\n${b}`;

/** An item to add. `library_name` is the English name of an ingredient of the built-in library. */
type ToAdd = NewGroceryItem & { library_name?: string | null };

/** Names by which two items are the same: their words, and the library's name. */
const keysOf = ({ item_name, library_name }: Pick<ToAdd, "item_name" | "library_name">): string[] => [
  nameKey(item_name),
  ...(library_name ? [`library ${library_name}`] : []),
];

/** The item after the same one is added again; `null` if it would exceed a length limit. */
function merged(item: GroceryItem, input: ToAdd, { language }: Family) {
  const quantity = addQuantities(item.quantity, input.quantity);
  const notes = joinNotes(item.notes, input.notes);
  const fits = (quantity?.length ?? 0) <= MAX_LENGTH.quantity && (notes?.length ?? 0) <= MAX_LENGTH.text;
  // The library's item is in the family's present language.
  const renamed =
    input.library_name && input.library_name === item.library_name && findTranslation(input.library_name, language);
  const item_name = renamed || item.item_name;
  return fits ? { item_name, quantity, counted_at: new Date(), notes, meal_id: item.meal_id ?? input.meal_id } : null;
}

/** The columns of a resting staple that is added before its day: the same row becomes open. */
const broughtBack = (item: GroceryItem, input: NewGroceryItem) => ({
  is_purchased: false,
  purchased_by: null,
  removed_at: null,
  meal_id: input.meal_id,
  quantity: input.quantity ?? item.quantity,
  notes: input.notes ?? item.notes,
  category: input.category ?? item.category,
});

/** Whether a staple is bought and off the list until its day. */
const isResting = ({ repeat_days, is_purchased, removed_at }: GroceryItem) =>
  repeat_days !== null && is_purchased && removed_at !== null;

/** Locks the rows with the names of items to add: open ones, and resting staples. */
async function findKnown({ family }: FamilyScope, inputs: readonly ToAdd[], transaction: Transaction) {
  const keys = new Set(inputs.flatMap(keysOf));
  const where = { [Op.or]: [GroceryItem.toBuy(family), GroceryItem.restingStaples(family)] };
  const rows = await GroceryItem.findAll({ attributes: ["id", "item_name", "library_name"], where, raw: true });
  const ids = rows.filter((row) => keysOf(row).some((key) => keys.has(key))).map(({ id }) => id);
  if (ids.length === 0) return [];
  // An item that was ticked meanwhile is no longer open.
  return GroceryItem.findAll({ where: { ...where, id: ids }, order: ["id"], lock: transaction.LOCK.UPDATE });
}

export interface AddedGrocery {
  item: GroceryItem;
  /** `false` if the quantity of an existing item was increased. */
  isNew: boolean;
}

/**
 * Adds items to the list, all or none. If an item is on the list and not bought, its quantity grows instead
 * (docs/product/food.md, "Adding an item twice"); the same holds for two items of `inputs` with one name.
 * `keepBoth` always adds rows. `meal_id` names the meal that an item is for. @throws {DomainError} at `meal_id` for
 * another family's meal
 */
export function addGroceries(
  actor: FamilyScope,
  inputs: readonly ToAdd[],
  { keepBoth = false }: { keepBoth?: boolean } = {},
): Promise<AddedGrocery[]> {
  return inTransaction(async (transaction) => {
    // Serialises two phones that add the same item, so that the second finds the first one's.
    await lockFamily(actor, transaction);
    for (const id of new Set(inputs.map(({ meal_id }) => meal_id))) await requireMeal(actor, id, "meal_id");
    const known = new Map<string, GroceryItem[]>();
    const remember = (item: GroceryItem) => {
      for (const key of keysOf(item)) known.set(key, [...(known.get(key) ?? []), item]);
    };
    if (!keepBoth) (await findKnown(actor, inputs, transaction)).forEach(remember);
    const added: AddedGrocery[] = [];
    for (const input of inputs) {
      const same = keysOf(input).flatMap((key) => known.get(key) ?? []);
      const open = same.find((item) => !item.is_purchased);
      const growth = open && merged(open, input, actor.family);
      if (growth) {
        added.push({ item: await open.update(growth), isNew: false });
        continue;
      }
      const staple = open ? undefined : same.find(isResting);
      const values = { ...input, category: input.category ?? guessCategory(input.item_name, actor.family.language) };
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

/** `addGroceries` for one item. */
export async function addGroceryItem(actor: FamilyScope, input: NewGroceryItem): Promise<AddedGrocery> {
  const [added] = await addGroceries(actor, [input]);
  return added as AddedGrocery;
}

/** The open item whose quantity an item of this name would increase; else `null`. */
export async function findOpenItem(actor: FamilyScope, name: string): Promise<GroceryItem | null> {
  const rows = await GroceryItem.findAll({ where: GroceryItem.toBuy(actor.family), order: ["id"], raw: true });
  return rows.find(({ item_name }) => nameKey(item_name) === nameKey(name)) ?? null;
}

/**
 * Condition: the row's last tick is earlier than a tap. Taps of one page compare by number, others by time; at the same
 * time a tick wins over an untick (docs/product/live.md, "Whose tap wins").
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

/** SQL for the editor's member id; NULL for a wall screen, which has no user. */
export const memberSql = ({ family, user }: Editor): string =>
  user
    ? `(SELECT id FROM family_members
        WHERE family_id = ${Number(family.id)} AND user_id = ${Number(user.id)} AND removed_at IS NULL)`
    : "NULL";

/** The columns after a tick or untick. A row that is ticked already keeps its first buyer and time. */
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

/** With another name an item is no longer the library's. */
const renamed = (name: string | undefined) =>
  name === undefined
    ? {}
    : { library_name: literal(`CASE WHEN item_name = ${sequelize.escape(name)} THEN library_name END`) };

/**
 * Changes an item. Purchase and quantity are two registers, each with the time of its last tap: a tap that is earlier
 * than that has no effect. Without `tap` the time is now. Returns the item as it is then.
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
  if (Object.keys(rest).length > 0) changes.push([{ ...rest, ...renamed(rest.item_name) }, {}]);
  return inTransaction(async () => {
    let item: GroceryItem | undefined;
    for (const [values, when] of changes) {
      const [, rows = []] = await GroceryItem.update(values, { where: { ...where, ...when }, returning: true });
      item = rows[0] ?? item;
    }
    return item ?? findGroceryItem(actor, id);
  });
}
