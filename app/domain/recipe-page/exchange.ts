import type { RecipeContent } from "#app/domain/food/built-in-recipes.server.ts";
import { fromOtherProgram } from "#app/domain/recipe-page/other-programs.ts";
import { plainLines } from "#app/domain/recipe-page/plain-text.ts";
import {
  complete,
  firstLine,
  readContent,
  readServings,
  readTimes,
  recipesIn,
  texts,
} from "#app/domain/recipe-page/recipe.ts";
import { structuredData, type Thing } from "#app/domain/recipe-page/structured-data.ts";
import { isRecipe, isThing, property, toList } from "#app/domain/recipe-page/things.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { DIETS, MEAL_TYPES } from "#app/shared/food/constants.ts";
import { shorten } from "#app/utils/shorten.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { type Note, note } from "#app/words/note.server.ts";

/** Recipes as schema.org has them, for files that go from one program to another (docs/product/food.md, "Files of recipes"). */

/** A recipe of a file; lengths and numbers are unchecked. */
export interface FileRecipe extends Omit<RecipeContent, "meal_type" | "diets"> {
  meal_type: string | null;
  diets: string[];
  based_on: string | null;
}

/** Marks texts without HTML, which Roost writes and reads literally. */
const PLAIN = "text/plain";

const writeMinutes = (minutes: number | null) => (minutes === null ? undefined : `PT${minutes}M`);

/** A recipe as a `Recipe` of schema.org; `image` is an address, or a `data:` one that holds the picture itself. */
export const writeRecipe = (recipe: RecipeContent & { based_on: string | null }, image: string | null): Thing => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  encodingFormat: PLAIN,
  name: recipe.title,
  description: recipe.description ?? undefined,
  url: recipe.recipe_url ?? undefined,
  prepTime: writeMinutes(recipe.prep_time),
  cookTime: writeMinutes(recipe.cook_time),
  recipeYield: recipe.servings ?? undefined,
  recipeCategory: recipe.meal_type ?? undefined,
  keywords: recipe.diets.length > 0 ? recipe.diets : undefined,
  isBasedOn: recipe.based_on === null ? undefined : { "@type": "Recipe", identifier: recipe.based_on },
  image: image ?? undefined,
  recipeIngredient: recipe.ingredients,
  recipeInstructions: recipe.steps.map((text) => ({ "@type": "HowToStep", text })),
});

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
const textList = (value: unknown): string[] => toList(value).flatMap((one) => text(one) ?? []);

function readPlainMinutes(value: unknown): number | null {
  const minutes = /^PT(\d{1,6})M$/.exec(text(value) ?? "")?.[1];
  return minutes === undefined ? null : Number(minutes);
}

const readRowsOf = (thing: Thing): FileRecipe => ({
  title: text(thing.name) ?? "",
  description: text(thing.description),
  recipe_url: text(thing.url),
  prep_time: readPlainMinutes(thing.prepTime),
  cook_time: readPlainMinutes(thing.cookTime),
  servings: typeof thing.recipeYield === "number" ? thing.recipeYield : null,
  meal_type: text(thing.recipeCategory),
  ingredients: textList(thing.recipeIngredient),
  steps: toList(thing.recipeInstructions).flatMap((step) => text((step as Thing | null)?.text) ?? []),
  diets: textList(thing.keywords),
  based_on: text((thing.isBasedOn as Thing | undefined)?.identifier),
});

const isWebAddress = (address: string) => /^https?:\/\//i.test(address) && address.length <= MAX_LENGTH.url;

/** The diets that Roost knows in "https://schema.org/VeganDiet", "vegan, quick". */
function readDiets(thing: Thing): string[] {
  const said = [property(thing, "suitableForDiet"), property(thing, "keywords")]
    .flatMap((value) => texts(value))
    .flatMap((words) => words.slice(0, 1_000).split(","))
    .map((words) =>
      words
        .replace(/^.*\/|Diet$/g, "")
        .trim()
        .toLowerCase(),
    );
  return DIETS.filter(
    (diet) => said.includes(diet.toLowerCase()) || said.includes(diet.replace("-", "").toLowerCase()),
  );
}

/** A recipe of another program: texts may be HTML, and long ones are cut. */
function readForeign(thing: Thing): Pick<FileThing, "recipe" | "lost"> {
  const { lost, ...content } = readContent(thing);
  const named = firstLine(property(thing, "name") ?? property(thing, "headline"));
  const described = texts(property(thing, "description"))
    .flatMap((part) => plainLines(part))
    .join("\n");
  const categories = texts(property(thing, "recipeCategory")).map((name) => name.toLowerCase());
  const recipe = {
    title: shorten(named, MAX_LENGTH.title),
    description: shorten(described, MAX_LENGTH.text) || null,
    recipe_url: textList(property(thing, "url")).find(isWebAddress) ?? null,
    ...readTimes(thing),
    servings: readServings(property(thing, "recipeYield") ?? property(thing, "yield")),
    meal_type: MEAL_TYPES.find((type) => categories.includes(type)) ?? null,
    ...content,
    diets: readDiets(thing),
    based_on: null,
  };
  const isCut = named.length > MAX_LENGTH.title || described.length > MAX_LENGTH.text;
  return { recipe, lost: isCut ? [...lost, note(recipeWords, "lost.texts")] : lost };
}

/** The picture that is in the file itself; pictures at other addresses are not fetched. */
function readImage(thing: Thing): Uint8Array | null {
  const data = textList(thing.image).find((address) => address.startsWith("data:image/"));
  const bytes = data && /^data:image\/[\w.+-]+;base64,/.exec(data)?.[0];
  return data && bytes ? Buffer.from(data.slice(bytes.length), "base64") : null;
}

/** A thing of a file: a recipe or another type. */
export interface FileThing {
  recipe: FileRecipe | null;
  image: Uint8Array | null;
  /** Addresses of its pictures, or their names in an archive. */
  pictures: string[];
  /** The parts of the thing that the recipe lacks, as notes of `recipeWords`. */
  lost: Note[];
}

/** The things of a file, in order: those of a list, of `recipes` or `items`, or of a `@graph`, else the file itself. */
export function listThings(file: unknown): unknown[] {
  const list = isThing(file) && [file.recipes, file.items].find(Array.isArray);
  if (list) return list;
  if (Array.isArray(file))
    return file.flatMap((part) => (isThing(part) && "@graph" in part ? toList(part["@graph"]) : [part]));
  return isThing(file) && "@graph" in file ? toList(file["@graph"]) : [file];
}

const NOTHING: FileThing = { recipe: null, image: null, pictures: [], lost: [] };

/** A thing of a file, also of programs with a format of their own. */
export function readThing(sent: unknown): FileThing {
  if (!isThing(sent) || Array.isArray(sent)) return NOTHING;
  const thing = fromOtherProgram(sent);
  if (!isRecipe(thing)) return NOTHING;
  const read = thing.encodingFormat === PLAIN ? { recipe: readRowsOf(thing), lost: [] } : readForeign(thing);
  const pictures = texts(property(thing, "image")).filter((name) => name.length <= MAX_LENGTH.url);
  return { ...read, image: readImage(thing), pictures };
}

/** The recipes of a web page in a file; parts of one recipe in several forms are put together. */
export function readPage(html: string): FileThing[] {
  const read = recipesIn(structuredData(html)).map(readThing);
  const found = read.flatMap(({ recipe, lost, ...rest }) => (recipe ? [{ ...recipe, ...rest, lost }] : []));
  const titles = new Set(found.map(({ title }) => title.toLowerCase()));
  return [...titles].flatMap((title) => {
    const parts = found.filter((one) => one.title.toLowerCase() === title);
    const first = parts.find(({ ingredients }) => ingredients.length > 0) ?? parts[0];
    if (!first || (title === "" && titles.size > 1)) return [];
    const { image, pictures, lost, ...recipe } = complete(first, found);
    return [{ recipe, image, pictures, lost }];
  });
}
