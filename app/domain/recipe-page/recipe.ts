import { plainLine, plainLines, shorten } from "#app/domain/recipe-page/plain-text.ts";
import { structuredData, type Thing } from "#app/domain/recipe-page/structured-data.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { MAX_INGREDIENTS, MAX_MINUTES, MAX_SERVINGS, MAX_STEPS } from "#app/shared/food/constants.ts";

/** A page's recipe as plain text within a meal's limits; `null` for a page without a useful one. */
export interface Recipe {
  title: string | null;
  description: string | null;
  steps: string[];
  /** Minutes. */
  prep_time: number | null;
  /** Minutes. */
  cook_time: number | null;
  servings: number | null;
  ingredients: string[];
}

/** More than any recipe page has; the rest is ignored. */
const LIMITS = { things: 20_000, recipes: 50, steps: 200, depth: 8 };

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;
/** A property's values: none, one, or a list of them. */
export const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Whether a thing is a `Recipe`, however its type is written. */
export const isRecipe = (thing: Thing) =>
  toList(thing["@type"]).some((type) => typeof type === "string" && /(^|[/:#])Recipe$/.test(type));

/** Every recipe among things and in whatever they hold: lists, `@graph`, pages about a recipe. */
function recipesIn(things: readonly Thing[]): Thing[] {
  const queue: Thing[] = [...things];
  const found: Thing[] = [];
  for (let at = 0; at < queue.length && found.length < LIMITS.recipes; at += 1) {
    const thing = queue[at] as Thing;
    if (!Array.isArray(thing) && isRecipe(thing)) found.push(thing);
    for (const value of Object.values(thing)) if (isThing(value) && queue.length < LIMITS.things) queue.push(value);
  }
  return found;
}

/** The texts of a property: it may be a text, a number, a thing with a text or a name, or a list of these. */
export function texts(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (!isThing(value) || depth > LIMITS.depth) return [];
  if (Array.isArray(value)) return value.slice(0, LIMITS.steps).flatMap((part) => texts(part, depth + 1));
  return texts(value.text ?? value["@value"] ?? value.name, depth + 1);
}

/** The first line of a property that is not blank, as plain text; `""` without any. */
export function firstLine(value: unknown): string {
  for (const text of texts(value)) {
    const line = plainLine(text);
    if (line) return line;
  }
  return "";
}

/** Pages that number their steps: what shows them has numbers of its own. */
const STEP_NUMBER = /^(?:step )?\d{1,2}[.):] ?(?=\p{L})/iu;

/** Steps, one a line; a section's name precedes its steps. */
export function steps(value: unknown, depth = 0): string[] {
  if (depth > LIMITS.depth) return [];
  if (Array.isArray(value)) return value.slice(0, LIMITS.steps).flatMap((part) => steps(part, depth + 1));
  if (isThing(value) && value.itemListElement !== undefined) {
    const inside = steps(value.itemListElement, depth + 1);
    const name = firstLine(value.name);
    return name && inside.length > 0 ? [`${name.replace(/:$/, "")}:`, ...inside] : inside;
  }
  return texts(value).flatMap((text) => plainLines(text));
}

function isoMinutes(text: string): number | null {
  try {
    return Temporal.Duration.from(text).total({ unit: "minutes" });
  } catch {
    return null;
  }
}

const UNITS = { d: 1440, h: 60, m: 1 } as const;

/** "1 hour 30 min", "25 minutes", "45" */
function spokenMinutes(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const parts = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*(d|h|m)/gi)];
  if (parts.length === 0) return null;
  return parts.reduce((sum, [, number = "", unit = ""]) => {
    return sum + Number(number.replace(",", ".")) * UNITS[unit.toLowerCase() as keyof typeof UNITS];
  }, 0);
}

/** A duration in whole minutes, from ISO 8601 or as people write it; nothing, and too much, are `null`. */
export function readMinutes(value: unknown): number | null {
  const text = firstLine(value).slice(0, 50);
  const minutes = Math.round(isoMinutes(text) ?? spokenMinutes(text) ?? 0);
  return minutes > 0 && minutes <= MAX_MINUTES ? minutes : null;
}

const PEOPLE = /serv|pers|people|port|por[cçsz]|raci|ration|guest|adult|couvert|comensal|kişi|osob|人/iu;
/** "Serves 6", also behind a count of other things: "1 pot (serves 6)". */
const FOR_PEOPLE = /(?:serves|serving|servings|feeds|for|für|pour|para|per|voor)\D{0,12}(\d{1,6})/iu;
const BEFORE_PEOPLE =
  /(\d{1,6})(?: ?[-–—] ?\d{1,6})?[ -]?(?:\p{L}{1,12} ){0,2}(?:serv|pers|people|port|por[cçsz]|raci|ration|guest|adult|couvert|comensal|kişi|osob|人)/iu;
const BARE = /^\d{1,6}( ?[-–—] ?\d{1,6})?$/;

/** A yield's texts; a `QuantitativeValue` is its value and unit. */
const yieldTexts = (value: unknown): string[] =>
  toList(value)
    .flatMap((one) =>
      isThing(one) && one.value !== undefined
        ? [[one.value, one.unitText].flatMap((part) => texts(part)).join(" ")]
        : texts(one),
    )
    .map((text) => plainLine(text.slice(0, 100)));

/**
 * The number of servings: "4", "Serves 4", "4-6 people" (the smaller). `null` for other yields ("1 loaf", "24 cookies"), because
 * amounts are scaled by this number; a bare number beside such a yield counts the same things.
 */
export function readServings(value: unknown): number | null {
  const written = yieldTexts(value);
  const ofPeople = written.filter((text) => PEOPLE.test(text));
  const ofThings = written.some((text) => /\p{L}/u.test(text) && !PEOPLE.test(text));
  for (const text of [...ofPeople, ...(ofThings ? [] : written.filter((one) => BARE.test(one)))]) {
    const found = FOR_PEOPLE.exec(text) ?? BEFORE_PEOPLE.exec(text);
    const number = Number(found?.[1] ?? /\d{1,6}/.exec(text)?.[0]);
    if (number >= 1 && number <= MAX_SERVINGS) return number;
  }
  return null;
}

/** The times of a recipe. With a total but no cooking time, the rest of the total is cooking. */
export function readTimes(recipe: Thing): Pick<Recipe, "prep_time" | "cook_time"> {
  const [prep_time, cook_time, total] = [recipe.prepTime, recipe.cookTime, recipe.totalTime].map(readMinutes);
  const rest = (total ?? 0) - (prep_time ?? 0);
  return { prep_time: prep_time ?? null, cook_time: cook_time ?? (rest > 0 ? rest : null) };
}

/** The lines of ingredients, within the bounds of a meal. */
export function readIngredients(recipe: Thing): string[] {
  return texts(recipe.recipeIngredient ?? recipe.ingredients)
    .flatMap((text) => plainLines(text))
    .slice(0, MAX_INGREDIENTS)
    .map((line) => shorten(line, MAX_LENGTH.ingredient));
}

function readThing(recipe: Thing): Recipe {
  return {
    title: shorten(firstLine(recipe.name ?? recipe.headline), MAX_LENGTH.title) || null,
    description: shorten(firstLine(recipe.description), MAX_LENGTH.text) || null,
    steps: steps(recipe.recipeInstructions)
      .slice(0, MAX_STEPS)
      .map((line) => shorten(line.replace(STEP_NUMBER, ""), MAX_LENGTH.step)),
    ...readTimes(recipe),
    servings: readServings(recipe.recipeYield ?? recipe.yield),
    ingredients: readIngredients(recipe),
  };
}

/** The recipe of a page by its schema.org data: the first that has ingredients, else the first; `null` without any. */
export function readRecipe(html: string): Recipe | null {
  const recipes = recipesIn(structuredData(html)).map(readThing);
  return recipes.find(({ ingredients }) => ingredients.length > 0) ?? recipes.find(({ title }) => title) ?? null;
}
