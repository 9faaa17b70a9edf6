import {
  countArticle,
  findTrailingAmount,
  isFollowedBy,
  isSaidTwice,
  LESS,
  lengthWithOthers,
  MORE,
  SAME,
  startLine,
  TO,
  takeAmount,
  takeContainer,
  takePiece,
  takeSize,
  type WrittenAmount,
} from "#app/domain/food/amount.ts";
import { firstMatch } from "#app/domain/food/first-match.ts";
import { isFood, isOnlyAdjectives, splitName, splitPieces } from "#app/domain/food/food-name.ts";
import { fraction, isNumber, unclearNumber, writeMixed } from "#app/domain/food/fraction.ts";
import { isHeading } from "#app/domain/food/heading.ts";
import { addQuantities, subtractQuantity } from "#app/domain/food/quantity.ts";
import { inLargeUnits, parseTerms, writeTerms } from "#app/domain/food/terms.ts";
import { tidyLine } from "#app/domain/food/tidy-line.ts";
import { isContainer, isLength, isMeasure, isPieceOfFood, takeUnitName, writeUnit } from "#app/domain/food/units.ts";
import { capitalize } from "#app/domain/food/words.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { toLatinDigits } from "#app/utils/digits.ts";
import { shorten } from "#app/utils/shorten.ts";

/** A line of a recipe as something to buy. */
export interface Ingredient {
  item_name: string;
  /** "500 g", as `quantity.ts` reads it. */
  quantity: string | null;
  /** The preparation: "finely chopped". */
  notes: string | null;
}

/** Denominators of numbers that are written as fractions: 2/3 cup. */
const PARTS = [1, 2, 3, 4, 6, 8];

/** A number as recipes write it: 0.667 is "2/3", 1.5 is "1 1/2", 1.35 stays. */
function writeNumber(number: number): string {
  const under = PARTS.find((part) => Math.abs(number * part - Math.round(number * part)) < 0.005 * part);
  if (under === undefined || under === 1) return String(Math.round(number * 1000) / 1000);
  return writeMixed(fraction(Math.round(number * under), under));
}

/** Brackets within brackets; more of them stay as they are. */
const MAX_BRACKETS = 3;

/** Splits off brackets: "1 (14 oz) can" is a can, of 14 oz. */
function takeBrackets(line: string): { rest: string; inside: string[] } {
  const inside: string[] = [];
  // "2 clove(s)": the sign of a plural is no note.
  let rest = line.replace(/(?<=\p{L})\((?:e?s|e?n|er|a|as|os)\)/giu, "");
  for (let depth = 0; depth < MAX_BRACKETS && rest.includes("("); depth += 1) {
    rest = rest.replace(/\(([^()]*)\)/gu, (_, words: string) => {
      if (words.trim()) inside.push(words.trim());
      return " ";
    });
  }
  return { rest: rest.replace(/\s+/gu, " ").trim(), inside };
}

/** The parts of a line around the food: quantity, text of the food, and sizes of pieces. */
interface ReadAmount {
  quantity: string | null;
  rest: string;
  sizes: string[];
}

const write = ({ numbers, unit }: Pick<WrittenAmount, "numbers" | "unit">): string => {
  const most = Math.max(...numbers.map(({ value }) => value));
  return `${writeNumber(most)} ${writeUnit(unit, most > 1)}`.trim();
};

/** Whether another amount may follow one in this unit: "500g/1lb 2oz", "10cm/4in". */
const canGoOn = (unit: string) => isMeasure(unit) || isLength(unit);

/** The amounts at the start of a text, as one quantity: a sum is added up, and the same in other units left out. */
function takeAmounts(text: string, first: WrittenAmount): { quantity: string; rest: string } {
  let quantity = write(first);
  let rest = text.slice(first.length);
  let isSame = false;
  for (let last = first; canGoOn(last.unit) || (last === first && last.unit !== "" && MORE.test(rest)); ) {
    const same = firstMatch(SAME, rest);
    const more = same ? "" : firstMatch(MORE, rest);
    const less = firstMatch(LESS, rest);
    const to = same || more ? "" : firstMatch(TO, rest);
    const joint = same || more || less || to || firstMatch(/^\s*/u, rest);
    const next = takeAmount(rest.slice(joint.length));
    // "50g/1¾ butter" leaves out the second unit.
    const isBare = next?.unit === "" && same.includes("/");
    const isTwice = next !== null && joint.trim() === "" && isSaidTwice(last, next);
    if (!next || !(canGoOn(next.unit) || isBare || isTwice)) break;
    const isLess = !same && isFollowedBy(last, next);
    if (!(same || more || less || to || isLess || isTwice)) break;
    isSame ||= same !== "" || (isTwice && !isLess);
    if (to && !isSame) quantity = write(next);
    else if (less && !isSame) quantity = subtractQuantity(quantity, write(next));
    else if (!isSame) quantity = addQuantities(quantity, write(next)) ?? quantity;
    rest = rest.slice(joint.length + next.length);
    last = next;
  }
  return { quantity, rest };
}

/** "2 x 1.5kg whole chickens" and "4 x 150g salmon fillets" are no packs. */
const WHOLE_PIECE =
  /^\s*(?:whole\b|[^,;]*\b(?:fillets?|steaks?|breasts?|thighs?|legs?|chops?|loins?|drumsticks?|escalopes?|cutlets?|shanks?|chickens?|poussins?|ducks?|lobsters?|crabs?|bass|bream|trout|mackerel|potatoes)\s*(?:$|[,;(]|skin|with\b|on the\b))/iu;

/** The amount at the start of a text; `null` without one. */
function readStart(text: string): ReadAmount | null {
  const unclear = unclearNumber(text);
  if (unclear) {
    const rest = text.slice(unclear.length).trim();
    const unit = takeUnitName(rest);
    const quantity = `${unclear} ${unit ? writeUnit(unit.unit, true) : ""}`.trim();
    return { quantity, rest: unit ? rest.slice(unit.name.length) : rest, sizes: [] };
  }
  const piece = takePiece(text);
  if (piece) return { quantity: "1 piece", rest: text.slice(piece.length), sizes: [piece.size] };
  const amount = takeAmount(text);
  if (!amount) return null;
  const after = text.slice(amount.length);
  // "2 cups" alone has no food: the unit is the name. "2 cloves, ground" are the spice.
  const isAlone = /^[\s.]*$/u.test(after) || (isPieceOfFood(amount.unit) && /^\s*,/u.test(after));
  if (amount.unit !== "" && isAlone) {
    const numbersEnd = amount.length - amount.gap.length - amount.name.length;
    return { quantity: write({ ...amount, unit: "" }), rest: text.slice(numbersEnd), sizes: [] };
  }
  if (amount.unit === "") {
    // "2/3 + 1/4 cup"
    const more = firstMatch(MORE, after);
    const next = more ? takeAmount(after.slice(more.length)) : null;
    if (next && isMeasure(next.unit)) return { ...takeAmounts(text, { ...amount, unit: next.unit }), sizes: [] };
    const times = firstMatch(/^\s*(?:[x×*]\s*)?/iu, after);
    const pieces = takePiece(after.slice(times.length));
    if (pieces) {
      const rest = after.slice(times.length + pieces.length);
      return { quantity: write({ ...amount, unit: "piece" }), rest, sizes: [pieces.size] };
    }
    const size = takeSize(after);
    if (!size) return { quantity: write(amount), rest: after.replace(/^\s*[x×*]\s+/iu, ""), sizes: [] };
    const isWhole = WHOLE_PIECE.test(after.slice(size.before.length + size.size.length));
    const isPack = /[x×*]/iu.test(size.before) && !isWhole && !isLength(takeAmount(size.size)?.unit ?? "");
    const unit = size.unit || (isPack ? "pack" : "");
    const length = size.before.length + size.size.length + size.after.length + size.name.length;
    return { quantity: write({ ...amount, unit }), rest: after.slice(length), sizes: [size.size] };
  }
  const sizeEnd = lengthWithOthers(text, amount);
  const container = takeContainer(amount, text.slice(sizeEnd));
  if (container) {
    const rest = text.slice(sizeEnd + container.gap.length + container.name.length);
    if (rest.trim()) return { quantity: `1 ${container.unit}`, rest, sizes: [text.slice(0, sizeEnd)] };
  }
  const qualifier = amount.gap.trim().replace(/^-$/, "");
  // "1 bottle 750 ml of red wine"
  const size = isContainer(amount.unit) ? takeAmount(after.trimStart()) : null;
  if (size && isMeasure(size.unit)) {
    const [rest, written] = [after.trimStart().slice(size.length), after.trimStart().slice(0, size.length)];
    return { quantity: write(amount), rest, sizes: [written] };
  }
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
  const after = text
    .slice(found.end)
    .replace(/^([^(]*?)\)/, "$1")
    .replace(/^(?=\s+\p{L})/u, ",");
  return { quantity: write(found.amount), rest: before + after, sizes: [] };
}

/** Another amount or pack that would do as well, "1 package or 2 teaspoons yeast", "1 can or bottle beer", and its length with the "or". */
function takeOther(text: string): [other: string, length: number] {
  const joint = firstMatch(/^\s*or\s+/iu, text);
  if (!joint) return ["", 0];
  const rest = text.slice(joint.length);
  const unit = takeUnitName(rest);
  const other = takeAmount(rest)?.length ?? (unit && isContainer(unit.unit) ? unit.name.length : 0);
  return other > 0 ? [text.slice(0, joint.length + other).trim(), joint.length + other] : ["", 0];
}

/** Behind the food: "1 sea bass about 500 g", "1 tbsp kirsch 15 ml", "15 g yeast or 7 g dried yeast". */
const WEIGHT =
  /^(.*?\p{L}(?<!\b(?:and|plus|with|in|of)))\s+((?:\+|plus)\s*[\d¼-¾⅐-⅞].*|(?:about|approx\.?|approximately|around|weighing)\s+.*\d.*|or\s+[\d¼-¾⅐-⅞].*|\d[\d.,/½¼¾⅓⅔–-]*\s?(?:g|kg|ml|l|oz|lb|fl oz)\b.*)$/iu;
/** Before the food: "2 cups of sugar", "200 g de farine". */
const OF = /^(?:of (?:an? |the )?|an? |(?:de|di|du|des|von|van|af)\s+|d['’])/iu;
const SIZE_WORD =
  /^(?:(?:small|medium|large)(?:-sized)?[- ](?:to|or)[- ](?:medium|large|extra[- ]large)\s+|(?:small|medium|large|sm|med|md|lg|lrg|lge|fat(?! free))[,.]?\s+(?!(?:or|and|to)\s+\p{L}))/iu;

/** "大さじ2" and "大さじ1と1/2" are tablespoons: the number follows them. */
const JAPANESE_SPOONS = /([大小]さじ)\s*([\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔]*(?:と(?:[½¼¾⅓⅔]|\d\/\d))?)/gu;
/** "2 colheres (sopa) de azeite", "1 xícara (chá) de leite" */
const PORTUGUESE_SPOONS = /(colher(?:es)?|xícaras?)( de)? \((sopa|chá|café|sobremesa)\)/giu;

/** Millilitres in Japanese; in other languages "cc" may be a spoon. */
const JAPANESE_CC = /(?<=\d\s?)cc(?!\p{L})/giu;
const JAPANESE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** A line with its units before the food, in words and digits that the tables know. */
const spellUnits = (line: string): string =>
  tidyLine(toLatinDigits(line))
    .replace(JAPANESE_SPOONS, "$2$1")
    .replace(JAPANESE_CC, (cc) => (JAPANESE.test(line) ? "ml" : cc))
    .replace(PORTUGUESE_SPOONS, (_, unit: string, __, kind: string) =>
      unit.toLowerCase().startsWith("x") ? unit : `${unit} de ${kind}`,
    );

/** The food that words in brackets name, without its amount; `""` for "chopped" and "about 200 g". */
function findFood(words: string): string {
  const food = words
    .slice(takeAmount(words)?.length ?? 0)
    .trim()
    .replace(OF, "");
  return food && !/\d/u.test(food) && !isOnlyAdjectives(food) && isFood(food) ? food : "";
}

/** Takes the food out of brackets where nothing before them names one: "2/3 cup (rolled oats)", "4 boneless (chicken breasts)". */
function openBrackets({ rest, inside }: ReturnType<typeof takeBrackets>): ReturnType<typeof takeBrackets> {
  const name = rest.slice(takeAmount(rest)?.length ?? rest.length);
  const isNamed = takeAmount(rest) === null || (/\p{L}/u.test(name) && !isOnlyAdjectives(name));
  const place = isNamed ? -1 : inside.findIndex((words) => findFood(words) !== "");
  const food = findFood(inside[place] ?? "");
  return food ? { rest: `${rest} ${food}`, inside: inside.filter((_, at) => at !== place) } : { rest, inside };
}

/**
 * Parses a line of a recipe; `null` for a heading ("For the sauce:"). A range gives its larger amount. Words that are not
 * understood stay part of the name, so no ingredient is lost. Linear in the line's length. `parse-ingredient` 3.0.0 is
 * exponential: `1 cup`, 26 letters and a comma take it 1.6 s. We use its table of units alone.
 */
export function readIngredient(typed: string): Ingredient | null {
  const line = spellUnits(typed);
  if (isHeading(line)) return null;
  const { start: before, rest: from } = startLine(line);
  const text = countArticle(from).trim();
  const unbracketed = openBrackets(takeBrackets(text));
  const start = readStart(unbracketed.rest);
  const end = start ? null : readEnd(text);
  const brackets = end ? takeBrackets(end.rest) : unbracketed;
  const { quantity, rest, sizes } = start ?? { ...(end ?? { quantity: null, sizes: [] }), rest: brackets.rest };
  const described = rest.replace(/^[\s.)]+/u, "");
  const whole = start || /^of /iu.test(described) ? described.replace(OF, "") : described;
  const size = start ? firstMatch(SIZE_WORD, whole) : "";
  // "2 large or 3 medium leeks", "1 package or 2 teaspoons yeast"
  const [other, otherLength] = start ? takeOther(whole.slice(size.length)) : ["", 0];
  const behind = whole
    .slice(size.length + otherLength)
    .replace(other ? /^\s*(?:(?:small|medium|large)\s+)?(?:of\s+)?/iu : "", "");
  const { name: withWeight, notes: after } = splitName(behind);
  const weighed = start ? WEIGHT.exec(withWeight) : null;
  // "Fresh or 200 g dried pasta": the words before the weight name no food.
  const [, food = withWeight, weight = ""] = weighed && !isOnlyAdjectives(weighed[1] ?? "") ? weighed : [];
  // "1 cup honey + 2 tbsp"
  const plus = firstMatch(/^(?:\+|plus)\s*/iu, weight);
  const added = plus ? takeAmount(weight.slice(plus.length)) : null;
  const isAdded = added !== null && added.unit !== "" && plus.length + added.length === weight.length;
  const total = isAdded ? addQuantities(quantity, write(added)) : quantity;
  // "3 garlic cloves" are 3 cloves of garlic.
  const pieces = total !== null && isNumber(total) ? splitPieces(food) : null;
  const { name, quantity: written } = pieces
    ? { name: pieces.name, quantity: writeTerms(parseTerms(`${total} ${pieces.pieces}`)) }
    : { name: food, quantity: total && inLargeUnits(total) };
  const part = firstMatch(/\p{L}.*(?=(?:\s(?:of|from|von|de|di|van)|:)\s)|^\p{L}+(?= $)/iu, before);
  const notes = [
    part.toLowerCase(),
    ...sizes,
    other,
    size.replace(/[,.]?\s+$/u, ""),
    isAdded ? "" : weight,
    ...brackets.inside,
    ...after,
  ].filter(Boolean);
  return {
    item_name: shorten(capitalize(name || unbracketed.rest || line.trim()), MAX_LENGTH.title),
    quantity: written && written.length <= MAX_LENGTH.quantity ? written : null,
    notes: notes.length > 0 ? notes.join(", ") : null,
  };
}
