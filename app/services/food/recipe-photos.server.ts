import { randomUUID } from "node:crypto";
import { inTransaction } from "#app/db/database.server.ts";
import { Recipe } from "#app/models/food/recipe.server.ts";
import { RecipePhoto } from "#app/models/food/recipe-photo.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { findRecipe } from "#app/services/food/family-recipes.server.ts";
import {
  deleteObject,
  familyPrefix,
  getObject,
  listObjects,
  objectKey,
  otherStore,
  PREFIX,
  putObject,
  readKey,
  SIZES,
  type StoredObject,
} from "#app/services/food/photo-store.server.ts";
import { makePicture, type Picture } from "#app/services/food/pictures.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import type { PhotoSize } from "#app/shared/food/constants.ts";
import { notFound } from "#app/utils/domain-error.ts";

/** Pictures of recipes (docs/product/food.md, "Photos of recipes"). */

/** A photo ready to be a recipe's; with an object store it is stored already. */
export interface ReadyPhoto {
  name: string;
  /** `null`: it lies in the other store. */
  picture: Picture | null;
}

/**
 * Makes a picture of a file, as long as its sender is there (`signal`), and brings it to the other store. Slow: not for
 * within a transaction.
 */
export async function readyPhoto(
  { family }: FamilyScope,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<ReadyPhoto> {
  const picture = await makePicture(bytes, signal);
  const name = randomUUID();
  const store = otherStore();
  if (!store) return { name, picture };
  for (const size of SIZES) await putObject(store, objectKey(family.id, name, size), picture[size]);
  return { name, picture: null };
}

/** What was of a picture in the other store; where that fails, {@link sweepPhotos} does it. */
async function forgetObjects(familyId: number, photo: RecipePhoto): Promise<void> {
  const store = otherStore();
  if (!store || photo.large) return;
  for (const size of SIZES) await deleteObject(store, objectKey(familyId, photo.name, size)).catch(() => {});
}

interface Changed {
  recipe: Recipe;
  /** For after the commit: takes the former picture out of the other store. */
  clearPrevious: () => Promise<void>;
}

/** Another picture is no other recipe: who edits its text meanwhile is not told that somebody was faster. */
function change(actor: FamilyScope, recipeId: number, ready: ReadyPhoto | null): Promise<Changed> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const recipe = await findRecipe(actor, recipeId, transaction);
    const where = { family_id: actor.family.id, recipe_id: recipeId };
    const former = await RecipePhoto.findOne({ where });
    await former?.destroy();
    if (ready) {
      const { name, picture } = ready;
      const sizes = { large: picture?.large ?? null, small: picture?.small ?? null };
      await RecipePhoto.create({ family_id: actor.family.id, recipe_id: recipeId, name, ...sizes });
    }
    await recipe.update({ photo: ready?.name ?? null }, { silent: true });
    return { recipe, clearPrevious: async () => (former ? forgetObjects(actor.family.id, former) : undefined) };
  });
}

/** Gives a recipe a picture, in place of the one that it had. */
export const setPhoto = (actor: FamilyScope, recipeId: number, ready: ReadyPhoto): Promise<Changed> =>
  change(actor, recipeId, ready);

/** Takes a recipe's picture away; without one, nothing happens. */
export const removePhoto = (actor: FamilyScope, recipeId: number): Promise<Changed> => change(actor, recipeId, null);

/** The name of a recipe's picture, which is another one for every picture. 404 for other families, and without any. */
export async function findPhotoName({ family }: FamilyScope, recipeId: number): Promise<string> {
  const recipe = await Recipe.findOne({ where: { family_id: family.id, id: recipeId }, attributes: ["photo"] });
  if (!recipe?.photo) throw notFound("Photo");
  return recipe.photo;
}

/**
 * The bytes of a recipe's picture; `null`: it has none.
 * @throws {DomainError} `unavailable` while the other store is away
 */
export async function readPhoto({ family }: FamilyScope, recipeId: number, size: PhotoSize): Promise<Buffer | null> {
  const where = { family_id: family.id, recipe_id: recipeId };
  const photo = await RecipePhoto.findOne({ where, attributes: ["name", size] });
  if (!photo) return null;
  if (photo[size]) return photo[size];
  const store = otherStore();
  return store && getObject(store, objectKey(family.id, photo.name, size));
}

/** The recipes of a family that have a picture, those that were removed, too. */
export async function listPhotographed({ family }: FamilyScope): Promise<number[]> {
  const rows = await RecipePhoto.findAll({
    where: { family_id: family.id },
    attributes: ["recipe_id"],
    order: ["recipe_id"],
  });
  return rows.map(({ recipe_id }) => recipe_id);
}

/** Takes all pictures of a family that is gone out of the other store; where that fails, {@link sweepPhotos} does it. */
export async function forgetPhotos(familyId: number): Promise<void> {
  const store = otherStore();
  if (!store) return;
  for await (const page of listObjects(store, familyPrefix(familyId))) {
    for (const { key } of page) await deleteObject(store, key);
  }
}

const HOUR = 60 * 60 * 1000;
/** Of some objects those that are no recipe's picture. */
async function findLeft(objects: readonly StoredObject[]): Promise<string[]> {
  const read = objects.flatMap(({ key }) => {
    const found = readKey(key);
    return found ? [{ key, family: found.family, name: found.name }] : [];
  });
  const where = { family_id: [...new Set(read.map(({ family }) => family))], name: read.map(({ name }) => name) };
  const kept = await RecipePhoto.findAll({ where, attributes: ["family_id", "name"] });
  const names = new Set(kept.map(({ family_id, name }) => `${family_id}/${name}`));
  return read.filter(({ family, name }) => !names.has(`${family}/${name}`)).map(({ key }) => key);
}

/**
 * Takes pictures out of the other store that belong to no recipe any more: of recipes and families that are gone, and what
 * could not be taken out at once. What came within the hour may be on its way to its recipe.
 */
export async function sweepPhotos(): Promise<void> {
  const store = otherStore();
  if (!store) return;
  for await (const page of listObjects(store, PREFIX)) {
    const old = page.filter(({ at }) => at.getTime() < Date.now() - HOUR);
    for (const key of await findLeft(old)) await deleteObject(store, key);
  }
}
