import { builtInContent, type RecipeContent } from "#app/domain/food/built-in-recipes.server.ts";
import type { KnownLines } from "#app/domain/food/known-lines.ts";
import { writeQuantity } from "#app/domain/food/quantity.ts";
import { listIngredients, nameOfOne } from "#app/domain/food/recipe-ingredients.server.ts";
import { nameKey } from "#app/domain/food/words.ts";
import {
  findTranslation,
  INGREDIENT_NAMES,
  isInEnglish,
  translate,
  translateAll,
} from "#app/domain/ideas/library.server.ts";
import type { Recipe } from "#app/ideas/recipe.ts";
import { say } from "#app/words/catalogue.ts";
import { quantityWords } from "#app/words/catalogues/quantity-words.ts";

/**
 * Recipes of the library in a reader's language. Allergies and diets are judged on the English
 * text first: the translation is only shown, or becomes a row of a family.
 */

/** A line of the library: a number, perhaps a unit, and an ingredient, "1½ tbsp Olive oil", "2 Lemons". */
const LINE = /^((?:\d+ )?\d+\/\d+|\d*[¼½¾⅓⅔⅛]|\d+(?:\.\d+)?) (?:(\p{Ll}+) )?(\p{Lu}.*)$/u;
const QUANTITY = /^((?:\d+ )?\d+\/\d+|\d*[¼½¾⅓⅔⅛]|\d+(?:\.\d+)?)(?: (\p{Ll}+))?$/u;
const METRIC = ["g", "kg", "ml", "l"];

type Unit = Exclude<keyof typeof quantityWords.english, "line" | "stepsInEnglish" | "inEnglish">;
const UNITS = Object.keys(quantityWords.english);
/** "loaves" are `loaf`. */
const unitOf = (name: string): Unit | undefined =>
  [name, name.replace(/s$/, ""), name.replace(/es$/, ""), name.replace(/ves$/, "f")].find((one) =>
    UNITS.includes(one),
  ) as Unit | undefined;

const SIGNS: Record<string, string> = { "1/4": "¼", "1/3": "⅓", "1/2": "½", "2/3": "⅔", "3/4": "¾", "1/8": "⅛" };

/** "1 1/2" is "1½", with the digits and the decimal sign of the locale. */
function writeNumber(number: string, locale: string): string {
  const signed = number.replace(/ ?(\d\/\d)$/, (part, fraction: string) => SIGNS[fraction] ?? part);
  const { format } = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 3 });
  return signed.replace(/\d+(?:\.\d+)?/g, (digits) => format(Number(digits)));
}

const isMany = (number: string): boolean => !/^(?:1|0\.\d+|\d\/\d|[¼½¾⅓⅔⅛])$/.test(number);

/** Numbers up to one take the singular: half a bunch is a bunch. */
const countOf = (number: string): number => (isMany(number) ? Math.max(2, Math.ceil(Number.parseFloat(number))) : 1);

function writeAmount(number: string, name: string, locale: string, write: typeof writeNumber): string | undefined {
  const amount = write(number, locale);
  if (!name) return amount;
  if (METRIC.includes(name)) return `${amount}\u00a0${name}`;
  const unit = unitOf(name);
  return unit && say(quantityWords, locale)(unit, { amount, count: countOf(number) } as never);
}

/** The singular and plural of each ingredient, by each of both. */
const names = new Map(
  INGREDIENT_NAMES.flatMap((many) => {
    const pair = { one: nameOfOne(many), many };
    return [[pair.one, pair] as const, [many, pair] as const];
  }),
);

/** A line of a recipe of the library in a reader's language: "2 EL Olivenöl"; `undefined` without a translation. */
export function translateLine(line: string, locale: string): string | undefined {
  if (isInEnglish(locale)) return line;
  const [, number = "", unit = "", name = ""] = LINE.exec(line) ?? [];
  const { one, many } = names.get(name) ?? { one: name, many: name };
  const ingredient = findTranslation(unit === "" && !isMany(number) ? one : many, locale);
  const quantity = writeAmount(number, unit, locale, writeNumber);
  return ingredient && quantity && say(quantityWords, locale)("line", { quantity, ingredient });
}

/** Signs of direction, which a row of a family does not need. */
const ISOLATES = /[\u2066-\u2069]/g;

/** `translateLine` in the characters that a family types, for its rows. */
export const translateOwnLine = (line: string, locale: string): string | undefined =>
  translateLine(line, `${locale}-u-nu-latn`)?.replace(ISOLATES, "").replaceAll("\u00a0", " ");

/**
 * A quantity of the library ("1 jar", "500 g") in a family's language, for its shopping list, with digits that can be
 * added up. Other quantities are returned unchanged.
 */
export function translateQuantity(quantity: string | null, language: string): string | null {
  if (quantity === null || isInEnglish(language)) return quantity;
  const parts = quantity.split(" + ").map((part) => {
    const [, number = "", unit = ""] = QUANTITY.exec(part) ?? [];
    return number && writeAmount(number, unit, language, (text) => text)?.replace(ISOLATES, "");
  });
  return parts.every(Boolean) ? parts.join(" + ").replaceAll("\u00a0", " ") : quantity;
}

type Shown = Pick<RecipeContent, "title" | "description" | "ingredients" | "steps">;

/** A recipe of the library in a reader's language. */
export function translateRecipe<T extends Shown>(recipe: T, locale: string): T {
  const { title, description, ingredients, steps } = recipe;
  return {
    ...recipe,
    title: translate(title, locale),
    description: description && translate(description, locale),
    ingredients: translateAll(ingredients, locale, translateLine).texts,
    steps: translateAll(steps, locale).texts,
  };
}

/** A recipe of the library as a family takes it over, in its language. */
export const recipeForFamily = <T extends Shown>(recipe: T, language: string): T => ({
  ...translateRecipe(recipe, language),
  ingredients: translateAll(recipe.ingredients, language, translateOwnLine).texts,
});

/** `KnownLines` of a library recipe in the family's language; empty for English, whose lines can be read again. */
export function linesForFamily(recipe: Recipe, language: string): KnownLines {
  if (isInEnglish(language)) return {};
  const lines = builtInContent(recipe).ingredients.map((line) => translateOwnLine(line, language));
  const known = listIngredients(recipe).flatMap(({ item_name: english_name, amount, unit, category }, at) => {
    const item_name = translate(english_name, language);
    const ingredient = { item_name, english_name, quantity: writeQuantity(amount, unit), category };
    return lines[at] === undefined ? [] : [[lines[at], ingredient] as const];
  });
  return Object.fromEntries(known);
}

interface Grocery {
  item_name: string;
  /** The English name of a model's item, whose name is in the family's language already. */
  english_name?: string | undefined;
  quantity: string | null;
}

/** An item of a shopping list, of the library in a reader's language. */
export function translateGrocery<T extends Grocery>(item: T, locale: string): T {
  const item_name = item.english_name ? item.item_name : findTranslation(item.item_name, locale);
  return item_name ? { ...item, item_name, quantity: translateQuantity(item.quantity, locale) } : item;
}

/** The names of the library's ingredients, by their `nameKey`. */
const libraryNames = new Map(INGREDIENT_NAMES.map((name) => [nameKey(name), name]));

/** An item for a family's shopping list: in its language, with the library's English name by which it is the same item. */
export function groceryForFamily<T extends Grocery>(
  item: T,
  language: string,
): Omit<T, "english_name"> & { library_name: string | null } {
  const { english_name, ...shown } = translateGrocery(item, language);
  const original = english_name ? libraryNames.get(nameKey(english_name)) : names.get(item.item_name)?.many;
  return { ...shown, library_name: original ?? null };
}
