import type { LinksFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MealDialog } from "#app/components/meals/meal-dialog.tsx";
import { formAction, onSubmit } from "#app/http/form-action.server.ts";
import { stateOfMeals } from "#app/http/meal-page.server.ts";
import { asFamily, type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { mealsHref, newMealDefaults } from "#app/presenters/meal-links.ts";
import { presentMealDone } from "#app/presenters/meals.ts";
import { newMealSchema } from "#app/schemas/meal.ts";
import { familyToday } from "#app/services/events.server.ts";
import { addMeal } from "#app/services/meals.server.ts";
import dialog from "#app/styles/dialog.css?url";
import forms from "#app/styles/forms.css?url";

export const handle = { title: "Add Meal", dialog: true };
export const links: LinksFunction = () => [forms, dialog].map((href) => ({ rel: "stylesheet", href }));

export const loader = familyLoader(async (context) => {
  const state = stateOfMeals(context);
  const today = familyToday(context.actor, context.now);
  return { closeHref: mealsHref(state), defaults: newMealDefaults(context.url.searchParams, state, today) };
});

export const action = formAction(asFamily, {
  "add-meal": onSubmit<FamilyContext, typeof newMealSchema>(newMealSchema, async (context, input) => {
    const meal = await addMeal(context.actor, input);
    const words = (title: string, day: string) => `Meal added: ${title}, ${day}.`;
    return presentMealDone(meal, stateOfMeals(context), context.locale, words);
  }),
});

export default function AddMeal() {
  const data = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return <MealDialog {...data} title="Add Meal" intent="add-meal" lastResult={lastResult} />;
}
