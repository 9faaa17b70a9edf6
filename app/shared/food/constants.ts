export const MEAL_TYPES = ["breakfast", "lunch", "dinner", "snack"] as const;
/** The meals of each day in a generated plan. */
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
/** Days after which a bought staple returns to the list. */
export const STAPLE_DAYS = [3, 7, 14, 28] as const;
/** Numbers of a family's usual items: as buttons, and as suggestions for the text field. */
export const USUAL_CHIPS = 6;
export const USUAL_NAMES = 40;
export type MealType = (typeof MEAL_TYPES)[number];
export type PlannedMeal = (typeof PLANNED_MEALS)[number];
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number];
export const GROCERIES_SHOWN = 5;
export const MAX_MEALS = 5_000;
/** Ingredients of one meal. */
export const MAX_INGREDIENTS = 100;
/** Recipes of a family, steps of a recipe, and recipes in one answer of the API. */
export const MAX_RECIPES = 2_000;
export const MAX_STEPS = 50;
export const RECIPES_PAGE = 50;
/** Recipes on a page. Few, because phones are small. */
export const RECIPES_SHOWN = 24;
/** Limits of an uploaded photo. */
export const MAX_PHOTO_BYTES = 10_000_000;
export const MAX_PHOTO_PIXELS = 50_000_000;
/** The longer side of a stored photo, in pixels. */
export const PHOTO_SIZES = { large: 1_200, small: 400 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;
/** An uploaded file of recipes: its bytes and its recipes. */
export const MAX_RECIPE_FILE_BYTES = 5_000_000;
export const MAX_FILE_RECIPES = 500;
/** Of a zip with recipes: its files, and their bytes together after unpacking. */
export const MAX_ARCHIVE_ENTRIES = 5_000;
export const MAX_UNPACKED_BYTES = 25_000_000;
/** Pixels of all photos in a file of recipes, because a photo of few bytes may have many pixels. */
export const MAX_FILE_PIXELS = 200_000_000;
/** Servings that a recipe can be scaled to. */
export const MAX_EATERS = 50;
/** Ingredients of all meals of a generated list; a meal without ingredients counts as ten. */
export const MAX_PLANNED_INGREDIENTS = 5_000;
/** Saved weeks of a family. */
export const MAX_SAVED_WEEKS = 50;
export const MAX_GROCERY_ITEMS = 1_000;
/** Days for which purchases count as a family's habits. */
export const HISTORY_DAYS = 400;
/** Limits of a meal's preparation and cooking times, and of its servings. */
export const MAX_MINUTES = 10_000;
export const MAX_SERVINGS = 1_000;
/** The hour, in the family's zone, from which on a meal of today is past. */
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
/** Minutes of preparation and cooking of the two shorter cooking times; longer recipes are elaborate. */
export const COOKING_MINUTES = { quick: 20, medium: 45 } as const;

/** The meals that a plan contains. */
export const PLAN_MEALS = ["dinners", "all"] as const;
export const PLAN_DAYS = { min: 1, max: 14, default: 7 } as const;
export const PLAN_PEOPLE = { min: 1, max: 12, default: 4 } as const;
export const GROCERY_PEOPLE = { min: 1, max: 20, default: 4 } as const;
/** Days of a generated grocery list: the default, and the limit. */
export const GROCERY_DAYS = { default: 7, max: 62 } as const;
/** Allergies in a family's own words, and foods in one of them. */
export const MAX_OWN_ALLERGIES = 10;
export const MAX_ALLERGY_PARTS = 10;

export type CookingTime = (typeof COOKING_TIMES)[number];
export type Allergen = (typeof ALLERGENS)[number];
export type Diet = (typeof DIETS)[number];
export type Cuisine = (typeof CUISINES)[number];
