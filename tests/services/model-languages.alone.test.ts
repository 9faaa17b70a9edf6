import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { config, readConfig } from "#app/config/env.server.ts";
import { findHeld } from "#app/domain/food/recipe-food.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { newMealSchema } from "#app/schemas/food/meal.ts";
import { groceryFormSchema, planFormSchema } from "#app/schemas/ideas/idea-forms.ts";
import { findRecipe } from "#app/services/food/family-recipes.server.ts";
import { listGroceries } from "#app/services/food/groceries.server.ts";
import {
  listIngredients,
  listRecipeIngredients,
  recipeIngredients,
} from "#app/services/food/meal-ingredients.server.ts";
import { copyLastWeek } from "#app/services/food/meal-weeks.server.ts";
import { addMeal, updateMeal } from "#app/services/food/meals.server.ts";
import { ask } from "#app/services/ideas/ask.server.ts";
import { beginDraft, fillDraft, findDraft } from "#app/services/ideas/drafts.server.ts";
import { addDraftGroceries } from "#app/services/ideas/grocery-drafts.server.ts";
import { suggestActivity, suggestGroceries, suggestPractice } from "#app/services/ideas/ideas.server.ts";
import { addDish, anotherDish, placeDish, saveDishRecipe } from "#app/services/ideas/plan-drafts.server.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { type AskedMessage, answers, startMessagesApi } from "#tests/support/messages-api.ts";
import { ACTIVITY, days, dish, PRACTICE, TIP } from "#tests/support/model-app.ts";

const model = await startMessagesApi();
Object.assign(config().anthropic, readConfig({ ...process.env, ...model.env() }).anthropic);

afterAll(() => model.stop());
beforeEach(() => {
  model.asked.length = 0;
});

const DAY = "2027-03-01";
const DINNER = { date: DAY, meal: "dinner" as const };

async function germans() {
  const actor = await makeFamily();
  await actor.family.update({ language: "de" });
  return actor;
}
type Actor = Awaited<ReturnType<typeof germans>>;

const item = (item_name: string, english_name: string | undefined, quantity: string, category = "Pantry") => ({
  item_name,
  english_name,
  quantity,
  category,
});
let dishes = 0;
/** A dish in German, of a title of its own. */
function stew(...more: ReturnType<typeof item>[]) {
  dishes += 1;
  return {
    ...dish(`Linsentopf ${dishes}`),
    english_title: "Lentil stew",
    description: "Warm und schnell.",
    ingredients: [
      item("Rote Linsen", "Red lentils", "300 g"),
      item("Zwiebeln", "Onions", "2", "Produce"),
      item("Olivenöl", "Olive oil", "2 tbsp"),
      item("Knoblauch", "Garlic", "3 cloves", "Produce"),
      ...more,
    ],
  };
}

/** A plan of one day, filled by the model. */
async function plan(actor: Actor, make: () => unknown, values = {}) {
  model.answer = answers.good(days(make));
  const draft = await beginDraft(
    actor,
    "meals",
    planFormSchema.parse({ start_date: DAY, days: 1, family_size: 4, meals: "dinners", ...values }),
  );
  await fillDraft(actor, draft);
  const { content, state } = await findDraft(actor, "meals", draft.id);
  expect(state).toBe("ready");
  return { id: draft.id, dinner: content.days[0]?.dinner, left_out: content.left_out };
}
/** A planned dinner of the model's. */
async function planned(actor: Actor, ...more: ReturnType<typeof item>[]) {
  const { id } = await plan(actor, () => stew(...more));
  return { id, meal: (await addDish(actor, id, DINNER)) as Meal };
}
/** The draft of a list for the planned day. */
async function listFor(actor: Actor, values = {}) {
  const options = { start_date: DAY, end_date: DAY, family_size: 4, dietary_preferences: [], ...values };
  const draft = await beginDraft(actor, "groceries", groceryFormSchema.parse(options));
  await fillDraft(actor, draft);
  return { id: draft.id, ...(await findDraft(actor, "groceries", draft.id)).content };
}
const list = async (actor: Actor) =>
  (await listGroceries(actor, Temporal.Now.instant())).map(({ item_name, quantity, category, library_name }) => [
    item_name,
    quantity,
    category,
    library_name,
  ]);
const schemaOf = ({ tools }: AskedMessage) => JSON.stringify(tools[0]?.input_schema);

describe("a model's plan for a German family", () => {
  it("is asked for in German, with English names, which an English family’s is not", async () => {
    const actor = await germans();
    const { dinner } = await plan(actor, () => stew());
    expect(dinner).toMatchObject({ source: "ai", title: `Linsentopf ${dishes}` });
    expect(dinner).not.toHaveProperty("english_title");
    const [asked] = model.asked as [AskedMessage];
    expect(asked.system).toContain("in plain German text");
    expect(asked.messages[0]?.content).toContain("its name in English");
    expect(schemaOf(asked)).toContain('"required":["item_name","english_name","quantity","category"]');
    expect(schemaOf(asked)).toContain('"english_title"');
    const english = await makeFamily();
    model.asked.length = 0;
    await plan(english, () => dish());
    const [before] = model.asked as [AskedMessage];
    expect(before.system).toContain("in plain English text");
    expect(JSON.stringify(before)).not.toMatch(/english_(name|title)|name in English/);
  });

  it("has a dish of the library for one without English names, and for one that either name speaks against", async () => {
    const actor = await germans();
    const bad = [
      [stew(item("Mehl", undefined, "1 kg")), "Its ingredients aren’t known."],
      [stew(item("Mehl", " ", "1 kg")), "Its ingredients aren’t known."],
      [{ ...stew(), english_title: undefined }, "Its ingredients aren’t known."],
      [stew(item("Erdnussmus", "Carrots", "100 g")), expect.stringMatching(/^Peanuts: /)],
      [stew(item("Karotten", "Peanut butter", "100 g")), expect.stringMatching(/^Peanuts: /)],
    ] as const;
    for (const [answer, reason] of bad) {
      const { dinner, left_out } = await plan(actor, () => answer, { allergies: ["Peanuts"] });
      expect([dinner?.source, left_out]).toEqual(["built-in", [{ title: answer.title, reason }]]);
    }
  });

  it("gives another dish in the same way", async () => {
    const actor = await germans();
    const { id } = await plan(actor, () => stew());
    model.answer = answers.good({ dish: stew(item("Mehl", undefined, "1 kg")) });
    expect(await anotherDish(actor, id, DINNER, {})).toMatchObject({ source: "built-in" });
    model.answer = answers.good({ dish: stew() });
    const other = await anotherDish(actor, id, DINNER, {});
    expect(other).toMatchObject({ source: "ai", ingredients: [{ english_name: "Red lentils" }, {}, {}, {}] });
    await placeDish(actor, id, DINNER, other);
    expect(await addDish(actor, id, DINNER)).toMatchObject({ title: other.title });
  });
});

describe("a meal of it", () => {
  it("is written in German, and its groceries are one row with the library's", async () => {
    const actor = await germans();
    const { meal } = await planned(actor);
    expect(meal.ingredients).toEqual(["300 g Rote Linsen", "2 Zwiebeln", "2 EL Olivenöl", "3 Zehen Knoblauch"]);
    const library = { ingredients: ["1 Onion", "500 g Carrots"], servings: 4 };
    await listRecipeIngredients(actor, library, { lines: library.ingredients }, 4, true);
    const { id, items, left_out } = await listFor(actor);
    expect(items).toMatchObject([
      { item_name: "Zwiebeln", english_name: "Onions", quantity: "2", category: "Produce" },
      { item_name: "Knoblauch", english_name: "Garlic", quantity: "1 head", category: "Produce" },
      { item_name: "Rote Linsen", english_name: "Red lentils", quantity: "300 g", category: "Pantry" },
    ]);
    expect(left_out).toEqual([{ title: "Olivenöl", reason: "A staple you have at home." }]);
    const added = await addDraftGroceries(actor, id, [0, 1, 2]);
    expect(added.map((one) => one.item.notes)).toEqual(Array(3).fill(`Für ${meal.title}`));
    expect(await list(actor)).toEqual([
      ["Zwiebeln", "3", "Produce", "Onions"],
      ["Möhren", "500 g", "Produce", "Carrots"],
      ["Knoblauch", "1 Kopf", "Produce", "Garlic"],
      ["Rote Linsen", "300 g", "Pantry", "Red lentils"],
    ]);
  });

  it("adds up on one list with a meal of the library", async () => {
    const actor = await germans();
    await planned(actor);
    await addMeal(
      actor,
      newMealSchema.parse({ title: "Dal", planned_date: DAY, built_in: "red-lentil-dal-with-rice", servings: 4 }),
    );
    const { items } = await listFor(actor);
    const lentils = items.filter(({ item_name, english_name }) => (english_name ?? item_name) === "Red lentils");
    expect(lentils).toMatchObject([{ item_name: "Rote Linsen", quantity: "600 g" }]);
  });

  it("puts its ingredients on the list by themselves, too", async () => {
    const actor = await germans();
    const { meal } = await planned(actor);
    await listIngredients(actor, meal.id, { lines: ["2 EL Olivenöl", "3 Zehen Knoblauch"], again: [] }, 8);
    expect(await list(actor)).toEqual([
      ["Olivenöl", "4 EL", "Pantry", "Olive oil"],
      ["Knoblauch", "6 Zehen", "Produce", "Garlic"],
    ]);
  });

  it("is judged by both names, for as long as the line stands", async () => {
    const actor = await germans();
    const { meal } = await planned(
      actor,
      item("Omas Geheimnis", "Cashew butter", "100 g"),
      item("Senf", "Rice", "1 tbsp"),
    );
    const allergies = { allergies: ["Nuts", "Mustard"] };
    const titles = async () => (await listFor(actor, allergies)).left_out.map(({ title }) => title);
    expect(await titles()).toEqual(["Olivenöl", "Omas Geheimnis", "Senf"]);
    const ingredients = meal.ingredients.map((line) => line.replace("Omas Geheimnis", "Opas Geheimnis"));
    await updateMeal(actor, meal.id, { ingredients });
    expect(await titles()).toEqual(["Olivenöl", "Senf"]);
    expect((await listFor(actor)).items.map(({ item_name }) => item_name)).toContain("Opas Geheimnis");
  });

  it("keeps the English names in a copied week, as a recipe, and as a meal of that recipe", async () => {
    const actor = await germans();
    const { id, meal } = await planned(actor, item("Omas Geheimnis", "Cashew butter", "100 g"));
    await copyLastWeek(actor, Temporal.PlainDate.from(meal.planned_date).add({ days: 7 }));
    const copy = await Meal.findOne({ where: { family_id: actor.family.id, planned_date: "2027-03-08" } });
    expect(copy?.known_lines).toEqual(meal.known_lines);
    const saved = await saveDishRecipe(actor, id, DINNER);
    const recipe = await findRecipe(actor, saved.id);
    expect(findHeld(recipe, ["Nuts"])).toEqual([{ allergy: "Nuts", where: "Omas Geheimnis" }]);
    expect(recipeIngredients(recipe, 8)[0]).toMatchObject({ item_name: "Rote Linsen", quantity: "600 g" });
    const again = await addMeal(
      actor,
      newMealSchema.parse({ title: "Topf", planned_date: "2027-03-20", recipe_id: recipe.id }),
    );
    expect(again.known_lines).toEqual(meal.known_lines);
  });
});

it("a list for a meal that nobody knows has German words, and none of an ingredient without an English name", async () => {
  const actor = await germans();
  await addMeal(actor, newMealSchema.parse({ title: "Omas Topf", planned_date: DAY }));
  await addMeal(actor, newMealSchema.parse({ title: "Opas Topf", planned_date: DAY }));
  const range = { start_date: DAY, end_date: DAY, family_size: 4, dietary_preferences: [], allergies: ["Peanuts"] };
  model.answer = answers.good({
    meals: [
      { ingredients: [item("Karotten", "Carrots", "2"), item("Nüsschen", "Peanuts", "50 g")] },
      { ingredients: [item("Mehl", undefined, "1 kg")] },
    ],
  });
  const { idea, source } = await suggestGroceries(
    actor,
    { ...range, include_staples: false },
    Temporal.PlainDate.from(DAY),
  );
  expect(source).toBe("ai");
  expect(idea.items).toMatchObject([{ item_name: "Karotten", english_name: "Carrots", quantity: "2" }]);
  expect(idea.left_out).toEqual([
    { title: "Nüsschen", reason: expect.stringMatching(/^Peanuts: /) },
    { title: "Opas Topf", reason: "Its ingredients aren’t known." },
  ]);
});

it.each([
  ["German", "de"],
  ["Brazilian Portuguese", "pt-BR"],
  ["Simplified Chinese", "zh-Hans"],
  ["English", "en"],
] as const)("tips, activities and practices are asked for in %s", async (name, language) => {
  const actor = await makeFamily();
  await actor.family.update({ language });
  const { signal } = new AbortController();
  model.answer = [answers.good(TIP), answers.good(ACTIVITY), answers.good(PRACTICE)];
  await ask(actor, {}, (ideas) => ideas.tip({ exclude: [], seed: "" }), "");
  await suggestActivity(actor, { duration_minutes: 30, child_ages: [] }, signal);
  await suggestPractice(actor, { mood: "tired", stress_level: 2, time_available: 5 }, signal);
  expect(model.asked.map(({ system }) => system.includes(`in plain ${name} text`))).toEqual([true, true, true]);
});
