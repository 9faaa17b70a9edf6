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

/** Photos of recipes (docs/product/food.md, "Photos of recipes"). */

/** A photo that can be assigned to a recipe. With an object store, it is uploaded already. */
export interface ReadyPhoto {
  name: string;
  /** `null` if it is in the object store. */
  picture: Picture | null;
}

/**
 * Converts a file to a photo and uploads it to the object store, if any. `signal` is the client's connection.
 * Slow: do not call inside a transaction.
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

/** Deletes a photo from the object store. If that fails, {@link sweepPhotos} deletes it later. */
async function forgetObjects(familyId: number, photo: RecipePhoto): Promise<void> {
  const store = otherStore();
  if (!store || photo.large) return;
  for (const size of SIZES) await deleteObject(store, objectKey(familyId, photo.name, size)).catch(() => {});
}

interface Changed {
  recipe: Recipe;
  /** Deletes the previous photo from the object store. Call it after the commit. */
  clearPrevious: () => Promise<void>;
}

/** Does not touch the recipe's version, so that an open edit form meets no conflict. */
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

/** Sets or replaces a recipe's photo. */
export const setPhoto = (actor: FamilyScope, recipeId: number, ready: ReadyPhoto): Promise<Changed> =>
  change(actor, recipeId, ready);

/** Removes a recipe's photo, if it has one. */
export const removePhoto = (actor: FamilyScope, recipeId: number): Promise<Changed> => change(actor, recipeId, null);

/**
 * The name of a recipe's photo, which differs for every photo. Throws 404 for another family's recipe, or without a
 * photo.
 */
export async function findPhotoName({ family }: FamilyScope, recipeId: number): Promise<string> {
  const recipe = await Recipe.findOne({ where: { family_id: family.id, id: recipeId }, attributes: ["photo"] });
  if (!recipe?.photo) throw notFound("Photo");
  return recipe.photo;
}

/**
 * The bytes of a recipe's photo; `null` if it has none. @throws {DomainError} `unavailable` if the object store fails
 */
export async function readPhoto({ family }: FamilyScope, recipeId: number, size: PhotoSize): Promise<Buffer | null> {
  const where = { family_id: family.id, recipe_id: recipeId };
  const photo = await RecipePhoto.findOne({ where, attributes: ["name", size] });
  if (!photo) return null;
  if (photo[size]) return photo[size];
  const store = otherStore();
  return store && getObject(store, objectKey(family.id, photo.name, size));
}

/** Ids of the family's recipes with a photo, removed ones included. */
export async function listPhotographed({ family }: FamilyScope): Promise<number[]> {
  const rows = await RecipePhoto.findAll({
    where: { family_id: family.id },
    attributes: ["recipe_id"],
    order: ["recipe_id"],
  });
  return rows.map(({ recipe_id }) => recipe_id);
}

/** Deletes a deleted family's photos from the object store. If that fails, {@link sweepPhotos} deletes them later. */
export async function forgetPhotos(familyId: number): Promise<void> {
  const store = otherStore();
  if (!store) return;
  for await (const page of listObjects(store, familyPrefix(familyId))) {
    for (const { key } of page) await deleteObject(store, key);
  }
}

const HOUR = 60 * 60 * 1000;
/** The keys of objects that no recipe refers to. */
async function findLeft(objects: readonly StoredObject[]): Promise<string[]> {
  const read = objects.flatMap(({ key }) => {
    const found = readKey(key);
    return found ? [{ key, family: found.family, name: found.name }] : [];
  });
  const where = { family_id: [...new Set(read.map(({ family }) => family))], name: read.map(({ name }) => name) };
  const stored = await RecipePhoto.findAll({ where, attributes: ["family_id", "name"] });
  const names = new Set(stored.map(({ family_id, name }) => `${family_id}/${name}`));
  return read.filter(({ family, name }) => !names.has(`${family}/${name}`)).map(({ key }) => key);
}

/**
 * Deletes photos from the object store that no recipe refers to: of deleted recipes and families, and after failed
 * deletions. Skips objects of the last hour, whose recipe may not be saved yet.
 */
export async function sweepPhotos(): Promise<void> {
  const store = otherStore();
  if (!store) return;
  for await (const page of listObjects(store, PREFIX)) {
    const old = page.filter(({ at }) => at.getTime() < Date.now() - HOUR);
    for (const key of await findLeft(old)) await deleteObject(store, key);
  }
}
