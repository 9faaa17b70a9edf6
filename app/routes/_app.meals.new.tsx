import { useActionData, useLoaderData } from "@remix-run/react";
import { MealDialog } from "#app/components/meals/meal-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { addMealForm } from "#app/pages/food/meal-forms.server.ts";
import { findMealToCopy, findRecipeToPlan, mealsPlace } from "#app/pages/food/meal-page.server.ts";
import { fetchRecipeForm } from "#app/pages/food/recipe-form.server.ts";
import { presentMealDialog } from "#app/presenters/food/meal-dialog.ts";
import { presentCopy } from "#app/presenters/food/meals.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { pastDinners } from "#app/services/food/past-dinners.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { mealsHref, newMealDefaults } from "#app/shared/food/meal-links.ts";
import { MEALS } from "#app/shared/operations/meals.ts";
import { say } from "#app/words/catalogue.ts";
import { meals } from "#app/words/catalogues/meals.ts";

export const handle = {
  title: (_: unknown, locale: string) => say(meals, locale)("addMeal"),
  dialog: true,
  form: "add-meal",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const place = mealsPlace(context);
  const today = familyToday(context.actor, context.now);
  const [original, recipe, members, dinners] = await Promise.all([
    findMealToCopy(context),
    findRecipeToPlan(context),
    familyMembers(context),
    pastDinners(context.actor, today),
  ]);
  return {
    closeHref: mealsHref(place),
    people: members.map(presentPerson),
    words: presentMealDialog(original ? "copyMeal" : "addMeal", context.locale),
    dinners,
    defaults: original
      ? presentCopy(original)
      : { ...newMealDefaults(context.url.searchParams, place, today.toString()), ...recipe },
  };
});

export const action = formRoute({ "fetch-recipe": fetchRecipeForm(), "add-meal": addMealForm });

export const clientAction = clientActionFor(MEALS);

export default function AddMeal() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <MealDialog {...data} intent="add-meal" answer={answer} />;
}
