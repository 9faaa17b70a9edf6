import { addQuantities } from "#app/domain/food/quantity.ts";
import { stepQuantity } from "#app/domain/food/shop-quantity.ts";
import { nameKey } from "#app/domain/food/words.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import type { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import type { Meal } from "#app/models/food/meal.server.ts";
import { foodOptions } from "#app/presenters/food/food-names.ts";
import { type GroceryCategory, USUAL_CHIPS, USUAL_NAMES } from "#app/shared/food/constants.ts";
import { presentRow, type Steps, writeRows } from "#app/shared/food/grocery-list.ts";
import { formatDate } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";
import { groceryWords } from "#app/words/catalogues/grocery-words.ts";

interface Usual {
  item_name: string;
  quantity: string | null;
}

/** Usual items that are not on the list: the first ones as buttons, more as suggestions for the text field. */
function presentUsual(usual: readonly Usual[], items: readonly GroceryItem[]) {
  const listed = new Set(items.map(({ item_name }) => nameKey(item_name)));
  const missing = usual.filter(({ item_name }) => {
    const isMissing = !listed.has(nameKey(item_name));
    // Two spellings of an item get one button.
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
  /** The meals that items belong to. */
  meals: ReadonlyMap<number, Pick<Meal, "title" | "planned_date">>;
  order: GroceryCategory[];
}

interface Reader {
  today: Temporal.PlainDate;
  locale: string;
}

/** The meal of an item: "For Wednesday’s chicken" within a week from today, else "For chicken". */
function presentFor(
  { title: meal, planned_date }: Pick<Meal, "title" | "planned_date">,
  { today, locale }: Reader,
): string {
  const text = say(groceries, locale);
  const isNear = planned_date >= today.toString() && planned_date < today.add({ days: 7 }).toString();
  return isNear
    ? text("forMealOn", { day: formatDate(planned_date, locale, "weekday"), meal })
    : text("forMeal", { meal });
}

/** The quantities one step up and down. Memoized, because a long list has few different quantities. */
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

/** The data of the list's page; with the steps of each quantity if `isEditing`. */
export function presentGroceries({ items, usual, meals, order }: GroceryFacts, isEditing: boolean, reader: Reader) {
  const findSteps = createStepFinder();
  const rows = items.map((item) =>
    presentRow(item, {
      staple: item.repeat_days,
      steps: isEditing ? findSteps(item.quantity) : null,
    }),
  );
  return {
    list: writeRows(rows),
    /**
     * The time of the last change, in milliseconds since 1970. Distinguishes equal lists before and after two changes.
     */
    changedAt: Math.max(0, ...items.map(({ updated_at }) => updated_at.getTime())),
    /** Bought items with their buyers. */
    purchases: rows.flatMap(({ boughtBy, boughtAt }) => (boughtBy === null ? [] : [{ boughtBy, boughtAt }])),
    meals: Object.fromEntries([...meals].map(([id, meal]) => [id, presentFor(meal, reader)])),
    usual: presentUsual(usual, items),
    order: foodOptions("aisle", order, reader.locale),
    isEditing,
  };
}
export type GroceriesView = ReturnType<typeof presentGroceries>;

/** A staple, and the date of its return to the list; `null` while it is on it. */
export const presentStaple = (
  { id, item_name, quantity, repeat_days }: GroceryItem,
  date: Temporal.PlainDate | null,
  locale: string,
) => ({
  id,
  name: item_name,
  quantity,
  days: repeat_days ?? 0,
  next: date
    ? say(groceryWords, locale)("backOn", { day: formatDate(date.toString(), locale, "day") })
    : say(groceryWords, locale)("onList"),
});
export type StapleView = ReturnType<typeof presentStaple>;

type Thing = Pick<GroceryItem, "item_name" | "quantity">;

/** The choices for an item that is on the list already. `known` is `null` if it was removed meanwhile. */
export function presentAgain(known: Thing | null, { item_name: item, quantity }: Thing, locale: string) {
  const typed = quantity ? say(groceries, locale)("itemAndQuantity", { item, quantity }) : item;
  if (!known) return { known: null, typed, together: typed };
  return {
    known: { name: known.item_name, quantity: known.quantity },
    typed,
    together: addQuantities(known.quantity, quantity),
  };
}
export type AgainView = ReturnType<typeof presentAgain>;
