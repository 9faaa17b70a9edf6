import { apiRoute, created, forFamily } from "#app/http/api/api-route.server.ts";
import { lookAt, makeReady, takeRecipes } from "#app/services/food/recipe-files.server.ts";
import { MAX_RECIPE_FILE_BYTES } from "#app/utils/constants.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "take-recipes",
    permission: "bring-in-recipes",
    file: { type: "application/ld+json or application/json", maxBytes: MAX_RECIPE_FILE_BYTES },
    prepare: async ({ actor, bytes }) => makeReady(actor, await lookAt(actor, bytes)),
    handle: async ({ actor, prepared }) => created(await takeRecipes(actor, prepared)),
  }),
});
export const action = loader;
