import { translate } from "#app/domain/ideas/library.server.ts";
import { findPathRecipe, requestedServings } from "#app/pages/food/recipe-page.server.ts";
import { presentIngredientsDialog } from "#app/presenters/food/dish-words.ts";
import { presentIngredients, presentListed } from "#app/presenters/food/meal-ingredients.ts";
import { listIngredientsSchema } from "#app/schemas/food/meal.ts";
import { recipeFormSchema } from "#app/schemas/food/recipe-form.ts";
import { familyForm } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { addRecipe, deleteRecipe, updateRecipe } from "#app/services/food/family-recipes.server.ts";
import { listRecipeIngredients, recipeIngredients } from "#app/services/food/meal-ingredients.server.ts";
import { RECIPES_HREF, recipeHref, withServings } from "#app/shared/food/recipe-links.ts";
import { say } from "#app/words/catalogue.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";

/** The forms of recipes. */

export const addRecipeForm = familyForm({
  schema: recipeFormSchema,
  handle: async ({ actor, locale, value: { version: _, ...input } }) => {
    const { id, title } = await addRecipe(actor, input);
    return { to: recipeHref(id), flash: { tone: "ok", text: say(recipeWords, locale)("saved", { title }) } };
  },
});

export const editRecipeForm = familyForm({
  schema: recipeFormSchema,
  find: findPathRecipe,
  handle: async ({ actor, locale, resource, value: { version, based_on: _, ...change } }) => {
    const { id, title } = await updateRecipe(actor, resource.id, change, version);
    return { to: recipeHref(id), flash: { tone: "ok", text: say(recipeWords, locale)("saved", { title }) } };
  },
});

export const deleteRecipeForm = familyForm({
  find: findPathRecipe,
  permission: "delete-recipe",
  handle: async ({ actor, locale, resource: { id, title } }) => {
    const undo = await deleteRecipe(actor, id);
    return { to: RECIPES_HREF, flash: { tone: "ok", text: say(recipeWords, locale)("deleted", { title }), undo } };
  },
});

/** A recipe whose ingredients can be added to the list. */
interface OfRecipe {
  title: string;
  ingredients: string[];
  servings: number | null;
}

/** The dialog that adds ingredients of a recipe to the list. `href` is the recipe's page. */
export function recipeIngredientsData(context: FamilyContext, recipe: OfRecipe, href: string, isBuiltIn = false) {
  const requested = requestedServings(context);
  const servings = recipe.servings === null ? null : (requested ?? recipe.servings);
  const ingredients = recipeIngredients(recipe, servings);
  const shown = presentIngredients(ingredients, context.locale, isBuiltIn);
  return {
    title: isBuiltIn ? translate(recipe.title, context.locale) : recipe.title,
    isEnglish: shown.isEnglish,
    closeHref: withServings(href, requested),
    query: {},
    servings,
    canScale: recipe.servings !== null,
    ingredients: shown.ingredients,
    words: presentIngredientsDialog(context.locale),
  };
}

/** Adds ingredients of the recipe of `find` to the grocery list. */
export const recipeIngredientsForm = <R>(
  find: (context: FamilyContext) => Promise<R>,
  look: (resource: R) => { recipe: OfRecipe; href: string; isBuiltIn?: boolean },
) =>
  familyForm({
    schema: listIngredientsSchema,
    find,
    handle: async ({ actor, locale, resource, value: { servings, lines } }) => {
      const { recipe, href, isBuiltIn = false } = look(resource);
      const result = await listRecipeIngredients(actor, recipe, { lines }, servings, isBuiltIn);
      const title = isBuiltIn ? translate(recipe.title, locale) : recipe.title;
      const text = presentListed(title, result, locale);
      return { to: withServings(href, servings), flash: { tone: "ok", text } };
    },
  });
