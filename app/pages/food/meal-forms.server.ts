import { findPathMeal, mealsPlace } from "#app/pages/food/meal-page.server.ts";
import { presentMealDone } from "#app/presenters/food/meals.ts";
import { mealFormSchema } from "#app/schemas/food/meal.ts";
import { familyForm } from "#app/server/forms/form-route.server.ts";
import { addMeal, updateMeal } from "#app/services/food/meals.server.ts";
import { mealPageHref } from "#app/shared/food/meal-links.ts";

/** The forms that add a meal, and edit the path's meal. */

export const addMealForm = familyForm({
  schema: mealFormSchema,
  handle: async ({ value: { version: _, ...input }, ...context }) => {
    const meal = await addMeal(context.actor, input);
    return presentMealDone("mealAdded", meal, mealsPlace(context), context.locale);
  },
});

export const editMealForm = familyForm({
  schema: mealFormSchema,
  find: findPathMeal,
  // A change never sets the link to a recipe; the service derives it from the content.
  handle: async ({ resource, value: { version, recipe_id: _, built_in: __, ...change }, ...context }) => {
    const meal = await updateMeal(context.actor, resource.id, change, version);
    const { flash } = presentMealDone("mealSaved", meal, mealsPlace(context), context.locale);
    return { to: mealPageHref(mealsPlace(context), meal.id), flash };
  },
});
