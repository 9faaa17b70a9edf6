/** Options of meal plans and grocery lists (docs/product/ideas.md, "Meal plans"). */
export const ALLERGENS = [
  "Nuts",
  "Peanuts",
  "Shellfish",
  "Fish",
  "Eggs",
  "Milk/Dairy",
  "Soy",
  "Wheat/Gluten",
  "Sesame",
  "Celery",
  "Mustard",
  "Lupin",
  "Molluscs",
  "Sulphites",
] as const;
export const DIETS = [
  "Vegetarian",
  "Vegan",
  "Gluten-free",
  "Dairy-free",
  "Low-carb",
  "Keto",
  "Paleo",
  "Kid-friendly",
  "Healthy",
  "Quick & Easy",
  "Budget-friendly",
  "High-protein",
] as const;
export const GROCERY_DIETS = [
  "Vegetarian",
  "Vegan",
  "Gluten-free",
  "Low-carb",
  "Kid-friendly",
  "Organic preferred",
] as const;
export const CUISINES = [
  "American",
  "Italian",
  "Mexican",
  "Asian",
  "Mediterranean",
  "Indian",
  "Thai",
  "Greek",
  "French",
  "Middle Eastern",
] as const;

export const COOKING_TIMES = ["quick", "medium", "elaborate"] as const;
/** Most minutes, preparing and cooking together, of the shorter two cooking times; what takes longer is elaborate. */
export const COOKING_MINUTES = { quick: 20, medium: 45 } as const;

/** What a plan is of. */
export const PLAN_MEALS = ["dinners", "all"] as const;
export const PLAN_DAYS = { min: 1, max: 14, default: 7 } as const;
export const PLAN_PEOPLE = { min: 1, max: 12, default: 4 } as const;
export const GROCERY_PEOPLE = { min: 1, max: 20, default: 4 } as const;
/** Days from the first to the last for which groceries are generated: the default, and the limit. */
export const GROCERY_DAYS = { default: 7, max: 62 } as const;
/** Allergies in a family's own words, and things that one of them may name. */
export const MAX_OWN_ALLERGIES = 10;
export const MAX_ALLERGY_PARTS = 10;

export type CookingTime = (typeof COOKING_TIMES)[number];
export type Allergen = (typeof ALLERGENS)[number];
export type Diet = (typeof DIETS)[number];
export type Cuisine = (typeof CUISINES)[number];
