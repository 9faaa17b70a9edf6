import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import {
  type GroceryCriteria,
  isKnownMeal,
  type MealToShopFor,
  planGroceries,
} from "#app/domain/food/grocery-plan.server.ts";
import { nameKey } from "#app/domain/food/words.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import { ALLERGENS } from "#app/shared/food/constants.ts";

const USUAL: GroceryCriteria = { familySize: 4, diets: [], allergies: [], includeStaples: false };
const meal = (title: string, ...ingredients: [string, string | null][]): MealToShopFor => ({
  title,
  servings: 4,
  ingredients: ingredients.map(([item_name, quantity]) => ({ item_name, quantity })),
});
const item = (meals: MealToShopFor[], name: string, options: Partial<GroceryCriteria> = {}) =>
  planGroceries(meals, { ...USUAL, ...options }).items.find(({ item_name }) => item_name === name);

describe("what meals need", () => {
  it("is added up, in one and many, with the meals that need it", () => {
    const meals = [
      meal("Soup", ["Carrots", "300 g"], ["Onion", "1"]),
      meal("Stew", ["carrot", "700 g"], ["Onions", "2"]),
    ];
    expect(item(meals, "Carrots")).toEqual({
      item_name: "Carrots",
      quantity: "1 kg",
      category: "Produce",
      notes: "For Soup, Stew",
    });
    expect(item(meals, "Onion")?.quantity).toBe("3");
  });

  it("is judged by the recipe's whole line", () => {
    const line = (line: string, item_name: string) => ({ line, item_name, quantity: "100 g" });
    const supper: MealToShopFor = {
      title: "Supper",
      servings: 4,
      ingredients: [
        line("100 g rice, toasted with hazelnuts", "Rice"),
        line("100 g oats (or flaked almonds)", "Oats"),
        line("100 g large pasta sheets, gluten-free", "Pasta sheets"),
      ],
    };
    const { items, left_out } = planGroceries([supper], { ...USUAL, allergies: ["Nuts", "Wheat/Gluten"] });
    expect(items.map(({ item_name }) => item_name)).toEqual(["Pasta sheets"]);
    expect(left_out.map(({ title, reason }) => `${title}: ${reason}`)).toEqual([
      "Rice: Nuts: hazelnuts",
      "Oats: Nuts: almonds",
    ]);
  });

  it("is scaled to the family", () => {
    expect(item([meal("Soup", ["Lentils", "300 g"])], "Lentils", { familySize: 6 })?.quantity).toBe("450 g");
    const forTwo = { ...meal("Soup", ["Lentils", "150 g"]), servings: 2 };
    expect(item([forTwo], "Lentils")?.quantity).toBe("300 g");
    const unknown = { ...meal("Soup", ["Lentils", "300 g"]), servings: null };
    expect(item([unknown], "Lentils", { familySize: 8 })?.quantity).toBe("600 g");
  });

  it("is said as one buys it", () => {
    expect(item([meal("Cake", ["Rapeseed oil", "12 tbsp"])], "Rapeseed oil")?.quantity).toBe("200 ml");
    expect(item([meal("Soup", ["Chickpeas", "1 1/2 cans"])], "Chickpeas")?.quantity).toBe("2 cans");
    expect(item([meal("Soup", ["Garlic", "12 cloves"])], "Garlic")?.quantity).toBe("2 heads");
    expect(item([meal("Soup", ["Ground cumin", "2 tsp"])], "Ground cumin")?.quantity).toBe("1 jar");
    expect(item([meal("Toast", ["White bread", "10 slices"])], "White bread")?.quantity).toBe("1 loaf");
  });

  it("comes from the library where a meal has no ingredients", () => {
    const { items, left_out } = planGroceries([meal("red lentil DAL with rice"), meal("Granny’s secret")], USUAL);
    expect(items.map(({ item_name }) => item_name)).toContain("Red lentils");
    expect(left_out).toContainEqual({ title: "Granny’s secret", reason: "Its ingredients aren’t known." });
  });

  it("stands in the aisle that the meal names, else where the library has it, else where its name says", () => {
    const ingredients = [
      { item_name: "Tofu", quantity: null, category: "Snacks" as const },
      { item_name: " Red lentils ", quantity: null },
      { item_name: "Birthday candles", quantity: null, category: null },
    ];
    const { items } = planGroceries([{ title: "Soup", servings: 4, ingredients }], USUAL);
    expect(items.map(({ item_name, category }) => [item_name, category])).toEqual([
      ["Red lentils", "Pantry"],
      ["Tofu", "Snacks"],
      ["Birthday candles", "Household"],
    ]);
  });

  it("is known of meals with ingredients, and of those of the library", () => {
    expect(isKnownMeal(meal("Granny’s secret", ["Love", null]))).toBe(true);
    expect(isKnownMeal(meal("red lentil DAL with rice"))).toBe(true);
    expect(isKnownMeal(meal("Granny’s secret"))).toBe(false);
  });

  it("is several items where a sum would be too long to be written", () => {
    const long = Array.from({ length: 20 }, (_, at) => `${at + 1} thing${String.fromCharCode(97 + at)}`);
    const { items } = planGroceries(
      long.map((quantity, at) => meal(`Meal ${at}`, ["Carrots", quantity])),
      USUAL,
    );
    expect(items.length).toBeGreaterThan(1);
    for (const { quantity } of items) expect(quantity?.length).toBeLessThanOrEqual(100);
    expect(items.flatMap(({ quantity }) => quantity?.split(" + ") ?? [])).toHaveLength(20);
    expect(items.flatMap(({ notes }) => notes?.replace("For ", "").split(", ") ?? [])).toHaveLength(20);
  });

  it("does not suit for what its quantity says", () => {
    expect(planGroceries([meal("Soup", ["Spinach", "50 g butter"])], { ...USUAL, allergies: ["Milk/Dairy"] })).toEqual({
      items: [],
      left_out: [{ title: "Spinach", reason: "Milk/Dairy: butter" }],
    });
  });

  it("is left out where it does not suit, with the reason", () => {
    const meals = [meal("Pasta", ["Parmesan", "80 g"], ["Spaghetti", "400 g"], ["Minced beef", "500 g"])];
    const { items, left_out } = planGroceries(meals, { ...USUAL, allergies: ["Milk/Dairy"], diets: ["Vegetarian"] });
    expect(items.map(({ item_name }) => item_name)).toEqual(["Spaghetti"]);
    expect(left_out).toEqual([
      { title: "Parmesan", reason: "Milk/Dairy: parmesan" },
      { title: "Minced beef", reason: "Vegetarian: minced beef" },
    ]);
  });

  it("is marked where organic is preferred", () => {
    const meals = [meal("Soup", ["Carrots", "300 g"], ["Lentils", "200 g"])];
    expect(item(meals, "Carrots", { diets: ["Organic preferred"] })?.notes).toBe("For Soup. Organic if you can");
    expect(item(meals, "Lentils", { diets: ["Organic preferred"] })?.notes).toBe("For Soup");
  });
});

describe("staples", () => {
  const meals = [meal("Soup", ["Olive oil", "2 tbsp"], ["Carrots", "300 g"])];
  const list = (options: Partial<GroceryCriteria>) => planGroceries(meals, { ...USUAL, ...options });

  it("are bought where they are wanted, each once", () => {
    const names = list({ includeStaples: true }).items.map(({ item_name }) => item_name);
    expect(names).toEqual(expect.arrayContaining(["Salt", "Olive oil", "Eggs"]));
    expect(names.filter((name) => name === "Olive oil")).toHaveLength(1);
    expect(item(meals, "Eggs", { includeStaples: true })).toEqual({
      item_name: "Eggs",
      quantity: "6",
      category: "Dairy & Eggs",
      notes: null,
    });
    const { items } = planGroceries([meal("Cake", ["Eggs", "3"])], { ...USUAL, includeStaples: true });
    expect(items.find(({ item_name }) => item_name === "Eggs")).toMatchObject({ quantity: "3", notes: "For Cake" });
  });

  it("are not bought beside a kind of them", () => {
    const kinds = [meal("Toast", ["Sourdough bread", "8 slices"], ["Basmati rice", "300 g"], ["Whole milk", "200 ml"])];
    const names = planGroceries(kinds, { ...USUAL, includeStaples: true }).items.map(({ item_name }) => item_name);
    for (const name of ["Bread", "Rice", "Milk"]) expect(names).not.toContain(name);
  });

  it("are at home where they are not, and that is said", () => {
    const { items, left_out } = list({});
    expect(items.map(({ item_name }) => item_name)).toEqual(["Carrots"]);
    expect(left_out).toEqual([{ title: "Olive oil", reason: "A staple you have at home." }]);
  });

  it("suit the family too", () => {
    const { items } = list({ includeStaples: true, allergies: ["Eggs", "Wheat/Gluten"], diets: ["Vegan"] });
    const names = items.map(({ item_name }) => item_name);
    for (const name of ["Eggs", "Milk", "Bread", "Plain flour"]) expect(names).not.toContain(name);
  });
});

const ingredient = fc.record({
  item_name: fc.oneof(
    fc.constantFrom("Carrots", "carrot", "Milk", "Eggs", "Tahini", "Salt", "Rice"),
    fc.string({ minLength: 1 }),
  ),
  quantity: fc.oneof(
    fc.constant(null),
    fc.constantFrom("2", "300 g", "1/2 tsp", "a pinch", "1 can + 2"),
    fc.string({ maxLength: 12 }),
  ),
});
const meals = fc.array(
  fc.record({
    title: fc.oneof(fc.constantFrom(...RECIPES.map(({ title }) => title)), fc.string()),
    servings: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 20 })),
    ingredients: fc.array(ingredient, { maxLength: 6 }),
  }),
  { maxLength: 6 },
);
const options = fc.record({
  familySize: fc.integer({ min: 1, max: 20 }),
  diets: fc.subarray(["Vegetarian", "Vegan", "Gluten-free", "Low-carb", "Kid-friendly", "Organic preferred"]),
  allergies: fc.subarray([...ALLERGENS, "rice"]),
  includeStaples: fc.boolean(),
});

test("nothing is lost: an ingredient is on the list, or left out with a reason", () => {
  fc.assert(
    fc.property(meals, options, (planned, criteria) => {
      const { items, left_out } = planGroceries(planned, criteria);
      const named = new Set(
        [...items.map(({ item_name }) => item_name), ...left_out.map(({ title }) => title)].map(nameKey),
      );
      for (const { item_name } of planned.flatMap(({ ingredients }) => ingredients))
        expect(named).toContain(nameKey(item_name));
      for (const { title, ingredients } of planned) {
        if (ingredients.length > 0 || RECIPES.some((recipe) => nameKey(recipe.title) === nameKey(title))) continue;
        // Titles that read alike are said once.
        expect(left_out.some((one) => nameKey(one.title) === nameKey(title))).toBe(true);
      }
      for (const { item_name } of items) {
        expect(findBreaks(readFood({ ingredients: [item_name] }), criteria)).toEqual([]);
      }
      const keys = items.map(({ item_name }) => nameKey(item_name) || item_name);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test("an ingredient is in the aisle that its name has in the family's language, or in English", () => {
  const criteria = { familySize: 4, diets: [], allergies: [], includeStaples: false, language: "es" };
  const aisleOf = (names: { item_name: string; english_name?: string }, language?: string) => {
    const meal = { title: "Cena", servings: 4, ingredients: [{ ...names, quantity: "1" }] };
    return planGroceries([meal], { ...criteria, ...(language && { language }) }).items[0]?.category;
  };
  expect([aisleOf({ item_name: "Pan" }), aisleOf({ item_name: "Pan" }, "en")]).toEqual(["Pantry", "Other"]);
  expect(aisleOf({ item_name: "Cosa rica", english_name: "Chicken thighs" })).toBe("Meat & Poultry");
});
