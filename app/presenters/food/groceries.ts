import { addQuantities } from "#app/domain/food/quantity.ts";
import { stepQuantity } from "#app/domain/food/shop-quantity.ts";
import { nameKey } from "#app/domain/food/words.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import type { GroceryItem } from "#app/models/grocery-item.server.ts";
import { type GroceryCategory, USUAL_CHIPS, USUAL_NAMES } from "#app/utils/constants.ts";
import { formatDate } from "#app/view/format.ts";
import type { GroceryRow } from "#app/view/grocery-list.ts";
import {
  aislesHref,
  generateHref,
  groceryItemHref,
  type MealsPlace,
  mealHref,
  staplesHref,
} from "#app/view/meal-links.ts";

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
  /** The titles of meals that items are for. */
  meals: ReadonlyMap<number, string>;
  order: GroceryCategory[];
  familyId: number;
}

/** Whether quantities have a next step up, and down; a long list has few different ones. */
function createStepFinder() {
  const known = new Map<string, { canBeMore: boolean; canBeLess: boolean }>();
  return (quantity: string | null) => {
    if (quantity === null) return { canBeMore: false, canBeLess: false };
    const steps = known.get(quantity) ?? {
      canBeMore: stepQuantity(quantity, "more") !== null,
      canBeLess: stepQuantity(quantity, "less") !== null,
    };
    known.set(quantity, steps);
    return steps;
  };
}

/** The grocery list as the page sends it; the page itself sorts it, since ticking changes the order. */
export function presentGroceries(place: MealsPlace, { items, usual, meals, order, familyId }: GroceryFacts) {
  const findSteps = createStepFinder();
  return {
    items: items.map((item): GroceryRow => {
      const { id, item_name, quantity, category, is_purchased, notes, meal_id, repeat_days, updated_at } = item;
      const title = meal_id === null ? undefined : meals.get(meal_id);
      return {
        id,
        name: item_name,
        quantity,
        category,
        notes,
        isPurchased: is_purchased,
        ...findSteps(quantity),
        staple: stapleName(repeat_days),
        meal: title === undefined || meal_id === null ? null : { title, href: mealHref(place, meal_id, "edit") },
        editHref: groceryItemHref(place, id),
        changedAt: updated_at.getTime(),
      };
    }),
    usual: presentUsual(usual, items),
    order,
    aislesHref: aislesHref(place),
    generateHref: generateHref(place),
    staplesHref: staplesHref(place),
    apiPath: `/api/families/${familyId}/grocery`,
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
