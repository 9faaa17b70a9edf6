import { describe, expect, it } from "vitest";
import { builtInContent, findBuiltIn } from "#app/domain/food/built-in-recipes.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { mealChangeSchema, newMealSchema } from "#app/schemas/food/meal.ts";
import { newRecipeSchema } from "#app/schemas/food/recipe.ts";
import { addRecipe, deleteRecipe, updateRecipe } from "#app/services/food/family-recipes.server.ts";
import { applySavedWeek, copyLastWeek, saveWeek } from "#app/services/food/meal-weeks.server.ts";
import { addMeal, deleteMeal, updateMeal } from "#app/services/food/meals.server.ts";
import { listRemoved, restoreRemovals } from "#app/services/removed/restore.server.ts";
import { makeFamily, makeRecipe } from "#tests/support/factories.ts";

const SLUG = "baked-salmon-with-asparagus";
const library = builtInContent(findBuiltIn(SLUG) as NonNullable<ReturnType<typeof findBuiltIn>>);
type Actor = Awaited<ReturnType<typeof makeFamily>>;

const plan = (actor: Actor, meal: object) =>
  addMeal(actor, newMealSchema.parse({ title: "Supper", planned_date: "2027-03-01", ...meal }));
const change = (actor: Actor, { id }: Meal, fields: object) => updateMeal(actor, id, mealChangeSchema.parse(fields));
const own = (actor: Actor, fields: object = {}) =>
  addRecipe(actor, newRecipeSchema.parse({ title: "Ours", ingredients: ["1 egg"], based_on: SLUG, ...fields }));
const read = async (meal: Meal) => {
  const row = await Meal.findOne({ where: { family_id: meal.family_id, id: meal.id }, rejectOnEmpty: true });
  const { ingredients, ingredients_for, steps, recipe_id, built_in } = row;
  return { ingredients, ingredients_for, steps, recipe_id, built_in };
};
const PANCAKES = {
  ingredients: ["250 g flour", "500 ml milk", "4 eggs"],
  ingredients_for: 4,
  steps: ["Whisk it all.", "Fry for 3 minutes a side."],
};
const SALMON = { ingredients: library.ingredients, ingredients_for: 4, steps: library.steps };
const OURS = { ingredients: ["1 egg"], ingredients_for: null, steps: [] };

describe("a meal with a recipe", () => {
  it("has its ingredients and steps as they are now; its title, day and servings are its own", async () => {
    const actor = await makeFamily();
    const recipe = await makeRecipe(actor.family);
    const meal = await plan(actor, { recipe_id: recipe.id, servings: 6 });
    expect(await read(meal)).toEqual({ ...PANCAKES, recipe_id: recipe.id, built_in: null });
    await updateRecipe(actor, recipe.id, { title: "Crêpes", ingredients: ["1 egg"], servings: 2 });
    expect(await read(meal)).toMatchObject({ ingredients: ["1 egg"], ingredients_for: 2, recipe_id: recipe.id });
    await change(actor, await meal.reload(), { title: "Brunch", servings: 3, planned_date: "2027-03-02" });
    expect(await read(meal)).toMatchObject({ ingredients: ["1 egg"], recipe_id: recipe.id });
    expect(await meal.reload()).toMatchObject({ title: "Brunch", servings: 3 });
  });

  it("is tied, too, where it was sent with what the recipe has, and is not with anything else", async () => {
    const actor = await makeFamily();
    const { id: recipe_id } = await makeRecipe(actor.family);
    expect(await read(await plan(actor, { recipe_id, ...PANCAKES }))).toMatchObject({ recipe_id });
    const other = { ...PANCAKES, steps: ["Fry."] };
    expect(await read(await plan(actor, { recipe_id, ...other }))).toEqual({
      ...other,
      recipe_id: null,
      built_in: null,
    });
  });

  it.each([{ ingredients: ["1 egg"] }, { steps: ["Fry."] }, { ingredients_for: 2 }])(
    "has its own copy once it is changed: %j",
    async (fields) => {
      const actor = await makeFamily();
      const recipe = await makeRecipe(actor.family);
      const meal = await plan(actor, { recipe_id: recipe.id });
      await change(actor, meal, { ...PANCAKES });
      expect((await read(meal)).recipe_id).toBe(recipe.id);
      await change(actor, await meal.reload(), fields);
      const copy = { ...PANCAKES, ...fields, recipe_id: null, built_in: null };
      expect(await read(meal)).toEqual(copy);
      await updateRecipe(actor, recipe.id, { ingredients: ["2 eggs"], steps: [] });
      expect(await read(meal)).toEqual(copy);
    },
  );

  it("can be tied to another one, and let go", async () => {
    const actor = await makeFamily();
    const recipe = await makeRecipe(actor.family);
    const meal = await plan(actor, { ingredients: ["1 egg"] });
    await change(actor, meal, { recipe_id: recipe.id });
    expect(await read(meal)).toEqual({ ...PANCAKES, recipe_id: recipe.id, built_in: null });
    await change(actor, await meal.reload(), { built_in: SLUG });
    expect(await read(meal)).toEqual({ ...SALMON, recipe_id: null, built_in: SLUG });
    await change(actor, await meal.reload(), { built_in: null });
    expect(await read(meal)).toEqual({ ...SALMON, recipe_id: null, built_in: null });
  });

  it("refuses what is no recipe of the family, no built-in one, and two at once", async () => {
    const [actor, other] = [await makeFamily(), await makeFamily()];
    const theirs = await makeRecipe(other.family);
    const ours = await makeRecipe(actor.family);
    await expect(plan(actor, { recipe_id: theirs.id })).rejects.toMatchObject({ field: "recipe_id" });
    await expect(plan(actor, { built_in: "no-such-dish" })).rejects.toMatchObject({ field: "built_in" });
    await expect(plan(actor, { built_in: SLUG, recipe_id: ours.id })).rejects.toMatchObject({ field: "built_in" });
    const meal = await plan(actor, {});
    await expect(change(actor, meal, { recipe_id: theirs.id })).rejects.toMatchObject({ field: "recipe_id" });
    await expect(change(actor, meal, { built_in: "no-such-dish" })).rejects.toMatchObject({ field: "built_in" });
  });
});

describe("deleting a recipe", () => {
  it("leaves its meals what they had of it; undone, those that nobody has changed are tied again", async () => {
    const actor = await makeFamily();
    const recipe = await makeRecipe(actor.family);
    const meals = [];
    for (const _ of [1, 2, 3, 4]) meals.push(await plan(actor, { recipe_id: recipe.id }));
    const [kept, moved, changed, gone] = meals as [Meal, Meal, Meal, Meal];
    await deleteMeal(actor, gone.id);
    await deleteRecipe(actor, recipe.id);
    for (const meal of [kept, moved, changed]) {
      expect(await read(meal)).toEqual({ ...PANCAKES, recipe_id: null, built_in: null });
    }
    await change(actor, await moved.reload(), { planned_date: "2027-03-05", title: "Late pancakes" });
    await change(actor, await changed.reload(), { steps: ["Fry."] });
    await restoreRemovals(
      actor,
      (await listRemoved(actor)).filter(({ kind }) => kind === "recipe"),
    );
    expect((await read(kept)).recipe_id).toBe(recipe.id);
    expect((await read(moved)).recipe_id).toBe(recipe.id);
    expect(await read(changed)).toMatchObject({ steps: ["Fry."], recipe_id: null });
    await restoreRemovals(actor, await listRemoved(actor));
    expect((await read(gone)).recipe_id).toBe(recipe.id);
  });

  it("deleting a meal never deletes its recipe", async () => {
    const actor = await makeFamily();
    const recipe = await makeRecipe(actor.family);
    await deleteMeal(actor, (await plan(actor, { recipe_id: recipe.id })).id);
    expect(await recipe.reload()).toMatchObject({ removed_at: null });
  });
});

describe("a built-in recipe", () => {
  it("is what the family's own in its place is, as long as there is one", async () => {
    const actor = await makeFamily();
    const meal = await plan(actor, { built_in: SLUG });
    expect(await read(meal)).toEqual({ ...SALMON, recipe_id: null, built_in: SLUG });
    const recipe = await own(actor);
    expect(await read(meal)).toEqual({ ...OURS, recipe_id: null, built_in: SLUG });
    expect(await read(await plan(actor, { built_in: SLUG }))).toMatchObject(OURS);
    const tied = await plan(actor, { recipe_id: recipe.id });
    await updateRecipe(actor, recipe.id, { steps: ["Bake."] });
    expect(await read(meal)).toMatchObject({ ...OURS, steps: ["Bake."] });
    await deleteRecipe(actor, recipe.id);
    expect(await read(meal)).toEqual({ ...SALMON, recipe_id: null, built_in: SLUG });
    expect(await read(tied)).toMatchObject({ ingredients: ["1 egg"], recipe_id: null, built_in: null });
    await restoreRemovals(actor, await listRemoved(actor));
    expect(await read(meal)).toMatchObject({ ...OURS, steps: ["Bake."], built_in: SLUG });
    expect((await read(tied)).recipe_id).toBe(recipe.id);
  });

  it("is another family's as it was", async () => {
    const [actor, other] = [await makeFamily(), await makeFamily()];
    const meal = await plan(other, { built_in: SLUG });
    await own(actor);
    expect(await read(meal)).toMatchObject(SALMON);
  });
});

describe("a week laid over another", () => {
  const week = Temporal.PlainDate.from("2027-03-01");

  it("is tied as it was, with what the recipes have now; without one that is gone", async () => {
    const actor = await makeFamily();
    const recipe = await makeRecipe(actor.family);
    const lost = await makeRecipe(actor.family, { title: "Lost" });
    await plan(actor, { recipe_id: recipe.id });
    await plan(actor, { recipe_id: lost.id, meal_type: "lunch" });
    await plan(actor, { built_in: SLUG, meal_type: "breakfast" });
    const saved = await saveWeek(actor, week, "Easy", false);
    await updateRecipe(actor, recipe.id, { ingredients: ["1 egg"] });
    await deleteRecipe(actor, lost.id);
    await applySavedWeek(actor, saved.id, week.add({ days: 14 }));
    const where = { family_id: actor.family.id, planned_date: "2027-03-15" };
    const laid = await Meal.findAll({ where, order: ["id"] });
    expect(laid.map(({ recipe_id, built_in }) => [recipe_id, built_in])).toEqual(
      expect.arrayContaining([
        [recipe.id, null],
        [null, null],
        [null, SLUG],
      ]),
    );
    expect(laid.find(({ recipe_id }) => recipe_id)?.ingredients).toEqual(["1 egg"]);
    expect(laid.find(({ meal_type }) => meal_type === "lunch")?.ingredients).toEqual(PANCAKES.ingredients);
    await copyLastWeek(actor, week.add({ days: 7 }));
    const copied = await Meal.findAll({ where: { ...where, planned_date: "2027-03-08" } });
    expect(copied.map(({ built_in }) => built_in)).toContain(SLUG);
  });
});
