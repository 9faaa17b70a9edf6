import { parseIngredient, unitsOfMeasure } from "parse-ingredient";
import { shorten } from "#app/domain/recipe-page/plain-text.ts";
import { MAX_LENGTH } from "#app/utils/constants.ts";

/** A line of a recipe as something to buy. */
export interface Ingredient {
  item_name: string;
  /** "500 g", as `quantity.ts` reads it. */
  quantity: string | null;
  /** What the recipe does with it: "finely chopped". */
  notes: string | null;
}

/** Units as our quantities write them, and some that the library does not know; all others by their name. */
const UNIT_NAMES: Record<string, string> = {
  ...{ gram: "g", kilogram: "kg", milligram: "mg", milliliter: "ml", liter: "l", deciliter: "dl", centiliter: "cl" },
  ...{ ounce: "oz", pound: "lb", teaspoon: "tsp", tablespoon: "tbsp" },
};
const MORE_UNITS = Object.fromEntries(
  [..."tin jar slice packet handful bottle tub knob punnet rasher".split(" ")].map((unit) => [
    unit,
    { short: unit, plural: `${unit}s`, alternates: [] },
  ]),
);
const ALL_UNITS: Record<string, { plural: string }> = { ...unitsOfMeasure, ...MORE_UNITS };
const SIZES = new Set(["small", "medium", "large"]);
/** Parts that a shop does not sell by half: 2/3 cup is said as such. */
const PARTS = [1, 2, 3, 4, 6, 8];

/** A number as people write it: 0.667 is "2/3", 1.5 is "1 1/2", 1.35 stays. */
function writeNumber(number: number): string {
  const under = PARTS.find((part) => Math.abs(number * part - Math.round(number * part)) < 0.005 * part);
  if (under === undefined || under === 1) return String(Math.round(number * 1000) / 1000);
  const over = Math.round(number * under);
  const whole = Math.floor(over / under);
  return `${whole > 0 ? `${whole} ` : ""}${over % under}/${under}`;
}

function writeUnit(id: string, amount: number): string {
  const name = UNIT_NAMES[id] ?? id;
  return name === id && amount > 1 ? (ALL_UNITS[id]?.plural ?? id) : name;
}

/** Ways of writing that the library does not read, in ones that it does. */
const tidy = (line: string) =>
  line
    .replace(/^[\s•*·–—-]+/u, "")
    .replace(/^an? (?=\S)/iu, "1 ")
    // "200ml/7fl oz cream" says the same twice.
    .replace(/^([\d.,½¼¾⅓⅔⅛]+ ?\p{L}+)\s*\/\s*[\d.,½¼¾⅓⅔⅛ ]+(?:fl\.? ?)?\p{L}+\.?/u, "$1")
    .replace(/^(\d+) ?[x×] (?=\d)/iu, "$1 pack ")
    .trim();

/** What stands in brackets, apart from the rest: "1 (14 oz) can" is a can, of 14 oz. */
function takeBrackets(line: string): { rest: string; inside: string[] } {
  const inside: string[] = [];
  const rest = line.replace(/\(([^()]*)\)/gu, (_, words: string) => {
    if (words.trim()) inside.push(words.trim());
    return " ";
  });
  return { rest: rest.replace(/\s+/gu, " ").trim(), inside };
}

const capitalize = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/**
 * A line of a recipe taken apart; `null` for a heading ("For the sauce:"). Of a range the larger amount is bought.
 * Whatever is not understood stays part of the name: no ingredient is lost.
 */
export function readIngredient(line: string): Ingredient | null {
  if (line.trim().endsWith(":")) return null;
  const { rest, inside } = takeBrackets(tidy(line));
  // An amount that stands elsewhere is left in the name: the library would drop words around it.
  const [found] = /^[\d\p{No}]/u.test(rest) ? parseIngredient(rest, { additionalUOMs: MORE_UNITS }) : [];
  const unit = found?.unitOfMeasureID ?? null;
  const amount = found?.quantity2 ?? found?.quantity ?? null;
  const description = found?.description.replace(/^of /iu, "") ?? rest;
  const [name = "", ...after] = description.split(/\s*(?:,|;| [–—-] | (?=to taste\b))\s*/u);
  const isSize = unit !== null && SIZES.has(unit);
  const notes = [...(isSize ? [unit] : []), ...inside, ...after].filter(Boolean);
  const parts = amount ? [writeNumber(amount), unit === null || isSize ? "" : writeUnit(unit, amount)] : [];
  const quantity = parts.join(" ").trim();
  return {
    item_name: shorten(capitalize(name || rest || line.trim()), MAX_LENGTH.title),
    quantity: quantity && quantity.length <= MAX_LENGTH.quantity ? quantity : null,
    notes: notes.length > 0 ? notes.join(", ") : null,
  };
}
