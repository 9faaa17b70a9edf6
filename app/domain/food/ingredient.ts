import { parseIngredient } from "parse-ingredient";
import { fraction, writeMixed } from "#app/domain/food/fraction.ts";
import { isSize, normalizeUnit, UNITS_OF_RECIPES, writeUnit } from "#app/domain/food/units.ts";
import { capitalize } from "#app/domain/food/words.ts";
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

/** Parts that a shop does not sell by half: 2/3 cup is said as such. */
const PARTS = [1, 2, 3, 4, 6, 8];

/** A number as recipes write it: 0.667 is "2/3", 1.5 is "1 1/2", 1.35 stays. */
function writeNumber(number: number): string {
  const under = PARTS.find((part) => Math.abs(number * part - Math.round(number * part)) < 0.005 * part);
  if (under === undefined || under === 1) return String(Math.round(number * 1000) / 1000);
  return writeMixed(fraction(Math.round(number * under), under));
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

/**
 * A line of a recipe taken apart; `null` for a heading ("For the sauce:"). Of a range the larger amount is bought.
 * Whatever is not understood stays part of the name: no ingredient is lost.
 */
export function readIngredient(line: string): Ingredient | null {
  if (line.trim().endsWith(":")) return null;
  const { rest, inside } = takeBrackets(tidy(line));
  // An amount that stands elsewhere is left in the name: the library would drop words around it.
  const [found] = /^[\d\p{No}]/u.test(rest) ? parseIngredient(rest, { additionalUOMs: UNITS_OF_RECIPES }) : [];
  const unit = normalizeUnit(found?.unitOfMeasureID ?? "");
  const amount = found?.quantity2 ?? found?.quantity ?? null;
  const description = found?.description.replace(/^of /iu, "") ?? rest;
  const [name = "", ...after] = description.split(/\s*(?:,|;| [–—-] | (?=to taste\b))\s*/u);
  const notes = [isSize(unit) && unit, ...inside, ...after].filter(Boolean);
  const counted = isSize(unit) ? "" : writeUnit(unit, amount !== null && amount > 1);
  const quantity = amount ? `${writeNumber(amount)} ${counted}`.trim() : "";
  return {
    item_name: shorten(capitalize(name || rest || line.trim()), MAX_LENGTH.title),
    quantity: quantity && quantity.length <= MAX_LENGTH.quantity ? quantity : null,
    notes: notes.length > 0 ? notes.join(", ") : null,
  };
}
