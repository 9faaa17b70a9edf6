import { NUMBER_WORDS } from "#app/domain/food/amount.ts";
import { readNumber, spellFractions, toNumber } from "#app/domain/food/fraction.ts";
import { readIngredientLines } from "#app/domain/recipe-page/ingredient-lines.ts";
import { plainLine, plainLines } from "#app/domain/recipe-page/plain-text.ts";
import { joinLines, linesOf, type ReadLines, UNREAD } from "#app/domain/recipe-page/read-lines.ts";
import { structuredData, type Thing } from "#app/domain/recipe-page/structured-data.ts";
import { isRecipe, isThing, MAX_VALUES, property, readJsonText, toList } from "#app/domain/recipe-page/things.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { MAX_INGREDIENTS, MAX_MINUTES, MAX_SERVINGS, MAX_STEPS } from "#app/shared/food/constants.ts";
import { toLatinDigits } from "#app/utils/digits.ts";
import { shorten } from "#app/utils/shorten.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { type Note, note } from "#app/words/note.server.ts";

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
  /** The parts of the page that the recipe lacks, as notes of `recipeWords`. */
  lost: Note[];
}

/** More than any recipe page has; the rest is ignored. */
const LIMITS = { things: 20_000, recipes: 50, depth: 8 };

/** Every recipe in things and their contents: lists, `@graph`, pages about a recipe. */
export function recipesIn(things: readonly Thing[]): Thing[] {
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
  if (Array.isArray(value)) return value.slice(0, MAX_VALUES + 1).flatMap((part) => texts(part, depth + 1));
  const text = ["text", "@value", "name"].map((name) => property(value, name)).find((one) => one != null);
  return texts(text, depth + 1);
}

/** The first line of a property that is not blank, as plain text; `""` without any. */
export function firstLine(value: unknown): string {
  for (const text of texts(value)) {
    const line = plainLine(text);
    if (line) return line;
  }
  return "";
}

/** The number of a step, which is removed because Roost numbers steps itself. */
const STEP_NUMBER = /^(?:step )?\d{1,2}[.):] ?(?=\p{L})/iu;

/** Steps of one line with their numbers: "1. Chop. 2. Bake." */
function splitNumbered(lines: string[]): string[] {
  const parts = lines.length === 1 ? (lines[0] ?? "").split(/ (?=\d{1,2}[.)] ?\p{L})/u) : [];
  return parts.length > 1 && parts.every((part, at) => Number.parseInt(part, 10) === at + 1) ? parts : lines;
}

const withTitle = (title: string, { lines, unread }: ReadLines): ReadLines => ({
  lines: title && lines.length > 0 ? [`${title.replace(/:$/, "")}:`, ...lines] : lines,
  unread,
});

/** Steps, one a line; a section's name precedes its steps. A step that is only a picture cannot be read. */
function readSteps(value: unknown, depth = 0): ReadLines {
  if (depth > LIMITS.depth) return UNREAD;
  if (typeof value === "string") {
    const json = readJsonText(value);
    return json === undefined
      ? linesOf(...splitNumbered(plainLines(value).filter((line) => /[\p{L}\p{N}]/u.test(line))))
      : readSteps(json, depth + 1);
  }
  if (Array.isArray(value)) return joinLines(value.slice(0, MAX_VALUES + 1).map((part) => readSteps(part, depth + 1)));
  const lines = texts(value).flatMap((text) => plainLines(text));
  if (!isThing(value)) return linesOf(...lines);
  const [list, item] = [property(value, "itemListElement"), property(value, "item")];
  if (list !== undefined) return withTitle(firstLine(property(value, "name")), readSteps(list, depth + 1));
  if (isThing(item) || typeof item === "string") return readSteps(item, depth + 1);
  const text = property(value, "text");
  if (lines.length === 0) return text === "" ? linesOf() : UNREAD;
  // Mealie names a section at its first step.
  return withTitle(text === undefined ? "" : firstLine(property(value, "title")), linesOf(...lines));
}

function isoMinutes(text: string): number | null {
  try {
    return Temporal.Duration.from(text).total({ unit: "minutes" });
  } catch {
    return null;
  }
}

/** How units of time begin in the languages of recipe sites, with their minutes; the first that fits counts. */
const UNITS: readonly [minutes: number, start: RegExp][] = [
  [1440, /^(?:d(?!ak|k)|tage?\b|jour|giorn|gün)/iu],
  [60, /^(?:h|std|stunde|or[ae]|uur|uren|tim|t\b|godz|saat|час|ч\b|год|時間|小时|小時|ساع|שע)/iu],
  [1, /^(?:m|dak|dk|мин|хв|分|دقي|דק|['′])/iu],
];
const PART = /(\d+ \d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?)\s*(\p{L}+|['′])/gu;
/** An hour without a number, and half of one. */
const ONE_HOUR = /(?<![\p{L}\d])(?:un['’]?\s?ora|une heure|una hora|uma hora|an hour|eine stunde|ساعة|שעה)(?!\p{L})/giu;
const HALF_HOUR =
  /(?<![\p{L}\d])(?:mezz['’]?\s?ora|une demi-heure|media hora|meia hora|half an hour|halbe stunde|نصف ساعة|חצי שעה|半小时|半小時|半時間)(?!\p{L})/giu;
/** "30-40 minutes", "30 mins to 1 hour": a range, whose smaller end counts. */
const RANGE_END = /(\d\s*(?:\p{L}+\.?)?)\s*(?:[-–—]|to|bis|à|tot)\s*\d[\d/ ]*\s*(\p{L}+)/iu;

/** "1 hour 30 min", "2 Std. 30 Min.", "1h05", "1 ½ ore", "1:30", "45" */
function spokenMinutes(written: string): number | null {
  const text = spellFractions(toLatinDigits(written).replace(HALF_HOUR, "30 min").replace(ONE_HOUR, "1 h"))
    .replace(RANGE_END, (_, from: string, unit: string) => (/\p{L}/u.test(from) ? from : `${from} ${unit}`))
    .trim();
  if (/^\d+$/.test(text)) return Number(text);
  const [, hours, rest] = /^(\d{1,2}):([0-5]\d)(?::\d\d)?(?:\s*\p{L}+\.?)?$/u.exec(text) ?? [];
  if (hours && rest) return Number(hours) * 60 + Number(rest);
  let sum: number | null = null;
  for (const { 0: whole, 1: number = "", 2: unit = "", index } of text.matchAll(PART)) {
    const found = UNITS.find(([, start]) => start.test(unit));
    const read = readNumber(number.replace(",", "."));
    if (!found || !read) continue;
    sum = (sum ?? 0) + toNumber(read.amount) * found[0];
    // "1h05" and "1 hour 30" do not name the minutes.
    const after = text.slice(index + whole.length);
    const [, minutes] = found[0] === 60 ? (/^\.?\s*([0-5]?\d)(?![\d.,:/-]|\s*\p{L})/u.exec(after) ?? []) : [];
    if (minutes) sum += Number(minutes);
  }
  return sum;
}

/** A duration in whole minutes, from ISO 8601 or as people write it; `null` for none, and for one that is too long. */
export function readMinutes(value: unknown): number | null {
  const text = firstLine(value).slice(0, 50);
  const minutes = Math.round(isoMinutes(text) ?? spokenMinutes(text) ?? 0);
  return minutes > 0 && minutes <= MAX_MINUTES ? minutes : null;
}

/** How words for people and portions begin in the languages of recipe sites. */
const EATERS =
  "serv|pers|személy|fő(?:re|nek)?(?!\\p{L})|people|port|por[cçsz]|raci|ration|guest|adult|couvert|comensal|pesso|kişi|osob|henkil|порц|осіб|персон|людей|человек|أشخاص|شخص|حصص|حصة|מנות|סועדים|אנשים|人";
const PEOPLE = new RegExp(`${EATERS}|\\b(?:feeds|para \\d)`, "iu");
/** "Serves 6", also behind a count of other things: "1 pot (serves 6)". */
const FOR_PEOPLE =
  /(?:serves|servings?:?|feeds|for|für|pour|para|(?<!\p{L})per|voor|на)(?!\p{L}|[^\d(]*\()\D{0,16}?(\d{1,6})(?!\d| ?(?:cups?|g|ml|oz)\b)/iu;
const BEFORE_PEOPLE = new RegExp(
  `(\\d{1,6})(?: ?(?:[-–—~〜]|to|bis|à|a) ?\\d{1,6})?[ -]?(?:\\p{L}{1,12} ){0,2}(?!serves)(?:${EATERS})`,
  "iu",
);
/** A number that counts nothing else: "4", "4-6", "ca. 4", "2 to 4", "6 (to 8)", "6 as a main, 8 as a side". */
const BARE =
  /^(?:(?:ca\.?|about|approx\.?|ok\.?) )?\d{1,6}(?:\s*(?:[-–—]|to|bis|à|or)\s*\d{1,6})?(?: ?\(to \d{1,6}\)|,? ?\(?(?:as|for) an? .*)?$/iu;
const HAN_DIGITS = "一二三四五六七八九十";
const NUMBER_WORD = new RegExp(`\\b(?:${Object.keys(NUMBER_WORDS).join("|")})\\b`, "giu");
/** Numbers in any script or in words as digits. */
const spellDigits = (text: string): string =>
  toLatinDigits(text.normalize("NFKC"))
    .replace(NUMBER_WORD, (word) => String(NUMBER_WORDS[word.toLowerCase()]))
    .replace(/[一二三四五六七八九十](?=人)/gu, (digit) => String(HAN_DIGITS.indexOf(digit) + 1));

/** The value of a `QuantitativeValue`, or the smaller end of its range. */
const numberOf = (thing: Thing): unknown => property(thing, "value") ?? property(thing, "minValue");

/** A yield's texts; a `QuantitativeValue` is its value and unit. */
const yieldTexts = (value: unknown): string[] =>
  toList(value)
    .flatMap((one) =>
      isThing(one) && numberOf(one) !== undefined
        ? [[numberOf(one), property(one, "unitText")].flatMap((part) => texts(part)).join(" ")]
        : texts(one),
    )
    .map((text) => spellDigits(plainLine(text.slice(0, 100))));

/**
 * The number of servings: "4", "Serves 4", "4-6 people" (the smaller). `null` for other yields ("1 loaf", "24 cookies"), because
 * amounts are scaled by this number; a bare number beside such a yield counts the same things.
 */
export function readServings(value: unknown): number | null {
  const written = yieldTexts(value);
  const ofPeople = written.filter((text) => PEOPLE.test(text));
  const ofThings = written.some((text) => /\p{L}/u.test(text) && !PEOPLE.test(text) && !BARE.test(text));
  for (const text of [...ofPeople, ...(ofThings ? [] : written.filter((one) => BARE.test(one)))]) {
    const found = BEFORE_PEOPLE.exec(text) ?? FOR_PEOPLE.exec(text);
    const number = Number(found?.[1] ?? /\d{1,6}/.exec(text)?.[0]);
    if (number >= 1 && number <= MAX_SERVINGS) return number;
  }
  return null;
}

/** The times of a recipe. With a total but no cooking time, the rest of the total is cooking. */
export function readTimes(recipe: Thing): Pick<Recipe, "prep_time" | "cook_time"> {
  const [prep_time, cook_time, total] = ["prepTime", "cookTime", "totalTime"].map((name) =>
    readMinutes(property(recipe, name)),
  );
  const rest = (total ?? 0) - (prep_time ?? 0);
  return { prep_time: prep_time ?? null, cook_time: cook_time ?? (rest > 0 ? rest : null) };
}

/** A note with the number of lines that were left out, if any. The number beyond `MAX_VALUES` is unknown. */
function noteLoss(all: number, taken: number, what: "Ingredients" | "Steps"): Note[] {
  if (all <= taken) return [];
  return all > MAX_VALUES
    ? [note(recipeWords, `lost.many${what}`, { taken, all: MAX_VALUES })]
    : [note(recipeWords, `lost.more${what}`, { taken, all })];
}

/** The lines of ingredients and steps within the limits of a meal, with notes on lost ones. */
export function readContent(recipe: Thing): Pick<Recipe, "ingredients" | "steps" | "lost"> {
  const written = ["recipeIngredient", "ingredients", "ingredient"].map((name) =>
    readIngredientLines(property(recipe, name)),
  );
  // A single line may contain all ingredients, while another property has them as a list.
  const { lines, unread } = written.find((one) => one.lines.length > 1) ??
    written.find((one) => one.lines.length > 0) ?? { lines: [], unread: 0, ...written[0] };
  const { lines: allSteps, unread: unreadSteps } = readSteps(property(recipe, "recipeInstructions"));
  const ingredients = lines.slice(0, MAX_INGREDIENTS).map((line) => shorten(line, MAX_LENGTH.ingredient));
  const taken = allSteps.slice(0, MAX_STEPS).map((line) => shorten(line.replace(STEP_NUMBER, ""), MAX_LENGTH.step));
  const isCut =
    lines.some((line) => line.length > MAX_LENGTH.ingredient) || allSteps.some((line) => line.length > MAX_LENGTH.step);
  return {
    ingredients,
    steps: taken,
    lost: [
      ...(unread > 0 ? [note(recipeWords, "lost.ingredients", { count: unread })] : []),
      ...(unreadSteps > 0 ? [note(recipeWords, "lost.steps", { count: unreadSteps })] : []),
      ...noteLoss(lines.length, ingredients.length, "Ingredients"),
      ...noteLoss(allSteps.length, taken.length, "Steps"),
      ...(isCut ? [note(recipeWords, "lost.lines")] : []),
    ],
  };
}

function readThing(recipe: Thing): Recipe {
  return {
    title: shorten(firstLine(property(recipe, "name") ?? property(recipe, "headline")), MAX_LENGTH.title) || null,
    description: shorten(firstLine(property(recipe, "description")), MAX_LENGTH.text) || null,
    ...readContent(recipe),
    ...readTimes(recipe),
    servings: readServings(property(recipe, "recipeYield") ?? property(recipe, "yield")),
  };
}

type Titled = Pick<Recipe, "ingredients" | "steps" | "lost"> & { title: string | null };

/** Fills the missing parts of a recipe from others with the same title, or without a title. */
export function complete<R extends Titled>(recipe: R, others: readonly R[]): R {
  const whole = { ...recipe };
  for (const other of others) {
    const isSame = !other.title || other.title.toLowerCase() === recipe.title?.toLowerCase();
    if (other === recipe || !isSame) continue;
    const { ingredients, steps: otherSteps, lost, ...fields } = other;
    for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
      Object.assign(whole, { [name]: whole[name] ?? fields[name] });
    }
    const isNeeded = whole.ingredients.length === 0 || whole.steps.length === 0;
    if (whole.ingredients.length === 0) whole.ingredients = ingredients;
    if (whole.steps.length === 0) whole.steps = otherSteps;
    if (isNeeded) whole.lost = [...whole.lost, ...lost];
  }
  return whole;
}

/**
 * The recipe of a page by its schema.org data: the first with ingredients, else the first; `null` without any. Parts in
 * different forms, such as steps in JSON-LD and ingredients in microdata, are put together. If the page `isCut`, parts
 * without an end are left out.
 */
export function readRecipe(html: string, isCut = false): Recipe | null {
  const recipes = recipesIn(structuredData(html, isCut)).map(readThing);
  const recipe = recipes.find(({ ingredients }) => ingredients.length > 0) ?? recipes.find(({ title }) => title);
  return recipe ? complete(recipe, recipes) : null;
}
