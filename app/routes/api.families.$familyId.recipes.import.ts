import { writeLeftOut } from "#app/domain/recipe-page/left-out.ts";
import { apiRoute, created, forFamily } from "#app/server/api/api-route.server.ts";
import { importRecipes, prepareImport, readRecipes } from "#app/services/imports/recipe-import.server.ts";
import { MAX_RECIPE_FILE_BYTES } from "#app/shared/food/constants.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "take-recipes",
    permission: "bring-in-recipes",
    file: {
      type: "application/ld+json or application/json or application/zip or application/gzip or text/html",
      maxBytes: MAX_RECIPE_FILE_BYTES,
    },
    prepare: async ({ actor, bytes, request }) => prepareImport(actor, await readRecipes(bytes), request.signal),
    handle: async ({ actor, prepared }) => {
      const { recipes, left_out } = await importRecipes(actor, prepared);
      return created({
        recipes: recipes.map(({ id, title }) => ({ id, title })),
        left_out: left_out.map((one) => writeLeftOut(one, "en")),
      });
    },
  }),
});
export const action = loader;
