import { readNumber, spellFractions, toNumber, unclearNumber } from "#app/domain/food/fraction.ts";
import { plural, singular } from "#app/domain/food/plurals.ts";
import { findMeasure, findRecipeUnit, isMetric, isSize, normalizeUnit } from "#app/domain/food/units.ts";
import { capitalize } from "#app/domain/food/words.ts";

/** Lines of recipes for other numbers of eaters (docs/product/food.md, "Scaling"). */

/** The characters of a number at the start of a line, at most as many as the parser reads. */
const NUMBER_SIGNS = /^[\d\s.,/⁄¼-¾⅐-⅞]{1,24}/u;
const BETWEEN = /^\s*(?:[-–—]|(?:or|to)(?=\s))\s*/iu;
const AND_MORE = /^(?:\s*[/+&(]\s*|\s+(?:plus|and)\s+)/iu;
const UNIT = /^(\s*(?:\([^()]*\)\s*)?)((?:fl(?:uid)? (?:oz|ounces?)|\p{L}+)(?![-\p{L}]))/iu;
/** Not amounts: times, temperatures, shares, and sizes: "20 minutes", "180 °C", "2% milk", "2-inch piece". */
const NO_AMOUNT =
  /^\s*(?:[°º%]|degrees?\b|F\b|(?:h|hrs?|hours?|mins?|minutes?(?! steak)|s|secs?|seconds?|days?)(?![\p{L}\d])|-\s*\p{L})/iu;
/** No cups in such numbers. */
const CELSIUS = /^\s*C\b/u;
const LEAST_DEGREES = 50;

interface Read {
  value: number;
  /** The line's own text of it. */
  text: string;
}

/** The number at the start of a text, and its exact text; `null` for an unclear one. */
function takeNumber(text: string): Read | null {
  const [signs = ""] = NUMBER_SIGNS.exec(text) ?? [];
  if (signs.trimStart() !== signs || unclearNumber(signs)) return null;
  const read = readNumber(spellFractions(signs));
  if (!read) return null;
  for (let end = 1; end <= signs.length; end += 1) {
    const rest = spellFractions(signs.slice(end)).trim();
    if (rest === read.rest) return { value: toNumber(read.amount), text: signs.slice(0, end) };
  }
  return null;
}

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

/** Measures that do not convert. */
const FLUID = new Set(["fluid ounce", "pint", "quart", "gallon"]);
const LARGE_UNITS: Readonly<Record<string, string>> = { g: "kg", ml: "l" };

/** The unit's word for one or many, as the line writes it: "Cups" stay large, "tbsp" has no plural. */
function writeWord(word: string, isMany: boolean): string {
  const small = word.toLowerCase();
  const one = singular(small);
  const known = findRecipeUnit(small);
  // Short names are written alike for one and many: only a unit's whole name has two forms.
  if (known === null || (known !== one && findRecipeUnit(one) !== one)) return word;
  const written = isMany ? plural(one) : one;
  return /^\p{Lu}/u.test(word) ? capitalize(written) : written;
}

/** A counted thing, up to its preparation: "1 large red onion, chopped". */
const COUNTED = /^(\s*(?:(?:small|medium|large)\s+)?((?:\p{Ll}[\p{Ll}-]*\s+){0,3}))(\p{Ll}{3,})(?=\s*(?:[,;(]|$))/u;

/**
 * What the last of several words may be: in "1 lemon juice" and "1 onion chopped" it is nothing that is counted.
 */
const PIECES = new Set(
  (
    "apple apricot aubergine avocado bagel banana beet beetroot bun burger cabbage carrot chilli chop clove courgette " +
    "cracker cucumber cube cutlet date drumstick egg eggplant fig fillet flatbread leaf leek lemon lime mango mushroom " +
    "nectarine olive onion orange parsnip patty peach pear pepper pickle pitta plum potato prawn radish roll sausage " +
    "scallion shallot steak thigh tomato tortilla turnip waffle wrap yam yolk zucchini"
  ).split(" "),
);

interface Amount {
  scaled: string;
  /** The length of its text. */
  length: number;
  /** Its normalized name; `""`: pieces. */
  unit: string;
}

/** Whether an amount has a measure, as in brackets: "1 can (400 g)" says how large a can is. */
const isMeasure = ({ unit }: Amount): boolean => findMeasure(unit) !== undefined || FLUID.has(unit);

/** The amount at the start of a text, times the factor; `null` without one. */
function scaleAmount(text: string, factor: number): Amount | null {
  const from = takeNumber(text);
  if (!from) return null;
  const [between = ""] = BETWEEN.exec(text.slice(from.text.length)) ?? [];
  const to = between ? takeNumber(text.slice(from.text.length + between.length)) : null;
  const numbers = to ? [from, to] : [from];
  const numbersEnd = from.text.length + (to ? between.length + to.text.length : 0);
  const rest = text.slice(numbersEnd);
  if (NO_AMOUNT.test(rest) || (CELSIUS.test(rest) && from.value >= LEAST_DEGREES)) return null;

  const [, gap = "", word = ""] = UNIT.exec(rest) ?? [];
  const known = findRecipeUnit(word);
  const unit = known === null || isSize(normalizeUnit(known)) ? null : normalizeUnit(known);
  const measure = unit === null ? undefined : findMeasure(unit);
  const largest = Math.max(...numbers.map(({ value }) => value * factor));

  const large = unit !== null && roundSmall(largest) >= 1000 ? LARGE_UNITS[unit] : undefined;
  const isSmall = unit !== null && LARGE_UNITS[unit] !== undefined;
  const isDecimal = isMetric(measure) || measure?.kind === "ounces";
  const write = ({ value, text: asWritten }: Read): string => {
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
  if (unit !== null) {
    const unitEnd = numbersEnd + gap.length + word.length;
    const scaled = `${range}${gap}${large ?? writeWord(word, isMany)}`;
    return { scaled, length: unitEnd, unit };
  }
  const [all = "", before = "", kind = "", name = ""] = COUNTED.exec(rest) ?? [];
  const one = singular(name);
  const isCounted = !kind || PIECES.has(one);
  const counted = isCounted ? `${before}${isMany ? plural(one) : one}` : all;
  return { scaled: `${range}${all && counted}`, length: numbersEnd + all.length, unit: "" };
}

/**
 * Scales a line of ingredients (1.5 is six eaters instead of four): "500 g flour" is "750 g flour", "2–3 eggs" are "3–4½
 * eggs". Units and words stay, except that 1,000 g and ml become 1 kg and 1 l. An amount in two units or a sum ("200ml/7fl oz",
 * "1 cup plus 2 tbsp") is scaled wherever a measure follows a measure. A line that does not start with an amount stays, and
 * so do times and temperatures.
 */
export function scaleLine(line: string, factor: number): string {
  if (factor === 1) return line;
  const [bullet = ""] = /^[\s•*·–—-]+/u.exec(line) ?? [];
  const [, article = "", unit = ""] = /^(an? )(\p{L}+)/iu.exec(line.slice(bullet.length)) ?? [];
  const isOfUnit = article !== "" && findRecipeUnit(unit) !== null;
  const text = isOfUnit ? `1 ${line.slice(bullet.length + article.length)}` : line.slice(bullet.length);

  let scaled = bullet;
  let at = 0;
  for (let amount = scaleAmount(text, factor); amount; ) {
    scaled += amount.scaled;
    at += amount.length;
    const [joint = ""] = AND_MORE.exec(text.slice(at)) ?? [];
    const next = isMeasure(amount) && joint ? scaleAmount(text.slice(at + joint.length), factor) : null;
    if (!next || !isMeasure(next)) break;
    scaled += joint;
    at += joint.length;
    amount = next;
  }
  return at === 0 ? line : scaled + text.slice(at);
}
