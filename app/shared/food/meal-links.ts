import { parseLocalDate, toWeekday, weekStart } from "#app/shared/calendar/dates.ts";
import { MEAL_TYPES, type MealType } from "#app/shared/food/constants.ts";

/** The state of the meals page, all of it in the URL, so that Back, reload and sharing a link work. */
export interface MealsPlace {
  /** The first day of the week, `YYYY-MM-DD`, by the reader's first weekday. */
  week: string;
  /** Whether meals are grouped by day or by type. */
  by: "day" | "type";
}

/** The first day of a date's week, by the reader's first weekday. */
export const weekOn = ({ week }: Pick<MealsPlace, "week">, date: string): string => weekStart(date, toWeekday(week));

/**
 * Reads the query of a meals URL. Missing and invalid parts default to `today`, a date in the family's zone. `firstDay` is the
 * first weekday of the reader's weeks, 1 for Monday to 7 for Sunday.
 */
export function parseMealsPlace(query: URLSearchParams, today: string, firstDay: number): MealsPlace {
  const day = parseLocalDate(query.get("week")) ?? parseLocalDate(query.get("date")) ?? today;
  return { week: weekStart(day, firstDay), by: query.get("by") === "type" ? "type" : "day" };
}

/** The defaults of a new meal from a link: its day, else today if it is in the week; its type, else dinner. */
export function newMealDefaults(query: URLSearchParams, place: MealsPlace, today: string) {
  const date = parseLocalDate(query.get("date")) ?? (weekOn(place, today) === place.week ? today : place.week);
  const type = MEAL_TYPES.find((known) => known === query.get("type")) ?? "dinner";
  return { planned_date: date, meal_type: type };
}

/** The query of a meals page, without defaults. */
const mealsQuery = ({ week, by }: MealsPlace) => `week=${week}${by === "type" ? "&by=type" : ""}`;

export const mealsHref = (place: MealsPlace): string => `/meals?${mealsQuery(place)}`;
export const newMealHref = (place: MealsPlace, date?: string, type?: MealType): string =>
  `/meals/new?${mealsQuery(place)}${date ? `&date=${date}` : ""}${type ? `&type=${type}` : ""}`;
export const mealHref = (place: MealsPlace, id: number, step: "edit" | "delete" | "ingredients"): string =>
  `/meals/${id}/${step}?${mealsQuery(place)}`;
/** The page of a meal, for cooking. */
export const mealPageHref = (place: MealsPlace, id: number): string => `/meals/${id}?${mealsQuery(place)}`;
/** The form of a new meal with a recipe: `recipe` is "recipe=7" or "built_in=its-slug". */
export const planRecipeHref = (recipe: string, servings: number | null): string =>
  `/meals/new?${recipe}${servings ? `&servings=${servings}` : ""}`;
/** The form of a new meal as a copy of another. */
export const copyMealHref = (place: MealsPlace, id: number): string => `/meals/new?${mealsQuery(place)}&copy=${id}`;
export const savedWeeksHref = (place: MealsPlace): string => `/meals/weeks?${mealsQuery(place)}`;
export const savedWeekHref = (place: MealsPlace, id: number, step: "edit" | "delete"): string =>
  `/meals/weeks/${id}/${step}?${mealsQuery(place)}`;
export const newPlanHref = (place: MealsPlace): string => `/meals/plan?${mealsQuery(place)}`;
/** The key of a dish on a plan's page, to which messages are attached. */
export const dishPlace = (date: string, meal: string): string => `dish ${date} ${meal}`;
/** The id of the same dish's element. */
export const dishId = (date: string, meal: string): string => `dish-${date}-${meal}`;
/** The printed week with the grocery list. */
export const printHref = ({ week }: Pick<MealsPlace, "week">): string => `/meals/print?week=${week}`;
