import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { planMeals, replaceMeal } from "#app/domain/food/meal-plan.server.ts";
import {
  classifyCookingTime,
  compare,
  type PlanCriteria,
  rank,
  suits,
} from "#app/domain/food/recipe-ranking.server.ts";
import type { Recipe } from "#app/ideas/recipe.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import { COOKING_TIMES, type Diet, PLANNED_MEALS, type PlannedMeal } from "#app/shared/food/constants.ts";
import { anyCriteria, STRICT_DIETS, USUAL_CRITERIA } from "#tests/support/plan-criteria.ts";
import { runs } from "#tests/support/runs.ts";

const recipes = new Map(RECIPES.map((recipe) => [recipe.title, recipe]));
const PLURALS = { breakfast: "breakfasts", lunch: "lunches", dinner: "dinners" };

const planRecipes = (criteria: PlanCriteria, seed: string, meal: PlannedMeal) =>
  planMeals(criteria, seed).days.flatMap((day) => recipes.get(day[meal]?.title ?? "") ?? []);

/** The expected notes of a plan's dishes. */
function expectedNotes(meal: PlannedMeal, dishes: readonly Recipe[], criteria: PlanCriteria): string[] {
  const many = PLURALS[meal];
  const { cookingTime, cuisines, days, diets } = criteria;
  if (dishes.length === 0) return [`We have no ${many} that fit everything you leave out.`];
  const different = new Set(dishes).size;
  const others = diets.filter((diet) => !STRICT_DIETS.includes(diet));
  const count = (is: (dish: Recipe) => boolean) => dishes.filter(is).length;
  const wishes = count((dish) => others.some((diet) => !dish.diets.includes(diet)));
  const wanted = cookingTime === null ? -1 : COOKING_TIMES.indexOf(cookingTime);
  const times = count((dish) => {
    const time = COOKING_TIMES.indexOf(classifyCookingTime(dish));
    return wanted >= 0 && (meal === "dinner" ? time !== wanted : time > wanted);
  });
  const foreign = count((dish) => cuisines.length > 0 && !cuisines.some((one) => dish.cuisines.includes(one)));
  return [
    ...(different < days
      ? [different === 1 ? `Only 1 ${meal} fits, so it repeats.` : `Only ${different} ${many} fit, so some repeat.`]
      : []),
    ...(wishes > 0 ? [`Some meals don’t match your diets: ${wishes} ${wishes === 1 ? meal : many}.`] : []),
    ...(times > 0
      ? [`Not enough ${cookingTime} ${many}, so ${times} ${times === 1 ? "takes" : "take"} longer or shorter.`]
      : []),
    ...(foreign > 0
      ? [
          `Not enough ${many} from these cuisines, so ${foreign === 1 ? "1 is from another" : `${foreign} are from others`}.`,
        ]
      : []),
  ];
}

test("a plan says what it could not keep, of each meal, with the number of dishes", () => {
  fc.assert(
    fc.property(anyCriteria, fc.string(), (criteria, seed) => {
      const said = PLANNED_MEALS.flatMap((meal) => expectedNotes(meal, planRecipes(criteria, seed, meal), criteria));
      expect(planMeals(criteria, seed).notes).toEqual(said);
    }),
    { numRuns: runs(40) },
  );
});

const EVERYTHING =
  "oil, egg, rice, fruit, coconut, bread, milk, oat, lemon, garlic, onion, tomato, avocado, cucumber, spinach";

test.each<Partial<PlanCriteria>>([
  { cuisines: ["Thai"] },
  { cuisines: ["Thai"], cookingTime: "elaborate", days: 7 },
  { diets: ["Quick & Easy", "High-protein", "Budget-friendly"], cuisines: ["French", "Greek"] },
  { diets: ["Vegan", "Keto"], cookingTime: "elaborate" },
  { diets: ["Vegan", "Keto", "Paleo"], allergies: ["tomato"] },
  { diets: ["Vegan"], allergies: EVERYTHING.split(", ") },
])("and of a family that wants %j", (wishes) => {
  const criteria: PlanCriteria = { ...USUAL_CRITERIA, ...wishes };
  const said = PLANNED_MEALS.flatMap((meal) => expectedNotes(meal, planRecipes(criteria, "1", meal), criteria));
  expect(said).not.toEqual([]);
  expect(planMeals(criteria, "1").notes).toEqual(said);
});

test("no main ingredient comes two evenings running", () => {
  // Some diets have fewer main ingredients than evenings.
  const kinds = fc.constantFrom<Diet[]>([], ["Vegan"], ["Vegetarian", "High-protein"], ["Vegan", "High-protein"]);
  fc.assert(
    fc.property(fc.string(), kinds, (seed, diets) => {
      const mains = planRecipes({ ...USUAL_CRITERIA, diets, meals: ["dinner"] }, seed, "dinner").map(
        ({ main }) => main,
      );
      expect(mains.filter((main, day) => main === mains[day - 1])).toEqual([]);
      expect(mains).toHaveLength(14);
    }),
  );
});

test("where few dishes suit they come round in the same order, so as late as can be", () => {
  const criteria: PlanCriteria = { ...USUAL_CRITERIA, diets: ["Vegan", "Keto", "Paleo"], allergies: ["tomato"] };
  const dinners = planRecipes(criteria, "3", "dinner").map(({ title }) => title);
  const different = new Set(dinners).size;
  expect(dinners).toHaveLength(14);
  expect(different).toBeLessThan(14);
  for (const [day, title] of dinners.entries()) expect(title).toBe(dinners[day % different]);
});

test("of dishes that are as near, those of a main ingredient that is not there yet come first", () => {
  for (const seed of ["1", "2", "3"]) {
    const suiting = RECIPES.filter(({ meal_type }) => meal_type === "dinner");
    const planned = planRecipes(USUAL_CRITERIA, seed, "dinner");
    const count = (dishes: readonly Recipe[], main: string) => dishes.filter((dish) => dish.main === main).length;
    const most = Math.max(...planned.map(({ main }) => count(planned, main)));
    for (const { main } of suiting) {
      expect(count(planned, main)).toBeGreaterThanOrEqual(Math.min(count(suiting, main), most - 1));
    }
  }
});

test("the dishes of a plan are the nearest", () => {
  const criteria: PlanCriteria = { ...USUAL_CRITERIA, cookingTime: "medium", cuisines: ["Italian"], days: 7 };
  const ranked = rank("dinner", criteria, "1").filter(({ dish }) => suits(dish, criteria));
  const planned = new Set(planRecipes(criteria, "1", "dinner"));
  const far = ranked.filter(({ dish }) => planned.has(dish.recipe)).map(({ distance }) => distance);
  expect([...far].sort(compare)).toEqual(ranked.slice(0, 7).map(({ distance }) => distance));
});

describe("a dish that was left out", () => {
  it("would have been in the plan, and is not", () => {
    const criteria: PlanCriteria = { ...USUAL_CRITERIA, days: 5, allergies: ["Eggs"] };
    const { left_out } = planMeals(criteria, "4");
    const wanted = PLANNED_MEALS.flatMap((meal) => planRecipes({ ...criteria, allergies: [] }, "4", meal));
    const missed = wanted.filter(({ allergens }) => allergens.includes("Eggs")).map(({ title }) => title);
    expect(left_out.map(({ title }) => title).sort()).toEqual(missed.sort());
    expect(missed.length).toBeGreaterThan(0);
    expect(left_out.filter(({ reason }) => !/^Eggs: ./.test(reason))).toEqual([]);
  });
});

test("another dish is the nearest that is left, with another main ingredient where there is one", () => {
  const criteria: PlanCriteria = { ...USUAL_CRITERIA, cookingTime: "quick", allergies: ["Milk/Dairy"] };
  const ranked = rank("dinner", criteria, "1").filter(({ dish }) => suits(dish, criteria));
  const [first, second, third] = ranked.map(({ dish }) => dish.recipe);
  const replace = (taken: string[], neighbours: string[]) =>
    replaceMeal({ meal: "dinner", taken, neighbours }, criteria, "1")?.title;
  expect(replace([], [])).toBe(first?.title);
  expect(replace([first?.title.toUpperCase() ?? ""], [])).toBe(second?.title);
  expect(replace([first?.title ?? "", second?.title ?? ""], [])).toBe(third?.title);
  const other = ranked.find(({ dish }) => dish.recipe.main !== first?.main);
  expect(replace([], [` ${first?.title} `])).toBe(other?.dish.recipe.title);
  expect(replaceMeal({ meal: "dinner", taken: [], neighbours: [] }, criteria, "1")).toMatchObject({
    servings: criteria.familySize,
    source: "built-in",
  });
});
