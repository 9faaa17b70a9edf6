import { findBuiltIn } from "#app/domain/food/built-in-recipes.server.ts";
import type { DishIngredient, PlannedDish } from "#app/domain/food/dish.server.ts";
import { translateGrocery, translateOwnLine } from "#app/domain/food/translated-recipe.server.ts";
import { isInEnglish, translate, translateAll } from "#app/domain/ideas/library.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import type { Meal } from "#app/models/food/meal.server.ts";
import type { DraftDish, PlanContent } from "#app/models/ideas/idea-draft.server.ts";
import type { DishForm, OverPlanned } from "#app/schemas/ideas/idea-forms.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { addRecipe, type RecipeToAdd } from "#app/services/food/family-recipes.server.ts";
import { addMeal, deleteMeals, listMeals, requireRoom } from "#app/services/food/meals.server.ts";
import { findBasedOn, isKnownRecipe } from "#app/services/food/recipe-links.server.ts";
import type { IdeaOptions } from "#app/services/ideas/ask.server.ts";
import { findDraft, withLockedDraft } from "#app/services/ideas/drafts.server.ts";
import { planCriteria, suggestDish } from "#app/services/ideas/ideas.server.ts";
import { recordReplacement } from "#app/services/removed/removals.server.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { PLANNED_MEALS, type PlannedMeal } from "#app/shared/food/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { pick } from "#app/utils/pick.ts";
import { draftWords } from "#app/words/catalogues/draft-words.ts";
import { english } from "#app/words/english.server.ts";

/** A slot of a plan: date and meal type. */
export interface DraftSlot {
  date: string;
  meal: PlannedMeal;
}

function findDishAt(content: PlanContent, { date, meal }: DraftSlot): DraftDish {
  const dish = content.days.find((day) => day.date === date)?.[meal];
  if (!dish) throw notFound("Dish");
  return dish;
}

/** A dish of a draft. @throws {DomainError} 404 */
export async function findDish(actor: FamilyScope, id: number, place: DraftSlot): Promise<DraftDish> {
  return findDishAt((await findDraft(actor, "meals", id)).content, place);
}

const withDish = (content: PlanContent, { date, meal }: DraftSlot, dish: DraftDish): PlanContent => ({
  ...content,
  days: content.days.map((day) => (day.date === date ? { ...day, [meal]: dish } : day)),
});

/** Changes a finished plan. */
const changePlan = <T>(
  actor: FamilyScope,
  id: number,
  change: (content: PlanContent) => Promise<{ content: PlanContent; result: T }>,
): Promise<T> =>
  withLockedDraft(actor, "meals", id, async (draft) => {
    if (draft.state !== "ready") throw new DomainError("conflict", english(draftWords, "notReady"));
    const { content, result } = await change(draft.content);
    await draft.update({ content });
    return result;
  });

const writeLine = ({ item_name, quantity }: DishIngredient): string =>
  [quantity, item_name].filter(Boolean).join(" ").slice(0, MAX_LENGTH.ingredient);

/** A dish's lines of ingredients, with `KnownLines` of a model's lines in the family's language. */
function writeLines({ ingredients }: DraftDish, language: string) {
  const lines = ingredients.map((ingredient): [string, DishIngredient] => [
    writeLine(ingredient.english_name ? translateGrocery(ingredient, language) : ingredient),
    ingredient,
  ]);
  const known = lines.filter(([, { english_name }]) => english_name);
  return { ingredients: lines.map(([line]) => line), known_lines: Object.fromEntries(known) };
}

/** A dish's ingredients and steps: of its recipe, else its own. */
async function dishContent(actor: FamilyScope, dish: DraftDish) {
  const { recipe_id = null, slug = null } = dish;
  const isKept = recipe_id !== null && (await isKnownRecipe(actor, recipe_id));
  const tie = { recipe_id: isKept ? recipe_id : null, built_in: isKept ? null : slug };
  return isKept || slug
    ? { ...tie, ingredients: [], ingredients_for: null, steps: [] }
    : {
        ...tie,
        ...writeLines(dish, actor.family.language),
        ingredients_for: dish.servings,
        steps: [...(dish.steps ?? [])],
      };
}

/** A dish in the family's language, if it is the library's as it is there. */
function inOwnWords({ family }: FamilyScope, dish: DraftDish): DraftDish {
  const recipe = dish.slug === undefined ? undefined : findBuiltIn(dish.slug);
  if (!recipe) return dish;
  const own = (text: string, original: string) => (text === original ? translate(text, family.language) : text);
  return { ...dish, title: own(dish.title, recipe.title), description: own(dish.description, recipe.description) };
}

const toMeal = async (actor: FamilyScope, dish: DraftDish, { date, meal }: DraftSlot) => ({
  ...pick(inOwnWords(actor, dish), ["title", "description"]),
  meal_type: meal,
  planned_date: date,
  prep_time: dish.prep_time,
  cook_time: dish.cook_time,
  servings: dish.servings,
  ...(await dishContent(actor, dish)),
  recipe_url: null,
  cook_id: null,
});

/** Adds a dish to the family's meals, once. Returns `null` if it was added before. */
export const addDish = (actor: FamilyScope, id: number, place: DraftSlot): Promise<Meal | null> =>
  changePlan(actor, id, async (content) => {
    const dish = findDishAt(content, place);
    if (dish.meal_id) return { content, result: null };
    const meal = await addMeal(actor, await toMeal(actor, dish, place));
    return { content: withDish(content, place, { ...dish, meal_id: meal.id }), result: meal };
  });

/** A dish's ingredients and steps as a family takes them over, of the library in its language. */
function recipeLines(dish: DraftDish, language: string) {
  const [own, steps] = [writeLines(dish, language), [...(dish.steps ?? [])]];
  if (!dish.slug || isInEnglish(language)) return { ...own, steps };
  const { texts: ingredients, isEnglish } = translateAll(own.ingredients, language, translateOwnLine);
  const known = dish.ingredients.map((ingredient, at): [string, DishIngredient] => {
    const { item_name: english_name } = ingredient;
    return [ingredients[at] as string, { ...ingredient, item_name: translate(english_name, language), english_name }];
  });
  return {
    ingredients,
    known_lines: isEnglish ? own.known_lines : Object.fromEntries(known),
    steps: translateAll(steps, language).texts,
  };
}

/** A dish as input for a new recipe. */
const dishRecipe = ({ family }: FamilyScope, dish: DraftDish, { meal }: DraftSlot): RecipeToAdd => ({
  ...pick(inOwnWords({ family }, dish), ["title", "description"]),
  recipe_url: null,
  prep_time: dish.prep_time,
  cook_time: dish.cook_time,
  servings: dish.servings,
  meal_type: meal,
  ...recipeLines(dish, family.language),
  diets: [],
  based_on: dish.slug ?? null,
});

interface SavedDish {
  /** The recipe's id. */
  id: number;
  title: string;
  /** Whether this call added the recipe. */
  isNew: boolean;
}

/** Saves a dish as one of the family's recipes, once. */
export const saveDishRecipe = (actor: FamilyScope, id: number, place: DraftSlot): Promise<SavedDish> =>
  changePlan<SavedDish>(actor, id, async (content) => {
    const dish = findDishAt(content, place);
    const { title, slug, recipe_id } = dish;
    const known = slug ? await findBasedOn(actor, slug) : null;
    const knownId = recipe_id !== undefined && (await isKnownRecipe(actor, recipe_id)) ? recipe_id : known?.id;
    if (knownId !== undefined) return { content, result: { id: knownId, title, isNew: false } };
    const recipe = await addRecipe(actor, dishRecipe(actor, dish, place));
    const changed = withDish(content, place, { ...dish, recipe_id: recipe.id });
    return { content: changed, result: { id: recipe.id, title, isNew: true } };
  });

/** The slots whose dishes are not added yet. */
export const placesLeft = ({ days }: PlanContent): DraftSlot[] =>
  days.flatMap((day) =>
    PLANNED_MEALS.filter((meal) => day[meal] && !day[meal].meal_id).map((meal) => ({ date: day.date, meal })),
  );

/** The family's meals in slots of the plan that are not added yet. */
async function plannedAlready(actor: FamilyScope, places: readonly DraftSlot[]): Promise<Meal[]> {
  const dates = places.map(({ date }) => date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (!from || !to) return [];
  const meals = await listMeals(actor, { from, to });
  return meals.filter(({ planned_date, meal_type }) =>
    places.some(({ date, meal }) => date === planned_date && meal === meal_type),
  );
}

interface AllAdded {
  count: number;
  /** The undo token for replaced meals. */
  undo?: string;
  /** Existing meals, if the user has to choose `over` first. No dish was added then. */
  planned?: Meal[];
}

/**
 * Adds all remaining dishes to the family's meals; returns their number. `over` is the choice for slots that have a
 * meal: it stays alone, both stay, or the dish replaces it.
 */
export const addAllDishes = (actor: FamilyScope, id: number, over?: OverPlanned): Promise<AllAdded> =>
  changePlan<AllAdded>(actor, id, async (content) => {
    const left = placesLeft(content);
    const planned = await plannedAlready(actor, left);
    if (planned.length > 0 && !over) return { content, result: { count: 0, planned } };
    const isTaken = ({ date, meal }: DraftSlot) =>
      planned.some(({ planned_date, meal_type }) => planned_date === date && meal_type === meal);
    const places = over === "ours" ? left.filter((place) => !isTaken(place)) : left;
    const replaced = over === "replace" ? planned.map((meal) => meal.id) : [];
    const undo = replaced.length > 0 ? await deleteMeals(actor, replaced) : undefined;
    await requireRoom(actor, places.length);
    let changed = content;
    for (const place of places) {
      const dish = findDishAt(content, place);
      const meal = await addMeal(actor, await toMeal(actor, dish, place));
      changed = withDish(changed, place, { ...dish, meal_id: meal.id });
      const ofPlace = planned.filter(
        ({ planned_date, meal_type }) => planned_date === place.date && meal_type === place.meal,
      );
      if (undo)
        await recordReplacement(
          actor,
          undo,
          ofPlace.map((one) => one.id),
          meal.id,
        );
    }
    return { content: changed, result: { count: places.length, ...(undo ? { undo } : {}) } };
  });

/** Changes a dish of a draft, and its meal if it was added. */
export const changeDish = (actor: FamilyScope, id: number, place: DraftSlot, change: DishForm): Promise<void> =>
  changePlan(actor, id, async (content) => {
    const dish = findDishAt(content, place);
    if (dish.meal_id) throw new DomainError("conflict", english(draftWords, "dishInMeals"));
    return { content: withDish(content, place, { ...dish, ...change }), result: undefined };
  });

/** Another dish for a slot, not stored yet. Slow: do not call inside a transaction. */
export async function anotherDish(
  actor: FamilyScope,
  id: number,
  place: DraftSlot,
  options: IdeaOptions,
): Promise<PlannedDish> {
  const { content, options: asked } = await findDraft(actor, "meals", id);
  const taken = content.days.flatMap((day) => PLANNED_MEALS.flatMap((meal) => day[meal]?.title ?? []));
  const date = Temporal.PlainDate.from(place.date);
  const beside = [date.subtract({ days: 1 }), date.add({ days: 1 })].map(String);
  const neighbours = content.days
    .filter((day) => beside.includes(day.date))
    .flatMap((day) => day[place.meal]?.title ?? []);
  const criteria = planCriteria(asked, Temporal.PlainDate.from(asked.start_date));
  const { idea } = await suggestDish(actor, { meal: place.meal, taken, neighbours }, criteria, options);
  if (!idea) throw new DomainError("conflict", english(draftWords, "noOtherDish"));
  return idea;
}

/** Replaces the dish of a slot, unless it was added to the meals meanwhile. */
export const placeDish = (actor: FamilyScope, id: number, place: DraftSlot, dish: PlannedDish): Promise<void> =>
  changePlan(actor, id, async (content) => ({
    content: findDishAt(content, place).meal_id ? content : withDish(content, place, dish),
    result: undefined,
  }));
