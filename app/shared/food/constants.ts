export const MEAL_TYPES = ["breakfast", "lunch", "dinner", "snack"] as const;
/** What a generated plan has for each day. */
export const PLANNED_MEALS = ["breakfast", "lunch", "dinner"] as const satisfies MealType[];
export const GROCERY_CATEGORIES = [
  "Produce",
  "Meat & Poultry",
  "Dairy & Eggs",
  "Pantry",
  "Frozen",
  "Beverages",
  "Snacks",
  "Condiments",
  "Household",
  "Other",
] as const;
/** Days after which a staple is on the list again. */
export const STAPLE_DAYS = [3, 7, 14, 28] as const;
/** One-tap chips of a family's usual items, and names that are offered as one types. */
export const USUAL_CHIPS = 6;
export const USUAL_NAMES = 40;
export type MealType = (typeof MEAL_TYPES)[number];
export type PlannedMeal = (typeof PLANNED_MEALS)[number];
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number];
export const GROCERIES_SHOWN = 5;
export const MAX_MEALS = 5_000;
/** Ingredients of one meal. */
export const MAX_INGREDIENTS = 100;
/** Recipes of a family, steps of one, and how many a list has at a time. */
export const MAX_RECIPES = 2_000;
export const MAX_STEPS = 50;
export const RECIPES_PAGE = 50;
/** On a page: phones are short. */
export const RECIPES_SHOWN = 24;
/** A picture of a recipe, as it is sent. */
export const MAX_PHOTO_BYTES = 10_000_000;
export const MAX_PHOTO_PIXELS = 50_000_000;
/** The longer side of a picture as it is kept, in pixels. */
export const PHOTO_SIZES = { large: 1_200, small: 400 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;
/** A file of recipes that is brought in: its bytes, its recipes, and hours until it is forgotten. */
export const MAX_RECIPE_FILE_BYTES = 5_000_000;
export const MAX_FILE_RECIPES = 500;
/** Of all pictures in one file of recipes: a picture of many pixels may have few bytes. */
export const MAX_FILE_PIXELS = 200_000_000;
export const RECIPE_FILE_HOURS = 24;
/** For how many a recipe can be shown. */
export const MAX_EATERS = 50;
/** Ingredients of the meals that one generated list is for; a meal without any counts as ten. */
export const MAX_PLANNED_INGREDIENTS = 5_000;
/** Weeks that a family keeps under a name. */
export const MAX_SAVED_WEEKS = 50;
export const MAX_GROCERY_ITEMS = 1_000;
/** Days for which what was bought is remembered as a family's habit. */
export const HISTORY_DAYS = 400;
/** Most minutes that a meal's preparing or cooking may be said to take, and most people it serves. */
export const MAX_MINUTES = 10_000;
export const MAX_SERVINGS = 1_000;
/** From this hour on by the family's clock a meal of today is past. */
export const MEAL_PAST_HOUR: Readonly<Record<PlannedMeal, number>> = { breakfast: 11, lunch: 15, dinner: 21 };
/** A member with two ticks within this many minutes is shopping. */
export const SHOPPING_MINUTES = 10;
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
