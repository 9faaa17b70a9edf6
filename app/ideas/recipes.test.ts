import { describe, expect, it } from "vitest";
import { findAllergens, findDietBreak } from "#app/domain/food/allergens/find-breaks.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { listIngredients, readRecipeTexts } from "#app/domain/food/recipe-ingredients.server.ts";
import { UNITS } from "#app/ideas/recipe.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import { ALLERGENS, CUISINES, DIETS, GROCERY_CATEGORIES, MEAL_TYPES } from "#app/utils/constants.ts";

/** Diets that ingredients decide: a recipe says so exactly when they allow it. */
const DECIDED = ["Vegetarian", "Vegan", "Gluten-free", "Dairy-free"] as const;
/** Diets that ingredients can only rule out. */
const RULED_OUT = ["Low-carb", "Keto", "Paleo"] as const;

const repeated = (texts: readonly string[]) => {
  const lower = texts.map((text) => text.toLowerCase());
  return lower.filter((text, index) => lower.indexOf(text) !== index);
};
const inOrder = <T>(all: readonly T[], some: readonly T[]) => all.filter((one) => some.includes(one));

describe.each(RECIPES)("$title", (recipe) => {
  const ingredients = listIngredients(recipe);

  it("fits the schema", () => {
    expect(recipe.title).toMatch(/^[A-Z]\S*( \S+)*$/u);
    expect(recipe.title.length).toBeLessThanOrEqual(60);
    expect(recipe.description).toMatch(/^[A-Z].{10,118}[.]$/u);
    expect(MEAL_TYPES).toContain(recipe.meal_type);
    for (const minutes of [recipe.prep_time, recipe.cook_time]) {
      expect(Number.isInteger(minutes) && minutes >= 0 && minutes <= 240).toBe(true);
    }
    expect(recipe.prep_time + recipe.cook_time).toBeGreaterThanOrEqual(2);
    expect(recipe.cuisines.length).toBeGreaterThan(0);
    expect(inOrder(CUISINES, recipe.cuisines)).toHaveLength(recipe.cuisines.length);
    expect(inOrder(DIETS, recipe.diets)).toHaveLength(recipe.diets.length);
    expect(inOrder(ALLERGENS, recipe.allergens)).toHaveLength(recipe.allergens.length);
    expect(recipe.steps.length).toBeGreaterThanOrEqual(2);
    expect(recipe.steps.length).toBeLessThanOrEqual(6);
    for (const step of recipe.steps) expect(step).toMatch(/^[A-Z].{5,158}[.]$/u);
  });

  it("has ingredients that a person can buy and measure", () => {
    expect(ingredients.length).toBeGreaterThanOrEqual(2);
    expect(repeated(ingredients.map(({ item_name }) => item_name))).toEqual([]);
    for (const { item_name, amount, unit, category } of ingredients) {
      expect(item_name).toMatch(/^[A-Z][\p{L}’() -]+$/u);
      expect(GROCERY_CATEGORIES).toContain(category);
      expect(["", ...UNITS]).toContain(unit);
      const most = { g: 2500, ml: 2500, tsp: 6, tbsp: 8 }[unit as string] ?? 40;
      expect(amount, item_name).toBeGreaterThan(0);
      expect(amount, item_name).toBeLessThanOrEqual(most);
      if (unit === "" || unit === "can") expect(amount, item_name).toBeGreaterThanOrEqual(0.25);
    }
  });

  it("declares the allergens that its ingredients hold, no more and no fewer", () => {
    expect(inOrder(ALLERGENS, recipe.allergens)).toEqual(
      inOrder(ALLERGENS, [...findAllergens(readRecipeTexts(recipe)).keys()]),
    );
  });

  it("says no other allergens in its words than its ingredients hold", () => {
    const ofIngredients = findAllergens(readFood({ ingredients: ingredients.map(({ item_name }) => item_name) }));
    expect([...findAllergens(readRecipeTexts(recipe)).keys()]).toEqual([...ofIngredients.keys()]);
  });

  it("declares the diets that its ingredients allow", () => {
    const breaks = (diet: string) => findDietBreak(readRecipeTexts(recipe), diet);
    for (const diet of DECIDED)
      expect(breaks(diet) === null, `${diet}: ${breaks(diet)}`).toBe(recipe.diets.includes(diet));
    for (const diet of RULED_OUT) if (recipe.diets.includes(diet)) expect(breaks(diet), diet).toBeNull();
    if (recipe.diets.includes("Keto")) expect(recipe.diets).toContain("Low-carb");
  });

  it("is quick and easy only when it is", () => {
    if (!recipe.diets.includes("Quick & Easy")) return;
    expect(recipe.prep_time + recipe.cook_time).toBeLessThanOrEqual(30);
    expect(ingredients.length).toBeLessThanOrEqual(12);
  });
});

describe("the library", () => {
  it.each([["breakfast", 45]] as const)("has enough recipes for %s", (type, least) => {
    expect(RECIPES.filter((recipe) => recipe.meal_type === type).length).toBeGreaterThanOrEqual(least);
  });

  it("repeats no title and no description", () => {
    expect(repeated(RECIPES.map(({ title }) => title))).toEqual([]);
    expect(repeated(RECIPES.map(({ description }) => description))).toEqual([]);
  });
});
