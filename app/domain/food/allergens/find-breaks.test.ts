import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findAllergens, findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { getFoods } from "#app/domain/food/allergens/foods.ts";
import { type FoodTexts, readFood } from "#app/domain/food/allergens/read-food.ts";
import { ALLERGENS, type Allergen } from "#app/utils/constants.ts";
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

/** What is in them after all stands beside them. */
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
