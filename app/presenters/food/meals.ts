import type { RecipeContent } from "#app/domain/food/built-in-recipes.server.ts";
import { datesBetween, startOfWeek, Temporal } from "#app/domain/time/time.ts";
import type { Meal } from "#app/models/food/meal.server.ts";
import { foodName } from "#app/presenters/food/food-names.ts";
import { MEAL_FIELDS } from "#app/schemas/food/meal.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { MEAL_TYPES } from "#app/shared/food/constants.ts";
import {
  type MealsPlace,
  mealPageHref,
  mealsHref,
  newMealHref,
  newPlanHref,
  printHref,
  savedWeeksHref,
  weekOn,
} from "#app/shared/food/meal-links.ts";
import { formatDate, formatDates } from "#app/shared/format.ts";
import type { Person } from "#app/shared/people/person.ts";
import { pick } from "#app/utils/pick.ts";
import { say } from "#app/words/catalogue.ts";
import { foodWords } from "#app/words/catalogues/food-words.ts";
import { mealWords } from "#app/words/catalogues/meal-words.ts";
import { meals as messages } from "#app/words/catalogues/meals.ts";

export type MealRow = Pick<Meal, "id" | "title" | "meal_type" | "planned_date" | "prep_time" | "cook_time" | "cook_id">;

function presentMeal(meal: MealRow, place: MealsPlace, label: string, { people, locale }: FormatContext) {
  const minutes = (meal.prep_time ?? 0) + (meal.cook_time ?? 0);
  const { id, title, meal_type } = meal;
  return {
    id,
    title,
    type: meal_type,
    label,
    time: minutes > 0 ? say(foodWords, locale)("minutes", { minutes }) : null,
    cook: (meal.cook_id !== null && people.get(meal.cook_id)) || null,
    href: mealPageHref(place, id),
  };
}
export type MealView = ReturnType<typeof presentMeal>;

/** A group of the week: a day, or a type of meal. */
export interface MealGroup {
  key: string;
  title: string;
  /** Beside the title: the date, or the number of meals. */
  note: string;
  isToday: boolean;
  /** A past day of this week. Future days come first. */
  isPast: boolean;
  meals: MealView[];
  /** The link that adds a meal to a day; `about` names the day for screen readers. */
  add: { href: string; about: string } | null;
}

interface FormatContext {
  locale: string;
  today: Temporal.PlainDate;
  /** The family's members, by id. */
  people: ReadonlyMap<number, Person>;
}

/** The default type of a day's next meal: dinner first, because most families plan dinners. */
const nextType = (meals: readonly MealRow[]) =>
  (["dinner", ...MEAL_TYPES] as const).find((type) => meals.every(({ meal_type }) => meal_type !== type)) ?? "dinner";

function byDay(place: MealsPlace, meals: readonly MealRow[], format: FormatContext): MealGroup[] {
  const { locale, today } = format;
  const week = Temporal.PlainDate.from(place.week);
  const isThisWeek = week.equals(startOfWeek(today, week.dayOfWeek));
  const groups = [...datesBetween(week, week.add({ days: 6 }))].map((day) => {
    const date = day.toString();
    const ofDay = meals.filter((meal) => meal.planned_date === date);
    const words = formatDate(date, locale, "dayAndMonth");
    return {
      key: `day-${date}`,
      title: formatDate(date, locale, "weekday"),
      note: factLine([words, day.equals(today) && say(messages, locale)("today")], locale),
      isToday: day.equals(today),
      isPast: isThisWeek && Temporal.PlainDate.compare(day, today) < 0,
      meals: ofDay.map((meal) => presentMeal(meal, place, foodName("meal", meal.meal_type, locale), format)),
      add: { href: newMealHref(place, date, nextType(ofDay)), about: words },
    };
  });
  return [...groups.filter(({ isPast }) => !isPast), ...groups.filter(({ isPast }) => isPast)];
}

function byType(place: MealsPlace, meals: readonly MealRow[], format: FormatContext): MealGroup[] {
  return MEAL_TYPES.map((type) => {
    const ofType = meals.filter((meal) => meal.meal_type === type);
    return {
      key: `type-${type}`,
      title: foodName("meal", type, format.locale),
      note: say(messages, format.locale)("planned", { count: ofType.length }),
      isToday: false,
      isPast: false,
      meals: ofType.map((meal) =>
        presentMeal(meal, place, formatDate(meal.planned_date, format.locale, "shortDay"), format),
      ),
      add: null,
    };
  });
}

/** "Sunday 11 October – Saturday 17 October", with the year if it is not the present one. */
export function presentSpan(
  week: Temporal.PlainDate,
  { locale, today }: Pick<FormatContext, "locale" | "today">,
): string {
  const last = week.add({ days: 6 });
  const style = [week, last].every(({ year }) => year === today.year) ? "day" : "fullDay";
  return say(mealWords, locale)("span", {
    from: formatDate(week.toString(), locale, style),
    to: formatDate(last.toString(), locale, style),
  });
}

/**
 * A week of meals in the order of `listMeals`, with links to other weeks. The present week begins with today
 * (docs/product/food.md, "Meals").
 */
export function presentWeek(place: MealsPlace, meals: readonly MealRow[], format: FormatContext) {
  const week = Temporal.PlainDate.from(place.week);
  const thisWeek = startOfWeek(format.today, week.dayOfWeek);
  const weekHref = (first: Temporal.PlainDate) => mealsHref({ ...place, week: first.toString() });
  const step = (first: Temporal.PlainDate) => ({
    href: weekHref(first),
    begins: formatDate(first.toString(), format.locale, "shortDate"),
  });
  return {
    span: presentSpan(week, format),
    dates: formatDates(place.week, week.add({ days: 6 }).toString(), format.locale, "shortDate"),
    isThisWeek: week.equals(thisWeek),
    by: place.by,
    groups: place.by === "type" ? byType(place, meals, format) : byDay(place, meals, format),
    isEmpty: meals.length === 0,
    addHref: newMealHref(place),
    planHref: newPlanHref(place),
    previous: step(week.subtract({ days: 7 })),
    next: step(week.add({ days: 7 })),
    thisWeekHref: weekHref(thisWeek),
    byDayHref: mealsHref({ ...place, by: "day" }),
    byTypeHref: mealsHref({ ...place, by: "type" }),
    savedWeeksHref: savedWeeksHref(place),
    printHref: printHref(place),
  };
}
export type WeekView = ReturnType<typeof presentWeek>;

type MealContent = Pick<Meal, (typeof MEAL_FIELDS)[number]>;

/** A meal as values of its form. */
export const presentMealForm = (meal: MealContent) => ({
  ...pick(meal, MEAL_FIELDS),
  ingredients: meal.ingredients.join("\n"),
  steps: meal.steps.join("\n"),
});

/** A new meal with a recipe as values of the form, for `servings` or else the recipe's own. */
export const presentPlannedRecipe = (
  recipe: RecipeContent,
  servings: number | null,
  tie: { recipe_id: string } | { built_in: string | null },
) => ({
  ...pick(recipe, ["title", "description", "recipe_url", "prep_time", "cook_time"]),
  ...(recipe.meal_type ? { meal_type: recipe.meal_type } : {}),
  servings: servings ?? recipe.servings,
  ingredients: recipe.ingredients.join("\n"),
  ingredients_for: recipe.servings,
  steps: recipe.steps.join("\n"),
  ...tie,
});

/** A copy of a meal as values of the form, on the next day. */
export const presentCopy = (meal: MealContent) => ({
  ...presentMealForm(meal),
  planned_date: Temporal.PlainDate.from(meal.planned_date).add({ days: 1 }).toString(),
});

/** The message after a meal was deleted. */
export const presentMealDeleted = (title: string, locale: string): string =>
  say(mealWords, locale)("mealDeleted", { title });

/** The address and the message after a meal was saved. */
export function presentMealDone(done: "mealAdded" | "mealSaved", meal: MealRow, place: MealsPlace, locale: string) {
  return {
    to: mealsHref({ ...place, week: weekOn(place, meal.planned_date) }),
    flash: {
      tone: "ok" as const,
      text: say(mealWords, locale)(done, {
        title: meal.title,
        day: formatDate(meal.planned_date, locale, "day"),
      }),
    },
  };
}
