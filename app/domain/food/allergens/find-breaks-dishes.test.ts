import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findAllergens, findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { getFoods } from "#app/domain/food/allergens/foods.ts";
import { type FoodTexts, readFood } from "#app/domain/food/allergens/read-food.ts";
import { ALLERGENS } from "#app/shared/food/constants.ts";

// Compiled before the time of a test runs.
getFoods();

const listAllergens = (...ingredients: string[]) => [...findAllergens(readFood({ ingredients })).keys()];
const breaks = (food: FoodTexts, allergies: string[], diets: string[] = []) =>
  findBreaks(readFood(food), { allergies, diets });
const names = (text: string) => text.split(",").map((name) => name.trim());

describe("a name", () => {
  test.each([
    ["spätzle, spaetzle, spatzle", "Wheat/Gluten"],
    ["half & half, half and half, half-and-half, half 'n' half", "Milk/Dairy"],
    ["mac & cheese, mac and cheese, mac'n'cheese, mac ’n’ cheese, mac n cheese", "Wheat/Gluten"],
    ["fish & chips, fish 'n' chips, fish + chips", "Fish"],
    ["soy sauce, soy-sauce, soysauce, SOYSAUCES", "Soy"],
    ["E322, E 322, e-322", "Soy"],
    ["crème brûlée, creme brulee, crème-brûlée", "Eggs"],
    ["parmesam, parmesaan, prmesan, pramesan", "Milk/Dairy"],
    ["mayonaise, mayonnnaise, mayonasie", "Eggs"],
    ["worcestershire, worchestershire, worcesteshire", "Fish"],
    ["hazelnits, hazelnnuts, hazlenuts", "Nuts"],
    ["pistacchios, pistacios, pistahcios", "Nuts"],
  ] as const)("is known however it is spelt: %s", (list, allergen) => {
    expect(list.split(", ").filter((name) => !listAllergens(name).includes(allergen))).toEqual([]);
  });

  it("is none because it is nearly one", () => {
    const others =
      "delicate, garnish, pleasant, bury the potatoes, sprinkle, a pat of oil, waiting, current, they may, so many, put it, snip the chives, and a lime, brothers, constructor";
    expect(others.split(", ").flatMap((text) => listAllergens(text))).toEqual([]);
  });
});

describe("a dish", () => {
  const rice = { ingredients: ["Rice", "Carrots"] };

  it("is judged by its words where nothing else is known", () => {
    for (const title of ["Pad Thai", "Chicken satay", "Lasagne"]) {
      expect(breaks({ titles: [title], ingredients: [] }, [...ALLERGENS]), title).not.toEqual([]);
    }
  });

  it("is judged by its ingredients where they are known", () => {
    const pancakes = { titles: ["Pancakes"], ingredients: ["Gluten-free rolled oats", "Bananas", "Oil"] };
    expect(breaks(pancakes, [...ALLERGENS])).toEqual([]);
    const noodles = { titles: ["Chicken noodle bowl"], ingredients: ["Rice noodles", "Chicken"] };
    expect(breaks(noodles, ["Wheat/Gluten"])).toEqual([]);
    const bolognese = { titles: ["Spaghetti bolognese"], ingredients: ["Gluten-free spaghetti", "Minced beef"] };
    expect(breaks(bolognese, ["Wheat/Gluten"])).toEqual([]);
  });

  it("has what a step names, also where its title ends so", () => {
    const cookies = {
      titles: ["Peanut butter balls with oat milk"],
      steps: ["Grease with butter.", "Add a splash of milk."],
      ingredients: ["Peanut butter", "Oat milk", "Dates"],
    };
    expect(breaks(cookies, ["Milk/Dairy"])).toHaveLength(1);
  });

  it("does not suit when its title names what the ingredients leave out", () => {
    const bowl = { titles: ["Rice bowl", "Drizzled with tahini."], ...rice };
    expect(breaks(bowl, ["Sesame"])).toEqual([{ restriction: "Sesame", reason: "Sesame: tahini" }]);
    const curry = { titles: ["Chicken curry"], ingredients: ["Rice", "Coconut milk"] };
    expect(breaks(curry, [], ["Vegan"]).map(({ restriction }) => restriction)).toEqual(["Vegan"]);
  });

  test.each([
    ["Tomato soup with crusty bread", "Wheat/Gluten"],
    ["Vegetable curry with naan", "Wheat/Gluten"],
    ["Roast carrots with Yorkshire pudding", "Eggs"],
    ["Rice served with pancakes", "Eggs"],
    ["Stir-fried rice with egg noodles", "Wheat/Gluten"],
    ["Spaghetti carbonara", "Eggs"],
    ["Omelette", "Eggs"],
    ["Mac & cheese", "Milk/Dairy"],
    ["Carrot salad with Caesar dressing", "Fish"],
  ] as const)("does not suit for what goes with it, or what it is: %s", (title, allergen) => {
    expect(breaks({ titles: [title], ...rice }, [allergen])).toHaveLength(1);
    expect(breaks({ titles: ["Family dinner", `${title}, ready in no time.`], ...rice }, [allergen])).toHaveLength(1);
  });

  test.each([
    ["Egg noodles and rice noodles", ["Rice noodles"], "Wheat/Gluten"],
    ["Peanut butter toast with butter", ["Peanut butter", "Gluten-free bread"], "Milk/Dairy"],
    ["Udon in broth", ["Rice noodles"], "Wheat/Gluten"],
    ["Milk chocolate pots", ["Coconut milk"], "Milk/Dairy"],
    ["Bread and lentils", ["Red lentil pasta", "Gluten-free pasta"], "Wheat/Gluten"],
  ] as const)("%s is not explained by %j", (title, ingredients, allergen) => {
    expect(breaks({ titles: [title], ingredients }, [allergen])).toHaveLength(1);
  });

  it("is judged by the quantities, too, but not by their measures", () => {
    expect(breaks({ ingredients: ["Spinach"], quantities: ["50 g butter"] }, ["Milk/Dairy"])).toEqual([
      { restriction: "Milk/Dairy", reason: "Milk/Dairy: butter" },
    ]);
    const measured = ["2 ribs", "1 loaf", "3 cakes", "1 roll", "200 g", "1 bunch", "2 cans", "a handful", null];
    expect(breaks({ ingredients: ["Spinach"], quantities: measured }, [...ALLERGENS], ["Vegan", "Keto"])).toEqual([]);
  });
});

test.each([
  [
    "Vegetarian",
    "chicken thighs, chicken broth, bacon, gelatine, fish sauce, prawns, Worcestershire sauce, beef stock, lard, anchovies, sausages, stock",
  ],
  ["Vegan", "honey, eggs, butter, ghee, whey, minced beef, mayonnaise, pesto, cod, egg noodles, gelatin"],
  ["Gluten-free", "bread, barley, soy sauce, couscous, oats"],
  ["Dairy-free", "butter, lactose-free milk, cream, feta"],
  [
    "Low-carb",
    "sugar, rice, pasta, potatoes, bread, honey, lentils, chickpeas, rolled oats, flour tortillas, ketchup, sweetcorn",
  ],
  ["Keto", "bananas, apples, rice, beans, orange juice, maple syrup, potatoes, carrots, quinoa, couscous"],
  ["Paleo", "milk, cheese, rice, lentils, tofu, peanuts, sugar, bread, oats, soy sauce, sunflower oil"],
])("%s leaves out %s", (diet, list) => {
  for (const name of names(list)) expect(breaks({ ingredients: [name] }, [], [diet]), name).toHaveLength(1);
});

test.each([
  [
    "Vegetarian",
    "eggs, cheddar, vegetable broth, kidney beans, vegan sausages, vegetarian Worcestershire sauce, beefsteak tomatoes, minced garlic",
  ],
  ["Vegan", "tofu, coconut milk, vegan butter, honeydew melon, peanut butter, maple syrup, dairy-free yogurt"],
  ["Low-carb", "cauliflower rice, green beans, almond flour, cheddar, salmon, sweet paprika, lemon juice, courgettes"],
  ["Keto", "cherry tomatoes, cauliflower rice, avocados, coconut milk, rice vinegar, olive oil"],
  ["Paleo", "sweet potatoes, honey, almonds, coconut aminos, green beans, chicken, eggs, olive oil"],
  ["Kid-friendly", "chilies, anchovies"],
])("%s allows %s", (diet, list) => {
  for (const name of names(list)) expect(breaks({ ingredients: [name] }, [], [diet]), name).toEqual([]);
});

test("any text at all is read, and any restriction", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, restriction) => {
      expect(Array.isArray(breaks({ titles: [text], ingredients: [text, restriction] }, [restriction], [text]))).toBe(
        true,
      );
    }),
  );
});

test("a long text comes to an end", () => {
  const ingredients = ["gluten free ".repeat(1000), "nut".repeat(2000), "milk-".repeat(1000)];
  expect(breaks({ ingredients }, [...ALLERGENS], ["Vegan"])).not.toEqual([]);
});
