import { Temporal } from "#app/domain/time/time.ts";
import type { FamilyContext } from "#app/http/page.server.ts";
import { pathId } from "#app/http/path-id.server.ts";
import { familyMembers } from "#app/http/session/visitor.server.ts";
import { presentWeek, type WeekView } from "#app/presenters/food/meals.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import { findSavedWeek } from "#app/services/food/meal-weeks.server.ts";
import { findMeal, listMeals } from "#app/services/food/meals.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { keep } from "#app/services/system/kept.server.ts";
import { type MealsPlace, parseMealsPlace } from "#app/view/meal-links.ts";
import { firstDayOfWeek } from "#app/view/reader-locale.ts";

/** Where the meals page is, also beneath its dialogs. */
export const mealsPlace = ({ actor, url, now, locale }: FamilyContext): MealsPlace =>
  parseMealsPlace(url.searchParams, familyToday(actor, now).toString(), firstDayOfWeek(locale));

/** The first day of the week that it shows. */
export const shownWeek = (context: FamilyContext): Temporal.PlainDate =>
  Temporal.PlainDate.from(mealsPlace(context).week);

/** The week that the meals page shows. */
export function presentShownWeek(context: FamilyContext): Promise<WeekView> {
  const { actor, locale, now } = context;
  const { family } = actor;
  const place = mealsPlace(context);
  const today = familyToday(actor, now);
  // Cooks are of the calendar, too.
  return keep({ family, by: ["calendar"], of: ["week of meals", place, today, locale] }, async () => {
    const days = { from: place.week, to: shownWeek(context).add({ days: 6 }).toString() };
    const [members, meals] = await Promise.all([familyMembers(context), listMeals({ family }, days)]);
    const people = new Map(members.map((member) => [member.id, presentPerson(member)]));
    return presentWeek(place, meals, { locale, today, people });
  });
}

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
