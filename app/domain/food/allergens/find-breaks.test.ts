import { describe, expect, it, test } from "vitest";
import { findAllergens, findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { getFoods } from "#app/domain/food/allergens/foods.ts";
import { type FoodTexts, readFood } from "#app/domain/food/allergens/read-food.ts";
import { ALLERGENS, type Allergen } from "#app/shared/food/constants.ts";
import { ALLERGEN_NAMES } from "#tests/support/allergen-names.ts";

// Compiled before the time of a test runs.
getFoods();

const listAllergens = (...ingredients: string[]) => [...findAllergens(readFood({ ingredients })).keys()];
const inOrder = (allergens: readonly string[]) => ALLERGENS.filter((one) => allergens.includes(one));
const breaks = (food: FoodTexts, allergies: string[], diets: string[] = []) =>
  findBreaks(readFood(food), { allergies, diets });
const reason = (ingredient: string, restriction: string) =>
  breaks({ ingredients: [ingredient] }, [restriction])[0]?.reason ?? null;
const names = (text: string) => text.split(",").map((name) => name.trim());

describe.each(ALLERGENS)("%s", (allergen) => {
  it.each(names(ALLERGEN_NAMES[allergen]))("is found in %s", (name) => {
    expect(listAllergens(name)).toContain(allergen);
  });
});

/** Names with the allergens that they do hold. */
const EXCEPTIONS: readonly [names: string, allergens: Allergen[]][] = [
  [
    `coconut milk, coconut cream, coconut butter, coconut flour, coconut oil, coconut sugar, coconut water, creamed coconut, coconut aminos,
    butternut squash, butter beans, butterbeans, butter lettuce, cocoa butter, cocoa powder, shea butter, apple butter, sunflower seed butter, cream of tartar,
    rice milk, gluten-free oat milk, hemp milk, eggplant, eggplants, egg plant, aubergine, buckwheat, buckwheat flour, buck wheat, water chestnuts, chestnut mushrooms,
    nutmeg, ground nutmeg, nutritional yeast, oyster mushrooms, king oyster mushrooms, crab apples, tiger nuts, gluten-free bread,
    gluten-free pasta, gluten-free flour, gluten free spaghetti, gluten-free rolled oats, pasta (gluten-free), rice noodles, brown rice noodles, rice vermicelli, glass noodles,
    corn tortillas, corn tortilla chips, rice flour, chickpea flour, gram flour, cornflour, cornstarch, tapioca flour, potato starch, rice paper, rice cakes,
    lettuce wraps, red lentil pasta, spaghetti squash, quinoa, millet, polenta, cornmeal, amaranth, sorghum flour, breadfruit, maltodextrin, glutinous rice, butterfly pea,
    beefsteak tomatoes, ginger beer, kidney beans, chicken thighs, minced beef, fish-free vegan sauce, courgettes, honeydew melon, sunflower lecithin,
    milk thistle, corn cobs`,
    [],
  ],
  ["almond milk, almond butter, almond flour, cashew butter, hazelnut milk, walnut oil, macadamia milk", ["Nuts"]],
  ["peanut butter, peanut flour", ["Peanuts"]],
  [
    "soy milk, soya milk, tofu, gluten-free soy sauce, gluten-free tamari, soy flour, soy yogurt, vegan butter, soy sauce (gluten-free)",
    ["Soy"],
  ],
  [
    "oat milk, oat cream, oat yogurt, oats, flour tortillas, ginger ale bread, dairy-free bread, vegan pasta, semolina",
    ["Wheat/Gluten"],
  ],
  ["lactose-free milk, nut-free yogurt, egg-free butter, gluten-free cheddar", ["Milk/Dairy"]],
  ["dairy-free milk, vegan cheese, plant-based yogurt, non-dairy cream", ["Nuts", "Soy"]],
  ["peanut-free almonds", ["Nuts"]],
  ["nut-free peanut butter", ["Peanuts"]],
  ["gluten-free egg noodles", ["Eggs"]],
  ["dairy-free egg mayonnaise", ["Eggs", "Mustard"]],
  ["egg-free mayonnaise, eggless mayo, vegan mayonnaise", ["Soy", "Mustard"]],
  ["mustard", ["Mustard"]],
  ["vegetable broth", ["Celery"]],
  ["desiccated coconut", ["Sulphites"]],
  ["udon noodles", ["Wheat/Gluten"]],
  ["soy sauce", ["Soy", "Wheat/Gluten"]],
  ["sesame butter, gluten-free tahini", ["Sesame"]],
];

describe.each(EXCEPTIONS)("what another name is in", (list, allergens) => {
  it.each(names(list))(`%s: ${allergens.join(", ") || "none"}`, (name) => {
    expect(inOrder(listAllergens(name))).toEqual(inOrder(allergens));
  });
});

describe("a claim", () => {
  test.each([
    ["gluten-free pasta with bread", "Wheat/Gluten"],
    ["pasta, gluten-free, and couscous", "Wheat/Gluten"],
    ["dairy-free pesto and parmesan", "Milk/Dairy"],
    ["egg-free pasta or egg noodles", "Eggs"],
    ["gluten-free barley", "Wheat/Gluten"],
    ["dairy-free whey", "Milk/Dairy"],
    ["vegan casein", "Milk/Dairy"],
    ["gluten-free milk, egg", "Eggs"],
    ["peanut-free mix (may contain peanuts)", "Peanuts"],
    ["lactose-free cream", "Milk/Dairy"],
    ["milk free range eggs", "Eggs"],
    ["fat-free milk", "Milk/Dairy"],
    ["sugar-free chocolate", "Milk/Dairy"],
  ] as const)("reaches no further than its words: %s", (name, allergen) => {
    expect(listAllergens(name)).toContain(allergen);
  });

  test.each(["no eggs", "without any milk", "free from nuts", "instead of butter", "free of gluten"])(
    "is understood: %s",
    (name) => {
      expect(listAllergens(name)).toEqual([]);
    },
  );
});

test.each([
  ["Tahini", "Sesame", "Sesame: tahini"],
  ["Salted butter", "Milk/Dairy", "Milk/Dairy: salted butter"],
  ["Half & half", "Milk/Dairy", "Milk/Dairy: half and half"],
  ["Crème fraîche", "Milk/Dairy", "Milk/Dairy: crème fraîche"],
  ["Emulsifier (E322)", "Soy", "Soy: emulsifier"],
  ["Parmasan shavings", "Milk/Dairy", "Milk/Dairy: parmasan"],
  ["Strawberries", "strawberry", "strawberry: strawberries"],
  ["Parma ham", "pork", "pork: ham"],
  ["Carrots", "Eggs", null],
])("%s, for %s: %s", (ingredient, restriction, said) => {
  expect(reason(ingredient, restriction)).toBe(said);
});

test("a diet's reason names the diet", () => {
  expect(breaks({ ingredients: ["Runny honey"] }, [], ["Vegan"])).toEqual([
    { restriction: "Vegan", reason: "Vegan: runny honey" },
  ]);
  expect(breaks({ ingredients: ["Wine gums (not vegan)"] }, [], ["Vegan"])[0]?.reason).toBe("Vegan: not vegan");
});

describe("words of one's own", () => {
  test.each([
    ["kiwi", "Kiwis"],
    ["Kiwis", "golden kiwi"],
    ["strawberries", "1 strawberry"],
    ["tomato", "Cherry tomatoes"],
    ["tomatoes", "Passata"],
    ["mustard", "Dijon mustard"],
    ["mustard", "wholegrain-mustard"],
    ["celery", "Celeriac"],
    ["corn", "Popcorn"],
    ["corn", "Polenta"],
    ["pork", "Smoked bacon"],
    ["citrus", "Limes"],
    ["JALAPEÑO", "jalapenos"],
    ["black beans", "Black bean"],
    ["dairy", "Ghee"],
    ["gluten", "Couscous"],
    ["egg", "Mayonnaise"],
    ["tree nuts", "Cashews"],
    ["nut allergy", "Peanut butter"],
    ["seafood", "Cod fillets"],
    ["crustaceans", "Prawns"],
    ["lactose", "Whole milk"],
    ["garlic", "Garlicbread"],
  ])("%s is found in %s", (restriction, ingredient) => {
    expect(reason(ingredient, restriction)).not.toBeNull();
  });

  test.each([
    ["apple", "Pineapple"],
    ["pear", "Pearl barley"],
    ["grape", "Grapefruit"],
    ["bean", "Carrots"],
    ["kiwi", "Kidney beans"],
    ["pepper", "Black pepper"],
    ["", "Anything"],
    ["!?", "Anything"],
  ])("%s is not found in %s", (restriction, ingredient) => {
    expect(reason(ingredient, restriction)).toBeNull();
  });
});

describe("a claim that is none", () => {
  test.each([
    ["non-vegan cheese", "Milk/Dairy"],
    ["not vegan: mousse with cream", "Milk/Dairy"],
    ["not a vegan cheese", "Milk/Dairy"],
    ["no longer nut free", "Nuts"],
    ["not gluten-free bread", "Wheat/Gluten"],
    ["may contain nuts", "Nuts"],
    ["traces of peanuts", "Peanuts"],
    ["not without eggs", "Eggs"],
    ["not free from milk", "Milk/Dairy"],
    ["veggie prawn curry", "Shellfish"],
    ["vegetarian tuna bake", "Fish"],
    ["non-dairy creamer", "Milk/Dairy"],
    ["free range eggs", "Eggs"],
    ["wheat-free rye crackers", "Wheat/Gluten"],
  ] as const)("%s", (name, allergen) => {
    expect(listAllergens(name)).toContain(allergen);
  });

  test.each([
    "contains no nuts",
    "no nuts or eggs",
    "gluten and dairy-free fruit",
    "celery-free",
    "ohne Milch",
    "sans gluten",
    "sin huevo",
  ])("though this is one: %s", (name) => {
    expect(listAllergens(name)).toEqual([]);
  });
});
