import { decodeBuffer } from "encoding-sniffer";
import { Op } from "sequelize";
import type { ZodIssue } from "zod";
import { inTransaction } from "#app/db/database.server.ts";
import { findBuiltIn } from "#app/domain/food/built-in-recipes.server.ts";
import { type FileThing, listThings, readPage, readThing } from "#app/domain/recipe-page/exchange.ts";
import { type LeftOut, writeLeftOut } from "#app/domain/recipe-page/left-out.ts";
import { readLooseJson } from "#app/domain/recipe-page/loose-json.ts";
import { Recipe } from "#app/models/food/recipe.server.ts";
import { RecipeFile, type RecipeFileResult } from "#app/models/food/recipe-file.server.ts";
import { RecipePhoto } from "#app/models/food/recipe-photo.server.ts";
import { type NewRecipe, newRecipeSchema } from "#app/schemas/food/recipe.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { deleteRecipes } from "#app/services/food/family-recipes.server.ts";
import { countPixels, requireSender } from "#app/services/food/pictures.server.ts";
import { type ReadyPhoto, readyPhoto } from "#app/services/food/recipe-photos.server.ts";
import {
  alreadyImported,
  hoursFromNow,
  requirePreview,
  requireUndo,
  undoUntil,
} from "#app/services/imports/expiry.server.ts";
import { findPicture, type UnpackedFile, unpackRecipes } from "#app/services/imports/recipe-archive.server.ts";
import { fileName } from "#app/services/imports/sent-file.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { MAX_PREVIEWS, PREVIEW_HOURS } from "#app/shared/calendar/constants.ts";
import { MAX_FILE_PIXELS, MAX_FILE_RECIPES, MAX_RECIPES } from "#app/shared/food/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { oneAtATime } from "#app/utils/one-at-a-time.server.ts";
import { readLines, writeLines } from "#app/utils/yielding.server.ts";
import { say } from "#app/words/catalogue.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { english } from "#app/words/english.server.ts";
import { englishSentences, type Note, type Notes, note } from "#app/words/note.server.ts";
import { faultOf } from "#app/words/zod-messages.server.ts";

/**
 * The import of a file of recipes (docs/product/food.md, "Files of recipes"): it is read once and stored as read, previewed,
 * confirmed or discarded, and undone.
 */

/** One entry of a file, and its result. Without a reason the recipe is imported whole. */
export interface RecipeFileItem extends LeftOut {
  /** `null`: it is left out. */
  recipe: NewRecipe | null;
  /** The picture that the file holds, in base64. */
  image: string | null;
}

const NO_RECIPE: Notes = [note(recipeWords, "out.notRecipe")];

const refuse = (message: string) => new DomainError("invalid", message, "file");

const NO_PHOTO = note(recipeWords, "out.noPhoto");

const andNotes = (reason: RecipeFileItem["reason"], ...more: Notes): Notes => [
  ...(typeof reason === "string" ? [reason] : (reason ?? [])),
  ...more,
];

/** The entries of a file of recipes, in its order; `null` for a file of another kind. */
function readTextFile(bytes: Buffer): FileThing[] | null {
  if (/^[\s\ufeff]*</u.test(bytes.toString("latin1", 0, 1_000).replace("\u00ef\u00bb\u00bf", ""))) {
    return readPage(decodeBuffer(bytes, { defaultEncoding: "utf-8" }));
  }
  try {
    const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
    const json = readLooseJson(new TextDecoder(isWide ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes));
    return json === undefined ? null : listThings(json).map(readThing);
  } catch {
    return null;
  }
}

function checkThing({ recipe, image, lost }: FileThing, path: string): RecipeFileItem {
  if (!recipe) return { title: path || note(recipeWords, "file.thing"), reason: NO_RECIPE, recipe: null, image: null };
  const checked = newRecipeSchema.safeParse(recipe);
  const title = [...recipe.title.trim()].slice(0, 100).join("") || path || note(recipeWords, "file.untitled");
  if (checked.success)
    return {
      title: checked.data.title,
      reason: lost.length > 0 ? lost : null,
      recipe: checked.data,
      image: image && Buffer.from(image).toString("base64"),
    };
  const [issue] = checked.error.issues as [ZodIssue];
  const values = { field: issue.path.join(" "), fault: faultOf(issue) };
  return { title, reason: [{ id: "out.fault", values }], recipe: null, image: null };
}

/** An item with its picture from the archive, when it has none itself. */
async function withPicture(
  item: RecipeFileItem,
  path: string,
  names: readonly string[],
  pictures: UnpackedFile["pictures"],
) {
  const picture = item.recipe && item.image === null ? findPicture(path, names, pictures) : null;
  if (picture === null) return item;
  const bytes = await pictures.get(picture)?.();
  pictures.delete(picture);
  if (bytes) return { ...item, image: bytes.toString("base64") };
  return { ...item, reason: andNotes(item.reason, NO_PHOTO) };
}

const TOO_MANY_PIXELS = note(recipeWords, "out.pixels", { count: MAX_FILE_PIXELS / 1_000_000 });

/** Leaves out the pictures from the first one on that is too much with those before. */
async function boundPictures(items: readonly RecipeFileItem[]): Promise<RecipeFileItem[]> {
  const bounded: RecipeFileItem[] = [];
  let left = MAX_FILE_PIXELS;
  for (const item of items) {
    if (item.image && left >= 0) left -= await countPixels(Buffer.from(item.image, "base64"));
    const reason = andNotes(item.reason, NO_PHOTO, TOO_MANY_PIXELS);
    bounded.push(item.image && left < 0 ? { ...item, image: null, reason } : item);
  }
  return bounded;
}

/** Files that may be read or wait for it, and those with photos that may wait for their turn, in each process. */
const MAX_WAITING = 3;
const refuseBusy = () => new DomainError("limited", english(recipeWords, "file.busy"), undefined, 20);
const inTurnToRead = oneAtATime(MAX_WAITING, refuseBusy);

/**
 * Reads a file of recipes: JSON, a web page, or an archive of these. Decodes no picture. One at a time in each process.
 * @throws {DomainError} at `file` for another file, a damaged one, one without a recipe, or more than 500 things; 429 for
 * too many files at once
 */
export const readRecipes = (bytes: Uint8Array): Promise<RecipeFileItem[]> => inTurnToRead(() => readFile(bytes));

async function readFile(bytes: Uint8Array): Promise<RecipeFileItem[]> {
  const { files, pictures, leftOut, others } = await unpackRecipes(Buffer.from(bytes));
  const items: RecipeFileItem[] = [];
  for (const file of files) {
    const things = readTextFile(file.bytes);
    if (things === null && file.path === "") throw refuse(english(recipeWords, "file.notOne"));
    if (things === null) leftOut.push({ title: file.path, reason: [note(recipeWords, "out.unreadable")] });
    if (things?.length === 0 && file.path) leftOut.push({ title: file.path, reason: [note(recipeWords, "out.empty")] });
    if (items.length + (things?.length ?? 0) > MAX_FILE_RECIPES)
      throw refuse(english(recipeWords, "file.tooMany", { count: MAX_FILE_RECIPES }));
    for (const thing of things ?? []) {
      items.push(await withPicture(checkThing(thing, file.path), file.path, thing.pictures, pictures));
    }
  }
  // A recipe with a fault has a name.
  if (items.every(({ recipe, reason }) => !recipe && reason === NO_RECIPE)) {
    const write = (locale: string) =>
      [
        say(recipeWords, locale)("file.empty"),
        ...leftOut.slice(0, 3).map((one) => {
          const { title, reason } = writeLeftOut(one, locale);
          return say(recipeWords, locale)("file.emptyWhy", { file: title, reason });
        }),
      ].join(" ");
    throw refuse(englishSentences(write));
  }
  const rest = others + pictures.size;
  if (rest > 0) {
    const title = note(recipeWords, "file.other", { count: rest });
    leftOut.push({ title, reason: [note(recipeWords, "out.otherFiles")] });
  }
  return boundPictures([...items, ...leftOut.map((one) => ({ ...one, recipe: null, image: null }))]);
}

/** Stores the items of a file for a preview. A family has `MAX_PREVIEWS`: the oldest is deleted. */
export async function saveRecipeFile(
  actor: FamilyScope,
  name: string,
  items: readonly RecipeFileItem[],
): Promise<RecipeFile> {
  const lines = await writeLines(items);
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const family_id = actor.family.id;
    const where = { family_id, result: null };
    const previews = await RecipeFile.findAll({ where, attributes: ["id"], order: [["id", "DESC"]], raw: true });
    await RecipeFile.destroy({ where: { ...where, id: previews.slice(MAX_PREVIEWS - 1).map(({ id }) => id) } });
    return RecipeFile.create({
      family_id,
      name: fileName(name, "recipes.json"),
      items: lines,
      expires_at: hoursFromNow(PREVIEW_HOURS),
    });
  });
}

/** A file of the family; 404 for anything else, 410 for an expired preview. */
export async function findRecipeFile(actor: FamilyScope, id: number): Promise<RecipeFile> {
  const file = await findRow(RecipeFile, actor, id, "File", {});
  if (!file.result) requirePreview(file);
  return file;
}

/** The files imported in the last 30 days, newest first. */
export const listRecipeFiles = ({ family }: FamilyScope): Promise<RecipeFile[]> =>
  RecipeFile.findAll({
    attributes: { exclude: ["items", "content"] },
    where: { family_id: family.id, result: { [Op.not]: null }, expires_at: { [Op.gt]: new Date() } },
    order: [["id", "DESC"]],
  });

/** The items of a file, as they were read. */
export const itemsOfFile = async ({ items, content }: RecipeFile): Promise<RecipeFileItem[]> =>
  items === null ? readRecipes(content ?? new Uint8Array()) : readLines(items);

const sameKey = ({ title, ingredients }: Pick<NewRecipe, "title" | "ingredients">) =>
  JSON.stringify([title, ingredients]);

const leaveOut = (item: RecipeFileItem, reason: Note): RecipeFileItem => ({
  title: item.title,
  reason: [reason],
  recipe: null,
  image: null,
});

/** Compares the items of a file with the family's recipes of now: equal title and ingredients are one recipe. */
export async function previewRecipes(
  { family }: FamilyScope,
  items: readonly RecipeFileItem[],
): Promise<RecipeFileItem[]> {
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
    if (known.has(key)) return leaveOut(item, note(recipeWords, "out.known"));
    if (room === 0) return leaveOut(item, note(recipeWords, "out.full", { count: MAX_RECIPES }));
    room -= 1;
    known.add(key);
    const slug =
      recipe.based_on !== null && findBuiltIn(recipe.based_on) && !bases.has(recipe.based_on) ? recipe.based_on : null;
    bases.add(slug);
    return { ...item, recipe: { ...recipe, based_on: slug } };
  });
}

/** An item with its prepared photo. */
export interface ReadyItem extends RecipeFileItem {
  photo: ReadyPhoto | null;
}

async function convertPhotos(actor: FamilyScope, items: readonly RecipeFileItem[], signal?: AbortSignal) {
  const ready: ReadyItem[] = [];
  for (const item of items) {
    requireSender(signal);
    try {
      const image = item.recipe && item.image ? Buffer.from(item.image, "base64") : null;
      ready.push({ ...item, photo: image && (await readyPhoto(actor, image, signal)) });
    } catch (error) {
      // A busy server refuses the whole file rather than some of its photos.
      const isOfPhoto = error instanceof DomainError && error.code !== "limited" && error.code !== "gone";
      if (!isOfPhoto) throw error;
      ready.push({ ...item, photo: null, reason: andNotes(item.reason, NO_PHOTO, error.message) });
    }
  }
  return ready;
}

const inTurn = oneAtATime(MAX_WAITING, refuseBusy);

/**
 * Compares the items with the family's recipes and converts their photos, as long as the sender is there (`signal`); a
 * recipe with an unreadable photo is imported without it. Slow: not for within a transaction.
 * @throws {DomainError} 429 for too many files or pictures at once; `gone` without a sender
 */
export async function prepareImport(
  actor: FamilyScope,
  items: readonly RecipeFileItem[],
  signal?: AbortSignal,
): Promise<ReadyItem[]> {
  const coming = await previewRecipes(actor, items);
  const convert = () => convertPhotos(actor, coming, signal);
  return coming.some(({ recipe, image }) => recipe && image) ? inTurn(convert) : convert();
}

/** Adds the prepared recipes; those that the family has got meanwhile are left out. */
export function importRecipes(actor: FamilyScope, ready: readonly ReadyItem[]): Promise<RecipeFileResult> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const items = (await previewRecipes(actor, ready)) as ReadyItem[];
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
      recipes: rows.map(({ id, title, photo }) => ({ id, title, photo: photo ?? null })),
      left_out: items.flatMap(({ title, reason }) => (reason ? [{ title, reason }] : [])),
      undone: null,
    };
  });
}

/** Imports the prepared recipes of a file. A second time it changes nothing. */
export function confirmRecipeFile(actor: FamilyScope, id: number, ready: readonly ReadyItem[]): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const file = await findRecipeFile(actor, id);
    if (file.result) return;
    const result = await importRecipes(actor, ready);
    await file.update({ result, items: "", content: null, expires_at: undoUntil() });
  });
}

/**
 * Deletes the recipes that an import added, except those that someone changed or deleted since. A second time it changes nothing.
 * @throws {DomainError} 409 if nothing was imported, 410 after 30 days
 */
export function undoRecipeFile(actor: FamilyScope, id: number): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const file = await findRecipeFile(actor, id);
    const { result } = file;
    if (result?.undone) return;
    requireUndo(file, result !== null);
    const photos = new Map(result?.recipes.map((recipe) => [recipe.id, recipe.photo]));
    const present = await Recipe.findAll({ where: { family_id: actor.family.id, id: [...photos.keys()] } });
    // A new photo leaves `updated_at` alone.
    const unchanged = present.filter(
      ({ id: recipeId, created_at, updated_at, photo }) =>
        created_at.getTime() === updated_at.getTime() && photo === photos.get(recipeId),
    );
    await deleteRecipes(actor, unchanged);
    const undone = { removed: unchanged.length, left: present.length - unchanged.length };
    await file.update({ result: result && { ...result, undone } });
  });
}

/** Deletes a preview; 409 once it was confirmed. */
export function discardRecipeFile(actor: FamilyScope, id: number): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const file = await findRecipeFile(actor, id);
    if (file.result) throw alreadyImported();
    await file.destroy();
  });
}
