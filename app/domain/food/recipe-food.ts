import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { type ReadFood, readFood } from "#app/domain/food/allergens/read-food.ts";
import { isHeading } from "#app/domain/food/heading.ts";
import { type KnownLines, readLine, textsOfLine } from "#app/domain/food/known-lines.ts";
import { DIETS, type Diet } from "#app/shared/food/constants.ts";

/** The parts of a recipe that the lexicon reads (docs/product/food.md, "Recipes"). */

interface Written {
  title: string;
  description: string | null;
  ingredients: readonly string[];
  /** With English names of lines, which count like the lines. */
  known_lines?: KnownLines;
  steps: readonly string[];
}

/** Diets that ingredients decide; of the others they can rule out some at most. */
export const DECIDED_DIETS: readonly Diet[] = DIETS.filter((diet) =>
  ["Vegetarian", "Vegan", "Gluten-free", "Dairy-free"].includes(diet),
);

const foods = new WeakMap<Written, ReadFood>();

/** A recipe's words, split once and cached by the recipe object. */
export function readWritten(recipe: Written): ReadFood {
  const known = foods.get(recipe);
  if (known) return known;
  const { title, description, ingredients, steps } = recipe;
  const linesOf = (isWanted: (line: string) => boolean) =>
    ingredients.filter(isWanted).flatMap((line) => textsOfLine(line, recipe));
  // "For the dressing:" is a title of the lines below, which list the ingredients.
  const titles = [title, ...linesOf(isHeading)];
  // A description is prose, as steps are: "a nutty crust" is no food of its own.
  const food = readFood({
    titles,
    steps: [description ?? "", ...steps],
    ingredients: linesOf((line) => !isHeading(line)),
  });
  foods.set(recipe, food);
  return food;
}

/** Whether a recipe suits a diet, by its own declaration or by its ingredients; without ingredients it does not. */
export function isForDiet(recipe: Written & { diets: readonly Diet[] }, diet: Diet): boolean {
  if (recipe.diets.includes(diet)) return true;
  if (!DECIDED_DIETS.includes(diet) || recipe.ingredients.length === 0) return false;
  return findBreaks(readWritten(recipe), { allergies: [], diets: [diet] }).length === 0;
}

/** An allergy that a recipe breaks. */
export interface Held {
  /** As requested: a value of `ALLERGENS`, or the family's own words. */
  allergy: string;
  /** The name of the line that breaks it first, else of the food that its other words name. */
  where: string;
}

/** The allergies that a recipe breaks, with where they were found; none: nothing was found. */
export function findHeld(recipe: Written, allergies: readonly string[]): Held[] {
  return findBreaks(readWritten(recipe), { allergies, diets: [] }).map(({ restriction: allergy, reason }) => {
    const breaks = (line: string) =>
      findBreaks(readFood({ ingredients: textsOfLine(line, recipe) }), { allergies: [allergy], diets: [] }).length > 0;
    // Headings are no food.
    const line = recipe.ingredients.find((line) => readLine(line, recipe) !== null && breaks(line));
    return { allergy, where: (line && readLine(line, recipe)?.item_name) || reason.replace(/^.*: /, "") };
  });
}

/** Whether nothing speaks against a recipe. */
export const suitsAllergies = (recipe: Written, allergies: readonly string[]): boolean =>
  findBreaks(readWritten(recipe), { allergies, diets: [] }).length === 0;
