import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { afterAll, beforeEach, expect, it } from "vitest";
import { RecipePhoto } from "#app/models/food/recipe-photo.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeRecipe } from "#tests/support/factories.ts";
import { phonePicture } from "#tests/support/pictures.ts";
import { startS3 } from "#tests/support/s3.ts";

let store: Awaited<ReturnType<typeof startS3>>;
const app = runApp(async () => {
  store = await startS3();
  return store.settings;
});
afterAll(() => store.stop());
beforeEach(() => {
  store.state.isAway = false;
});

const JPEG = { "Content-Type": "image/jpeg" };

async function begin() {
  const made = await app.family();
  const recipe = await makeRecipe(made.family);
  const call = `${made.path}/recipes/${recipe.id}/photo`;
  const send = async () => made.api.send("PUT", call, { raw: await phonePicture(), headers: JPEG });
  const get = (path: string) => fetch(app.url + path, { headers: { Cookie: made.api.cookie }, redirect: "manual" });
  const keys = () => [...store.objects.keys()].filter((key) => key.startsWith(`recipe-photos/${made.family.id}/`));
  return { ...made, recipe, call, send, keys, see: () => get(`/recipes/${recipe.id}/photo?size=small`), get };
}

it("keeps photos in the store alone, by signed requests, and takes the former ones out", async () => {
  const { api, send, see, keys, call, recipe } = await begin();
  expect((await send()).status).toBe(200);
  const [first] = keys();
  expect(keys()).toHaveLength(2);
  const row = await RecipePhoto.findOne({ where: { family_id: recipe.family_id, recipe_id: recipe.id } });
  expect([row?.large, row?.small]).toEqual([null, null]);
  const answer = await see();
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(store.objects.get(keys()[1] as string)?.bytes);
  await send();
  expect([keys().length, keys().includes(first as string)]).toEqual([2, false]);
  expect((await api.delete(call)).status).toBe(204);
  expect([keys().length, store.state.refused]).toEqual([0, 0]);
});

it("costs a picture alone while it is away", async () => {
  const { api, send, see, get, path, recipe, call, keys } = await begin();
  await send();
  const before = (await api.get(`${path}/recipes/${recipe.id}`)).body;
  store.state.isAway = true;
  expect((await see()).status).toBe(502);
  const refused = await send();
  expect([refused.status, refused.body.error]).toEqual([502, "Failed to save photo"]);
  expect((await api.get(`${path}/recipes/${recipe.id}`)).body).toEqual(before);
  expect((await get(`/recipes/${recipe.id}/photo`)).status).toBe(200);
  const zip = await get("/account/privacy/data.zip");
  const files = unzipSync(await buffer(zip.body as never));
  expect(files[`photos/recipe-${recipe.id}.webp`]?.length).toBe(0);
  expect((await api.delete(call)).status).toBe(204);
  // The store was away and could not delete the files: the sweep does.
  expect(keys()).toHaveLength(2);
});

it("is part of the download", async () => {
  const { send, get, recipe, keys } = await begin();
  await send();
  const files = unzipSync(await buffer((await get("/account/privacy/data.zip")).body as never));
  const large = keys().find((key) => key.endsWith("-large.webp")) as string;
  expect(Buffer.from(files[`photos/recipe-${recipe.id}.webp`] as Uint8Array)).toEqual(store.objects.get(large)?.bytes);
});
