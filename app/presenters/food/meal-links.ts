import { startOfWeek, Temporal } from "#app/domain/time/time.ts";
import { localDate } from "#app/schemas/fields.ts";
import { MEAL_TYPES, type MealType } from "#app/utils/constants.ts";

/** What the meals page shows, all of it in its URL: Back, reload and sharing a link work. */
export interface MealsState {
  /** Sunday of the week. */
  week: Temporal.PlainDate;
  /** Meals stand together by day, or by type. */
  by: "day" | "type";
}

const parseDay = (text: string | null) => {
  const date = localDate.safeParse(text);
  return date.success ? Temporal.PlainDate.from(date.data) : null;
};

/** Reads the state of a URL of the meals; what is missing or makes no sense is today's. `today` is the family's. */
export function mealsState(query: URLSearchParams, today: Temporal.PlainDate): MealsState {
  const day = parseDay(query.get("week")) ?? parseDay(query.get("date")) ?? today;
  return { week: startOfWeek(day), by: query.get("by") === "type" ? "type" : "day" };
}

/** What a link to the form wants it to begin with: a day, else today if it is in the week; a type, else dinner. */
export function newMealDefaults(query: URLSearchParams, { week }: MealsState, today: Temporal.PlainDate) {
  const date = parseDay(query.get("date")) ?? (startOfWeek(today).equals(week) ? today : week);
  const type = MEAL_TYPES.find((known) => known === query.get("type")) ?? "dinner";
  return { planned_date: date.toString(), meal_type: type };
}

const mealsQuery = ({ week, by }: MealsState) => `week=${week}${by === "type" ? "&by=type" : ""}`;

export const mealsHref = (state: MealsState): string => `/meals?${mealsQuery(state)}`;
export const newMealHref = (state: MealsState, date?: Temporal.PlainDate, type?: MealType): string =>
  `/meals/new?${mealsQuery(state)}${date ? `&date=${date}` : ""}${type ? `&type=${type}` : ""}`;
export const mealHref = (state: MealsState, id: number, step: "edit" | "delete" | "ingredients"): string =>
  `/meals/${id}/${step}?${mealsQuery(state)}`;
/** A form that begins as a copy of a meal. */
export const copyMealHref = (state: MealsState, id: number): string => `/meals/new?${mealsQuery(state)}&copy=${id}`;
export const savedWeeksHref = (state: MealsState): string => `/meals/weeks?${mealsQuery(state)}`;
export const savedWeekHref = (state: MealsState, id: number, step: "edit" | "delete"): string =>
  `/meals/weeks/${id}/${step}?${mealsQuery(state)}`;
export const newPlanHref = (state: MealsState): string => `/meals/plan?${mealsQuery(state)}`;
export const generateHref = (state: MealsState): string => `/meals/grocery/generate?${mealsQuery(state)}`;
export const aislesHref = (state: MealsState): string => `/meals/grocery/aisles?${mealsQuery(state)}`;
export const staplesHref = (state: MealsState): string => `/meals/grocery/staples?${mealsQuery(state)}`;
/** Asks what is to become of something that is on the list already; `item` is what was typed. */
export const groceryAgainHref = (state: MealsState, item: string): string =>
  `/meals/grocery/again?${mealsQuery(state)}&item=${encodeURIComponent(item)}`;
export const groceryItemHref = (state: MealsState, id: number): string =>
  `/meals/grocery/${id}/edit?${mealsQuery(state)}`;
