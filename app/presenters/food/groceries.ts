import { addQuantities } from "#app/domain/food/quantity.ts";
import { stepQuantity } from "#app/domain/food/shop-quantity.ts";
import { nameKey } from "#app/domain/food/words.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import type { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import type { Meal } from "#app/models/food/meal.server.ts";
import { type GroceryCategory, USUAL_CHIPS, USUAL_NAMES } from "#app/shared/food/constants.ts";
import { presentRow, type Steps, writeRows } from "#app/shared/food/grocery-list.ts";
import { formatDate } from "#app/shared/format.ts";

const STAPLE_NAMES: Record<number, string> = {
  3: "Every 3 days",
  7: "Every week",
  14: "Every 2 weeks",
  28: "Every 4 weeks",
};
/** How often a staple comes back, for a list to choose from. */
export const stapleOptions = Object.entries(STAPLE_NAMES).map(([value, label]) => ({ value, label }));

const stapleName = (days: number | null) => (days === null ? null : (STAPLE_NAMES[days] ?? `Every ${days} days`));

interface Usual {
  item_name: string;
  quantity: string | null;
}

/** What the family buys often and has not on its list, first for one tap, then for whoever types. */
function presentUsual(usual: readonly Usual[], items: readonly GroceryItem[]) {
  const listed = new Set(items.map(({ item_name }) => nameKey(item_name)));
  const missing = usual.filter(({ item_name }) => {
    const isMissing = !listed.has(nameKey(item_name));
    // Two spellings of one item are one to tap.
    listed.add(nameKey(item_name));
    return isMissing;
  });
  return {
    chips: missing.slice(0, USUAL_CHIPS).map(({ item_name, quantity }) => ({
      name: item_name,
      text: quantity ? `${item_name}, ${quantity}` : item_name,
    })),
    names: missing.slice(0, USUAL_NAMES).map(({ item_name }) => item_name),
  };
}

export interface GroceryFacts {
  items: readonly GroceryItem[];
  usual: readonly Usual[];
  /** The meals that items are for. */
  meals: ReadonlyMap<number, Pick<Meal, "title" | "planned_date">>;
  order: GroceryCategory[];
}

interface Reader {
  today: Temporal.PlainDate;
  locale: string;
}

/** What an item is for: "Wednesday’s chicken" within a week from today, else the meal's title alone. */
function presentFor({ title, planned_date }: Pick<Meal, "title" | "planned_date">, { today, locale }: Reader): string {
  const isNear = planned_date >= today.toString() && planned_date < today.add({ days: 7 }).toString();
  return isNear ? `${formatDate(planned_date, locale, "weekday")}’s ${title}` : title;
}

/** The quantities one step up and down; a long list has few different ones. */
function createStepFinder() {
  const known = new Map<string, Steps>();
  return (quantity: string | null): Steps | null => {
    if (quantity === null) return null;
    const steps = known.get(quantity) ?? {
      more: stepQuantity(quantity, "more"),
      less: stepQuantity(quantity, "less"),
    };
    known.set(quantity, steps);
    return steps;
  };
}

/** The grocery list as its page sends it, with the steps of each quantity where it `isEditing`. */
export function presentGroceries({ items, usual, meals, order }: GroceryFacts, isEditing: boolean, reader: Reader) {
  const findSteps = createStepFinder();
  const rows = items.map((item) =>
    presentRow(item, {
      staple: stapleName(item.repeat_days),
      steps: isEditing ? findSteps(item.quantity) : null,
    }),
  );
  return {
    list: writeRows(rows),
    /** When an item was changed last, in milliseconds since 1970: tells a list from the same list before two changes. */
    changedAt: Math.max(0, ...items.map(({ updated_at }) => updated_at.getTime())),
    /** What lately went into the basket, and who put it there. */
    purchases: rows.flatMap(({ boughtBy, boughtAt }) => (boughtBy === null ? [] : [{ boughtBy, boughtAt }])),
    meals: Object.fromEntries([...meals].map(([id, meal]) => [id, presentFor(meal, reader)])),
    usual: presentUsual(usual, items),
    order,
    isEditing,
  };
}
export type GroceriesView = ReturnType<typeof presentGroceries>;

/** A staple, and when it is on the list again; `date` is `null` while it is. */
export const presentStaple = (
  { id, item_name, quantity, repeat_days }: GroceryItem,
  date: Temporal.PlainDate | null,
  locale: string,
) => ({
  id,
  name: item_name,
  quantity,
  often: stapleName(repeat_days) ?? "",
  next: date ? `Back on ${formatDate(date.toString(), locale, "day")}` : "On the list",
});
export type StapleView = ReturnType<typeof presentStaple>;

type Thing = Pick<GroceryItem, "item_name" | "quantity">;

/** The choice when something is on the list already: what each answer makes. `known` is `null` when it has left. */
export function presentAgain(known: Thing | null, { item_name, quantity }: Thing) {
  const typed = quantity ? `${item_name}, ${quantity}` : item_name;
  if (!known) return { known: null, typed, together: typed };
  return {
    known: { name: known.item_name, quantity: known.quantity },
    typed,
    together: addQuantities(known.quantity, quantity),
  };
}
export type AgainView = ReturnType<typeof presentAgain>;
