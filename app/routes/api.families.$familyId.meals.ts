import { apiRoute, created, forFamily, ok } from "#app/http/api-route.server.ts";
import { mealJson } from "#app/presenters/api-json.ts";
import { mealWindowSchema, newMealSchema } from "#app/schemas/meal.ts";
import { familyToday } from "#app/services/families.server.ts";
import { addMeal, listMeals, mealWindow } from "#app/services/meals.server.ts";

const route = apiRoute({
  GET: forFamily({
    query: mealWindowSchema,
    handle: async ({ actor, query, now }) =>
      ok((await listMeals(actor, mealWindow(query, familyToday(actor, now)))).map(mealJson)),
  }),
  POST: forFamily({
    body: newMealSchema,
    handle: async ({ actor, value }) => created(mealJson(await addMeal(actor, value))),
  }),
});

export const loader = route.loader;
export const action = route.action;
