import type { Allergen, Diet } from "#app/shared/food/constants.ts";

/**
 * The kinds of ingredients that allergies and diets exclude. `gluten` without `grain`, as in soy sauce, is wheat that a
 * low-carb diet does not exclude. `sweet` is honey and similar foods, `modern` the other foods that Paleo excludes.
 * `notVegan` and `notVegetarian` are declarations of a text itself, and `own` is a food in the family's own words.
 */
export type Kind =
  | AllergenKind
  | "meat"
  | "bees"
  | "sugar"
  | "sweet"
  | "grain"
  | "tuber"
  | "pulse"
  | "fruit"
  | "root"
  | "modern"
  | "alcohol"
  | "notVegan"
  | "notVegetarian"
  | "own";
type AllergenKind =
  | "nuts"
  | "peanuts"
  | "crustaceans"
  | "molluscs"
  | "fish"
  | "egg"
  | "milk"
  | "soy"
  | "gluten"
  | "sesame"
  | "celery"
  | "mustard"
  | "lupin"
  | "sulphites";

/** The certainty that a food holds a kind. No claim cancels `byNature`: gluten-free barley is barley. */
export const LEVEL = { maybe: 1, usual: 2, certain: 3, byNature: 4 } as const;
export type Level = (typeof LEVEL)[keyof typeof LEVEL];

export const KINDS_OF_ALLERGENS: Record<Allergen, readonly Kind[]> = {
  Nuts: ["nuts"],
  Peanuts: ["peanuts"],
  Shellfish: ["crustaceans", "molluscs"],
  Fish: ["fish"],
  Eggs: ["egg"],
  "Milk/Dairy": ["milk"],
  Soy: ["soy"],
  "Wheat/Gluten": ["gluten"],
  Sesame: ["sesame"],
  Celery: ["celery"],
  Mustard: ["mustard"],
  Lupin: ["lupin"],
  Molluscs: ["molluscs"],
  Sulphites: ["sulphites"],
};

const ANIMALS: readonly Kind[] = ["meat", "fish", "crustaceans", "molluscs", "notVegetarian"];

/**
 * The kinds that each diet excludes, for diets that ingredients decide (docs/product/ideas.md, "Allergies and diets"). A recipe
 * itself states the other diets.
 */
export const KINDS_OF_DIETS: Partial<Record<Diet, readonly Kind[]>> = {
  Vegetarian: ANIMALS,
  Vegan: [...ANIMALS, "egg", "milk", "bees", "notVegan"],
  "Gluten-free": ["gluten"],
  "Dairy-free": ["milk"],
  "Low-carb": ["sugar", "sweet", "grain", "tuber", "pulse"],
  Keto: ["sugar", "sweet", "grain", "tuber", "pulse", "fruit", "root"],
  Paleo: ["milk", "gluten", "soy", "peanuts", "sugar", "grain", "pulse", "modern", "alcohol"],
};
