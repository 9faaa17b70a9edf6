import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { guessCategory } from "#app/domain/food/category.ts";
import { dishFor } from "#app/domain/food/dish.server.ts";
import { writeGroceryNote } from "#app/domain/food/grocery-note.ts";
import type { LeftOut } from "#app/domain/food/meal-plan.server.ts";
import { addQuantities, scaleQuantity } from "#app/domain/food/quantity.ts";
import { listIngredients } from "#app/domain/food/recipe-ingredients.server.ts";
import { type Pack, quantityToBuy } from "#app/domain/food/shop-quantity.ts";
import { nameKey } from "#app/domain/food/words.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { GROCERY_CATEGORIES, type GroceryCategory } from "#app/shared/food/constants.ts";
import { shorten } from "#app/utils/shorten.ts";

/** An ingredient of a planned meal; `line` is the recipe's whole line, by which allergies and diets are judged. */
interface IngredientToShopFor {
  item_name: string;
  /** The name in English, if a model gave one: it is used, too, to check and identify the ingredient. */
  english_name?: string | undefined;
  quantity: string | null;
  category?: GroceryCategory | null;
  line?: string;
}

/** A planned meal. Amounts of its ingredients are for `servings` people, by default 4. */
export interface MealToShopFor {
  title: string;
  servings: number | null;
  ingredients: readonly IngredientToShopFor[];
}

export interface GroceryCriteria {
  /** 1 to 20. */
  familySize: number;
  /** Values of `GROCERY_DIETS`. */
  diets: readonly string[];
  /** Values of `ALLERGENS`, or the family's own words. */
  allergies: readonly string[];
  includeStaples: boolean;
  /** The family's language, for the aisles of things with the family's own names. */
  language?: string;
}

export interface PlannedGrocery {
  item_name: string;
  english_name?: string | undefined;
  quantity: string | null;
  category: GroceryCategory;
  notes: string | null;
}

export interface GroceryPlan {
  items: PlannedGrocery[];
  /** Ingredients, staples and whole meals that are not on the list, with the reason. */
  left_out: LeftOut[];
}

interface Staple extends Omit<PlannedGrocery, "notes"> {
  /** Items of these names make this staple unnecessary. */
  kinds?: readonly string[];
}

/** Staples: bought on request, otherwise assumed to be at home. */
export const STAPLES: readonly Staple[] = [
  { item_name: "Salt", quantity: "1 pack", category: "Pantry" },
  { item_name: "Black pepper", quantity: "1 jar", category: "Pantry" },
  { item_name: "Olive oil", quantity: "1 bottle", category: "Pantry" },
  { item_name: "Sunflower oil", quantity: "1 bottle", category: "Pantry" },
  { item_name: "Plain flour", quantity: "1 kg", category: "Pantry" },
  { item_name: "Sugar", quantity: "1 kg", category: "Pantry" },
  {
    item_name: "Rice",
    quantity: "1 kg",
    category: "Pantry",
    kinds: ["Long-grain rice", "Basmati rice", "Jasmine rice"],
  },
  { item_name: "Onions", quantity: "1 kg", category: "Produce" },
  { item_name: "Garlic", quantity: "1 head", category: "Produce" },
  { item_name: "Milk", quantity: "1 l", category: "Dairy & Eggs", kinds: ["Whole milk"] },
  { item_name: "Eggs", quantity: "6", category: "Dairy & Eggs" },
  {
    item_name: "Bread",
    quantity: "1 loaf",
    category: "Pantry",
    kinds: ["Wholemeal bread", "White bread", "Sourdough bread"],
  },
];
/** Cupboard staples that last for months; a recipe does not put them on the list. */
const CUPBOARD = new Set(
  ["Salt", "Black pepper", "Pepper", "Olive oil", "Sunflower oil", "Plain flour", "Sugar"].map(nameKey),
);
const ORGANIC: ReadonlySet<GroceryCategory> = new Set<GroceryCategory>(["Produce", "Meat & Poultry", "Dairy & Eggs"]);
const USUAL_SERVINGS = 4;
/** The reason for leaving out a meal without known ingredients. */
export const NOT_KNOWN = "Its ingredients aren’t known.";
/** Foods sold by volume; other foods in spoons are weighed. */
const POURED =
  /\b(oil|vinegar|sauce|juice|milk|cream|drink|stock|broth|water|syrup|wine|cider|passata|yogh?urt|extract|mirin|tamari)\b/i;

const SPICE =
  /^(ground (cumin|coriander|cinnamon|ginger|cardamom|nutmeg|allspice)|dried (oregano|thyme|basil|mint|rosemary|sage|dill)|((sweet|smoked|hot) )?paprika|turmeric|garam masala|curry powder|chil+i (powder|flakes)|garlic powder|saffron|(mustard|fennel|cumin|coriander) seeds|sumac|za.?atar|dukkah)$/i;
/** Foods that shops sell in other measures than recipes use. A jar of spice or dried herbs holds about 15 teaspoons. */
const PACKS: readonly (readonly [what: RegExp, pack: Pack])[] = [
  [/^garlic$/i, { unit: "clove", per: 10, as: "head" }],
  [/\bbread$/i, { unit: "slice", per: 16, as: "loaf" }],
  [SPICE, { unit: "tsp", per: 15, as: "jar" }],
];

/** The aisles of the library's ingredients. */
const aisles = new Map(
  RECIPES.flatMap(listIngredients).map(({ item_name, category }) => [nameKey(item_name), category] as const),
);
const byTitle = new Map(RECIPES.map((recipe) => [nameKey(recipe.title), recipe]));

/** Whether a meal's needs are known: by its own ingredients, or by a recipe of its title. */
export const isKnownMeal = ({ title, ingredients }: MealToShopFor): boolean =>
  ingredients.length > 0 || byTitle.has(nameKey(title));

interface Needed extends Omit<PlannedGrocery, "notes"> {
  /** The meal that needs it; `null`: a staple. */
  meal: string | null;
  line?: string;
}

/** The needs of a meal for `familySize` people: its own ingredients, else those of the recipe of its title. */
function listNeeds(meal: MealToShopFor, { familySize, language }: GroceryCriteria): Needed[] {
  const recipe = meal.ingredients.length > 0 ? undefined : byTitle.get(nameKey(meal.title));
  if (recipe) return dishFor(recipe, familySize).ingredients.map((ingredient) => ({ ...ingredient, meal: meal.title }));
  return meal.ingredients.map(({ quantity, category, line, ...names }) => ({
    ...names,
    item_name: names.item_name.trim(),
    quantity: scaleQuantity(quantity, familySize, meal.servings ?? USUAL_SERVINGS),
    category:
      category ?? aisles.get(keyOf(names)) ?? guessCategory(nameOf(names), names.english_name ? undefined : language),
    meal: meal.title,
    line,
  }));
}

type Named = Pick<Needed, "item_name" | "english_name">;
/** The name by which a thing is identified: the English one, as in the library. */
const nameOf = ({ item_name, english_name }: Named) => english_name ?? item_name;
const keyOf = (named: Named) => nameKey(nameOf(named));

const findPack = (name: string) => PACKS.find(([what]) => what.test(name))?.[1];

/** Needs of the same thing whose sum fits into one item of a list. */
interface Group {
  first: Needed;
  meals: Set<string>;
  sum: string | null;
}

const fits = (quantity: string | null) => (quantity?.length ?? 0) <= MAX_LENGTH.quantity;

/** Groups needs of the same thing, singular or plural. A sum that is too long to be written begins another group. */
function groupNeeds(needed: readonly Needed[]): Group[] {
  const groups: Group[] = [];
  const latest = new Map<string, Group>();
  for (const need of needed) {
    const key = keyOf(need);
    const known = latest.get(key);
    const sum = known ? addQuantities(known.sum, need.quantity) : need.quantity;
    const group = known && fits(sum) ? known : { first: need, meals: new Set<string>(), sum: null };
    group.sum = group === known ? sum : need.quantity;
    if (need.meal !== null) group.meals.add(need.meal);
    if (group === known) continue;
    latest.set(key, group);
    groups.push(group);
  }
  return groups;
}

/** A group as an item of the list: with a quantity as shops sell it, and the meals that need it in the notes. */
function toItem({ first, meals, sum }: Group, isOrganic: boolean): PlannedGrocery {
  const { item_name, english_name, category } = first;
  const name = nameOf(first);
  const note = { meals: [...meals].join(", "), isOrganic: isOrganic && ORGANIC.has(category) };
  const bought = sum && quantityToBuy(sum, POURED.test(name), findPack(name));
  const quantity = fits(bought) ? bought : sum;
  return {
    item_name,
    ...(english_name && { english_name }),
    quantity: quantity && shorten(quantity, MAX_LENGTH.quantity),
    category,
    notes: writeGroceryNote(note, "en"),
  };
}

/** A staple is bought once, whether or not a meal asks for some of it, or of a kind of it, too. */
const isIn = (needed: readonly Needed[], { item_name, kinds = [] }: Staple) => {
  const keys = new Set([item_name, ...kinds].map(nameKey));
  return needed.some((need) => keys.has(keyOf(need)));
};

const byAisle = (a: PlannedGrocery, b: PlannedGrocery) =>
  GROCERY_CATEGORIES.indexOf(a.category) - GROCERY_CATEGORIES.indexOf(b.category);

/**
 * The groceries for planned meals (docs/product/ideas.md, "Grocery lists from meals"), sorted by aisle. Every ingredient is on
 * the list or left out with a reason: it breaks an allergy or a diet, or is a staple assumed at home. A meal without
 * ingredients and without a recipe of its title is left out by name.
 */
export function planGroceries(meals: readonly MealToShopFor[], criteria: GroceryCriteria): GroceryPlan {
  const { allergies, diets, includeStaples } = criteria;
  const left_out: LeftOut[] = [];
  const suits = (need: Needed): boolean => {
    // The name alone may leave out an allergen: "rice, or fried in butter".
    const names = [need.line ?? need.item_name, need.english_name ?? []].flat();
    const food = readFood({ ingredients: names, quantities: need.line ? [] : [need.quantity] });
    const [finding] = findBreaks(food, { allergies, diets });
    const isAtHome = !includeStaples && CUPBOARD.has(keyOf(need));
    if (finding) left_out.push({ title: need.item_name, reason: finding.reason });
    else if (isAtHome) left_out.push({ title: need.item_name, reason: "A staple you have at home." });
    return !finding && !isAtHome;
  };
  const needed: Needed[] = [];
  for (const meal of meals) {
    const needs = listNeeds(meal, criteria);
    if (needs.length === 0) left_out.push({ title: meal.title, reason: NOT_KNOWN });
    needed.push(...needs.filter(suits));
  }
  const staples = includeStaples ? STAPLES.filter((staple) => !isIn(needed, staple)) : [];
  const all = [...needed, ...staples.map(({ kinds: _, ...staple }) => ({ ...staple, meal: null })).filter(suits)];
  const isOrganic = diets.includes("Organic preferred");
  const items = groupNeeds(all)
    .map((group) => toItem(group, isOrganic))
    .sort(byAisle);
  return { items, left_out: withoutRepeats(left_out) };
}

const withoutRepeats = (left: readonly LeftOut[]): LeftOut[] => [
  ...new Map(left.map((one) => [`${nameKey(one.title)} ${one.reason}`, one])).values(),
];
