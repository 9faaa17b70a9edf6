import { apiRoute, forFamily, noContent, ok, pathId } from "#app/http/api-route.server.ts";
import type { Actor, HttpArgs } from "#app/http/visitor.server.ts";
import { mealJson } from "#app/presenters/api-json.ts";
import { mealChangeSchema } from "#app/schemas/meal.ts";
import { deleteMeal, findMeal, updateMeal } from "#app/services/meals.server.ts";

const find = ({ actor, params }: HttpArgs & { actor: Actor }) => findMeal(actor, pathId(params.mealId, "Meal"));

const route = apiRoute({
  PUT: forFamily({
    find,
    body: mealChangeSchema,
    handle: async ({ actor, thing, value: { updated_at, ...change } }) =>
      ok(mealJson(await updateMeal(actor, thing.id, change, updated_at))),
  }),
  DELETE: forFamily({
    find,
    handle: async ({ actor, thing }) => {
      await deleteMeal(actor, thing.id);
      return noContent();
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
