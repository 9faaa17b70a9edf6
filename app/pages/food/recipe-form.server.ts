import { fillIn } from "#app/presenters/food/recipe-fill.ts";
import { presentRecipeFound, recipeValues } from "#app/presenters/food/recipes.ts";
import { fetchRecipeSchema } from "#app/schemas/food/meal.ts";
import { familyLookUp } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { fetchRecipe } from "#app/services/food/recipes.server.ts";

/** The button "Fetch recipe" of the forms that add a meal, or edit the meal of `find`. */
export const fetchRecipeForm = (find?: (context: FamilyContext) => Promise<unknown>) =>
  familyLookUp({
    schema: fetchRecipeSchema,
    ...(find ? { find } : {}),
    lookUp: async ({ actor, locale, value: { recipe_url }, typed }) => {
      const found = await fetchRecipe(actor, recipe_url);
      const recipe = recipeValues(found);
      const { values, kept } = fillIn(typed, recipe);
      const from = { host: new URL(recipe_url).hostname, lost: found.lost };
      return { values, note: presentRecipeFound(recipe, kept, from, locale) };
    },
  });
