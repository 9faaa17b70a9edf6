import { Temporal } from "#app/domain/time/time.ts";
import type { Done } from "#app/http/forms/form-route.server.ts";
import type { FamilyContext } from "#app/http/page.server.ts";
import { pathId } from "#app/http/path-id.server.ts";
import { findGroceryItem } from "#app/services/food/groceries.server.ts";
import { findSavedWeek } from "#app/services/food/meal-weeks.server.ts";
import { findMeal } from "#app/services/food/meals.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { type MealsPlace, mealsHref, parseMealsPlace } from "#app/view/meal-links.ts";
import { firstDayOfWeek } from "#app/view/reader-locale.ts";

/** Where the meals page is, also beneath its dialogs. */
export const mealsPlace = ({ actor, url, now, locale }: FamilyContext): MealsPlace =>
  parseMealsPlace(url.searchParams, familyToday(actor, now).toString(), firstDayOfWeek(locale));

/** The first day of the week that it shows. */
export const shownWeek = (context: FamilyContext): Temporal.PlainDate =>
  Temporal.PlainDate.from(mealsPlace(context).week);

/** The meal that the path names. */
export const findPathMeal = ({ actor, params }: FamilyContext) => findMeal(actor, pathId(params.mealId, "Meal"));

/** The meal that a new one begins as a copy of, if the address names one. */
export const findMealToCopy = async ({ actor, url }: FamilyContext) => {
  const id = url.searchParams.get("copy");
  return id === null ? null : findMeal(actor, pathId(id, "Meal"));
};

/** The saved week that the path names. */
export const findPathWeek = ({ actor, params }: FamilyContext) =>
  findSavedWeek(actor, pathId(params.weekId, "Saved week"));

/** The grocery item that the path names. */
export const findPathItem = ({ actor, params }: FamilyContext) =>
  findGroceryItem(actor, pathId(params.itemId, "Grocery item"));

const said = (text: string | null, undo?: string): Pick<Done, "flash"> =>
  text ? { flash: { tone: "ok", text, place: "grocery", ...(undo ? { undo } : {}) } } : {};

interface AtList {
  text?: string | null;
  /** What puts back what was removed. */
  undo?: string | undefined;
  /** Where without script the page opens: at the list, or at an item. */
  at?: string | undefined;
}

/** After a form on the list: without script the page opens again, at the list; with script it stays where it is. */
export const stayAtList = (
  context: FamilyContext,
  hasScript: boolean,
  { text = null, undo, at = "grocery" }: AtList = {},
): Done => ({
  to: hasScript ? null : `${mealsHref(mealsPlace(context))}#${at}`,
  ...said(text, undo),
});

/** After a dialog over the list. Script keeps the page beneath where it was; without it, the list comes into view. */
export const closeToList = (
  context: FamilyContext,
  hasScript: boolean,
  text: string,
  { undo, at = "grocery" }: Pick<AtList, "undo" | "at"> = {},
): Done => ({
  to: mealsHref(mealsPlace(context)) + (hasScript ? "" : `#${at}`),
  ...said(text, undo),
});
