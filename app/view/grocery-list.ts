import { GROCERY_CATEGORIES, type GroceryCategory } from "#app/utils/constants.ts";

/** The quantity one step up and one step down; `null` when there is none. */
export interface Steps {
  more: string | null;
  less: string | null;
}

/** An item of the list as its page shows it. */
export interface GroceryRow {
  id: number;
  name: string;
  quantity: string | null;
  category: GroceryCategory;
  notes: string | null;
  /** When it was bought, in milliseconds since 1970; `null` while it is to be bought. */
  boughtAt: number | null;
  /** The member who ticked it. */
  boughtBy: number | null;
  /** How often a staple returns, in words; `null` for other items. */
  staple: string | null;
  /** The meal that it is for. */
  mealId: number | null;
  /** The quantity buttons, in the mode that changes the list. */
  steps: Steps | null;
  /** When it was changed last, in milliseconds since 1970. */
  changedAt: number;
}

/** Fields that few items have. */
interface PackedRest {
  n?: string;
  b?: number;
  w?: number;
  s?: string;
  m?: number;
  q?: Steps;
}
type PackedRow = [id: number, name: string, quantity: string | 0, category: number, changedAt: number, PackedRest?];

/**
 * Rows as one short text: of a thousand items each byte counts twice, in the HTML and in what script is handed. Numbers
 * that grow from row to row are written as steps from the row before.
 */
export function packRows(rows: readonly GroceryRow[]): string {
  let before = { id: 0, changedAt: 0 };
  return JSON.stringify(
    rows.map((row): PackedRow => {
      const { name, quantity, category, notes, boughtAt, boughtBy, staple, mealId, steps } = row;
      const rest: PackedRest = {
        ...(notes && { n: notes }),
        ...(boughtAt !== null && { b: boughtAt }),
        ...(boughtBy !== null && { w: boughtBy }),
        ...(staple && { s: staple }),
        ...(mealId !== null && { m: mealId }),
        ...(steps && { q: steps }),
      };
      const [id, changedAt] = [row.id - before.id, row.changedAt - before.changedAt];
      before = row;
      const packed: PackedRow = [id, name, quantity ?? 0, GROCERY_CATEGORIES.indexOf(category), changedAt];
      if (Object.keys(rest).length > 0) packed.push(rest);
      return packed;
    }),
  );
}

/** The rows of a packed list. */
export function unpackRows(packed: string): GroceryRow[] {
  let [id, changedAt] = [0, 0];
  return (JSON.parse(packed) as PackedRow[]).map(([idStep, name, quantity, category, changeStep, rest = {}]) => {
    id += idStep;
    changedAt += changeStep;
    return {
      id,
      name,
      quantity: quantity || null,
      category: GROCERY_CATEGORIES[category] ?? "Other",
      notes: rest.n ?? null,
      boughtAt: rest.b ?? null,
      boughtBy: rest.w ?? null,
      staple: rest.s ?? null,
      mealId: rest.m ?? null,
      steps: rest.q ?? null,
      changedAt,
    };
  });
}

/** All categories in the order that a family chose; one that it does not know yet comes at the end. */
export function shopOrder(chosen: readonly string[] | null): GroceryCategory[] {
  const known = (chosen ?? []).filter((name): name is GroceryCategory => GROCERY_CATEGORIES.includes(name as never));
  return [...new Set([...known, ...GROCERY_CATEGORIES])];
}

/** The categories that hold anything, in the order of the shop. */
export const aisles = <Item extends { category: GroceryCategory }>(
  items: readonly Item[],
  order: readonly GroceryCategory[],
) =>
  order.flatMap((category) => {
    const rows = items.filter((item) => item.category === category);
    return rows.length > 0 ? [{ category, rows }] : [];
  });

/** The basket, last ticked first. */
export const lastFirst = (items: readonly GroceryRow[], putInAt: (item: GroceryRow) => number) =>
  [...items].sort((a, b) => putInAt(b) - putInAt(a) || b.id - a.id);
