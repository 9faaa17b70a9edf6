import { readLooseJson } from "#app/domain/recipe-page/loose-json.ts";
import type { Thing } from "#app/domain/recipe-page/structured-data.ts";

/** Reads the things of schema.org as pages and programs write them. */

/** Values of a list that are read, more than any recipe has; one more is read, to detect a longer list. */
export const MAX_VALUES = 20_000;

export const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

/** A property's values: none, one, or a list of them. */
export const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** "RecipeYield", "schema:recipeYield" and "https://schema.org/recipeYield" are one name. */
const foldName = (name: string): string => name.replace(/^.*[:/#]/u, "").toLowerCase();

/** A property of a thing, however its name is written. */
export function property(thing: Thing, name: string): unknown {
  if (Object.hasOwn(thing, name)) return thing[name];
  const folded = foldName(name);
  const key = Object.keys(thing).find((one) => foldName(one) === folded);
  return key === undefined ? undefined : thing[key];
}

/** Whether a thing is a `Recipe`, however its type is written. */
export const isRecipe = (thing: Thing): boolean =>
  toList(thing["@type"] ?? property(thing, "@type")).some(
    (type) => typeof type === "string" && /(^|[/:#])recipe$/i.test(type.trim()),
  );

/** The value of a text that is JSON of a list or a thing, as some attributes hold it; `undefined` for another text. */
export function readJsonText(text: string): unknown {
  if (!/^\s*(?:\[\s*[[{"]|\{\s*")/.test(text)) return undefined;
  const value = readLooseJson(text);
  return isThing(value) ? value : undefined;
}
