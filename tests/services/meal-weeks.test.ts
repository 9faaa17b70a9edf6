import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import type { Meal } from "#app/models/food/meal.server.ts";
import { newMealSchema } from "#app/schemas/food/meal.ts";
import {
  applySavedWeek,
  copyLastWeek,
  deleteSavedWeek,
  findSavedWeek,
  listSavedWeeks,
  renameSavedWeek,
  saveWeek,
} from "#app/services/food/meal-weeks.server.ts";
import { addMeal, listMeals } from "#app/services/food/meals.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { makeFamily } from "#tests/support/factories.ts";

const WEEK = Temporal.PlainDate.from("2027-02-28");
const NEXT = WEEK.add({ days: 7 });
const FAR = WEEK.add({ days: 70 });

type Actor = Awaited<ReturnType<typeof makeFamily>>;

const plan = (actor: Actor, planned_date: string, title: string, more: Record<string, unknown> = {}) =>
  addMeal(actor, newMealSchema.parse({ title, planned_date, ...more }));

async function week(actor: Actor, sunday: Temporal.PlainDate): Promise<string[]> {
  const meals = await listMeals(actor, { from: sunday.toString(), to: sunday.add({ days: 6 }).toString() });
  return meals.map((meal: Meal) => `${meal.planned_date} ${meal.meal_type} ${meal.title}`);
}

describe("last week, copied", () => {
  it("brings every meal with all that is known of it to the same day", async () => {
    const actor = await makeFamily({ members: ["Ben"] });
    const cook_id = actor.members[1]?.id as number;
    const full = {
      description: "Crispy",
      recipe_url: "https://example.com/",
      prep_time: 5,
      cook_time: 10,
      servings: 3,
      cook_id,
      ingredients: ["2 eggs"],
      ingredients_for: 2,
      meal_type: "snack",
    };
    await plan(actor, "2027-03-01", "Pancakes", full);
    expect(await copyLastWeek(actor, NEXT)).toEqual({ added: 1, left: 0 });
    const [copy] = await listMeals(actor, { from: "2027-03-07", to: "2027-03-13" });
    expect(copy).toMatchObject({ title: "Pancakes", planned_date: "2027-03-08", listed_ingredients: [], ...full });
  });

  it("leaves what is planned as it is, and doubles nothing the second time", async () => {
    const actor = await makeFamily();
    await plan(actor, "2027-02-28", "Roast");
    await plan(actor, "2027-03-06", "Popcorn", { meal_type: "snack" });
    await plan(actor, "2027-03-06", "Apples", { meal_type: "snack" });
    await plan(actor, "2027-03-07", "Soup");
    expect(await copyLastWeek(actor, NEXT)).toEqual({ added: 2, left: 1 });
    const planned = ["2027-03-07 dinner Soup", "2027-03-13 snack Popcorn", "2027-03-13 snack Apples"];
    expect(await week(actor, NEXT)).toEqual(planned);
    expect(await copyLastWeek(actor, NEXT)).toEqual({ added: 0, left: 3 });
    expect(await week(actor, NEXT)).toEqual(planned);
  });

  it("doubles nothing when two phones ask at the same moment", async () => {
    const actor = await makeFamily();
    for (const day of ["2027-02-28", "2027-03-01", "2027-03-02"]) await plan(actor, day, "Soup");
    const results = await Promise.all([1, 2, 3, 4].map(() => copyLastWeek(actor, NEXT)));
    expect(results.map(({ added }) => added).sort()).toEqual([0, 0, 0, 3]);
    expect(await week(actor, NEXT)).toHaveLength(3);
  });

  it("says so when there is nothing to copy", async () => {
    expect(await copyLastWeek(await makeFamily(), NEXT)).toEqual({ added: 0, left: 0 });
  });
});

describe("a saved week", () => {
  it("is laid over any week, by the days of the week", async () => {
    const actor = await makeFamily();
    await plan(actor, "2027-02-28", "Roast");
    await plan(actor, "2027-03-06", "Pizza");
    const { id } = await saveWeek(actor, WEEK, "School week", false);
    expect(await applySavedWeek(actor, id, FAR)).toEqual({ name: "School week", added: 2, left: 0 });
    expect(await week(actor, FAR)).toEqual(["2027-05-09 dinner Roast", "2027-05-15 dinner Pizza"]);
    expect(await applySavedWeek(actor, id, FAR)).toMatchObject({ added: 0, left: 2 });
  });

  it("keeps the days of the week for a reader whose weeks begin with another", async () => {
    const actor = await makeFamily();
    await plan(actor, "2027-02-28", "Roast");
    await plan(actor, "2027-03-01", "Soup");
    const { id } = await saveWeek(actor, WEEK, "From Sunday", false);
    // From Monday 10 to Sunday 16 May.
    const monday = FAR.add({ days: 1 });
    await applySavedWeek(actor, id, monday);
    const laid = ["2027-05-10 dinner Soup", "2027-05-16 dinner Roast"];
    expect(await week(actor, monday)).toEqual(laid);
    await saveWeek(actor, monday, "From Monday", false);
    const next = FAR.add({ days: 21 });
    await applySavedWeek(actor, (await listSavedWeeks(actor))[0]?.id as number, next);
    expect(await week(actor, next)).toEqual(["2027-05-30 dinner Roast", "2027-05-31 dinner Soup"]);
  });

  it("is cooked by nobody where the cook has left", async () => {
    const actor = await makeFamily({ members: ["Ben"] });
    const ben = actor.members[1]?.id as number;
    await plan(actor, "2027-02-28", "Roast", { cook_id: ben });
    await plan(actor, "2027-03-01", "Soup", { cook_id: actor.own.id });
    const { id } = await saveWeek(actor, WEEK, "Ben cooks", false);
    await removeMember(actor, ben);
    await applySavedWeek(actor, id, FAR);
    const meals = await listMeals(actor, { from: FAR.toString(), to: FAR.add({ days: 6 }).toString() });
    expect(meals.map(({ cook_id }) => cook_id)).toEqual([null, actor.own.id]);
  });

  it("has a name of its own, whatever its case; another week takes its place only when asked to", async () => {
    const actor = await makeFamily();
    await plan(actor, "2027-02-28", "Roast");
    await plan(actor, "2027-03-07", "Soup");
    const { id } = await saveWeek(actor, WEEK, "Summer", false);
    await expect(saveWeek(actor, NEXT, "SUMMER", false)).rejects.toMatchObject({ code: "conflict", field: "name" });
    expect((await findSavedWeek(actor, id)).meals).toMatchObject([{ day: 0, title: "Roast" }]);
    await saveWeek(actor, NEXT, "SUMMER", true);
    expect(await listSavedWeeks(actor)).toMatchObject([{ id, name: "SUMMER", meals: [{ title: "Soup" }] }]);
    const other = await saveWeek(actor, WEEK, "Winter", false);
    await expect(renameSavedWeek(actor, other.id, "summer")).rejects.toMatchObject({ code: "conflict" });
    expect(await renameSavedWeek(actor, id, "summer")).toMatchObject({ name: "summer" });
  });

  it("needs a meal", async () => {
    await expect(saveWeek(await makeFamily(), WEEK, "Empty", false)).rejects.toMatchObject({ field: "name" });
  });

  it("is nobody else's", async () => {
    const [actor, other] = [await makeFamily(), await makeFamily()];
    await plan(actor, "2027-02-28", "Roast");
    const { id } = await saveWeek(actor, WEEK, "Ours", false);
    const refused = { code: "not-found" };
    await expect(applySavedWeek(other, id, WEEK)).rejects.toMatchObject(refused);
    await expect(renameSavedWeek(other, id, "Theirs")).rejects.toMatchObject(refused);
    await expect(deleteSavedWeek(other, id)).rejects.toMatchObject(refused);
    expect(await listSavedWeeks(other)).toEqual([]);
    await deleteSavedWeek(actor, id);
    expect(await listSavedWeeks(actor)).toEqual([]);
  });
});
