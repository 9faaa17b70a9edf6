import { afterAll, beforeEach, expect, it } from "vitest";
import { config } from "#app/config/env.server.ts";
import { RecipePhoto } from "#app/models/food/recipe-photo.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { readPhoto, readyPhoto, setPhoto, sweepPhotos } from "#app/services/food/recipe-photos.server.ts";
import { doDepartures } from "#app/services/people/departures.server.ts";
import { makeFamily, makeRecipe } from "#tests/support/factories.ts";
import { phonePicture } from "#tests/support/pictures.ts";
import { startS3 } from "#tests/support/s3.ts";

const store = await startS3();
const { settings } = store;
const inStore = {
  kind: "s3" as const,
  bucketUrl: `${settings.S3_ENDPOINT}/${settings.S3_BUCKET}/`,
  region: settings.S3_REGION,
  accessKeyId: settings.S3_ACCESS_KEY_ID,
  secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
};
beforeEach(() => {
  store.objects.clear();
  store.state.isAway = false;
  config().photoStore = inStore;
});
afterAll(async () => {
  await store.stop();
});

async function photographed() {
  const actor = await makeFamily();
  const recipe = await makeRecipe(actor.family);
  await setPhoto(actor, recipe.id, await readyPhoto(actor, await phonePicture()));
  return { actor, recipe };
}

const age = (hours: number) => {
  for (const object of store.objects.values()) object.at = new Date(Date.now() - hours * 60 * 60 * 1000);
};

it("the sweep takes out what belongs to no recipe, and what is not on its way", async () => {
  store.state.pageSize = 3;
  const { actor, recipe } = await photographed();
  const kept = [...store.objects.keys()];
  // Photos without a recipe: the process ended before it saved the recipe.
  await readyPhoto(actor, await phonePicture());
  await readyPhoto(actor, await phonePicture());
  store.objects.set("recipe-photos/of-somebody-else.txt", { bytes: Buffer.from("x"), at: new Date(0) });
  await sweepPhotos();
  expect(store.objects.size).toBe(7);
  age(2);
  await sweepPhotos();
  expect([...store.objects.keys()].sort()).toEqual([...kept, "recipe-photos/of-somebody-else.txt"].sort());
  await RecipePhoto.destroy({ where: { family_id: actor.family.id, recipe_id: recipe.id } });
  await sweepPhotos();
  expect([...store.objects.keys()]).toEqual(["recipe-photos/of-somebody-else.txt"]);
  expect(store.state.refused).toBe(0);
});

it("a family that goes takes its photos along, of a store that is away with the next sweep", async () => {
  const others = await photographed();
  for (const isAway of [false, true]) {
    const { actor } = await photographed();
    await Family.update({ delete_at: new Date(0) }, { where: { id: actor.family.id } });
    store.state.isAway = isAway;
    await doDepartures();
    store.state.isAway = false;
    age(2);
    await sweepPhotos();
    expect(await Family.count({ where: { id: actor.family.id } })).toBe(0);
    expect([...store.objects.keys()].filter((key) => !key.includes(`/${others.actor.family.id}/`))).toEqual([]);
    expect(store.objects.size).toBe(2);
  }
});

it("photos of the database stay there when new ones go to a store, and the other way round", async () => {
  config().photoStore = { kind: "database" };
  const early = await photographed();
  config().photoStore = inStore;
  const late = await photographed();
  for (const { actor, recipe } of [early, late]) {
    expect((await readPhoto(actor, recipe.id, "small"))?.length).toBeGreaterThan(100);
  }
  expect(store.objects.size).toBe(2);
  config().photoStore = { kind: "database" };
  expect(await readPhoto(late.actor, late.recipe.id, "small")).toBeNull();
  expect((await readPhoto(early.actor, early.recipe.id, "small"))?.length).toBeGreaterThan(100);
});
