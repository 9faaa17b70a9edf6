import { expect, it } from "vitest";
import { Recipe } from "#app/models/food/recipe.server.ts";
import { newRecipeSchema } from "#app/schemas/food/recipe.ts";
import { recipePageSchema } from "#app/schemas/food/recipe-form.ts";
import { listAllRecipes } from "#app/services/food/all-recipes.server.ts";
import { addRecipe, deleteRecipe, listRecipes, restoreRecipe } from "#app/services/food/family-recipes.server.ts";
import { listRemoved, restoreRemovals } from "#app/services/removed/restore.server.ts";
import { sweep } from "#app/services/system/housekeeping.server.ts";
import { makeFamily, makeRecipe } from "#tests/support/factories.ts";

const SLUG = "baked-salmon-with-asparagus";
const salmon = (title: string) => newRecipeSchema.parse({ title, based_on: SLUG });

it("two at the same moment become one in the place of a built-in recipe", async () => {
  const actor = await makeFamily();
  const both = await Promise.allSettled([addRecipe(actor, salmon("Ours")), addRecipe(actor, salmon("Ours too"))]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await listRecipes(actor, {})).toHaveLength(1);
});

it("brought back, it stands for the built-in recipe again, unless another one does by now", async () => {
  const actor = await makeFamily();
  const first = await addRecipe(actor, salmon("First"));
  await deleteRecipe(actor, first.id);
  await restoreRecipe(actor, first.id);
  expect((await Recipe.findOne({ where: { family_id: actor.family.id } }))?.based_on).toBe(SLUG);
  await deleteRecipe(actor, first.id);
  await addRecipe(actor, salmon("Second"));
  await restoreRemovals(actor, await listRemoved(actor));
  const recipes = await listRecipes(actor, {});
  expect(recipes.map(({ title, based_on }) => [title, based_on])).toEqual([
    ["First", null],
    ["Second", SLUG],
  ]);
});

it("is gone for good 30 days after it was deleted", async () => {
  const actor = await makeFamily();
  const { id } = await makeRecipe(actor.family);
  await deleteRecipe(actor, id);
  await sweep();
  expect(await Recipe.count({ where: { id, family_id: actor.family.id }, paranoid: false })).toBe(1);
  const removed_at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await Recipe.update({ removed_at }, { where: { id, family_id: actor.family.id }, paranoid: false });
  await sweep();
  expect(await Recipe.count({ where: { id, family_id: actor.family.id }, paranoid: false })).toBe(0);
  expect(await restoreRecipe(actor, id)).toBeUndefined();
});

it("is found by the words that it has now", async () => {
  const actor = await makeFamily();
  const recipe = await makeRecipe(actor.family);
  const find = async (q: string) => (await listRecipes(actor, { q })).length;
  expect([await find("flour"), await find("oats")]).toEqual([1, 0]);
  await recipe.update({ ingredients: ["1 cup oats"] });
  expect([await find("flour"), await find("oats")]).toEqual([0, 1]);
});

it("is listed in the alphabetical order of the reader's language, page by page", async () => {
  const actor = await makeFamily();
  const letters = [..."bcdefghijklmnopqrstuvwxyz"];
  const titles = [
    "Zwieback",
    "Äpfel",
    "Apfelmus",
    "ähnlich",
    "10 Eier",
    "9 Eier",
    ...letters.map((one) => `Öl ${one}`),
  ];
  for (const title of titles) await makeRecipe(actor.family, { title });
  const removed = await makeRecipe(actor.family, { title: "Birne" });
  const list = async (locale: string, after?: string) => {
    const query = recipePageSchema.parse({ whose: "ours", ...(after && { after }) });
    const { recipes, next } = await listAllRecipes(actor, query, [], locale);
    return { titles: recipes.map(({ content }) => content.title), next };
  };
  const readAll = async (locale: string) => {
    const all: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await list(locale, after);
      all.push(...page.titles);
      if (page.next === null) return all;
      after = page.next;
    }
  };
  const oils = letters.map((one) => `Öl ${one}`);
  const german = ["9 Eier", "10 Eier", "ähnlich", "Äpfel", "Apfelmus", "Birne", ...oils, "Zwieback"];
  expect(await readAll("de-AT")).toEqual(german);
  expect((await readAll("sv-SE")).slice(-3)).toEqual(["Öl x", "Öl y", "Öl z"]);
  await deleteRecipe(actor, removed.id);
  expect((await list("de-AT", String(removed.id))).titles[0]).toBe("Öl b");
  expect((await list("de-AT", "2000000000")).titles).toEqual([]);
});
