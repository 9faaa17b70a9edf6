import { mealJson } from "#app/presenters/api/api-json.ts";
import { mealChangeSchema } from "#app/schemas/food/meal.ts";
import { apiRoute, forFamily, noContent, ok } from "#app/server/api/api-route.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import type { Actor } from "#app/services/actor.ts";
import { deleteMeal, findMeal, updateMeal } from "#app/services/food/meals.server.ts";

const find = ({ actor, params }: HttpArgs & { actor: Actor }) => findMeal(actor, pathId(params.mealId, "Meal"));

export const loader = apiRoute({
  PUT: forFamily({
    find,
    body: mealChangeSchema,
    handle: async ({ actor, resource, value: { updated_at, ...change } }) =>
      ok(mealJson(await updateMeal(actor, resource.id, change, updated_at))),
  }),
  DELETE: forFamily({
    find,
    handle: async ({ actor, resource }) => {
      await deleteMeal(actor, resource.id);
      return noContent();
    },
  }),
});
export const action = loader;
