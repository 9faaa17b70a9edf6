import { findPathRecipe } from "#app/pages/food/recipe-page.server.ts";
import { recipeJson } from "#app/presenters/api/api-json.ts";
import { recipeChangeSchema } from "#app/schemas/food/recipe.ts";
import { apiRoute, forFamily, noContent, ok } from "#app/server/api/api-route.server.ts";
import { deleteRecipe, updateRecipe } from "#app/services/food/family-recipes.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    find: findPathRecipe,
    handle: async ({ resource }) => ok(recipeJson(resource)),
  }),
  PUT: forFamily({
    operation: "save-recipe",
    find: findPathRecipe,
    body: recipeChangeSchema,
    handle: async ({ actor, resource, value: { updated_at, ...change } }) =>
      ok(recipeJson(await updateRecipe(actor, resource.id, change, updated_at))),
  }),
  DELETE: forFamily({
    operation: "save-recipe",
    find: findPathRecipe,
    permission: "delete-recipe",
    handle: async ({ actor, resource }) => {
      await deleteRecipe(actor, resource.id);
      return noContent();
    },
  }),
});
export const action = loader;
