import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { planMeals, replaceMeal } from "#app/domain/food/meal-plan.server.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import { PLANNED_MEALS } from "#app/shared/food/constants.ts";
import { anyCriteria, STRICT_DIETS, USUAL_CRITERIA } from "#tests/support/plan-criteria.ts";
import { runs } from "#tests/support/runs.ts";

const findRecipe = (title: string | undefined) => RECIPES.find((recipe) => recipe.title === title);

describe("another dish for one slot", () => {
  it("is new, suits, and is of another kind than its neighbours'", () =>
    fc.assert(
      fc.property(anyCriteria, fc.string(), fc.constantFrom(...PLANNED_MEALS), (criteria, seed, meal) => {
        const plan = planMeals(criteria, seed);
        const taken = plan.days.flatMap((day) => PLANNED_MEALS.flatMap((one) => day[one]?.title ?? []));
        const dish = replaceMeal({ meal, taken, neighbours: taken.slice(0, 2) }, criteria, `${seed}:again`);
        if (dish === null) return;
        expect(taken).not.toContain(dish.title);
        expect(findRecipe(dish.title)?.meal_type).toBe(meal);
        const food = readFood({
          titles: [dish.title],
          ingredients: dish.ingredients.map(({ item_name }) => item_name),
        });
        expect(
          findBreaks(food, {
            allergies: criteria.allergies,
            diets: criteria.diets.filter((diet) => STRICT_DIETS.includes(diet)),
          }),
        ).toEqual([]);
      }),
      { numRuns: runs(40) },
    ));

  it("has another main ingredient than the evenings beside it", () => {
    const neighbours = ["Red lentil dal with rice", "Beef tacos"];
    for (const seed of ["1", "2", "3", "4", "5", "6", "7", "8"]) {
      const dish = replaceMeal({ meal: "dinner", taken: neighbours, neighbours }, USUAL_CRITERIA, seed);
      expect(["lentils", "beef"]).not.toContain(findRecipe(dish?.title)?.main);
    }
  });

  it("is nothing when nothing is left", () => {
    const taken = RECIPES.map(({ title }) => title.toUpperCase());
    expect(replaceMeal({ meal: "dinner", taken, neighbours: [] }, USUAL_CRITERIA, "1")).toBeNull();
  });
});
