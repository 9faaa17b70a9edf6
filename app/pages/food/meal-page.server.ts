import { builtInContent, findBuiltIn } from "#app/domain/food/built-in-recipes.server.ts";
import { recipeForFamily } from "#app/domain/food/translated-recipe.server.ts";
import { translate } from "#app/domain/ideas/library.server.ts";
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
import { contentForFamily, findBasedOn } from "#app/services/food/recipe-links.server.ts";
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

/** A meal for its form: ingredients and steps of a built-in recipe are in the family's language there. */
export async function mealToEdit({ actor }: FamilyContext, meal: Meal) {
  const isOfLibrary = meal.built_in !== null && (await findBasedOn(actor, meal.built_in)) === null;
  const plain = meal.get({ plain: true });
  return isOfLibrary ? { ...plain, ...contentForFamily(meal, actor.family.language) } : plain;
}

/** The meal `copy` of the URL, as a template for a new one; `null` without one. */
export const findMealToCopy = async (context: FamilyContext) => {
  const id = context.url.searchParams.get("copy");
  return id === null ? null : mealToEdit(context, await findMeal(context.actor, pathId(id, "Meal")));
};

/** The initial values of a new meal with the recipe and servings of the URL; `null` without a recipe. */
export async function findRecipeToPlan(context: FamilyContext) {
  const { actor, url } = context;
  const [id, slug] = [url.searchParams.get("recipe"), url.searchParams.get("built_in")];
  if (id === null && slug === null) return null;
  const own = id === null ? slug && (await findBasedOn(actor, slug)) : await findRecipe(actor, pathId(id, "Recipe"));
  const known = own ? null : findBuiltIn(slug ?? "");
  // It becomes a meal of the family, in its language.
  const content = own || (known && recipeForFamily(builtInContent(known), actor.family.language));
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
async function recipeLink(
  { actor, locale }: FamilyContext,
  { recipe_id, built_in }: Pick<Meal, "recipe_id" | "built_in">,
) {
  const own =
    recipe_id === null ? built_in && (await findBasedOn(actor, built_in)) : await findRecipe(actor, recipe_id);
  if (own) return { href: recipeHref(own.id), title: own.title, original: null };
  const known = built_in && findBuiltIn(built_in);
  if (!known) return null;
  return { href: builtInHref(known.slug), title: translate(known.title, locale), original: known };
}

/** The data of a meal's page, for its own servings or those of the URL. */
export async function mealPageData(context: FamilyContext) {
  const meal = await findPathMeal(context);
  const place = mealsPlace(context);
  const content = { ...mealContent(meal), diets: [] };
  const [members, link] = await Promise.all([familyMembers(context), recipeLink(context, meal)]);
  const original = link?.original ?? null;
  const recipe = await presentCooking(context, content, {
    servings: ingredientServings(meal),
    // A title in the family's language, or of its own, is in the family's words.
    library: { about: original?.title === meal.title, content: original !== null },
  });
  const from = link && { href: link.href, title: link.title };
  const cook = members.find(({ id }) => id === meal.cook_id);
  const { id, meal_type, planned_date } = meal;
  const back = mealsHref({ ...place, week: weekOn(place, planned_date) });
  const listHref = withServings(mealHref(place, id, "ingredients"), requestedServings(context));
  return {
    recipe,
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
