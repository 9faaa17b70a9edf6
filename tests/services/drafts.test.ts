import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { IdeaDraft } from "#app/models/ideas/idea-draft.server.ts";
import { groceryFormSchema, planFormSchema } from "#app/schemas/ideas/idea-forms.ts";
import { updateMeal } from "#app/services/food/meals.server.ts";
import { beginDraft, discardDraft, fillDraft, findDraft, retryDraft } from "#app/services/ideas/drafts.server.ts";
import { addDraftGroceries } from "#app/services/ideas/grocery-drafts.server.ts";
import {
  addAllDishes,
  addDish,
  anotherDish,
  changeDish,
  type DraftSlot,
  placeDish,
  placesLeft,
} from "#app/services/ideas/plan-drafts.server.ts";
import { readPreferences, savePreferences } from "#app/services/ideas/preferences.server.ts";
import { findUndoable, restoreRemovals } from "#app/services/removed/restore.server.ts";
import { makeFamily, makeGroceryItem, makeMeal } from "#tests/support/factories.ts";

const DAY = "2027-03-01";
const DINNER: DraftSlot = { date: DAY, meal: "dinner" };
const asked = (values = {}) =>
  planFormSchema.parse({ start_date: DAY, days: 3, family_size: 5, allergies: ["Peanuts"], ...values });

async function readyPlan(values = {}) {
  const actor = await makeFamily();
  const draft = await beginDraft(actor, "meals", asked(values));
  await fillDraft(actor, draft);
  return { actor, id: draft.id };
}
const findMeals = ({ family }: { family: { id: number } }) => Meal.findAll({ where: { family_id: family.id } });

describe("a draft of a meal plan", () => {
  it("is ready, with the days that were asked for, and 404 for any other family", async () => {
    const { actor, id } = await readyPlan();
    const draft = await findDraft(actor, "meals", id);
    expect([draft.state, draft.source, draft.content.days.length]).toEqual(["ready", "built-in", 3]);
    const other = await makeFamily();
    for (const attempt of [
      () => findDraft(other, "meals", id),
      () => findDraft(actor, "groceries", id),
      () => addDish(other, id, DINNER),
      () => addAllDishes(other, id),
      () => addDraftGroceries(actor, id, [0]),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: "not-found" });
    }
    await discardDraft(other, "meals", id);
    expect((await findDraft(actor, "meals", id)).state).toBe("ready");
  });

  it("gives a dish once, with its ingredients, from however many phones", async () => {
    const { actor, id } = await readyPlan();
    const results = await Promise.all([1, 2, 3].map(() => addDish(actor, id, DINNER)));
    expect(results.filter((meal) => meal !== null)).toHaveLength(1);
    const [meal, ...more] = await findMeals(actor);
    expect(more).toEqual([]);
    const dish = (await findDraft(actor, "meals", id)).content.days[0]?.dinner;
    expect(meal).toMatchObject({ title: dish?.title, meal_type: "dinner", planned_date: DAY, servings: 5 });
    expect(meal).toMatchObject({ ingredients_for: 4, prep_time: dish?.prep_time });
    expect(meal).toMatchObject({ built_in: dish?.slug, steps: dish?.steps });
    expect(meal?.ingredients).toHaveLength(dish?.ingredients.length ?? 0);
  });

  it("gives all that are left, once, also when all and one are asked for at the same moment", async () => {
    const { actor, id } = await readyPlan();
    await Promise.all([addAllDishes(actor, id), addDish(actor, id, DINNER), addAllDishes(actor, id)]);
    expect(await findMeals(actor)).toHaveLength(9);
    expect(placesLeft((await findDraft(actor, "meals", id)).content)).toEqual([]);
  });

  describe("over what is planned already", () => {
    const LUNCH: DraftSlot = { date: DAY, meal: "lunch" };
    async function overFishPie() {
      const { actor, id } = await readyPlan();
      const pie = await makeMeal(actor.family, { title: "Fish pie", planned_date: DAY, meal_type: "dinner" });
      await makeMeal(actor.family, { title: "Plums", planned_date: DAY, meal_type: "snack" });
      const titlesAt = async ({ date, meal }: DraftSlot) =>
        (await findMeals(actor))
          .filter(({ planned_date, meal_type }) => planned_date === date && meal_type === meal)
          .map(({ title }) => title);
      return { actor, id, pie, titlesAt };
    }

    it("asks, and adds nothing meanwhile; what the plan itself added is none of it", async () => {
      const { actor, id, pie, titlesAt } = await overFishPie();
      await addDish(actor, id, LUNCH);
      const { count, planned } = await addAllDishes(actor, id);
      expect([count, planned?.map((meal) => meal.id)]).toEqual([0, [pie.id]]);
      expect(await findMeals(actor)).toHaveLength(3);
      expect(await titlesAt(DINNER)).toEqual(["Fish pie"]);
    });

    it("keeps ours, and leaves the plan's dish in the draft", async () => {
      const { actor, id, titlesAt } = await overFishPie();
      expect(await addAllDishes(actor, id, "ours")).toEqual({ count: 8 });
      expect(await titlesAt(DINNER)).toEqual(["Fish pie"]);
      expect(placesLeft((await findDraft(actor, "meals", id)).content)).toEqual([DINNER]);
    });

    it("keeps both", async () => {
      const { actor, id, titlesAt } = await overFishPie();
      expect(await addAllDishes(actor, id, "both")).toEqual({ count: 9 });
      expect(await titlesAt(DINNER)).toHaveLength(2);
    });

    it("replaces ours, which one press brings back", async () => {
      const { actor, id, titlesAt } = await overFishPie();
      const { count, undo } = await addAllDishes(actor, id, "replace");
      expect(count).toBe(9);
      const [dish, ...others] = await titlesAt(DINNER);
      expect([dish === "Fish pie", others]).toEqual([false, []]);
      await restoreRemovals(actor, await findUndoable(actor, undo as string, Temporal.Now.instant()));
      expect(await titlesAt(DINNER)).toEqual(["Fish pie"]);
      expect(await findMeals(actor)).toHaveLength(10);
    });

    it("keeps what replaced ours where somebody has changed it by then", async () => {
      const { actor, id, titlesAt } = await overFishPie();
      const { undo } = await addAllDishes(actor, id, "replace");
      const taking = (await findMeals(actor)).find((meal) => meal.planned_date === DAY && meal.meal_type === "dinner");
      await updateMeal(actor, taking?.id as number, { title: "Our own soup" });
      await restoreRemovals(actor, await findUndoable(actor, undo as string, Temporal.Now.instant()));
      expect((await titlesAt(DINNER)).sort()).toEqual(["Fish pie", "Our own soup"]);
    });

    it("asks nothing where the family has planned nothing", async () => {
      const { actor, id } = await readyPlan({ meals: "dinners" });
      await makeMeal(actor.family, { planned_date: DAY, meal_type: "lunch" });
      expect(await addAllDishes(actor, id)).toEqual({ count: 3 });
    });
  });

  it("is changed, until a dish is added", async () => {
    const { actor, id } = await readyPlan();
    const change = { title: "Gran's soup", prep_time: 5, cook_time: 50, servings: 6 };
    await changeDish(actor, id, DINNER, change);
    expect(await addDish(actor, id, DINNER)).toMatchObject(change);
    await expect(changeDish(actor, id, DINNER, change)).rejects.toMatchObject({ code: "conflict" });
  });

  it("takes another dish for one, which is in the plan nowhere else", async () => {
    const { actor, id } = await readyPlan();
    const titles = (await findDraft(actor, "meals", id)).content.days.flatMap(({ dinner }) => dinner?.title ?? []);
    const dish = await anotherDish(actor, id, DINNER, {});
    expect(titles).not.toContain(dish.title);
    await placeDish(actor, id, DINNER, dish);
    expect((await findDraft(actor, "meals", id)).content.days[0]?.dinner?.title).toBe(dish.title);
  });

  it("that was interrupted says so, and is begun again, once", async () => {
    const actor = await makeFamily();
    const draft = await beginDraft(actor, "meals", asked());
    expect(await retryDraft(actor, "meals", draft.id, undefined)).toBeNull();
    await draft.update({ begun_at: new Date(Date.now() - 60_000) });
    expect(await findDraft(actor, "meals", draft.id)).toMatchObject({
      state: "failed",
      problem: expect.stringContaining("interrupted"),
    });
    expect(await retryDraft(actor, "meals", draft.id, "built-in")).toMatchObject({ state: "making" });
    expect(await retryDraft(actor, "meals", draft.id, undefined)).toBeNull();
  });

  it("that is discarded while it is made is made no more", async () => {
    const actor = await makeFamily();
    const draft = await beginDraft(actor, "meals", asked());
    await discardDraft(actor, "meals", draft.id);
    await fillDraft(actor, draft);
    expect(await IdeaDraft.count({ where: { family_id: actor.family.id } })).toBe(0);
  });

  it("is one of ten: the oldest go", async () => {
    const actor = await makeFamily();
    for (let count = 0; count < 12; count += 1) await beginDraft(actor, "meals", asked());
    expect(await IdeaDraft.count({ where: { family_id: actor.family.id } })).toBe(10);
  });
});

describe("a draft of a grocery list", () => {
  it("is put on the list once, merged with what is there", async () => {
    const { actor, id } = await readyPlan();
    await addAllDishes(actor, id);
    const request = groceryFormSchema.parse({ start_date: DAY, end_date: "2027-03-03", family_size: 5 });
    const draft = await beginDraft(actor, "groceries", request);
    await fillDraft(actor, draft);
    const { items } = (await findDraft(actor, "groceries", draft.id)).content;
    expect(items.length).toBeGreaterThan(10);
    await makeGroceryItem(actor.family, { item_name: items[0]?.item_name as string, quantity: "1" });
    const all = items.map((_, at) => at);
    const results = await Promise.all([1, 2].map(() => addDraftGroceries(actor, draft.id, all)));
    expect(results.map((added) => added.length).sort()).toEqual([0, items.length].sort());
    expect(await GroceryItem.count({ where: { family_id: actor.family.id } })).toBe(items.length);
  });
});

describe("preferences", () => {
  it("are what was chosen last; what is not named stays", async () => {
    const actor = await makeFamily();
    await savePreferences(actor, { diets: ["Vegan"], allergies: ["Eggs", "kiwi"], cuisines: ["Thai"], familySize: 5 });
    await savePreferences(actor, { diets: [], allergies: ["kiwi"] });
    expect(await readPreferences(actor)).toEqual({ diets: [], allergies: ["kiwi"], cuisines: ["Thai"], familySize: 5 });
    expect(await readPreferences(await makeFamily())).toMatchObject({ familySize: null, diets: [] });
  });
});

describe("the options form", () => {
  it("takes allergies in words of one's own, and says at their field what is wrong", () => {
    expect(asked({ other_allergies: "kiwi, Peanuts ,, celery" }).allergies).toEqual(["Peanuts", "kiwi", "celery"]);
    const nothing = planFormSchema.safeParse({ start_date: DAY, other_allergies: "kiwi, none" });
    expect(nothing.error?.issues).toMatchObject([
      { path: ["other_allergies"], message: "“none” isn’t a food we can check." },
    ]);
    const many = Array.from({ length: 11 }, (_, at) => `food ${at}`).join(",");
    const refused = planFormSchema.safeParse({ start_date: DAY, other_allergies: many });
    expect(refused.error?.issues[0]?.path).toEqual(["other_allergies"]);
  });
});
