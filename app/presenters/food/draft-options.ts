import { foodOptions } from "#app/presenters/food/food-names.ts";
import { ALLERGENS, CUISINES, type DIETS, type GROCERY_DIETS } from "#app/shared/food/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { draftWords } from "#app/words/catalogues/draft-words.ts";

/** The texts and options of allergies and diets, for the dialogs that request a draft. */
export function presentLeaving(diets: typeof DIETS | typeof GROCERY_DIETS, locale: string) {
  const text = say(draftWords, locale);
  return {
    allergies: text("allergies"),
    allergens: foodOptions("allergen", ALLERGENS, locale),
    otherAllergies: text("otherAllergies"),
    otherAllergiesHint: text("otherAllergiesHint"),
    dietaryPreferences: text("diets"),
    diets: foodOptions<string>("diet", diets, locale),
  };
}
export type LeavingWords = ReturnType<typeof presentLeaving>;

/** The cuisines to choose from. */
export const presentCuisines = (locale: string) => ({
  legend: say(draftWords, locale)("cuisines"),
  options: foodOptions("cuisine", CUISINES, locale),
});
