import { inTransaction } from "#app/db/database.server.ts";
import { findBuiltIn } from "#app/domain/food/built-in-recipes.server.ts";
import { listThings, readThing, writeRecipe } from "#app/domain/recipe-page/exchange.ts";
import { Recipe } from "#app/models/recipe.server.ts";
import { RecipeFile } from "#app/models/recipe-file.server.ts";
import { RecipePhoto } from "#app/models/recipe-photo.server.ts";
import { type NewRecipe, newRecipeSchema } from "#app/schemas/recipe.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { type ReadyPhoto, readPhoto, readyPhoto } from "#app/services/food/recipe-photos.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { MAX_FILE_RECIPES, MAX_RECIPES } from "#app/utils/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** Files of recipes, as schema.org has them (docs/product/food.md, "Files of recipes"). */

/** What becomes of a thing of a file. */
export interface FileItem {
  title: string;
  /** Why it does not come, or comes without its photo; `null`: it comes whole. */
  reason: string | null;
  /** `null`: it does not come. */
  recipe: NewRecipe | null;
  image: Uint8Array | null;
}

const refuse = (message: string) => new DomainError("invalid", message, "file");

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw refuse("This is no file of recipes: it has to be JSON, as “Download recipes” makes it.");
  }
}

function checkThing(thing: unknown): FileItem {
  const { recipe, image } = readThing(thing);
  if (!recipe) return { title: "Something else", reason: "It is no recipe.", recipe: null, image: null };
  const checked = newRecipeSchema.safeParse(recipe);
  const title = [...recipe.title.trim()].slice(0, 100).join("") || "Without a name";
  if (checked.success) return { title: checked.data.title, reason: null, recipe: checked.data, image };
  const [issue] = checked.error.issues;
  return { title, reason: `${issue?.path.join(" ")}: ${issue?.message}.`, recipe: null, image: null };
}

const sameKey = ({ title, ingredients }: Pick<NewRecipe, "title" | "ingredients">) =>
  JSON.stringify([title, ingredients]);

const leaveOut = (item: FileItem, reason: string): FileItem => ({
  title: item.title,
  reason,
  recipe: null,
  image: null,
});

/** What of the items comes to a family: the same title and ingredients twice is one. */
async function compare({ family }: FamilyScope, items: readonly FileItem[]): Promise<FileItem[]> {
  const own = await Recipe.findAll({
    where: { family_id: family.id },
    attributes: ["title", "ingredients", "based_on"],
    raw: true,
  });
  const [known, bases] = [new Set(own.map(sameKey)), new Set(own.map(({ based_on }) => based_on))];
  let room = MAX_RECIPES - own.length;
  return items.map((item) => {
    const { recipe } = item;
    if (!recipe) return item;
    const key = sameKey(recipe);
    if (known.has(key)) return leaveOut(item, "You have it already: the same title and ingredients.");
    if (room === 0) return leaveOut(item, `A family can keep at most ${MAX_RECIPES} recipes.`);
    room -= 1;
    known.add(key);
    const slug =
      recipe.based_on !== null && findBuiltIn(recipe.based_on) && !bases.has(recipe.based_on) ? recipe.based_on : null;
    bases.add(slug);
    return { ...item, recipe: { ...recipe, based_on: slug } };
  });
}

/**
 * What is in a file and what becomes of it, a thing after the other.
 * @throws {DomainError} at `file` for what is no JSON, has no recipe, or more than 500 things
 */
export async function lookAt(actor: FamilyScope, bytes: Uint8Array): Promise<FileItem[]> {
  const things = listThings(parse(bytes));
  if (things.length > MAX_FILE_RECIPES)
    throw refuse(`This file has more than ${MAX_FILE_RECIPES} recipes. Bring in a part of it.`);
  const items = things.map(checkThing);
  if (items.every(({ title, recipe }) => !recipe && title === "Something else"))
    throw refuse("There is no recipe in this file.");
  return compare(actor, items);
}

/** An item that comes, with its picture made ready. */
export interface ReadyItem extends FileItem {
  photo: ReadyPhoto | null;
}

/** The same with their pictures made ready; one that cannot be read does not hold up its recipe. It takes its time. */
export async function makeReady(actor: FamilyScope, items: readonly FileItem[]): Promise<ReadyItem[]> {
  const ready: ReadyItem[] = [];
  for (const item of items) {
    try {
      const photo = item.recipe && item.image ? await readyPhoto(actor, item.image) : null;
      ready.push({ ...item, photo });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      ready.push({ ...item, photo: null, reason: `It comes without its photo. ${error.message}` });
    }
  }
  return ready;
}

/** What was brought in, and what was left out and why; of some the photo alone. */
export interface Taken {
  recipes: { id: number; title: string }[];
  left_out: { title: string; reason: string }[];
}

/** Brings in what comes; what came to the family meanwhile is left out. */
export function takeRecipes(actor: FamilyScope, ready: readonly ReadyItem[]): Promise<Taken> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const items = (await compare(actor, ready)) as ReadyItem[];
    const family_id = actor.family.id;
    const coming = items.flatMap(({ recipe, photo }) => (recipe ? [{ recipe, photo: photo ?? null }] : []));
    const rows = await Recipe.bulkCreate(
      coming.map(({ recipe, photo }) => ({ ...recipe, family_id, photo: photo?.name ?? null })),
      { returning: true },
    );
    const photos = coming.flatMap(({ photo }, at) => {
      const sizes = { large: photo?.picture?.large ?? null, small: photo?.picture?.small ?? null };
      return photo ? [{ family_id, recipe_id: (rows[at] as Recipe).id, name: photo.name, ...sizes }] : [];
    });
    if (photos.length > 0) await RecipePhoto.bulkCreate(photos);
    return {
      recipes: rows.map(({ id, title }) => ({ id, title })),
      left_out: items.flatMap(({ title, reason }) => (reason ? [{ title, reason }] : [])),
    };
  });
}

/** Keeps a file for a look at it. @throws {DomainError} at `file` */
export async function keepFile(actor: FamilyScope, name: string, bytes: Uint8Array): Promise<RecipeFile> {
  await lookAt(actor, bytes);
  const shown = [...name.replace(/[\p{Cc}\\/]/gu, "").trim()].slice(0, 200).join("") || "recipes.json";
  return RecipeFile.create({ family_id: actor.family.id, name: shown, content: Buffer.from(bytes) });
}

/** A file that is looked at; 404 for anyone else. */
export const findFile = (actor: FamilyScope, id: number): Promise<RecipeFile> =>
  findRow(RecipeFile, actor, id, "File", {});

const AT_ONCE = 50;

/** The family's recipes as a JSON array, some at a time; `withPhotos`: their pictures are in it. */
export async function* writeRecipes({ family }: FamilyScope, withPhotos: boolean): AsyncGenerator<string> {
  yield "[";
  for (let offset = 0; ; offset += AT_ONCE) {
    const page = await Recipe.findAll({ where: { family_id: family.id }, order: ["id"], limit: AT_ONCE, offset });
    for (const [at, recipe] of page.entries()) {
      const photo =
        withPhotos && recipe.photo ? await readPhoto({ family }, recipe.id, "large").catch(() => null) : null;
      const image = photo && `data:image/webp;base64,${photo.toString("base64")}`;
      yield `${offset + at > 0 ? ",\n" : "\n"}${JSON.stringify(writeRecipe(recipe, image))}`;
    }
    if (page.length < AT_ONCE) break;
  }
  yield "\n]\n";
}
