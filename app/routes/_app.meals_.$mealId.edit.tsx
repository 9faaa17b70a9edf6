import { useActionData, useLoaderData } from "@remix-run/react";
import { MealDialog } from "#app/components/meals/meal-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { editMealForm } from "#app/pages/food/meal-forms.server.ts";
import { findPathMeal, mealsPlace, mealToEdit } from "#app/pages/food/meal-page.server.ts";
import { fetchRecipeForm } from "#app/pages/food/recipe-form.server.ts";
import { presentMealDialog } from "#app/presenters/food/meal-dialog.ts";
import { presentMealForm } from "#app/presenters/food/meals.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { copyMealHref, mealHref, mealPageHref } from "#app/shared/food/meal-links.ts";
import { RECIPES } from "#app/shared/operations/recipes.ts";
import { rowVersion } from "#app/utils/row-version.ts";

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  title: (data?: { words: { heading: string } }) => data?.words.heading ?? "",
  dialog: true,
  form: "edit-meal",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const meal = await findPathMeal(context);
  const place = mealsPlace(context);
  return {
    closeHref: mealPageHref(place, meal.id),
    people: (await familyMembers(context)).map(presentPerson),
    words: presentMealDialog("editMeal", context.locale),
    defaults: presentMealForm(await mealToEdit(context, meal)),
    known: {
      version: rowVersion(meal),
      copyHref: copyMealHref(place, meal.id),
      deleteHref: mealHref(place, meal.id, "delete"),
    },
  };
});

export const action = formRoute({ "fetch-recipe": fetchRecipeForm(findPathMeal), "edit-meal": editMealForm });

export const clientAction = clientActionFor(RECIPES);

export default function EditMeal() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <MealDialog {...data} intent="edit-meal" answer={answer} />;
}
