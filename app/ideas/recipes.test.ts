import { describe, expect, it } from "vitest";
import { findAllergens, findDietBreak } from "#app/domain/food/allergens/find-breaks.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { listIngredients, readRecipeTexts } from "#app/domain/food/recipe-ingredients.server.ts";
import { type Recipe, UNITS } from "#app/ideas/recipe.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import { ALLERGENS, CUISINES, DIETS, type Diet, GROCERY_CATEGORIES, MEAL_TYPES } from "#app/shared/food/constants.ts";

/** Diets that ingredients determine: a recipe lists them exactly if its ingredients allow it. */
const DECIDED: readonly Diet[] = ["Vegetarian", "Vegan", "Gluten-free", "Dairy-free"];
/** Diets that ingredients can only rule out. */
const RULED_OUT: readonly Diet[] = ["Low-carb", "Keto", "Paleo"];
/** The maximum amount of each unit in a dish for four. */
const MAX_AMOUNTS: Record<string, number> = { g: 2500, ml: 2500, tsp: 6, tbsp: 8 };

const repeated = (texts: readonly string[]) => {
  const lower = texts.map((text) => text.toLowerCase());
  return lower.filter((text, index) => lower.indexOf(text) !== index);
};
const inOrder = <T>(all: readonly T[], some: readonly T[]) => all.filter((one) => some.includes(one));
const isWithin = (value: number, min: number, max: number) => value >= min && value <= max;
const isMinutes = (value: number) => Number.isInteger(value) && isWithin(value, 0, 240);
const isSubset = <T>(all: readonly T[], some: readonly T[]) => inOrder(all, some).length === some.length;

type Rule<T> = (one: T) => boolean;

/** "Title: rule" for each rule that a recipe breaks. */
const findCulprits = (rules: Record<string, Rule<Recipe>>): string[] =>
  RECIPES.flatMap((recipe) =>
    Object.entries(rules).flatMap(([rule, holds]) => (holds(recipe) ? [] : [`${recipe.title}: ${rule}`])),
  );

describe("the recipes", () => {
  it("fit the schema", () => {
    const culprits = findCulprits({
      title: ({ title }) => /^[A-Z]\S*( \S+)*$/u.test(title) && title.length <= 60,
      description: ({ description }) => /^[A-Z].{10,118}[.]$/u.test(description),
      "type of meal": ({ meal_type }) => MEAL_TYPES.includes(meal_type),
      minutes: ({ prep_time, cook_time }) => isMinutes(prep_time) && isMinutes(cook_time) && prep_time + cook_time >= 2,
      cuisines: ({ cuisines }) => cuisines.length > 0 && isSubset(CUISINES, cuisines),
      diets: ({ diets }) => isSubset(DIETS, diets),
      allergens: ({ allergens }) => isSubset(ALLERGENS, allergens),
      steps: ({ steps }) => isWithin(steps.length, 2, 6) && steps.every((step) => /^[A-Z].{5,158}[.]$/u.test(step)),
    });
    expect(culprits).toEqual([]);
  });

  it("have ingredients that a person can buy and measure", () => {
    type Ingredient = ReturnType<typeof listIngredients>[number];
    const rules: Record<string, Rule<Ingredient>> = {
      name: ({ item_name }) => /^[A-Z][\p{L}’() -]+$/u.test(item_name),
      category: ({ category }) => GROCERY_CATEGORIES.includes(category),
      unit: ({ unit }) => unit === "" || UNITS.includes(unit),
      amount: ({ amount, unit }) =>
        isWithin(amount, unit === "" || unit === "can" ? 0.25 : Number.MIN_VALUE, MAX_AMOUNTS[unit] ?? 40),
    };
    const culprits = RECIPES.flatMap((recipe) =>
      listIngredients(recipe).flatMap((ingredient) =>
        Object.entries(rules).flatMap(([rule, holds]) =>
          holds(ingredient) ? [] : [`${recipe.title}: ${rule} of ${ingredient.item_name}`],
        ),
      ),
    );
    expect(culprits).toEqual([]);
    const names = (recipe: Recipe) => listIngredients(recipe).map(({ item_name }) => item_name);
    expect(
      findCulprits({
        "two ingredients": (recipe) => names(recipe).length >= 2,
        "no ingredient twice": (recipe) => repeated(names(recipe)).length === 0,
      }),
    ).toEqual([]);
  });

  it("declare the allergens that their ingredients hold, no more and no fewer, and name no others", () => {
    const culprits = RECIPES.flatMap((recipe) => {
      const ingredients = listIngredients(recipe).map(({ item_name }) => item_name);
      const declared = inOrder(ALLERGENS, recipe.allergens);
      const listed = [...findAllergens(readFood({ ingredients })).keys()];
      const named = [...findAllergens(readRecipeTexts(recipe)).keys()];
      const isRight = [listed, named].every((found) => String(found) === String(declared));
      return isRight ? [] : [{ title: recipe.title, declared, listed, named }];
    });
    expect(culprits).toEqual([]);
  });

  it("declare the diets that their ingredients allow", () => {
    const culprits = RECIPES.flatMap((recipe) => {
      const texts = readRecipeTexts(recipe);
      const isWrong = (diet: Diet) => {
        const isAllowed = findDietBreak(texts, diet) === null;
        const isDeclared = recipe.diets.includes(diet);
        return DECIDED.includes(diet) ? isAllowed !== isDeclared : isDeclared && !isAllowed;
      };
      return [...DECIDED, ...RULED_OUT]
        .filter(isWrong)
        .map((diet) => `${recipe.title}: ${diet}: ${findDietBreak(texts, diet) ?? "not declared"}`);
    });
    expect(culprits).toEqual([]);
    expect(RECIPES.filter(({ diets }) => diets.includes("Keto") && !diets.includes("Low-carb"))).toEqual([]);
  });

  it("are quick and easy only when they are", () => {
    const quick = RECIPES.filter(({ diets }) => diets.includes("Quick & Easy"));
    const isSlow = ({ prep_time, cook_time }: Recipe) => prep_time + cook_time > 30;
    const slow = quick.filter((recipe) => isSlow(recipe) || listIngredients(recipe).length > 12);
    expect(quick.length).toBeGreaterThan(0);
    expect(slow.map(({ title }) => title)).toEqual([]);
  });

  it("are enough for breakfast, and repeat no title and no description", () => {
    expect(RECIPES.filter(({ meal_type }) => meal_type === "breakfast").length).toBeGreaterThanOrEqual(45);
    expect(repeated(RECIPES.map(({ title }) => title))).toEqual([]);
    expect(repeated(RECIPES.map(({ description }) => description))).toEqual([]);
  });
});
