import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { planMeals } from "#app/domain/food/meal-plan.server.ts";
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
} from "#app/shared/food/constants.ts";
import { anyCriteria, STRICT_DIETS, USUAL_CRITERIA } from "#tests/support/plan-criteria.ts";
import { runs } from "#tests/support/runs.ts";

const recipes = new Map(RECIPES.map((recipe) => [recipe.title, recipe]));
const findRecipe = (title: string | undefined) => recipes.get(title ?? "");
const planDinners = (options: Partial<PlanCriteria>, seed = "1:2026-03-02") => {
  const plan = planMeals({ ...USUAL_CRITERIA, ...options }, seed);
  return plan.days.map(({ dinner }) => dinner?.title ?? "");
};
/** Every dish suits, said by the lexicon again, and no dinner comes twice. */
function expectFull(diets: readonly Diet[], allergies: readonly string[]) {
  const options = { ...USUAL_CRITERIA, diets, allergies };
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
      const kept = diets.filter((diet) => STRICT_DIETS.includes(diet));
      expect(findRecipe(dish?.title)?.diets).toEqual(expect.arrayContaining(kept));
    }
  }
  const dinners = plan.days.map(({ dinner }) => dinner?.title);
  expect(new Set(dinners).size).toBe(14);
  for (const diet of diets) {
    for (const dinner of dinners) expect(findRecipe(dinner)?.diets).toContain(diet);
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

  const strictPairs = STRICT_DIETS.flatMap((one, index) =>
    STRICT_DIETS.slice(index + 1).map((other) => [one, other] as const),
  );
  it.each(strictPairs)("%s and %s", (one, other) => expectFull([one, other], []));

  it("or with a word about it", () => {
    const { days, notes } = planMeals(
      { ...USUAL_CRITERIA, diets: ["Vegan", "Keto", "Paleo"], allergies: ["tomato"] },
      "3",
    );
    expect(new Set(days.map(({ dinner }) => dinner?.title)).size).toBeLessThan(14);
    expect(notes).toContainEqual(expect.stringMatching(/^Only \d+ dinners/));
  });
});

describe("any plan", () => {
  it("keeps allergies and strict diets, the days, and the number of people", () =>
    fc.assert(
      fc.property(anyCriteria, fc.string(), (criteria, seed) => {
        const { days, notes } = planMeals(criteria, seed);
        expect(days).toHaveLength(criteria.days);
        expect(days[0]?.date).toBe(criteria.startDate);
        expect(new Set(days.map(({ date }) => date)).size).toBe(criteria.days);
        for (const meal of PLANNED_MEALS) {
          const dishes = days.flatMap((day) => day[meal] ?? []);
          expect(dishes.length === criteria.days || notes.some((note) => note.startsWith("There are no "))).toBe(true);
          for (const dish of dishes) {
            const recipe = findRecipe(dish.title);
            expect(recipe?.meal_type).toBe(meal);
            expect(dish.servings).toBe(criteria.familySize);
            const strict = criteria.diets.filter((diet) => STRICT_DIETS.includes(diet));
            expect(recipe?.diets).toEqual(expect.arrayContaining(strict));
            const food = readFood({
              titles: [dish.title, dish.description],
              ingredients: dish.ingredients.map(({ item_name }) => item_name),
            });
            expect(findBreaks(food, { allergies: criteria.allergies, diets: [] })).toEqual([]);
          }
          const different = new Set(dishes.map(({ title }) => title)).size;
          if (different < dishes.length) expect(notes.join(" ")).toMatch(/so (some repeat|it repeats)/);
        }
      }),
      { numRuns: runs(60) },
    ));

  it("is the same for the same seed", () =>
    fc.assert(
      fc.property(anyCriteria, fc.string(), (criteria, seed) => {
        expect(planMeals(criteria, seed)).toEqual(planMeals(criteria, seed));
      }),
      { numRuns: runs(20) },
    ));

  it("says of each dish that it left out why", () => {
    const { left_out } = planMeals({ ...USUAL_CRITERIA, diets: ["Vegetarian"], allergies: ["Eggs", "Peanuts"] }, "1");
    expect(left_out.length).toBeGreaterThan(0);
    for (const { title, reason } of left_out) {
      expect(findRecipe(title)).toBeDefined();
      expect(reason).toMatch(/^(Vegetarian|Eggs|Peanuts): .+/);
    }
    expect(planMeals(USUAL_CRITERIA, "1").left_out).toEqual([]);
  });
});

test.each<Partial<PlanCriteria>>([
  {},
  { diets: ["Vegan"] },
  { diets: ["Keto"] },
  { allergies: ["Milk/Dairy", "Eggs"], days: 7 },
])("no two families get the same week: %j", (criteria) => {
  const weeks = Array.from({ length: 100 }, (_, family) =>
    planDinners({ days: 7, ...criteria }, `${family}:2026-03-02`),
  );
  expect(new Set(weeks.map((week) => week.join("; "))).size).toBe(100);
  expect(new Set(weeks.map((week) => [...week].sort().join("; "))).size).toBeGreaterThan(90);
});

test("the next week is another week", () => {
  const weeks = Array.from({ length: 52 }, (_, week) => planDinners({ days: 7 }, `1:${week}`).join("; "));
  expect(new Set(weeks).size).toBe(52);
});

describe("cooking time", () => {
  it.each(COOKING_TIMES)("%s: every dinner, and no longer breakfast or lunch", (cookingTime) => {
    const { days, notes } = planMeals({ ...USUAL_CRITERIA, cookingTime }, "1");
    expect(notes).toEqual([]);
    const longest = COOKING_TIMES.indexOf(cookingTime);
    for (const { breakfast, lunch, dinner } of days) {
      expect(dinner && classifyCookingTime(dinner)).toBe(cookingTime);
      for (const dish of [breakfast, lunch]) {
        expect(dish && COOKING_TIMES.indexOf(classifyCookingTime(dish))).toBeLessThanOrEqual(longest);
      }
    }
  });
});

describe("cuisines", () => {
  it.each(CUISINES)("%s: as many dinners as there are, then others, with a word about it", (cuisine) => {
    const { days, notes } = planMeals({ ...USUAL_CRITERIA, cuisines: [cuisine] }, "1");
    const known = RECIPES.filter(
      ({ meal_type, cuisines }) => meal_type === "dinner" && cuisines.includes(cuisine),
    ).length;
    const given = days.filter(({ dinner }) => findRecipe(dinner?.title)?.cuisines.includes(cuisine)).length;
    expect(given).toBe(Math.min(14, known));
    const others = 14 - given;
    const note = `Not enough dinners from these cuisines, so ${others === 1 ? "1 is from another" : `${others} are from others`}.`;
    expect(notes.includes(note)).toBe(others > 0);
  });

  it("never outweigh an allergy", () => {
    const dinners = planDinners({ cuisines: ["Thai"], allergies: ["Fish", "Soy", "Peanuts"] });
    for (const title of dinners) {
      expect(findRecipe(title)?.allergens).not.toEqual(expect.arrayContaining(["Fish"]));
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
    {
      ...USUAL_CRITERIA,
      allergies: [...everything, "garlic", "onion", "tomato", "avocado", "cucumber", "spinach", "quinoa"],
    },
    "1",
  );
  expect(
    days.every(({ breakfast, lunch, dinner }) =>
      [breakfast, lunch, dinner].every((dish) => dish === null || dish?.title),
    ),
  ).toBe(true);
  expect(notes.length).toBeGreaterThan(0);
});
