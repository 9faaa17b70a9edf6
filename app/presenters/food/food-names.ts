import type { MealType } from "#app/shared/food/constants.ts";
import { formatDate } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { dishWords } from "#app/words/catalogues/dish-words.ts";
import { foodWords } from "#app/words/catalogues/food-words.ts";

/** Names of the lists of food (app/shared/food/constants.ts), and reasons, in the reader's language. */

type Kind = "meal" | "aisle" | "allergen" | "said" | "without" | "diet" | "cuisine" | "reason" | "food";

type FoodId = keyof typeof foodWords.english;
/** A message without values. */
type NameId = Exclude<Extract<FoodId, `${Kind}.${string}`>, "reason.found">;

const isNameId = (id: string): id is NameId => id !== "reason.found" && Object.hasOwn(foodWords.english, id);

/** The name of a value of a list, for example of the diet "Vegan"; another text, as a family's own words, as it is. */
export function foodName(kind: Kind, value: string, locale: string): string {
  const id = `${kind}.${value}`;
  return isNameId(id) ? say(foodWords, locale)(id) : value;
}

/** An allergy within a sentence: one of the list, one of the foods that families name most, or a family's own words. */
export const sayAllergy = (name: string, locale: string): string =>
  foodName(isNameId(`said.${name}`) ? "said" : "food", name, locale);

/** "Dinner, Wednesday 14 October". `date` is `YYYY-MM-DD`. */
export const placeWords = (date: string, meal: MealType, locale: string): string =>
  say(dishWords, locale)("mealOnDay", {
    meal: foodName("meal", meal, locale),
    day: formatDate(date, locale, "day"),
  });

/** The values of a list as options of a form. */
export const foodOptions = <Value extends string>(kind: Kind, values: readonly Value[], locale: string) =>
  values.map((value) => ({ value, label: foodName(kind, value, locale) }));

const FIXED = Object.keys(foodWords.english)
  .filter((id) => id.startsWith("reason."))
  .filter(isNameId);

/**
 * Why a food is left out of a plan or a list, in the reader's language. Drafts hold the English sentence: "Vegan: butter", or one
 * of a few.
 */
export function presentReason(reason: string, locale: string): string {
  const english = say(foodWords, "en");
  const fixed = FIXED.find((id) => english(id) === reason);
  if (fixed) return say(foodWords, locale)(fixed);
  const [, what = "", food = ""] = /^(.+?): (.+)$/.exec(reason) ?? [];
  if (!food) return reason;
  const kind = (["allergen", "diet"] as const).find((one) => isNameId(`${one}.${what}`)) ?? "food";
  const values = { what: foodName(kind, what, locale), food: foodName("food", food, locale) };
  return say(foodWords, locale)("reason.found", values);
}
