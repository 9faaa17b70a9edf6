import { builtInContent, findBuiltIn } from "#app/domain/food/built-in-recipes.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import type { Meal } from "#app/models/food/meal.server.ts";
import { presentCooking, requestedServings } from "#app/pages/food/recipe-page.server.ts";
import { placeWords } from "#app/presenters/food/food-names.ts";
import { presentPlannedRecipe, presentWeek, type WeekView } from "#app/presenters/food/meals.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { findRecipe } from "#app/services/food/family-recipes.server.ts";
import { ingredientServings, mealContent } from "#app/services/food/meal-ingredients.server.ts";
import { findSavedWeek } from "#app/services/food/meal-weeks.server.ts";
import { findMeal, listMeals } from "#app/services/food/meals.server.ts";
import { findBasedOn } from "#app/services/food/recipe-links.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { cached } from "#app/services/system/cache.server.ts";
import { type MealsPlace, mealHref, mealsHref, parseMealsPlace, weekOn } from "#app/shared/food/meal-links.ts";
import { builtInHref, recipeHref, withServings } from "#app/shared/food/recipe-links.ts";
import { firstDayOfWeek } from "#app/shared/people/reader-locale.ts";
import { notFound } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { mealWords } from "#app/words/catalogues/meal-words.ts";

/** The week and order of the meals page, also behind its dialogs. */
export const mealsPlace = ({ actor, url, now, locale }: FamilyContext): MealsPlace =>
  parseMealsPlace(url.searchParams, familyToday(actor, now).toString(), firstDayOfWeek(locale));

/** The first day of the shown week. */
export const shownWeek = (context: FamilyContext): Temporal.PlainDate =>
  Temporal.PlainDate.from(mealsPlace(context).week);

/** The shown week. */
export function presentShownWeek(context: FamilyContext): Promise<WeekView> {
  const { actor, locale, now } = context;
  const { family } = actor;
  const place = mealsPlace(context);
  const today = familyToday(actor, now);
  // The revision `calendar` also moves with members, who may be cooks.
  return cached(actor, "week of meals", ["calendar"], [place, today, locale], async () => {
    const days = { from: place.week, to: shownWeek(context).add({ days: 6 }).toString() };
    const [members, meals] = await Promise.all([familyMembers(context), listMeals({ family }, days)]);
    const people = new Map(members.map((member) => [member.id, presentPerson(member)]));
    return presentWeek(place, meals, { locale, today, people });
  });
}

/** The meal of the path. */
export const findPathMeal = ({ actor, params }: FamilyContext) => findMeal(actor, pathId(params.mealId, "Meal"));

/** The meal `copy` of the URL, as a template for a new one; `null` without one. */
export const findMealToCopy = async ({ actor, url }: FamilyContext) => {
  const id = url.searchParams.get("copy");
  return id === null ? null : findMeal(actor, pathId(id, "Meal"));
};

/** The initial values of a new meal with the recipe and servings of the URL; `null` without a recipe. */
export async function findRecipeToPlan(context: FamilyContext) {
  const { actor, url } = context;
  const [id, slug] = [url.searchParams.get("recipe"), url.searchParams.get("built_in")];
  if (id === null && slug === null) return null;
  const own = id === null ? slug && (await findBasedOn(actor, slug)) : await findRecipe(actor, pathId(id, "Recipe"));
  const known = own ? null : findBuiltIn(slug ?? "");
  const content = own || (known && builtInContent(known));
  if (!content) throw notFound("Recipe");
  return presentPlannedRecipe(
    content,
    requestedServings(context),
    id === null ? { built_in: slug } : { recipe_id: id },
  );
}

/** The saved week of the path. */
export const findPathWeek = ({ actor, params }: FamilyContext) =>
  findSavedWeek(actor, pathId(params.weekId, "Saved week"));

/** A link to the meal's recipe. */
async function recipeLink({ actor }: FamilyContext, { recipe_id, built_in }: Pick<Meal, "recipe_id" | "built_in">) {
  const own =
    recipe_id === null ? built_in && (await findBasedOn(actor, built_in)) : await findRecipe(actor, recipe_id);
  if (own) return { href: recipeHref(own.id), title: own.title, isBuiltIn: false };
  const known = built_in && findBuiltIn(built_in);
  return known ? { href: builtInHref(known.slug), title: known.title, isBuiltIn: true } : null;
}

/** The data of a meal's page, for its own servings or those of the URL. */
export async function mealPageData(context: FamilyContext) {
  const meal = await findPathMeal(context);
  const place = mealsPlace(context);
  const content = { ...mealContent(meal), diets: [] };
  const [members, recipe, from] = await Promise.all([
    familyMembers(context),
    presentCooking(context, content, ingredientServings(meal)),
    recipeLink(context, meal),
  ]);
  const cook = members.find(({ id }) => id === meal.cook_id);
  const { id, meal_type, planned_date } = meal;
  const back = mealsHref({ ...place, week: weekOn(place, planned_date) });
  const listHref = withServings(mealHref(place, id, "ingredients"), requestedServings(context));
  return {
    recipe,
    // A meal that the family has given a name of its own is in the family's words.
    isBuiltIn: from?.isBuiltIn === true && from.title === meal.title,
    name: `meal ${id} ${meal.updated_at.getTime()}`,
    back: { to: back, text: say(mealWords, context.locale)("toWeek") },
    about: {
      day: placeWords(planned_date, meal_type, context.locale),
      cook: cook ? presentPerson(cook) : null,
      from,
    },
    query: { week: place.week, by: place.by },
    ways: {
      listHref: meal.ingredients.length > 0 ? listHref : null,
      editHref: mealHref(place, id, "edit"),
      deleteHref: mealHref(place, id, "delete"),
    },
  };
}
