import { mealJson } from "#app/presenters/api/api-json.ts";
import { mealWindowSchema, newMealSchema } from "#app/schemas/food/meal.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { addMeal, listMeals, mealWindow } from "#app/services/food/meals.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    operation: "fetch-meals",
    query: mealWindowSchema,
    cacheKey: ({ actor, query, now }) => ({
      name: "meals as JSON",
      counters: ["calendar"],
      parts: [mealWindow(query, familyToday(actor, now))],
    }),
    handle: async ({ actor, query, now }) =>
      ok((await listMeals(actor, mealWindow(query, familyToday(actor, now)))).map(mealJson)),
  }),
  POST: forFamily({
    operation: "add-meal",
    body: newMealSchema,
    handle: async ({ actor, value }) => created(mealJson(await addMeal(actor, value))),
  }),
});
export const action = loader;
