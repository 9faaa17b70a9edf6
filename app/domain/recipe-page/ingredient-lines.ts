import { takeAmount } from "#app/domain/food/amount.ts";
import { isOnlyAdjectives } from "#app/domain/food/food-name.ts";
import { isHeading, readMarked, writeHeading } from "#app/domain/food/heading.ts";
import { tidyLine } from "#app/domain/food/tidy-line.ts";
import { plainLine, plainLines } from "#app/domain/recipe-page/plain-text.ts";
import { joinLines, linesOf, type ReadLines, UNREAD } from "#app/domain/recipe-page/read-lines.ts";
import type { Thing } from "#app/domain/recipe-page/structured-data.ts";
import { isThing, MAX_VALUES, property, readJsonText } from "#app/domain/recipe-page/things.ts";

const MAX_DEPTH = 8;

/** Where programs store the whole line of an ingredient: schema.org, Mealie, Tandoor. */
const WHOLE = ["text", "display", "originalText", "original_text", "@value"];
const AMOUNTS = ["amount", "quantity", "requiredQuantity", "value"];
const UNITS = ["unit", "unitText", "unitCode"];
const NAMES = ["food", "ingredient", "item", "name", "title"];
const NOTES = ["note", "notes", "comment", "preparation", "description"];

/** The text of a field that is a text, a number, or a thing with a name: `{unit: {name: "g"}}`. */
function fieldText(value: unknown, depth = 0): string {
  if (typeof value === "number") return String(Math.round(value * 1000) / 1000);
  if (typeof value === "string") return plainLine(value);
  if (!isThing(value) || depth > MAX_DEPTH) return "";
  if (Array.isArray(value)) return fieldText(value[0], depth + 1);
  const amount = AMOUNTS.map((name) => property(value, name)).find((one) => one !== undefined);
  const unit = UNITS.map((name) => property(value, name)).find((one) => one !== undefined);
  const name = ["name", "title", "@value"].map((key) => property(value, key)).find((one) => one !== undefined);
  return [amount, unit, name]
    .map((one) => fieldText(one, depth + 1))
    .filter(Boolean)
    .join(" ");
}

const firstText = (thing: Thing, names: readonly string[]): string =>
  names.map((name) => fieldText(property(thing, name))).find(Boolean) ?? "";

/** A thing with an amount, a unit and a food in fields of their own, as a line; `""` without a food. */
function writeParts(thing: Thing): string {
  const whole = firstText(thing, WHOLE);
  if (whole) return whole;
  const food = firstText(thing, NAMES);
  const note = firstText(thing, NOTES);
  const name = food || note;
  if (!name) return "";
  const isNoAmount = property(thing, "no_amount") === true || property(thing, "disableAmount") === true;
  const amount = isNoAmount ? "" : firstText(thing, AMOUNTS);
  const hasAmount = amount !== "" && amount !== "0" && takeAmount(name) === null;
  const start = hasAmount ? [amount, firstText(thing, UNITS)] : [];
  return [[...start, name].filter(Boolean).join(" "), note === name ? "" : note].filter(Boolean).join(", ");
}

/** Whether a line is an ingredient with its amount: "3 turnips", but not "3", "400 g" or "turnips". */
function isWhole(line: string): boolean {
  const amount = takeAmount(line);
  return amount !== null && /\p{L}/u.test(line.slice(amount.length));
}

/** A text that is a heading, or bold, as a whole. */
const HEADING_TAGS = /^\s*(?:<h[1-6]\b|<(b|strong)\b[^<]*<\/\1>\s*$)/i;

/** Commas before amounts: "125 ml milk, 1 tsp vinegar, 60 ml oil". */
const BEFORE_AMOUNT = /,\s+(?=[\d¼-¾⅐-⅞])/u;
const LEAST_LISTED = 3;

/** The ingredients of a line that lists them all; else the line itself. */
function splitList(line: string): string[] {
  const parts = line.split(BEFORE_AMOUNT);
  const isFood = (part: string) => isWhole(part) && !isOnlyAdjectives(part.slice(takeAmount(part)?.length));
  return parts.length >= LEAST_LISTED && parts.every(isFood) ? parts : [line];
}

/**
 * Joins ingredients that a site's program split at every comma: "40 g butter", " in pieces", and "1", "5 tsp mustard"
 * for "1,5 tsp". Such parts begin with the blank after the comma.
 */
function joinParted(values: readonly unknown[]): readonly unknown[] {
  const texts = values.filter((value): value is string => typeof value === "string");
  const isNumber = (text: string | undefined) => /^\s*\d+\s*$/u.test(text ?? "");
  const isParted = (text: string, at: number) => /^\s/u.test(text) || isNumber(texts[at - 1]);
  if (
    texts.length < Math.max(LEAST_LISTED, values.length) ||
    !texts.slice(1).every((text, at) => isParted(text, at + 1))
  )
    return values;
  return texts.reduce<string[]>((lines, text) => {
    const before = lines.at(-1);
    const isRest = isNumber(before) ? /^\d/u.test(text) : /^\s+\p{Ll}/u.test(text);
    if (before === undefined || !isRest) lines.push(text);
    else lines[lines.length - 1] = `${before},${text}`;
    return lines;
  }, []);
}

/** The lines of one text: pieces of one ingredient are one line, and ingredients with amounts of their own are several. */
function textLines(text: string, isOnly: boolean): string[] {
  const lines = plainLines(text).filter((line) => /[\p{L}\p{N}]/u.test(line));
  if (HEADING_TAGS.test(text) && lines.length === 1 && !/\d/u.test(text.replace(/<[^>]*>/gu, "")))
    return lines.map(writeHeading);
  if (lines.length < 2) return isOnly ? lines.flatMap(splitList) : lines;
  const whole = lines.filter(isWhole).length;
  const isList = whole > 1 || (isOnly && lines.length > 3) || lines.some(isHeading);
  return isList ? lines : [lines.join(" ")];
}

/** A line of a thing, or of each thing in it. */
function readOne(thing: Thing, depth: number): ReadLines {
  const title = firstText(thing, ["name", "title"]);
  const list = ["itemListElement", "recipeIngredient", "ingredients"]
    .map((name) => property(thing, name))
    .find((one) => one !== undefined);
  if (list !== undefined) {
    const { lines, unread } = readValue(list, false, depth + 1);
    return { lines: title ? [writeHeading(title), ...lines] : lines, unread };
  }
  const item = property(thing, "item");
  if (isThing(item)) return readValue(item, false, depth + 1);
  if (property(thing, "is_header") === true) {
    const heading = firstText(thing, ["note", ...NAMES]);
    return heading ? linesOf(writeHeading(heading)) : UNREAD;
  }
  const line = writeParts(thing);
  if (!line) return UNREAD;
  // Mealie names a section at its first ingredient.
  const isFirst = property(thing, "food") !== undefined && title !== "" && title !== line;
  return isFirst ? linesOf(writeHeading(title), line) : linesOf(line);
}

function readValue(value: unknown, isOnly: boolean, depth: number): ReadLines {
  if (value === null || value === undefined || value === "") return linesOf();
  if (depth > MAX_DEPTH) return UNREAD;
  if (typeof value === "number") return linesOf(String(value));
  if (typeof value === "string") {
    const json = readJsonText(value);
    return json === undefined ? linesOf(...textLines(value, isOnly)) : readValue(json, isOnly, depth + 1);
  }
  if (Array.isArray(value)) {
    const parts = joinParted(value.slice(0, MAX_VALUES + 1));
    return joinLines(parts.map((part) => readValue(part, parts.length === 1, depth + 1)));
  }
  return isThing(value) ? readOne(value, depth) : UNREAD;
}

/** Marks lines in capitals among others as headings, "SAUCE", and writes all headings alike. */
function withHeadings(lines: readonly string[]): string[] {
  const isLoud = (line: string) => /\p{Lu}{3}/u.test(line) && !/[\p{Ll}\p{N}]/u.test(line);
  const loud = lines.filter(isLoud).length;
  const areHeadings = loud * 2 <= lines.length;
  return lines.map((line) => {
    if (areHeadings && isLoud(line)) return writeHeading(line);
    return readMarked(line) === null ? line : writeHeading(line);
  });
}

/**
 * The lines of a property with ingredients: texts, things with their parts in fields, items of lists, and sections, whose names
 * are headings.
 */
export function readIngredientLines(value: unknown): ReadLines {
  const { lines, unread } = readValue(value, true, 0);
  return { lines: withHeadings(lines).map(tidyLine), unread };
}
