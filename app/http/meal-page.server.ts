import { pathId } from "#app/http/api-route.server.ts";
import type { FamilyContext } from "#app/http/page.server.ts";
import { type MealsState, mealsHref, mealsState } from "#app/presenters/meal-links.ts";
import { familyToday } from "#app/services/events.server.ts";
import { findGroceryItem } from "#app/services/groceries.server.ts";
import { findMeal } from "#app/services/meals.server.ts";

/** The state of the meals page, also beneath its dialogs. */
export const stateOfMeals = ({ actor, url, now }: FamilyContext): MealsState =>
  mealsState(url.searchParams, familyToday(actor, now));

/** The meal that the path names. */
export const mealOfPath = ({ actor, params }: FamilyContext) => findMeal(actor, pathId(params.mealId, "Meal"));

/** The grocery item that the path names. */
export const itemOfPath = ({ actor, params }: FamilyContext) =>
  findGroceryItem(actor, pathId(params.itemId, "Grocery item"));

/**
 * Where a form about the list leads, and what is said there. Without script the page opens anew, at the list or at one
 * of its items (`id`); with script it stays where it is.
 */
export function backToList(context: FamilyContext, text: string | null, id: string | null = "grocery") {
  const to = mealsHref(stateOfMeals(context));
  return {
    to: id ? `${to}#${id}` : to,
    ...(text ? { flash: { tone: "ok" as const, text, place: "grocery" as const } } : {}),
  };
}
