import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { planMeals, replaceMeal } from "#app/domain/food/meal-plan.server.ts";
import { classifyCookingTime, type PlanCriteria } from "#app/domain/food/recipe-ranking.server.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import {
  ALLERGENS,
  type Allergen,
  COOKING_TIMES,
  CUISINES,
  DIETS,
  type Diet,
  PLANNED_MEALS,
} from "#app/utils/constants.ts";

const USUAL: PlanCriteria = {
  startDate: "2026-03-02",
  days: 14,
  familySize: 4,
  diets: [],
  allergies: [],
  cookingTime: null,
  cuisines: [],
};
/** Diets that ingredients decide, and that are never given up. */
const STRICT: readonly Diet[] = ["Vegetarian", "Vegan", "Gluten-free", "Dairy-free", "Low-carb", "Keto", "Paleo"];

const recipes = new Map(RECIPES.map((recipe) => [recipe.title, recipe]));
const recipeOf = (title: string | undefined) => recipes.get(title ?? "");
const dinnersOf = (options: Partial<PlanCriteria>, seed = "1:2026-03-02") => {
  const plan = planMeals({ ...USUAL, ...options }, seed);
  return plan.days.map(({ dinner }) => dinner?.title ?? "");
};
const dishesOf = (options: PlanCriteria, seed = "1") =>
  planMeals(options, seed).days.flatMap((day) => PLANNED_MEALS.flatMap((meal) => day[meal] ?? []));

/** Every dish suits, said by the lexicon anew, and no dinner comes twice. */
function expectFull(diets: readonly Diet[], allergies: readonly string[]) {
  const options = { ...USUAL, diets, allergies };
  const plan = planMeals(options, "7:2026-03-02");
  for (const day of plan.days) {
    for (const meal of PLANNED_MEALS) {
      const dish = day[meal];
      expect(dish, `${meal} of ${day.date}`).not.toBeNull();
      const food = readFood({
        titles: [dish?.title ?? "", dish?.description ?? ""],
        ingredients: dish?.ingredients.map(({ item_name }) => item_name) ?? [],
      });
      expect(findBreaks(food, { allergies, diets }), dish?.title).toEqual([]);
      const kept = diets.filter((diet) => STRICT.includes(diet));
      expect(recipeOf(dish?.title)?.diets).toEqual(expect.arrayContaining(kept));
    }
  }
  const dinners = plan.days.map(({ dinner }) => dinner?.title);
  expect(new Set(dinners).size).toBe(14);
  for (const diet of diets) {
    for (const dinner of dinners) expect(recipeOf(dinner)?.diets).toContain(diet);
  }
}

describe("14 days without a dinner coming twice", () => {
  it("for everyone", () => expectFull([], []));
  it.each(DIETS)("%s", (diet) => expectFull([diet], []));
  it.each(ALLERGENS)("without %s", (allergen) => expectFull([], [allergen]));
  it.each(DIETS.flatMap((diet) => ALLERGENS.map((allergen) => [diet, allergen] as const)))(
    "%s without %s",
    (diet, allergen) => expectFull([diet], [allergen]),
  );
  const pairs = ALLERGENS.flatMap((one, index) => ALLERGENS.slice(index + 1).map((other) => [one, other] as const));
  it.each(pairs)("without %s and %s", (one, other) => expectFull([], [one, other]));
  it.each<[Diet[], Allergen[]]>([
    [["Vegetarian"], ["Eggs", "Milk/Dairy"]],
    [["Vegetarian"], ["Eggs", "Peanuts"]],
    [["Vegetarian"], ["Nuts", "Peanuts"]],
    [["Vegetarian", "Gluten-free"], []],
    [
      ["Vegetarian", "Kid-friendly"],
      ["Eggs", "Peanuts"],
    ],
    [["Vegan", "Gluten-free"], []],
    [["Vegan"], ["Nuts", "Peanuts", "Sesame"]],
    [["Vegan"], ["Soy", "Nuts"]],
    [["Gluten-free", "Dairy-free"], ["Eggs"]],
    [["Kid-friendly"], ["Milk/Dairy", "Eggs"]],
    [["Kid-friendly"], ["Nuts", "Peanuts", "Eggs"]],
    [["Keto"], ["Fish", "Shellfish"]],
    [["Paleo"], ["Eggs", "Nuts"]],
    [[], [...ALLERGENS]],
  ])("%j without %j", (diets, allergies) => expectFull(diets, allergies));

  const strictPairs = STRICT.flatMap((one, index) => STRICT.slice(index + 1).map((other) => [one, other] as const));
  it.each(strictPairs)("%s and %s", (one, other) => expectFull([one, other], []));

  it("or with a word about it", () => {
    const { days, notes } = planMeals({ ...USUAL, diets: ["Vegan", "Keto", "Paleo"], allergies: ["tomato"] }, "3");
    expect(new Set(days.map(({ dinner }) => dinner?.title)).size).toBeLessThan(14);
    expect(notes).toContainEqual(expect.stringMatching(/^Only \d+ different dinners/));
  });
});

const options = fc.record({
  startDate: fc.constantFrom("2026-02-25", "2024-02-28", "2026-12-30"),
  days: fc.integer({ min: 1, max: 14 }),
  familySize: fc.integer({ min: 1, max: 12 }),
  diets: fc.subarray([...DIETS], { maxLength: 3 }),
  allergies: fc.subarray([...ALLERGENS, "mushrooms", "tomato", "kiwi", "citrus"], { maxLength: 4 }),
  cookingTime: fc.constantFrom(null, ...COOKING_TIMES),
  cuisines: fc.subarray([...CUISINES], { maxLength: 3 }),
});

describe("any plan", () => {
  it("keeps allergies and strict diets, the days, and the number of people", () =>
    fc.assert(
      fc.property(options, fc.string(), (criteria, seed) => {
        const { days, notes } = planMeals(criteria, seed);
        expect(days).toHaveLength(criteria.days);
        expect(days[0]?.date).toBe(criteria.startDate);
        expect(new Set(days.map(({ date }) => date)).size).toBe(criteria.days);
        for (const meal of PLANNED_MEALS) {
          const dishes = days.flatMap((day) => day[meal] ?? []);
          expect(dishes.length === criteria.days || notes.some((note) => note.startsWith("There are no "))).toBe(true);
          for (const dish of dishes) {
            const recipe = recipeOf(dish.title);
            expect(recipe?.meal_type).toBe(meal);
            expect(dish.servings).toBe(criteria.familySize);
            const strict = criteria.diets.filter((diet) => STRICT.includes(diet));
            expect(recipe?.diets).toEqual(expect.arrayContaining(strict));
            const food = readFood({
              titles: [dish.title, dish.description],
              ingredients: dish.ingredients.map(({ item_name }) => item_name),
            });
            expect(findBreaks(food, { allergies: criteria.allergies, diets: [] })).toEqual([]);
          }
          const different = new Set(dishes.map(({ title }) => title)).size;
          if (different < dishes.length) expect(notes.join(" ")).toMatch(/so some come again/);
        }
      }),
      { numRuns: 60 },
    ));

  it("is the same for the same seed", () =>
    fc.assert(
      fc.property(options, fc.string(), (criteria, seed) => {
        expect(planMeals(criteria, seed)).toEqual(planMeals(criteria, seed));
      }),
      { numRuns: 20 },
    ));

  it("says of each dish that it left out why", () => {
    const { left_out } = planMeals({ ...USUAL, diets: ["Vegetarian"], allergies: ["Eggs", "Peanuts"] }, "1");
    expect(left_out.length).toBeGreaterThan(0);
    for (const { title, reason } of left_out) {
      expect(recipeOf(title)).toBeDefined();
      expect(reason).toMatch(/^Contains .+\.$/);
    }
    expect(planMeals(USUAL, "1").left_out).toEqual([]);
  });
});

test.each<Partial<PlanCriteria>>([
  {},
  { diets: ["Vegan"] },
  { diets: ["Keto"] },
  { allergies: ["Milk/Dairy", "Eggs"], days: 7 },
])("no two families get the same week: %j", (criteria) => {
  const weeks = Array.from({ length: 300 }, (_, family) => dinnersOf({ days: 7, ...criteria }, `${family}:2026-03-02`));
  expect(new Set(weeks.map((week) => week.join("; "))).size).toBe(300);
  expect(new Set(weeks.map((week) => [...week].sort().join("; "))).size).toBeGreaterThan(270);
});

test("the next week is another week", () => {
  const weeks = Array.from({ length: 52 }, (_, week) => dinnersOf({ days: 7 }, `1:${week}`).join("; "));
  expect(new Set(weeks).size).toBe(52);
});

const mains = (dinners: readonly string[]) => dinners.map((title) => recipeOf(title)?.main);
const hasTwoRunning = (things: readonly unknown[]) =>
  things.some((thing, index) => index > 0 && thing === things[index - 1]);

test("no main ingredient comes two evenings running", () =>
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom<Diet[]>([], ["Vegan"], ["Vegetarian"], ["Kid-friendly"], ["Keto"]),
      (seed, diets) => {
        expect(hasTwoRunning(mains(dinnersOf({ diets }, seed)))).toBe(false);
      },
    ),
  ));

describe("cooking time", () => {
  it.each(COOKING_TIMES)("%s: every dinner, and no longer breakfast or lunch", (cookingTime) => {
    const { days, notes } = planMeals({ ...USUAL, cookingTime }, "1");
    expect(notes).toEqual([]);
    const longest = COOKING_TIMES.indexOf(cookingTime);
    for (const { breakfast, lunch, dinner } of days) {
      expect(dinner && classifyCookingTime(dinner)).toBe(cookingTime);
      for (const dish of [breakfast, lunch]) {
        expect(dish && COOKING_TIMES.indexOf(classifyCookingTime(dish))).toBeLessThanOrEqual(longest);
      }
    }
  });

  test.each([
    [10, 10, "quick"],
    [10, 11, "medium"],
    [15, 30, "medium"],
    [16, 30, "elaborate"],
  ] as const)("%i and %i minutes are %s", (prep_time, cook_time, time) => {
    expect(classifyCookingTime({ prep_time, cook_time })).toBe(time);
  });
});

describe("cuisines", () => {
  it.each(CUISINES)("%s: as many dinners as there are, then others, with a word about it", (cuisine) => {
    const { days, notes } = planMeals({ ...USUAL, cuisines: [cuisine] }, "1");
    const known = RECIPES.filter(
      ({ meal_type, cuisines }) => meal_type === "dinner" && cuisines.includes(cuisine),
    ).length;
    const given = days.filter(({ dinner }) => recipeOf(dinner?.title)?.cuisines.includes(cuisine)).length;
    expect(given).toBe(Math.min(14, known));
    const note = `Too few dinners of these cuisines suit; from elsewhere: ${14 - given}.`;
    expect(notes.includes(note)).toBe(given < 14);
  });

  it("never outweigh an allergy", () => {
    const dinners = dinnersOf({ cuisines: ["Thai"], allergies: ["Fish", "Soy", "Peanuts"] });
    for (const title of dinners) {
      expect(recipeOf(title)?.allergens).not.toEqual(expect.arrayContaining(["Fish"]));
    }
  });
});

test("words of one's own that leave nothing leave a gap, and a word about it", () => {
  const everything = [
    "Olive oil",
    "Sunflower oil",
    "eggs",
    "rice",
    "fruit",
    "coconut",
    "bread",
    "milk",
    "oats",
    "lemon",
  ];
  const { days, notes } = planMeals(
    { ...USUAL, allergies: [...everything, "garlic", "onion", "tomato", "avocado", "cucumber", "spinach", "quinoa"] },
    "1",
  );
  expect(
    days.every(({ breakfast, lunch, dinner }) =>
      [breakfast, lunch, dinner].every((dish) => dish === null || dish.title),
    ),
  ).toBe(true);
  expect(notes.length).toBeGreaterThan(0);
});

describe("quantities", () => {
  const quantityFor = (title: string, item: string, familySize: number) => {
    const dish = dishesOf({ ...USUAL, familySize, days: 14 }, "q");
    const found = dish.find((one) => one.title === title);
    return found?.ingredients.find(({ item_name }) => item_name === item)?.quantity;
  };
  it("are whole where nobody buys half", () => {
    for (const familySize of [1, 2, 3, 5, 7, 11, 12]) {
      for (const { ingredients } of dishesOf({ ...USUAL, familySize })) {
        for (const { item_name, quantity } of ingredients) {
          expect(quantity, item_name).toMatch(/^(\d+|\d+ \d\/\d|\d\/\d)( [a-z]+)?$/);
          if (item_name === "Eggs") expect(quantity).toMatch(/^\d+$/);
          if (/ (g|ml)$/.test(quantity ?? "")) expect(quantity).toMatch(/^\d+ /);
        }
      }
    }
    expect(quantityFor("nothing", "Eggs", 4)).toBeUndefined();
  });

  it("grow with the family", () => {
    const grams = (familySize: number) =>
      dishesOf({ ...USUAL, familySize }, "same")
        .flatMap(({ ingredients }) => ingredients)
        .map(({ quantity }) => Number(/^(\d+) g$/.exec(quantity ?? "")?.[1] ?? 0))
        .reduce((sum, amount) => sum + amount, 0);
    expect(grams(8) / grams(4)).toBeCloseTo(2, 1);
    expect(grams(2) / grams(4)).toBeCloseTo(0.5, 1);
  });
});

describe("another dish for one slot", () => {
  it("is new, suits, and is of another kind than its neighbours'", () =>
    fc.assert(
      fc.property(options, fc.string(), fc.constantFrom(...PLANNED_MEALS), (criteria, seed, meal) => {
        const plan = planMeals(criteria, seed);
        const taken = plan.days.flatMap((day) => PLANNED_MEALS.flatMap((one) => day[one]?.title ?? []));
        const dish = replaceMeal({ meal, taken, neighbours: taken.slice(0, 2) }, criteria, `${seed}:again`);
        if (dish === null) return;
        expect(taken).not.toContain(dish.title);
        expect(recipeOf(dish.title)?.meal_type).toBe(meal);
        const food = readFood({
          titles: [dish.title],
          ingredients: dish.ingredients.map(({ item_name }) => item_name),
        });
        expect(
          findBreaks(food, {
            allergies: criteria.allergies,
            diets: criteria.diets.filter((diet) => STRICT.includes(diet)),
          }),
        ).toEqual([]);
      }),
      { numRuns: 40 },
    ));

  it("has another main ingredient than the evenings beside it", () => {
    const neighbours = ["Red lentil dal with rice", "Beef tacos"];
    for (const seed of ["1", "2", "3", "4", "5", "6", "7", "8"]) {
      const dish = replaceMeal({ meal: "dinner", taken: neighbours, neighbours }, USUAL, seed);
      expect(["lentils", "beef"]).not.toContain(recipeOf(dish?.title)?.main);
    }
  });

  it("is nothing when nothing is left", () => {
    const taken = RECIPES.map(({ title }) => title.toUpperCase());
    expect(replaceMeal({ meal: "dinner", taken, neighbours: [] }, USUAL, "1")).toBeNull();
  });
});
