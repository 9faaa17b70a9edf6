import fc from "fast-check";
import { expect, test } from "vitest";
import { guessCategory } from "#app/domain/food/category.ts";
import { GROCERY_CATEGORIES } from "#app/shared/food/constants.ts";

test.each([
  ["Carrots", "Produce"],
  ["potatoes", "Produce"],
  ["Cherry tomatoes", "Produce"],
  ["Blueberries", "Produce"],
  ["Chicken thighs", "Meat & Poultry"],
  ["White fish fillets", "Meat & Poultry"],
  ["Whole MILK", "Dairy & Eggs"],
  ["Eggs", "Dairy & Eggs"],
  ["Oat milk", "Dairy & Eggs"],
  ["Crème fraîche", "Dairy & Eggs"],
  ["Red lentils", "Pantry"],
  ["Chicken stock", "Pantry"],
  ["Chopped tomatoes", "Pantry"],
  ["Peanut butter", "Pantry"],
  ["Water chestnuts", "Pantry"],
  ["Peas", "Frozen"],
  ["Frozen berries", "Frozen"],
  ["Ice cream", "Frozen"],
  ["Orange juice", "Beverages"],
  ["Tortilla chips", "Snacks"],
  ["Tomato sauce", "Condiments"],
  ["Birthday candles", "Household"],
  ["Paper plates", "Household"],
  ["Dishwasher tablets", "Household"],
  ["Lemon juice", "Produce"],
  ["Sun cream", "Household"],
  ["After-sun lotion", "Household"],
  ["Shaving cream", "Household"],
  ["Body milk", "Household"],
  ["Almond butter", "Pantry"],
  ["Coconut milk", "Pantry"],
  ["Butter beans", "Pantry"],
  ["Tomato soup", "Pantry"],
  ["Cream of tartar", "Pantry"],
  ["Tuna in spring water", "Pantry"],
  ["Beans in tomato sauce", "Pantry"],
  ["Bread with pumpkin seeds", "Pantry"],
  ["Milk (for the coffee)", "Dairy & Eggs"],
  ["Boneless, skinless chicken", "Meat & Poultry"],
  ["Cream crackers", "Snacks"],
  ["Milk chocolate", "Snacks"],
  ["Salad cream", "Condiments"],
  ["7 Up", "Beverages"],
  ["Ginger ale", "Beverages"],
  ["Balloons", "Other"],
  ["", "Other"],
  ["constructor", "Other"],
])("%s: %s", (name, category) => {
  expect(guessCategory(name)).toBe(category);
});

test("every text has one of the ten categories", () => {
  fc.assert(fc.property(fc.string(), (name) => GROCERY_CATEGORIES.includes(guessCategory(name))));
});
