import { splitName } from "#app/domain/food/food-name.ts";
import {
  fraction,
  readNumber,
  spellFractions,
  toNumber,
  unclearNumber,
  writeMixed,
} from "#app/domain/food/fraction.ts";
import { findRecipeUnit, isSize, normalizeUnit, writeUnit } from "#app/domain/food/units.ts";
import { capitalize } from "#app/domain/food/words.ts";
import { shorten } from "#app/domain/recipe-page/plain-text.ts";
import { MAX_LENGTH } from "#app/utils/constants.ts";

/** A line of a recipe as something to buy. */
export interface Ingredient {
  item_name: string;
  /** "500 g", as `quantity.ts` reads it. */
  quantity: string | null;
  /** The preparation: "finely chopped". */
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

/** Ways of writing that are not read, in ones that are. */
const tidy = (line: string) =>
  line
    .replace(/^[\s•*·–—-]+/u, "")
    .replace(/^an? (?=\S)/iu, "1 ")
    // "200ml/7fl oz cream" says the same twice.
    .replace(/^([\d.,½¼¾⅓⅔⅛]+ ?\p{L}+)\s*\/\s*[\d.,½¼¾⅓⅔⅛ ]+(?:fl\.? ?)?\p{L}+\.?/u, "$1")
    .replace(/^(\d+) ?[x×] (?=\d)/iu, "$1 pack ")
    .trim();

/** Splits off brackets: "1 (14 oz) can" is a can, of 14 oz. */
function takeBrackets(line: string): { rest: string; inside: string[] } {
  const inside: string[] = [];
  const rest = line.replace(/\(([^()]*)\)/gu, (_, words: string) => {
    if (words.trim()) inside.push(words.trim());
    return " ";
  });
  return { rest: rest.replace(/\s+/gu, " ").trim(), inside };
}

const RANGE = /^(?:[-–—]|(?:or|to)\s)\s*/iu;
const FIRST_WORD = /^(?:fl(?:uid)?[ -](?:oz|ounces?)|[\p{L}\p{N}_]+(?:[./-][\p{L}\p{N}_]+)*)[.-]?/iu;

interface WrittenNumber {
  written: string;
  isMany: boolean;
  rest: string;
}

/** The number at the start of a line, the larger of a range; `null` without one. */
function takeNumber(line: string): WrittenNumber | null {
  const unclear = unclearNumber(line);
  if (unclear) return { written: unclear, isMany: true, rest: line.slice(unclear.length).trim() };
  const first = readNumber(spellFractions(line));
  if (!first) return null;
  const [range = ""] = RANGE.exec(first.rest) ?? [];
  const { amount, rest } = (range && readNumber(first.rest.slice(range.length))) || first;
  return { written: writeNumber(toNumber(amount)), isMany: amount.over > amount.under, rest };
}

/** The unit that a text begins with, and what it is of; no unit where nothing follows: "2 cups" are two cups. */
function takeUnit(text: string): { unit: string; description: string } {
  const [word = ""] = FIRST_WORD.exec(text) ?? [];
  const unit = findRecipeUnit(word);
  const description = text.slice(word.length).trim();
  return unit && description ? { unit: normalizeUnit(unit), description } : { unit: "", description: text };
}

/**
 * Parses a line of a recipe; `null` for a heading ("For the sauce:"). A range gives its larger amount. Words that are not
 * understood stay part of the name, so no ingredient is lost. Linear in the line's length. `parse-ingredient` 3.0.0 is
 * exponential: `1 cup`, 26 letters and a comma take it 1.6 s. We use its table of units alone.
 */
export function readIngredient(line: string): Ingredient | null {
  if (line.trim().endsWith(":")) return null;
  const { rest, inside } = takeBrackets(tidy(line));
  const number = takeNumber(rest);
  const { unit, description } = number ? takeUnit(number.rest) : { unit: "", description: rest };
  const { name, notes: after } = splitName(description.replace(/^of /iu, ""));
  const notes = [isSize(unit) && unit, ...inside, ...after].filter(Boolean);
  const counted = isSize(unit) ? "" : writeUnit(unit, number?.isMany ?? false);
  const quantity = number ? `${number.written} ${counted}`.trim() : "";
  return {
    item_name: shorten(capitalize(name || rest || line.trim()), MAX_LENGTH.title),
    quantity: quantity && quantity.length <= MAX_LENGTH.quantity ? quantity : null,
    notes: notes.length > 0 ? notes.join(", ") : null,
  };
}
