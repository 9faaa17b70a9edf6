import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { newMealSchema } from "#app/schemas/food/meal.ts";
import { listGroceries } from "#app/services/food/groceries.server.ts";
import { listIngredients, mealIngredients } from "#app/services/food/meal-ingredients.server.ts";
import { addMeal, deleteMeal, findMeal, updateMeal } from "#app/services/food/meals.server.ts";
import { rowVersion } from "#app/utils/row-version.ts";
import { makeFamily, makeGroceryItem } from "#tests/support/factories.ts";

type Actor = Awaited<ReturnType<typeof makeFamily>>;

const soup = (actor: Actor, more: Record<string, unknown> = {}) =>
  addMeal(
    actor,
    newMealSchema.parse({
      title: "Soup",
      planned_date: "2027-03-01",
      servings: 6,
      ingredients_for: 4,
      ingredients: ["500 g carrots", "For the top:", "2 onions, chopped"],
      ...more,
    }),
  );

const all = async (actor: Actor, id: number) => {
  const meal = await findMeal(actor, id);
  const lines = mealIngredients(meal, meal.servings);
  return {
    lines: lines.filter(({ isListed }) => !isListed).map(({ line }) => line),
    again: lines.filter(({ isListed }) => isListed).map(({ line }) => line),
  };
};

const list = async (actor: Actor) =>
  (await listGroceries(actor, Temporal.Now.instant())).map(({ item_name, quantity, meal_id }) => [
    item_name,
    quantity,
    meal_id,
  ]);

describe("the ingredients of a meal", () => {
  it("are put on the list for its servings, and remember the meal", async () => {
    const actor = await makeFamily();
    const { id } = await soup(actor);
    const { added, passed } = await listIngredients(actor, id, await all(actor, id), 6);
    expect([added.length, passed]).toEqual([2, 0]);
    expect(await list(actor)).toEqual([
      ["Carrots", "750 g", id],
      ["Onions", "3", id],
    ]);
  });

  it("grow what is on the list, and stay when the meal goes", async () => {
    const actor = await makeFamily();
    await makeGroceryItem(actor.family, { item_name: "carrots", quantity: "1 kg", category: "Produce" });
    const { id } = await soup(actor);
    const { added } = await listIngredients(actor, id, await all(actor, id), 4);
    expect(added.map(({ isNew }) => isNew)).toEqual([false, true]);
    await deleteMeal(actor, id);
    expect(await list(actor)).toEqual([
      ["carrots", "1.5 kg", null],
      ["Onions", "2", null],
    ]);
  });

  it("are not put there twice unasked, from however many phones", async () => {
    const actor = await makeFamily();
    const { id } = await soup(actor);
    const chosen = await all(actor, id);
    const results = await Promise.all([1, 2, 3].map(() => listIngredients(actor, id, chosen, 4)));
    expect(results.map(({ passed }) => passed).sort()).toEqual([0, 2, 2]);
    expect(await list(actor)).toEqual([
      ["Carrots", "500 g", id],
      ["Onions", "2", id],
    ]);
    const again = await all(actor, id);
    expect(again).toEqual({ lines: [], again: ["500 g carrots", "2 onions, chopped"] });
    await listIngredients(actor, id, { lines: [], again: ["500 g carrots"] }, 4);
    expect((await list(actor))[0]).toEqual(["Carrots", "1 kg", id]);
  });

  it("stay as they are written where nobody said for how many", async () => {
    const actor = await makeFamily();
    const { id } = await soup(actor, { servings: null, ingredients_for: null });
    await listIngredients(actor, id, await all(actor, id), 12);
    expect((await list(actor))[0]).toEqual(["Carrots", "500 g", id]);
  });

  it("are no change of the meal, for whoever is editing it", async () => {
    const actor = await makeFamily();
    const meal = await soup(actor);
    await listIngredients(actor, meal.id, await all(actor, meal.id), 4);
    expect((await updateMeal(actor, meal.id, { title: "Carrot soup" }, rowVersion(meal))).title).toBe("Carrot soup");
  });

  it("and changes of the meal, and its end, do not wait for each other in a circle", async () => {
    const actor = await makeFamily();
    const meals = await Promise.all([1, 2, 3].map(() => soup(actor)));
    await Promise.all(
      meals.flatMap(({ id }) => [
        listIngredients(actor, id, { lines: ["500 g carrots"], again: [] }, 4),
        updateMeal(actor, id, { title: "Stew" }),
        updateMeal(actor, id, { servings: 3 }),
        listIngredients(actor, id, { lines: ["2 onions, chopped"], again: [] }, 4),
      ]),
    );
    await Promise.all(meals.map(({ id }) => deleteMeal(actor, id)));
    expect(await list(actor)).toHaveLength(2);
  });

  it("are nobody else's", async () => {
    const [actor, other] = [await makeFamily(), await makeFamily()];
    const { id } = await soup(actor);
    const chosen = { lines: ["500 g carrots"], again: [] };
    await expect(listIngredients(other, id, chosen, 4)).rejects.toMatchObject({ code: "not-found" });
    expect(await list(other)).toEqual([]);
  });
});
