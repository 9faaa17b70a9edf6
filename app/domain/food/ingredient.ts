import {
  countArticle,
  findTrailingAmount,
  isFollowedBy,
  MORE,
  SAME,
  startLine,
  takeAmount,
  takeContainer,
  takeSize,
  type WrittenAmount,
} from "#app/domain/food/amount.ts";
import { splitName, splitPieces } from "#app/domain/food/food-name.ts";
import { fraction, isNumber, unclearNumber, writeMixed } from "#app/domain/food/fraction.ts";
import { isHeading } from "#app/domain/food/heading.ts";
import { addQuantities } from "#app/domain/food/quantity.ts";
import { inLargeUnits, parseTerms, writeTerms } from "#app/domain/food/terms.ts";
import { isMeasure, takeUnitName, writeUnit } from "#app/domain/food/units.ts";
import { capitalize } from "#app/domain/food/words.ts";
import { shorten } from "#app/domain/recipe-page/plain-text.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";

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

/** Splits off brackets: "1 (14 oz) can" is a can, of 14 oz. */
function takeBrackets(line: string): { rest: string; inside: string[] } {
  const inside: string[] = [];
  const rest = line.replace(/\(([^()]*)\)/gu, (_, words: string) => {
    if (words.trim()) inside.push(words.trim());
    return " ";
  });
  return { rest: rest.replace(/\s+/gu, " ").trim(), inside };
}

/** What a line says before and after the food: how much, what it is of, and how large each piece is. */
interface ReadAmount {
  quantity: string | null;
  rest: string;
  sizes: string[];
}

const write = ({ numbers, unit }: Pick<WrittenAmount, "numbers" | "unit">): string => {
  const most = Math.max(...numbers.map(({ value }) => value));
  return `${writeNumber(most)} ${writeUnit(unit, most > 1)}`.trim();
};

/** The amounts at the start of a text, as one quantity: a sum is added up, and the same in other units left out. */
function takeAmounts(text: string, first: WrittenAmount): { quantity: string; rest: string } {
  let quantity: string | null = write(first);
  let rest = text.slice(first.length);
  let isSame = false;
  for (let last = first; isMeasure(last.unit); ) {
    const [same = ""] = SAME.exec(rest) ?? [];
    const [more = ""] = same ? [] : (MORE.exec(rest) ?? []);
    const joint = same || more || (/^\s*/u.exec(rest)?.[0] ?? "");
    const next = takeAmount(rest.slice(joint.length));
    if (!next || !isMeasure(next.unit) || !(same || more || isFollowedBy(last, next))) break;
    isSame ||= same !== "";
    if (!isSame) quantity = addQuantities(quantity, write(next));
    rest = rest.slice(joint.length + next.length);
    last = next;
  }
  return { quantity: quantity ?? "", rest };
}

/** The amount at the start of a text; `null` without one. */
function readStart(text: string): ReadAmount | null {
  const unclear = unclearNumber(text);
  if (unclear) {
    const rest = text.slice(unclear.length).trim();
    const unit = takeUnitName(rest);
    const quantity = `${unclear} ${unit ? writeUnit(unit.unit, true) : ""}`.trim();
    return { quantity, rest: unit ? rest.slice(unit.name.length) : rest, sizes: [] };
  }
  const amount = takeAmount(text);
  if (!amount) return null;
  const after = text.slice(amount.length);
  // Of "2 cups" nothing is said but that: two cups.
  if (amount.unit !== "" && /^[\s.]*$/u.test(after)) {
    const [number] = amount.numbers;
    return { quantity: write({ ...amount, unit: "" }), rest: text.slice(number?.text.length), sizes: [] };
  }
  if (amount.unit === "") {
    const size = takeSize(after);
    if (!size) return { quantity: write(amount), rest: after, sizes: [] };
    const unit = size.unit || (/[x×*]/iu.test(size.before) ? "pack" : "");
    const length = size.before.length + size.size.length + size.after.length + size.name.length;
    return { quantity: write({ ...amount, unit }), rest: after.slice(length), sizes: [size.size] };
  }
  const container = takeContainer(amount, after);
  if (container) {
    const rest = after.slice(container.gap.length + container.name.length);
    if (rest.trim()) return { quantity: `1 ${container.unit}`, rest, sizes: [text.slice(0, amount.length)] };
  }
  const qualifier = amount.gap.trim().replace(/^-$/, "");
  return { ...takeAmounts(text, amount), sizes: qualifier ? [qualifier] : [] };
}

/** The amount behind the name; `null` without one. */
function readEnd(text: string): ReadAmount | null {
  const found = findTrailingAmount(text);
  if (!found) return null;
  const exact = text
    .slice(0, found.start)
    .trimEnd()
    .replace(/(?<=[\s(])(?:about|around|approx\.?|approximately|ca\.?|circa)$/iu, "");
  const before = exact.replace(/(?:[\s,;:(–—-]|\s[x×])+$/iu, "");
  return { quantity: write(found.amount), rest: before + text.slice(found.end).replace(/^\)/, ""), sizes: [] };
}

/** Before the food: "2 cups of sugar", "200 g de farine". */
const OF = /^(?:of|de|di|du|des|von|van|af)\s+|^d['’]/iu;
const SIZE_WORD = /^(?:small|medium|large)\s+/iu;

/**
 * Parses a line of a recipe; `null` for a heading ("For the sauce:"). A range gives its larger amount. Words that are not
 * understood stay part of the name, so no ingredient is lost. Linear in the line's length. `parse-ingredient` 3.0.0 is
 * exponential: `1 cup`, 26 letters and a comma take it 1.6 s. We use its table of units alone.
 */
export function readIngredient(line: string): Ingredient | null {
  if (isHeading(line)) return null;
  const text = countArticle(startLine(line).rest).trim();
  const whole = takeBrackets(text);
  const start = readStart(whole.rest);
  const end = start ? null : readEnd(text);
  const brackets = end ? takeBrackets(end.rest) : whole;
  const { quantity, rest, sizes } = start ?? { ...(end ?? { quantity: null, sizes: [] }), rest: brackets.rest };
  const description = rest.replace(/^[\s.]+/u, "").replace(start ? OF : /^$/u, "");
  const [size = ""] = start ? (SIZE_WORD.exec(description) ?? []) : [];
  const { name: food, notes: after } = splitName(description.slice(size.length));
  // "3 garlic cloves" are 3 cloves of garlic.
  const pieces = quantity !== null && isNumber(quantity) ? splitPieces(food) : null;
  const { name, quantity: written } = pieces
    ? { name: pieces.name, quantity: writeTerms(parseTerms(`${quantity} ${pieces.pieces}`)) }
    : { name: food, quantity: quantity && inLargeUnits(quantity) };
  const notes = [...sizes, size.trim(), ...brackets.inside, ...after].filter(Boolean);
  return {
    item_name: shorten(capitalize(name || whole.rest || line.trim()), MAX_LENGTH.title),
    quantity: written && written.length <= MAX_LENGTH.quantity ? written : null,
    notes: notes.length > 0 ? notes.join(", ") : null,
  };
}
