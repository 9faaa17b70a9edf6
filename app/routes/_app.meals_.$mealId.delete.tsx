import { DeleteMealDialog } from "#app/components/meals/delete-meal-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { findPathMeal, mealsPlace } from "#app/pages/food/meal-page.server.ts";
import { presentMealDeleted } from "#app/presenters/food/meals.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { deleteMeal } from "#app/services/food/meals.server.ts";
import { mealPageHref, mealsHref } from "#app/shared/food/meal-links.ts";
import { formatDate } from "#app/shared/format.ts";
import { RECIPES } from "#app/shared/operations/recipes.ts";
import { say } from "#app/words/catalogue.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

export const handle = { title: (_: unknown, locale: string) => say(recipes, locale)("deleteMeal"), dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const { id, title, planned_date } = await findPathMeal(context);
  const day = formatDate(planned_date, context.locale, "day");
  return { title, day, closeHref: mealPageHref(mealsPlace(context), id) };
});

export const action = formRoute({
  "delete-meal": familyForm({
    find: findPathMeal,
    handle: async ({ resource: { id, title }, ...context }) => {
      const undo = await deleteMeal(context.actor, id);
      const text = presentMealDeleted(title, context.locale);
      return { to: mealsHref(mealsPlace(context)), flash: { tone: "ok", text, undo } };
    },
  }),
});

export const clientAction = clientActionFor(RECIPES);

export default formPage<typeof loader>(DeleteMealDialog);
