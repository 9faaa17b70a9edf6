import type { GroceryCategory, MealType } from "#app/shared/food/constants.ts";

export interface ExampleMeal {
  /** Days after the Sunday of this week. */
  day: number;
  meal_type: MealType;
  title: string;
  description?: string;
  prep_time?: number;
  cook_time?: number;
  ingredients?: string[];
}

/** The ingredients of the first dinners. */
const INGREDIENTS: Record<string, string[]> = {
  "Roast chicken with carrots": [
    "1 whole chicken (1.5 kg)",
    "1 kg carrots",
    "2 lemons",
    "2 tbsp olive oil",
    "1 tsp salt",
  ],
  "Chicken noodle soup": ["2 carrots, sliced", "1 leek", "1.5 l chicken stock", "250 g noodles", "1 bunch parsley"],
  "Pasta with tomato and basil": ["500 g pasta", "2 tins chopped tomatoes", "1 bunch basil", "2-3 cloves garlic"],
  "Vegetable curry and rice": [
    "300 g basmati rice",
    "1 can coconut milk",
    "2 onions",
    "1 cauliflower",
    "200 g spinach",
  ],
};

type Dinner = [title: string, prep_time: number, cook_time: number, description?: string];

/** One for every day of two weeks, Sunday first. */
const DINNERS: Dinner[] = [
  ["Roast chicken with carrots", 20, 80, "Keep the bones for soup."],
  ["Chicken noodle soup", 15, 30],
  ["Fish pie", 25, 40],
  ["Pasta with tomato and basil", 10, 20, "Quick: football ends at five."],
  ["Vegetable curry and rice", 20, 35],
  ["Homemade pizza", 30, 15, "Everyone makes their own."],
  ["Jacket potatoes, beans and cheese", 5, 60],
  ["Sausages and mash", 15, 30],
  ["Lentil bolognese", 15, 40],
  ["Tacos with black beans", 20, 15],
  ["Omelette and salad", 10, 10, "Tom is away: something easy."],
  ["Salmon, potatoes and peas", 10, 25],
  ["Fried rice with vegetables", 15, 15],
  ["Leek and potato soup", 15, 30],
];

export const EXAMPLE_MEALS: readonly ExampleMeal[] = [
  ...DINNERS.map(([title, prep_time, cook_time, description], day) => ({
    day,
    meal_type: "dinner" as const,
    title,
    prep_time,
    cook_time,
    ...(description ? { description } : {}),
    ...(INGREDIENTS[title] ? { ingredients: INGREDIENTS[title] } : {}),
  })),
  { day: 0, meal_type: "breakfast", title: "Pancakes", prep_time: 10, cook_time: 20 },
  { day: 1, meal_type: "breakfast", title: "Porridge with berries", cook_time: 10 },
  { day: 3, meal_type: "breakfast", title: "Toast, eggs and tomatoes", cook_time: 10 },
  { day: 5, meal_type: "breakfast", title: "Yoghurt and granola" },
  { day: 7, meal_type: "breakfast", title: "Pancakes", prep_time: 10, cook_time: 20 },
  { day: 10, meal_type: "breakfast", title: "Porridge with apple", cook_time: 10 },
  { day: 2, meal_type: "lunch", title: "Cheese and cucumber sandwiches" },
  { day: 4, meal_type: "lunch", title: "Couscous salad", prep_time: 15 },
  { day: 6, meal_type: "lunch", title: "Soup at the match" },
  { day: 9, meal_type: "lunch", title: "Hummus wraps", prep_time: 10 },
  { day: 13, meal_type: "lunch", title: "Picnic on the beach", prep_time: 20 },
  { day: 5, meal_type: "snack", title: "Banana bread", prep_time: 15, cook_time: 50 },
];

export interface ExampleGrocery {
  item_name: string;
  quantity: string | null;
  category: GroceryCategory;
  is_purchased?: true;
  notes?: string;
  /** The title of the meal that it is for. */
  meal?: string;
  /** A staple: days after which it comes back. */
  repeat_days?: number;
}

export const EXAMPLE_GROCERIES: readonly ExampleGrocery[] = [
  { item_name: "Carrots", quantity: "1 kg", category: "Produce", meal: "Roast chicken with carrots" },
  { item_name: "Leeks", quantity: "3", category: "Produce", meal: "Leek and potato soup" },
  { item_name: "Bananas", quantity: "6", category: "Produce", is_purchased: true },
  { item_name: "Basil", quantity: "1 bunch", category: "Produce" },
  { item_name: "Whole chicken", quantity: "1.5 kg", category: "Meat & Poultry" },
  { item_name: "Milk", quantity: "2 l", category: "Dairy & Eggs", is_purchased: true, repeat_days: 3 },
  { item_name: "Eggs", quantity: "12", category: "Dairy & Eggs", repeat_days: 7 },
  { item_name: "Cheddar", quantity: "400 g", category: "Dairy & Eggs" },
  { item_name: "Red lentils", quantity: "500 g", category: "Pantry" },
  { item_name: "Chopped tomatoes", quantity: "4 tins", category: "Pantry", is_purchased: true },
  { item_name: "Plain flour", quantity: "1 kg", category: "Pantry" },
  { item_name: "Peas", quantity: "1 bag", category: "Frozen" },
  { item_name: "Orange juice", quantity: "1 l", category: "Beverages" },
  { item_name: "Rice cakes", quantity: null, category: "Snacks" },
  {
    item_name: "Maple syrup",
    quantity: null,
    category: "Condiments",
    notes: "For Sunday. We are down to the last drop.",
  },
  { item_name: "Birthday candles", quantity: "6", category: "Household", notes: "Blue ones, Noah says." },
];

/** Past purchases of the family: days ago, name, quantity. */
export const EXAMPLE_PURCHASES: readonly [daysAgo: number, item_name: string, quantity: string | null][] = [
  [5, "Oat milk", "2 cartons"],
  [12, "Oat milk", "2 cartons"],
  [19, "Oat milk", "1 carton"],
  [5, "Wholemeal bread", "1 loaf"],
  [9, "Wholemeal bread", "1 loaf"],
  [5, "Greek yoghurt", "500 g"],
  [12, "Greek yoghurt", "500 g"],
  [5, "Apples", "8"],
  [12, "Apples", "6"],
  [9, "Coffee", null],
  [19, "Toilet paper", "1 pack"],
  [12, "Washing-up liquid", null],
  [33, "Dishwasher tablets", "1 box"],
];
