import type { RecipeContent } from "#app/domain/food/built-in-recipes.server.ts";
import { findHeld } from "#app/domain/food/recipe-food.ts";
import { scaleLine } from "#app/domain/food/scaling.ts";
import { translateLine } from "#app/domain/food/translated-recipe.server.ts";
import { translate, translateAll } from "#app/domain/ideas/library.server.ts";
import { presentSteps } from "#app/presenters/food/cooking.ts";
import { presentEnglishNote } from "#app/presenters/food/english-note.ts";
import { foodName, sayAllergy } from "#app/presenters/food/food-names.ts";
import { pick } from "#app/utils/pick.ts";
import { say } from "#app/words/catalogue.ts";
import { foodWords } from "#app/words/catalogues/food-words.ts";

type Written = Parameters<typeof findHeld>[0];

/** "Contains milk (Butter)" for each of the family's allergens in a recipe, which is judged as it is written. */
export const presentHeld = (
  recipe: Written,
  allergies: readonly string[],
  locale: string,
  isOfLibrary: boolean,
): string[] =>
  findHeld(recipe, allergies).map(({ allergy, where }) =>
    say(foodWords, locale)("contains", {
      allergy: sayAllergy(allergy, locale),
      food: isOfLibrary ? translate(where, locale) : where,
    }),
  );

type Times = Pick<RecipeContent, "prep_time" | "cook_time">;

/** The total time: "30 min"; `null` if unknown. */
export function presentTime({ prep_time, cook_time }: Times, locale: string): string | null {
  const minutes = (prep_time ?? 0) + (cook_time ?? 0);
  return minutes > 0 ? say(foodWords, locale)("minutes", { minutes }) : null;
}

/** "Prepare 10 min, cook 20 min"; `null` unless both are known. */
const presentParts = ({ prep_time: prepare, cook_time: cook }: Times, locale: string): string | null =>
  prepare && cook ? say(foodWords, locale)("parts", { prepare, cook }) : null;

interface Asked {
  /** The servings to show; `null` for the recipe's own. */
  servings: number | null;
  /** The family's allergies. */
  allergies: readonly string[];
  /** The reader's BCP 47 tag. */
  locale: string;
  /** Parts that are the library's, in English, to be shown in the reader's language. */
  library?: { about: boolean; content: boolean };
}

const OWN = { about: false, content: false };

/** A recipe for its page (docs/product/food.md, "Recipes"). */
export function presentRecipe(recipe: RecipeContent, { servings: wanted, allergies, locale, library = OWN }: Asked) {
  const { title, description, recipe_url, servings: base, diets } = recipe;
  const servings = base === null ? null : (wanted ?? base);
  const factor = base === null || servings === null ? 1 : servings / base;
  const about = [title, description].filter((text) => text !== null);
  const lines = recipe.ingredients.map((line) => scaleLine(line, factor));
  const untouched = <T>(texts: T) => ({ texts, isEnglish: false });
  const shown = {
    about: library.about ? translateAll(about, locale) : untouched(about),
    ingredients: library.content ? translateAll(lines, locale, translateLine) : untouched(lines),
    steps: library.content ? translateAll(recipe.steps, locale) : untouched(recipe.steps),
  };
  const steps = presentSteps(recipe.steps, locale);
  return {
    title: shown.about.texts[0] ?? title,
    description: shown.about.texts[1] ?? description,
    /** Parts that are in English, because they are not translated. */
    inEnglish: {
      about: shown.about.isEnglish,
      ingredients: shown.ingredients.isEnglish,
      steps: shown.steps.isEnglish,
      note: presentEnglishNote({ steps: shown.steps.isEnglish, others: shown.about.isEnglish }, locale),
    },
    sourceUrl: recipe_url,
    type: recipe.meal_type && foodName("meal", recipe.meal_type, locale),
    time: presentTime(recipe, locale),
    parts: presentParts(recipe, locale),
    diets: diets.map((diet) => foodName("diet", diet, locale)),
    held: presentHeld(recipe, allergies, locale, library.content),
    /** Whether the family has allergies to check. */
    hasAllergies: allergies.length > 0,
    servings,
    /** The recipe's own servings, if other ones are shown. */
    writtenFor: servings === base ? null : base,
    ingredients: shown.ingredients.texts,
    // Timers are found in the original.
    steps: steps.map((step, at) => ({ ...step, text: shown.steps.texts[at] ?? step.text })),
  };
}
export type RecipeView = ReturnType<typeof presentRecipe>;

/** A recipe as values of its form. */
export const presentRecipeForm = (recipe: RecipeContent) => ({
  ...pick(recipe, ["title", "description", "recipe_url", "prep_time", "cook_time", "servings", "meal_type", "diets"]),
  ingredients: recipe.ingredients.join("\n"),
  steps: recipe.steps.join("\n"),
});
