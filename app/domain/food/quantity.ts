/**
 * Quantities of a shopping list: free text that adds up where it can (docs/product/food.md, "Quantities that add up").
 */

/** Units that convert into each other, by how much of the smallest of their kind they hold. */
const UNITS: Record<string, { kind: string; size: number }> = {
  g: { kind: "weight", size: 1 },
  kg: { kind: "weight", size: 1000 },
  ml: { kind: "volume", size: 1 },
  cl: { kind: "volume", size: 10 },
  dl: { kind: "volume", size: 100 },
  l: { kind: "volume", size: 1000 },
  oz: { kind: "ounces", size: 1 },
  lb: { kind: "ounces", size: 16 },
  tsp: { kind: "spoons", size: 1 },
  tbsp: { kind: "spoons", size: 3 },
  cup: { kind: "spoons", size: 48 },
};
const ALIASES: Record<string, string> = {
  ...{ gram: "g", gramme: "g", gr: "g", kilogram: "kg", kilo: "kg" },
  ...{ milliliter: "ml", millilitre: "ml", liter: "l", litre: "l" },
  ...{ centiliter: "cl", centilitre: "cl", deciliter: "dl", decilitre: "dl" },
  ...{ ounce: "oz", pound: "lb", teaspoon: "tsp", tablespoon: "tbsp" },
};
/** Large units that a sum moves up to by itself: 500 g and 700 g are 1.2 kg. */
const PROMOTED = new Set(["kg", "l"]);

const IRREGULAR: Record<string, string> = {
  ...{ loaves: "loaf", leaves: "leaf", halves: "half" },
  ...{ tomatoes: "tomato", potatoes: "potato", mangoes: "mango" },
  ...{ cookies: "cookie", brownies: "brownie", pies: "pie" },
};
const PLURALS = new Map(Object.entries(IRREGULAR).map(([many, one]) => [one, many]));
const WITHOUT_PLURAL = new Set([
  ...Object.keys(UNITS).filter((unit) => unit !== "cup"),
  "dozen",
  "small",
  "medium",
  "large",
  "big",
]);

/** A whole fraction in lowest terms; decimals of people's lists are fractions of tens. */
interface Fraction {
  over: number;
  under: number;
}

/** One summand: so much of a unit (`""`: plain pieces), or words that are no amount. */
type Term = { unit: string; amount: Fraction } | { words: string };

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function fraction(over: number, under: number): Fraction {
  const common = divisor(over, under) || 1;
  return { over: over / common, under: under / common };
}

const plus = (a: Fraction, b: Fraction) => fraction(a.over * b.under + b.over * a.under, a.under * b.under);
function singular(word: string): string {
  if (IRREGULAR[word]) return IRREGULAR[word];
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return /[^aeiou]ies$/.test(word) ? word.replace(/ies$/, "y") : word.replace(/([^s])s$/, "$1");
}

function plural(word: string): string {
  if (WITHOUT_PLURAL.has(word)) return word;
  const irregular = PLURALS.get(word);
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, "ies");
  return word + (/(ch|sh|x|ss)$/.test(word) ? "es" : "s");
}

function unitOf(text: string): string {
  const word = text.toLowerCase().replace(/\.$/, "");
  const one = UNITS[word] ? word : singular(word);
  return ALIASES[one] ?? one;
}

const AMOUNT = /^(?:(\d{1,6}) )?(\d{1,6})\/(\d{1,4})(?!\d)|^(\d{1,6})(?:[.,](\d{1,3}))?(?!\d)/;
/** "1,000 g" is a thousand to some and one to others, as "1.000 g" is: it stands as it was written. */
const MAYBE_THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3}|\.\d\d0)(?!\d)/;

/** "1½" as "1 1/2". */
const spellFractions = (text: string) =>
  text.replace(/(?:(\d)\s*)?([¼-¾⅐-⅞])/gu, (_, digit = "", sign: string) =>
    `${digit} ${sign.normalize("NFKC").replace("⁄", "/")}`.trim(),
  );

function parseTerm(text: string): Term {
  const found = MAYBE_THOUSANDS.test(text) ? null : AMOUNT.exec(text);
  const rest = found ? text.slice(found[0].length).trim() : "";
  if (!found || (rest !== "" && !/^\p{L}[\p{L} .'-]*$/u.test(rest))) return { words: text };
  const [, whole = "0", over, under, integer, decimals = ""] = found;
  if (under !== undefined && Number(under) === 0) return { words: text };
  const amount = under
    ? fraction(Number(whole) * Number(under) + Number(over), Number(under))
    : fraction(Number(integer + decimals), 10 ** decimals.length);
  return amount.over === 0 ? { words: text } : { unit: unitOf(rest), amount };
}

/** The summands of "2 cups + 1". */
const parse = (text: string): Term[] =>
  spellFractions(text)
    .split("+")
    .map((term) => term.trim().replace(/\s+/g, " "))
    .filter(Boolean)
    .map(parseTerm);

function writeAmount({ over, under }: Fraction): string {
  const decimals = [1, 10, 100, 1000].findIndex((ten) => ten % under === 0);
  // Halves, thirds and quarters are said as such; the rest of the tens as decimals.
  if (decimals >= 0 && (under === 1 || under > 4)) return String(over / under);
  const whole = Math.floor(over / under);
  return `${whole > 0 ? `${whole} ` : ""}${over % under}/${under}`;
}

function writeTerm(term: Term): string {
  if ("words" in term) return term.words;
  const { unit, amount } = term;
  if (unit === "") return writeAmount(amount);
  const kind = UNITS[unit]?.kind;
  const isMetric = kind === "weight" || kind === "volume";
  const number = isMetric && 1000 % amount.under === 0 ? String(amount.over / amount.under) : writeAmount(amount);
  return `${number} ${amount.over > amount.under ? plural(unit) : unit}`;
}

/** A sum reads well in a unit when there is at least one of it, and no odd fraction. */
const readsWell = ({ over, under }: Fraction, unit: string) =>
  over >= under && (PROMOTED.has(unit) ? 100 % under === 0 : 4 % under === 0);

/** Whether a sum can be written and read again as what it is: no digits too many, no rounding. */
function canBeWritten(term: Term): boolean {
  const read = parseTerm(writeTerm(term));
  if ("words" in read || "words" in term) return false;
  const [a, b] = [read.amount, term.amount];
  return read.unit === term.unit && a.over === b.over && a.under === b.under;
}

/** Adds two amounts whose units are the same, or convert into each other; `null` when they do not. */
function addTerms(a: Term, b: Term): Term | null {
  if ("words" in a || "words" in b) return null;
  const [one, other] = [UNITS[a.unit], UNITS[b.unit]];
  if (!one || !other) {
    const sum = { unit: a.unit, amount: plus(a.amount, b.amount) };
    return a.unit === b.unit && canBeWritten(sum) ? sum : null;
  }
  if (one.kind !== other.kind) return null;
  const total = plus(
    fraction(a.amount.over * one.size, a.amount.under),
    fraction(b.amount.over * other.size, b.amount.under),
  );
  const candidates = Object.entries(UNITS)
    .filter(([unit, { kind }]) => kind === one.kind && (unit === a.unit || unit === b.unit || PROMOTED.has(unit)))
    .sort(([, x], [, y]) => y.size - x.size)
    .map(([unit, { size }]) => ({ unit, amount: fraction(total.over, total.under * size) }))
    .filter(canBeWritten);
  return candidates.find(({ unit, amount }) => readsWell(amount, unit)) ?? candidates.at(-1) ?? null;
}

/**
 * Two quantities of the same thing together: "500 g" and "1 kg" are "1.5 kg"; what does not add up stands side by side,
 * "2 cups + 1". No quantity adds nothing.
 */
export function addQuantities(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  const sum = parse(a);
  for (const term of parse(b)) {
    const index = sum.findIndex((known) => addTerms(known, term) !== null);
    const known = sum[index];
    const together = known && addTerms(known, term);
    if (together) sum[index] = together;
    else sum.push(term);
  }
  return sum.map(writeTerm).join(" + ");
}

const upTo = ({ over, under }: Fraction, part: number) => fraction(Math.ceil((over * part) / under), part);

/** An amount that someone can buy: whole grams, hundredths of a kilo, quarters and thirds; rather more than less. */
function roundUp(amount: Fraction, unit: string): Fraction {
  const { kind, size = 1 } = UNITS[unit] ?? {};
  if (kind === "weight" || kind === "volume") return upTo(amount, Math.min(size, 100));
  return amount.under <= 4 ? amount : upTo(amount, 4);
}

/**
 * A quantity that is right for `base` servings, for `wanted` of them: "500 g" for 4 is "750 g" for 6. What would be an
 * odd fraction is rounded up a little; words that are no amount stay.
 */
export function scaleQuantity(text: string | null, wanted: number, base: number): string | null {
  if (text === null || wanted === base) return text;
  const scaled = parse(text).map((term): Term => {
    if ("words" in term) return term;
    const { unit, amount } = term;
    const more = { unit, amount: roundUp(fraction(amount.over * wanted, amount.under * base), unit) };
    return canBeWritten(more) ? more : { words: `${writeTerm(term)} × ${wanted}/${base}` };
  });
  return scaled.map(writeTerm).join(" + ");
}

/** So many grams or millilitres as a summand, in the thousandfold unit from a thousand on. */
function metric(amount: number, kind: "weight" | "volume"): Term & { unit: string } {
  const [small, large] = kind === "weight" ? ["g", "kg"] : ["ml", "l"];
  return amount < 1000
    ? { unit: small as string, amount: fraction(amount, 1) }
    : { unit: large as string, amount: fraction(amount, 1000) };
}

const ML_OF_TEASPOON = 5;
/** From four tablespoons on nobody buys by the spoon. */
const MANY_TEASPOONS = 12;
const PACK_STEP = 50;

/** So many of a unit make one of what a shop sells: ten cloves of garlic are a head. */
export interface Pack {
  /** A unit of spoons stands for all of them. */
  unit: string;
  per: number;
  as: string;
}

const isSpoon = (unit: string) => UNITS[unit]?.kind === "spoons";
const numberOf = ({ over, under }: Fraction) => over / under;

/** Grams and millilitres up to the next five, from 100 on ten, from 1,000 on fifty. */
function roundToBuy(term: Term): Term {
  const known = "words" in term ? undefined : UNITS[term.unit];
  if ("words" in term || (known?.kind !== "weight" && known?.kind !== "volume")) return term;
  const exact = numberOf(term.amount) * known.size;
  const step = exact < 100 ? 5 : exact < 1000 ? 10 : 50;
  const rounded = metric(Math.ceil(exact / step - 1e-9) * step, known.kind);
  return canBeWritten(rounded) ? rounded : term;
}

/**
 * What to buy to have a quantity, never less: whole cans, heads, pieces and packs, and many spoons and cups as
 * millilitres, or as the grams of what is not poured (a spoon of 15 ml holds at most 15 g of flour or sugar). Words
 * that are no amount stay.
 */
export function quantityToBuy(text: string, isPoured: boolean, pack?: Pack): string {
  const terms = parse(text);
  const kind = isPoured ? "volume" : "weight";
  // A few spoons beside grams are grams, too.
  const isMeasured = terms.some((term) => !("words" in term) && UNITS[term.unit]?.kind === kind);
  const bought = terms.map((term): Term => {
    if ("words" in term) return term;
    const { unit, amount } = term;
    const size = isSpoon(unit) ? (UNITS[unit]?.size ?? 1) : 1;
    if (pack && (unit === pack.unit || (isSpoon(unit) && isSpoon(pack.unit))))
      return { unit: pack.as, amount: upTo(fraction(amount.over * size, amount.under * pack.per), 1) };
    if (!UNITS[unit]) return { unit, amount: upTo(amount, 1) };
    if (!isSpoon(unit)) return term;
    const teaspoons = numberOf(amount) * size;
    if (teaspoons < MANY_TEASPOONS && !isMeasured) return unit === "cup" ? term : { unit, amount: upTo(amount, 1) };
    const step = isMeasured ? 1 : PACK_STEP;
    const measured = metric(Math.ceil((teaspoons * ML_OF_TEASPOON) / step) * step, kind);
    return canBeWritten(measured) ? measured : term;
  });
  const sum = bought.map(writeTerm).reduce((whole, term) => addQuantities(whole, term) as string, "");
  return parse(sum).map(roundToBuy).map(writeTerm).join(" + ");
}

/** Grams and millilitres go by steps that grow with them: below so much, by so much. */
const METRIC_STEPS = [
  { below: 100, by: 10 },
  { below: 500, by: 50 },
  { below: 1000, by: 100 },
  { below: 10_000, by: 500 },
  { below: Number.POSITIVE_INFINITY, by: 1000 },
];
const PIECES_STEP = [{ below: Number.POSITIVE_INFINITY, by: 1 }];

/**
 * One step more or less of a quantity that is one amount: "2 cartons" is "3 cartons", "500 g" is "600 g", "900 g" is
 * "1 kg", half a cup is a whole one. No quantity is one piece. `null` where there is no such step: words, several
 * amounts, or less than the least there is.
 */
export function stepQuantity(text: string | null, direction: "more" | "less"): string | null {
  const [term, another] = parse(text ?? "1");
  if (!term || another || "words" in term) return null;
  const { kind, size } = UNITS[term.unit] ?? { kind: "pieces", size: 1 };
  const isMetric = kind === "weight" || kind === "volume";
  const amount = (term.amount.over / term.amount.under) * (isMetric ? size : 1);
  const steps = isMetric ? METRIC_STEPS : PIECES_STEP;
  const { by } = steps.find(({ below }) => (direction === "more" ? amount < below : amount <= below)) ?? { by: 1 };
  const next = by * (direction === "more" ? Math.floor(amount / by) + 1 : Math.ceil(amount / by) - 1);
  if (next <= 0) return null;
  const step = isMetric ? metric(next, kind) : { unit: term.unit, amount: fraction(next, 1) };
  return canBeWritten(step) ? writeTerm(step) : null;
}

/** How much of each kind of unit a text holds, in the smallest unit of its kind; words count as themselves. */
export function totals(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const term of parse(text)) {
    const unit = "words" in term ? undefined : UNITS[term.unit];
    const key = "words" in term ? `words ${term.words}` : (unit?.kind ?? `unit ${term.unit}`);
    const amount = "words" in term ? 1 : (term.amount.over / term.amount.under) * (unit?.size ?? 1);
    found.set(key, (found.get(key) ?? 0) + amount);
  }
  return found;
}

/**
 * An amount as people write it, "1 1/2 cups", "250 g", to the nearest quarter; of plain pieces when there is no unit.
 */
export const writeQuantity = (amount: number, unit: string): string =>
  writeTerm({ unit, amount: fraction(Math.round(amount * 4), 4) });
