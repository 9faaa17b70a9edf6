import { expect, it } from "vitest";
import { RecipeFile } from "#app/models/food/recipe-file.server.ts";
import { newMealSchema } from "#app/schemas/food/meal.ts";
import { deleteRecipe, listRecipes, updateRecipe } from "#app/services/food/family-recipes.server.ts";
import { addMeal } from "#app/services/food/meals.server.ts";
import { readyPhoto, setPhoto } from "#app/services/food/recipe-photos.server.ts";
import {
  confirmRecipeFile,
  findRecipeFile,
  itemsOfFile,
  listRecipeFiles,
  prepareImport,
  readRecipes,
  saveRecipeFile,
  undoRecipeFile,
} from "#app/services/imports/recipe-import.server.ts";
import { listRemoved } from "#app/services/removed/restore.server.ts";
import { makeFamily, makeRecipe } from "#tests/support/factories.ts";
import { smallPicture } from "#tests/support/pictures.ts";

/** (docs/product/food.md, "Files of recipes") */

const TITLES = ["Bread", "Broth", "Dal", "Pie", "Stew"];

async function begin() {
  const actor = await makeFamily();
  const things = TITLES.map((name) => ({ "@type": "Recipe", name, recipeIngredient: [`1 ${name}`] }));
  const { id } = await saveRecipeFile(actor, "five.json", await readRecipes(Buffer.from(JSON.stringify(things))));
  const confirm = async () =>
    confirmRecipeFile(actor, id, await prepareImport(actor, await itemsOfFile(await findRecipeFile(actor, id))));
  const titles = async () => (await listRecipes(actor, {})).map(({ title }) => title);
  const result = async () => (await findRecipeFile(actor, id)).result;
  const expire = () => RecipeFile.update({ expires_at: new Date(Date.now() - 1_000) }, { where: { id } });
  return { actor, id, confirm, titles, result, expire };
}

it("imports once, and undoes all of it but what someone changed or deleted since", async () => {
  const { actor, id, confirm, titles, result } = await begin();
  const own = await makeRecipe(actor.family);
  await confirm();
  await confirm();
  expect(await titles()).toEqual([...TITLES.slice(0, 3), own.title, ...TITLES.slice(3)]);
  const byTitle = new Map((await result())?.recipes.map((recipe) => [recipe.title, recipe.id]));
  const idOf = (title: string) => byTitle.get(title) as number;
  await updateRecipe(actor, idOf("Bread"), { description: "Ours" });
  await setPhoto(actor, idOf("Broth"), await readyPhoto(actor, new Uint8Array(await smallPicture().arrayBuffer())));
  await deleteRecipe(actor, idOf("Dal"));
  const planned = newMealSchema.parse({ title: "Pie", planned_date: "2027-03-01", recipe_id: idOf("Pie") });
  const meal = await addMeal(actor, planned);
  await undoRecipeFile(actor, id);
  await undoRecipeFile(actor, id);
  expect(await titles()).toEqual(["Bread", "Broth", own.title]);
  expect((await result())?.undone).toEqual({ removed: 2, left: 2 });
  expect(await meal.reload()).toMatchObject({ ingredients: ["1 Pie"], recipe_id: null });
  expect((await listRemoved(actor)).map(({ title }) => title).sort()).toEqual(["Dal", "Pie", "Stew"]);
  await confirm();
  expect(await titles()).toHaveLength(3);
});

it("undoes nothing of a preview, and not for ever", async () => {
  const { actor, id, confirm, titles, expire } = await begin();
  await expect(undoRecipeFile(actor, id)).rejects.toMatchObject({ code: "conflict" });
  expect(await listRecipeFiles(actor)).toEqual([]);
  await confirm();
  expect(await listRecipeFiles(actor)).toHaveLength(1);
  await expire();
  await expect(undoRecipeFile(actor, id)).rejects.toMatchObject({ code: "gone" });
  expect([await listRecipeFiles(actor), await titles()]).toEqual([[], TITLES]);
});

it("forgets a preview after a day", async () => {
  const { actor, id, confirm, expire } = await begin();
  await expire();
  await expect(confirm()).rejects.toMatchObject({ code: "gone" });
  await expect(findRecipeFile(actor, id)).rejects.toMatchObject({ code: "gone" });
});

it("shows an import to no other family", async () => {
  const { id, confirm } = await begin();
  await confirm();
  await expect(undoRecipeFile(await makeFamily(), id)).rejects.toMatchObject({ code: "not-found" });
});

it("keeps five previews of a family, and all that were imported", async () => {
  const { actor, id, confirm } = await begin();
  await confirm();
  const made: number[] = [];
  const items = await readRecipes(Buffer.from(JSON.stringify({ "@type": "Recipe", name: "Soup" })));
  for (let file = 1; file <= 7; file += 1) made.push((await saveRecipeFile(actor, "soup.json", items)).id);
  const rows = await RecipeFile.findAll({ where: { family_id: actor.family.id }, order: ["id"] });
  expect(rows.map((row) => row.id)).toEqual([id, ...made.slice(-5)]);
});

it("reads three files at once, and refuses what more come", async () => {
  const file = Buffer.from(JSON.stringify({ "@type": "Recipe", name: "Soup" }));
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => readRecipes(file)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  for (const answer of answers.slice(3)) expect(answer).toMatchObject({ reason: { code: "limited", retryAfter: 20 } });
});
