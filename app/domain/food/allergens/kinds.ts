import type { Allergen, Diet } from "#app/shared/food/constants.ts";

/**
 * What a food may hold, as far as anybody leaves it out. `gluten` is what soy sauce has: wheat, but nothing that a diet
 * without grain would miss. `sweet` are honey and its like, `modern` is what Paleo leaves out beside the rest.
 * `notVegan` and `notVegetarian` are what a text says of itself, and `own` is what someone names in their own words.
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

/** How surely a food holds a kind. No claim cancels `byNature`: gluten-free barley is barley. */
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
