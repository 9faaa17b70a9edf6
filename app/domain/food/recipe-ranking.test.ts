import { describe, expect, it, test } from "vitest";
import { dishFor, type OwnRecipe } from "#app/domain/food/dish.server.ts";
import { planMeals, replaceMeal } from "#app/domain/food/meal-plan.server.ts";
import { readRecipeTexts } from "#app/domain/food/recipe-ingredients.server.ts";
import {
  classifyCookingTime,
  compare,
  libraryFor,
  type PlanCriteria,
  type Prepared,
  rank,
  reasonAgainst,
  suits,
} from "#app/domain/food/recipe-ranking.server.ts";
import type { Recipe } from "#app/ideas/recipe.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import type { Allergen, Diet } from "#app/shared/food/constants.ts";
import { USUAL_CRITERIA } from "#tests/support/plan-criteria.ts";

test.each([
  [10, 10, "quick"],
  [10, 11, "medium"],
  [15, 30, "medium"],
  [16, 30, "elaborate"],
] as const)("%i and %i minutes are %s", (prep_time, cook_time, time) => {
  expect(classifyCookingTime({ prep_time, cook_time })).toBe(time);
});

function prepare(change: Partial<Recipe>): Prepared {
  const recipe: Recipe = {
    ...(RECIPES[0] as Recipe),
    title: "Salad",
    description: "Green.",
    diets: [],
    allergens: [],
    ingredients: { Produce: { Cucumber: 1, Kiwi: 1 } },
    ...change,
  };
  const makeDish = (people: number) => dishFor(recipe, people);
  return { recipe, time: "quick", food: () => readRecipeTexts(recipe), makeDish };
}
const criteriaOf = (diets: Diet[], allergies: string[]): PlanCriteria => ({ ...USUAL_CRITERIA, diets, allergies });

describe("a dish suits", () => {
  it.each<[Diet[], string[], boolean]>([
    [[], [], true],
    [["Vegan"], [], true],
    [["Vegan", "Keto"], [], false],
    [["Kid-friendly", "Healthy"], [], true],
    [[], ["Eggs"], true],
    [[], ["Eggs", "Milk/Dairy"], false],
    [[], ["kiwi"], false],
    [[], ["pear"], true],
    [[], ["pear", "kiwi"], false],
  ])("%j without %j: %s", (diets, allergies, does) => {
    const dish = prepare({ diets: ["Vegan"], allergens: ["Milk/Dairy"] });
    expect(suits(dish, criteriaOf(diets, allergies))).toBe(does);
  });
});

describe("a dish does not suit", () => {
  it.each<[Partial<Recipe>, Diet[], string[], string]>([
    [{}, [], ["kiwi"], "kiwi: kiwi"],
    [{ title: "Egg salad" }, ["Vegan"], ["Eggs"], "Eggs: egg salad"],
    [{ description: "With ham." }, ["Kid-friendly", "Vegetarian"], [], "Vegetarian: ham"],
    [{ diets: ["Keto"], ingredients: {} }, ["Keto", "Low-carb"], [], "Not made for a low-carb diet."],
    [{ ingredients: {} }, ["Healthy", "Keto"], [], "Not made for a keto diet."],
  ])("%j, for %j without %j: %s", (change, diets, allergies, reason) => {
    expect(reasonAgainst(prepare(change), criteriaOf(diets, allergies))).toBe(reason);
  });
});

describe("how near a dish is", () => {
  const distances = (
    place: 0 | 1 | 2,
    meal: "lunch" | "dinner",
    criteria: Partial<PlanCriteria>,
    of: (dish: Recipe) => boolean,
  ) => [
    ...new Set(
      rank(meal, { ...USUAL_CRITERIA, ...criteria }, "1")
        .filter(({ dish }) => of(dish.recipe))
        .map(({ distance }) => distance[place]),
    ),
  ];

  it.each([
    ["dinner", null, "elaborate", 0],
    ["dinner", "quick", "quick", 0],
    ["dinner", "quick", "medium", 2],
    ["dinner", "quick", "elaborate", 4],
    ["dinner", "medium", "quick", 1],
    ["dinner", "elaborate", "quick", 2],
    ["lunch", "elaborate", "quick", 0],
    ["lunch", "quick", "medium", 2],
  ] as const)("by its time, for a %s that is to be %s: %s, %i", (meal, cookingTime, time, distance) => {
    expect(distances(1, meal, { cookingTime }, (recipe) => classifyCookingTime(recipe) === time)).toEqual([distance]);
  });

  it("by its cuisine, one of those that are wished for", () => {
    const cuisines = ["Thai", "Italian"] as const;
    const isOf = (recipe: Recipe) => recipe.cuisines.some((one) => one === "Thai" || one === "Italian");
    expect(distances(2, "dinner", { cuisines }, isOf)).toEqual([0]);
    expect(distances(2, "dinner", { cuisines }, (recipe) => !isOf(recipe))).toEqual([1]);
    expect(distances(2, "dinner", { cuisines: [] }, () => true)).toEqual([0]);
  });

  it("by the wishes that ingredients cannot tell", () => {
    const diets: Diet[] = ["Kid-friendly", "High-protein", "Vegan"];
    for (const missed of [0, 1, 2]) {
      const of = (recipe: Recipe) =>
        ["Kid-friendly", "High-protein"].filter((diet) => !recipe.diets.includes(diet as Diet)).length === missed;
      expect(distances(0, "dinner", { diets }, of)).toEqual([missed]);
    }
  });
});

test("dishes come by wishes, then time, then cuisine, then by chance", () => {
  const criteria: PlanCriteria = {
    ...USUAL_CRITERIA,
    diets: ["Kid-friendly"],
    cookingTime: "quick",
    cuisines: ["Italian"],
  };
  const ranked = rank("dinner", criteria, "1");
  expect(ranked).toHaveLength(libraryFor({}).filter(({ recipe }) => recipe.meal_type === "dinner").length);
  const places = ranked.map(({ distance, hash }) => [...distance, hash]);
  expect(places).toEqual([...places].sort(compare));
  expect(new Set(places.map(([first]) => first)).size).toBeGreaterThan(1);
  const order = (seed: string) => rank("dinner", USUAL_CRITERIA, seed).map(({ dish }) => dish.recipe.title);
  expect(order("1")).not.toEqual(order("2"));
  expect(order("1")).toEqual(order("1"));
});

test.each([
  [[1, 2], [1, 2], 0],
  [[1, 2], [1, 3], -1],
  [[2, 0], [1, 9], 1],
  [[0, "b"], [0, "a"], 1],
])("%j beside %j: %i", (one, other, sign) => expect(compare(one, other)).toBe(sign));

describe("a family's own recipe in the place of a built-in one", () => {
  const slug = "baked-salmon-with-asparagus";
  const own = {
    title: "Grandma’s salmon",
    description: null,
    recipe_url: null,
    prep_time: 5,
    cook_time: null,
    servings: 2,
    meal_type: null,
    ingredients: ["For the fish:", "2 salmon fillets", "50 g butter"],
    steps: ["Bake it."],
    diets: ["Healthy" as const],
    based_on: slug,
  };

  it("is in the library as it is", () => {
    const [found] = libraryFor({ own: [own] }).filter(({ recipe }) => recipe.slug === slug);
    expect(libraryFor({ own: [own] })).toHaveLength(libraryFor({}).length);
    expect(found?.recipe).toMatchObject({
      title: "Grandma’s salmon",
      meal_type: "dinner",
      cook_time: 15,
      diets: ["Gluten-free", "Healthy"],
      allergens: ["Fish", "Milk/Dairy"],
    });
    expect(found?.makeDish(6)).toEqual({
      title: "Grandma’s salmon",
      description: "",
      prep_time: 5,
      cook_time: 15,
      servings: 6,
      source: "built-in",
      slug,
      steps: ["Bake it."],
      ingredients: [
        { item_name: "Salmon fillets", quantity: "6", category: expect.any(String) },
        { item_name: "Butter", quantity: "150 g", category: "Dairy & Eggs" },
      ],
    });
  });

  it("takes its own time, at its own meal", () => {
    const lunch: OwnRecipe = { ...own, prep_time: 40, cook_time: 20, meal_type: "lunch" };
    const ranked = (meal: "lunch" | "dinner") =>
      rank(meal, { ...USUAL_CRITERIA, own: [lunch] }, "1").filter(({ dish }) => dish.recipe.slug === slug);
    expect(ranked("dinner")).toEqual([]);
    expect(ranked("lunch").map(({ dish }) => [dish.time, dish.recipe.prep_time])).toEqual([["elaborate", 40]]);
  });

  it.each<[Partial<OwnRecipe>, Allergen, string]>([
    [{ description: "With a glass of cider." }, "Sulphites", "cider"],
    [{ steps: ["Bake it.", "Serve with toasted almonds."] }, "Nuts", "almonds"],
  ])("is read to its end: %j", (change, allergen, word) => {
    const [found] = libraryFor({ own: [{ ...own, ...change }] }).filter(({ recipe }) => recipe.slug === slug);
    expect(found?.recipe.allergens).toContain(allergen);
    expect(found && suits(found, criteriaOf([], [word]))).toBe(false);
  });

  it("is planned instead of it, and kept away from whom it does not suit", () => {
    const criteria = { ...USUAL_CRITERIA, days: 14, own: [own], meals: ["dinner" as const] };
    const titles = (allergies: string[], seed: string) =>
      planMeals({ ...criteria, allergies }, seed).days.map(({ dinner }) => dinner?.title);
    const seeds = Array.from({ length: 40 }, (_, seed) => String(seed));
    const planned = seeds.flatMap((seed) => titles([], seed));
    expect(planned).toContain("Grandma’s salmon");
    expect(planned).not.toContain("Baked salmon with asparagus");
    expect(seeds.flatMap((seed) => titles(["Milk/Dairy"], seed))).not.toContain("Grandma’s salmon");
    const others = libraryFor({ own: [own] }).flatMap(({ recipe }) => (recipe.slug === slug ? [] : recipe.title));
    const slot = { meal: "dinner" as const, taken: others, neighbours: [] };
    expect(replaceMeal(slot, criteria, "a")?.title).toBe("Grandma’s salmon");
  });
});
