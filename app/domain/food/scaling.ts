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
  takeSize,
  type WrittenAmount,
  type WrittenNumber,
} from "#app/domain/food/amount.ts";
import { firstMatch } from "#app/domain/food/first-match.ts";
import { isOnlyAdjectives } from "#app/domain/food/food-name.ts";
import { plural, singular } from "#app/domain/food/plurals.ts";
import { tidyLine } from "#app/domain/food/tidy-line.ts";
import { findMeasure, inflectUnit, isLength, isMeasure, isMetric, isPieceOfFood } from "#app/domain/food/units.ts";
import { toLatinDigits } from "#app/utils/digits.ts";

/** Lines of recipes for other numbers of eaters (docs/product/food.md, "Scaling"). */

/** Rounds to significant digits, at most three after the point, and never to zero. */
const toDigits = (value: number, digits: number): number =>
  Math.max(Math.round(Number(value.toPrecision(digits)) * 1000) / 1000, 0.001);

const SIGNS = new Map([
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [1 / 2, "½"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
]);
const QUARTERS_AND_THIRDS = [0, ...SIGNS.keys(), 1];

/** The nearest amount that a kitchen can measure: quarters and thirds, from ten on halves, never nothing. */
function roundToParts(value: number): number {
  if (value >= 100) return toDigits(value, 3);
  if (value >= 10) return Math.round(value * 2) / 2;
  const whole = Math.floor(value);
  const nearest = QUARTERS_AND_THIRDS.reduce((best, part) =>
    Math.abs(value - whole - part) < Math.abs(value - whole - best) ? part : best,
  );
  return Math.max(whole + nearest, 1 / 4);
}

function writeParts(value: number): string {
  const whole = Math.floor(value);
  const sign = [...SIGNS].find(([part]) => Math.abs(value - whole - part) < 0.001)?.[1];
  return sign ? `${whole || ""}${sign}` : String(value);
}

/** Grams and millilitres: whole from ten on. */
const roundSmall = (value: number): number => (value < 10 ? toDigits(value, 2) : Math.round(value));

const LARGE_UNITS: Readonly<Record<string, string>> = { g: "kg", ml: "l" };

/** A counted thing, up to its preparation: "1 large red onion, chopped". */
const COUNTED =
  /^(\s*(?:(?:small|medium|large|sm|med|lg)\.?\s+)?((?:\p{Ll}[\p{Ll}-]*\s+){0,3}))(\p{Ll}{3,})(?=\s*(?:[,;(]|\s[–—-]\s|$))/u;

/**
 * Things that are counted as the last of several words. The last word of "1 lemon juice" and "1 onion chopped" is none.
 */
const PIECES = new Set(
  (
    "apple apricot aubergine avocado bagel banana bean beet beetroot breast bun burger cabbage carrot chicken chilli chop " +
    "courgette cracker crust cucumber cube cutlet date drumstick egg eggplant fig fillet flatbread leaf leek lemon lime " +
    "mango mushroom nectarine olive onion orange parsnip patty peach pear pepper pickle pitta plum pod potato prawn radish " +
    "rib roast roll sausage scallion shallot skewer steak stick thigh tomato tortilla turnip waffle white wrap yam yolk zucchini"
  ).split(" "),
);

interface Scaled {
  text: string;
  /** The length of the text that it replaces. */
  length: number;
}

/** An amount, times the factor, up to its unit or counted thing; `null` without one. */
function scaleAmount(text: string, factor: number): (Scaled & { amount: WrittenAmount }) | null {
  const amount = takeAmount(text);
  if (!amount) return null;
  const { numbers, between, gap, name } = amount;
  const unit = amount.unit || null;
  const numbersEnd = amount.length - gap.length - name.length;
  const rest = text.slice(numbersEnd);
  const measure = unit === null ? undefined : findMeasure(unit);
  const largest = Math.max(...numbers.map(({ value }) => value * factor));

  const large = unit !== null && roundSmall(largest) >= 1000 ? LARGE_UNITS[unit] : undefined;
  const isSmall = unit !== null && LARGE_UNITS[unit] !== undefined;
  const isDecimal = isMetric(measure) || measure?.kind === "ounces";
  const write = ({ value, text: asWritten }: WrittenNumber): string => {
    const exact = value * factor;
    if (large) return String(toDigits(toDigits(exact, 3) / 1000, 3));
    const rounded = isSmall ? roundSmall(exact) : isDecimal ? toDigits(exact, 3) : roundToParts(exact);
    // For more people never less than before, for fewer never more: an eighth of a spoon stays one.
    if (factor > 1 ? rounded < value : rounded > value) return asWritten;
    return isDecimal ? String(rounded) : writeParts(rounded);
  };
  const usesComma = numbers.some((number) => number.text.includes(","));
  const written = numbers.map(write).map((number) => (usesComma ? number.replace(".", ",") : number));
  const isOne = written.at(0) === written.at(-1);
  const range = isOne ? written[0] : `${written[0]}${between}${written.at(-1)}`;

  const isMany = largest > 1 && !(isOne && written[0] === "1");
  const wasMany = numbers.some(({ value }) => value > 1);
  // "250 gram" is Dutch: a unit that does not go with its number keeps its form.
  const inflect = (one: string) => (isMany === wasMany ? one : inflectUnit(one, isMany));
  if (unit !== null) return { text: `${range}${gap}${large ?? inflect(name)}`, length: amount.length, amount };
  const size = takeSize(rest);
  const brackets = firstMatch(/^\s*\([^()]*\)(?=\s)/u, rest);
  const sized = size ? `${size.before}${size.size}${size.after}` : brackets;
  const container = size?.name ?? "";
  const [all = "", before = "", kind = "", thing = ""] = container
    ? []
    : (COUNTED.exec(rest.slice(sized.length)) ?? []);
  const one = singular(thing);
  const isPiece = PIECES.has(one) || isPieceOfFood(one) || isOnlyAdjectives(kind);
  const isCounted =
    thing !== "" && isMany !== wasMany && (!kind || isPiece) && (PIECES.has(one) || !isOnlyAdjectives(thing));
  const counted = isCounted ? `${before}${isMany ? plural(one) : one}` : all;
  return {
    text: `${range}${sized}${container && inflect(container)}${counted}`,
    length: numbersEnd + sized.length + container.length + all.length,
    amount,
  };
}

/** "6-ounce jar" multiplied by the factor: "2 × 6-ounce jars"; `null` for another text. */
function scaleContainer(text: string, factor: number): Scaled | null {
  const amount = takeAmount(text);
  const end = amount ? lengthWithOthers(text, amount) : 0;
  const container = amount && takeContainer(amount, text.slice(end));
  if (!amount || !container) return null;
  const count = writeParts(roundToParts(factor));
  const size = text.slice(0, end) + container.gap;
  const length = size.length + container.name.length;
  return { text: `${count} × ${size}${inflectUnit(container.name, factor > 1)}`, length };
}

/** Whether another amount may follow one in this unit: "500g/1lb 2oz", "2cm/¾in". */
const canGoOn = (unit: string) => isMeasure(unit) || isLength(unit);

/** The amounts at the start of a text, times the factor; `null` without any. */
function scaleStart(text: string, factor: number): string | null {
  const contained = scaleContainer(text, factor);
  if (contained) return contained.text + text.slice(contained.length);
  let scaled = "";
  let at = 0;
  // Brackets say the same in any unit: "4 oz (1 stick) butter".
  let isWithin = false;
  const isSame = (unit: string) => canGoOn(unit) || (isWithin && unit !== "");
  for (let part = scaleAmount(text, factor); part; ) {
    scaled += part.text;
    at += part.length;
    const rest = text.slice(at);
    const joints: RegExp[] = [SAME, MORE, LESS, TO, /^\s*[(&]\s*/u, ...(isWithin ? [/^[;,]\s*/u] : [])];
    const said = joints.map((one) => firstMatch(one, rest)).find(Boolean);
    const joint: string = said ?? firstMatch(/^\s*/u, rest);
    // Brackets behind a can name its size, behind a stick of butter the same amount.
    isWithin ||= joint.includes("(") && (canGoOn(part.amount.unit) || part.amount.unit === "stick");
    const next = isSame(part.amount.unit) ? scaleAmount(rest.slice(joint.length), factor) : null;
    const isTwice = next !== null && !said && isSaidTwice(part.amount, next.amount);
    const isMore = said !== undefined || (next !== null && isFollowedBy(part.amount, next.amount));
    if (!next || !(isTwice || (isMore && isSame(next.amount.unit)))) break;
    scaled += joint;
    at += joint.length;
    part = next;
  }
  return at === 0 ? null : scaled + scaleLater(text.slice(at), factor);
}

/** Before a later amount: "1 tsp sage or ½ tsp dried sage", "1 egg plus 1 yolk", "2 tbsp cornflour with 2 tbsp water". */
const LATER = /\s(?:(or|and|plus|&|\+)|with|in)\s+(?=[\d¼-¾⅐-⅞])/giu;
/** "⅓ cup sugar, plus 1 tbsp for the top" */
const PLUS = /,\s+plus\s+(?=[\d¼-¾⅐-⅞])/giu;
/** The same measure behind the name: "2 tsp garlic 10 ml". */
const LAST = /\s(?=[\d¼-¾⅐-⅞][\d.,/½¼¾⅓⅔]*\s?\p{L}{1,5}\.?$)/gu;

/** Scales amounts further on, up to a comma or bracket, because sizes and preparations follow. */
function scaleLater(text: string, factor: number): string {
  const named = firstMatch(/^[^,;(]*/u, text);
  const joints = [...named.matchAll(LATER), ...named.matchAll(LAST), ...text.matchAll(PLUS)];
  let scaled = "";
  let at = 0;
  for (const { 0: joint, 1: sameOrMore, index } of joints) {
    const end = index + joint.length;
    const amount = takeAmount(text.slice(end));
    const isSize = amount && takeContainer(amount, text.slice(end + amount.length));
    const isScaled = amount && (isMeasure(amount.unit) || sameOrMore !== undefined);
    const part = end >= at && isScaled && !isSize ? scaleAmount(text.slice(end), factor) : null;
    if (!part) continue;
    scaled += text.slice(at, end) + part.text;
    at = end + part.length;
  }
  return scaled + text.slice(at);
}

/**
 * Scales a line of ingredients (1.5 is six eaters instead of four): "500 g flour" is "750 g flour", "2–3 eggs" are "3–4½
 * eggs". Units and words stay, except that 1,000 g and ml become 1 kg and 1 l. An amount in two units or a sum ("200ml/7fl oz",
 * "1 cup plus 2 tbsp") is scaled wherever a measure follows a measure. A line without an amount stays, and so do times and
 * temperatures.
 */
export function scaleLine(line: string, factor: number): string {
  if (factor === 1) return line;
  const latin = tidyLine(toLatinDigits(line));
  const { start, rest } = startLine(latin);
  const text = countArticle(rest);
  const scaled = scaleStart(text, factor);
  if (scaled !== null) return start + scaled;
  const trailing = findTrailingAmount(latin);
  if (!trailing) return line;
  const amount = scaleStart(latin.slice(trailing.start, trailing.end), factor);
  return latin.slice(0, trailing.start) + amount + latin.slice(trailing.end);
}
