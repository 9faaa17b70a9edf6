import { findPathRecipe } from "#app/pages/food/recipe-page.server.ts";
import { recipeJson } from "#app/presenters/api/api-json.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { readyPhoto, removePhoto, setPhoto } from "#app/services/food/recipe-photos.server.ts";
import { MAX_PHOTO_BYTES } from "#app/shared/food/constants.ts";

export const loader = apiRoute({
  PUT: forFamily({
    operation: "save-photo",
    find: findPathRecipe,
    file: { type: "image/*", maxBytes: MAX_PHOTO_BYTES },
    prepare: ({ actor, bytes, request }) => readyPhoto(actor, bytes, request.signal),
    handle: async ({ actor, resource, prepared }) => {
      const { recipe, clearPrevious } = await setPhoto(actor, resource.id, prepared);
      const answer = ok(recipeJson(recipe));
      return { ...answer, afterCommit: () => clearPrevious().then(() => ({})) };
    },
  }),
  DELETE: forFamily({
    operation: "remove-photo",
    find: findPathRecipe,
    handle: async ({ actor, resource }) => {
      const { clearPrevious } = await removePhoto(actor, resource.id);
      return { status: 204, afterCommit: () => clearPrevious().then(() => ({})) };
    },
  }),
});
export const action = loader;
