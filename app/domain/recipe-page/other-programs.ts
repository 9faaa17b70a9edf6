import type { Thing } from "#app/domain/recipe-page/structured-data.ts";
import { isThing, toList } from "#app/domain/recipe-page/things.ts";

/** Recipes of programs that have formats of their own, as things of schema.org. */

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
/** The lines of a text, or of a list of texts. */
const lines = (value: unknown): unknown[] => (Array.isArray(value) ? value : text(value).split(/\r?\n/));
/** Minutes as a number, for `prepTime`. */
const minutes = (value: unknown): unknown => (typeof value === "number" && value > 0 ? value : undefined);

/** Paprika: ingredients and directions are texts of lines, and the photo is in `photo_data`. */
const fromPaprika = (recipe: Thing): Thing => ({
  "@type": "Recipe",
  name: recipe.name,
  description: [recipe.description, recipe.notes].map(text).filter(Boolean).join("\n"),
  url: recipe.source_url,
  prepTime: recipe.prep_time,
  cookTime: recipe.cook_time,
  totalTime: recipe.total_time,
  recipeYield: recipe.servings,
  recipeCategory: recipe.categories,
  keywords: recipe.categories,
  recipeIngredient: lines(recipe.ingredients),
  recipeInstructions: lines(recipe.directions),
  image: text(recipe.photo_data) ? `data:image/jpeg;base64,${text(recipe.photo_data)}` : undefined,
});

/** Tandoor: each step has its own ingredients. */
function fromTandoor(recipe: Thing): Thing {
  const steps = toList(recipe.steps).filter(isThing);
  const sections = steps.map((step) => ({ name: text(step.name), step }));
  return {
    "@type": "Recipe",
    name: recipe.name,
    description: recipe.description,
    url: recipe.source_url,
    prepTime: minutes(recipe.working_time),
    cookTime: minutes(recipe.waiting_time),
    recipeYield: [recipe.servings, recipe.servings_text].filter(Boolean).join(" "),
    keywords: recipe.keywords,
    recipeIngredient: sections.flatMap(({ name, step }) => {
      const ingredients = toList(step.ingredients);
      return name && ingredients.length > 0 ? [{ name, itemListElement: ingredients }] : ingredients;
    }),
    recipeInstructions: sections.map(({ name, step }) =>
      name ? { name, itemListElement: step.instruction } : step.instruction,
    ),
  };
}

/** Mealie: as schema.org, with a few names of its own and without a type. */
const fromMealie = (recipe: Thing): Thing => ({
  ...recipe,
  "@type": "Recipe",
  url: recipe.orgURL ?? recipe.org_url ?? recipe.url,
  cookTime: recipe.cookTime ?? recipe.performTime ?? recipe.perform_time,
  prepTime: recipe.prepTime ?? recipe.prep_time,
  totalTime: recipe.totalTime ?? recipe.total_time,
  recipeYield: recipe.recipeServings || recipe.recipeYield || recipe.recipe_yield,
  recipeIngredient: recipe.recipeIngredient ?? recipe.recipe_ingredient,
  recipeInstructions: recipe.recipeInstructions ?? recipe.recipe_instructions,
  keywords: recipe.tags,
});

const hasText = (thing: Thing, name: string) => typeof thing[name] === "string" && thing[name] !== "";
const hasList = (thing: Thing, name: string) => Array.isArray(thing[name]);

/** A recipe of Paprika, Tandoor or Mealie as a `Recipe`, also one without a name; any other thing stays. */
export function fromOtherProgram(thing: Thing): Thing {
  if (thing["@type"] !== undefined) return thing;
  const isPaprika = ["directions", "ingredients"].some((name) => hasText(thing, name) || hasList(thing, name));
  if (isPaprika) return fromPaprika(thing);
  if (toList(thing.steps).some((step) => isThing(step) && "instruction" in step)) return fromTandoor(thing);
  const names = ["recipeIngredient", "recipe_ingredient", "recipeInstructions", "recipe_instructions"];
  return names.some((name) => hasList(thing, name)) ? fromMealie(thing) : thing;
}
