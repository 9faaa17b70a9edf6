import { recipeJson } from "#app/presenters/api/api-json.ts";
import { newRecipeSchema, recipeListSchema } from "#app/schemas/food/recipe.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { addRecipe, listRecipes } from "#app/services/food/family-recipes.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    operation: "fetch-recipes",
    query: recipeListSchema,
    handle: async ({ actor, query }) => ok((await listRecipes(actor, query)).map(recipeJson)),
  }),
  POST: forFamily({
    operation: "save-recipe",
    body: newRecipeSchema,
    handle: async ({ actor, value }) => created(recipeJson(await addRecipe(actor, value))),
  }),
});
export const action = loader;
