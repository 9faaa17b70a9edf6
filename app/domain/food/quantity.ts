import { type Fraction, fraction, plus, roundUpTo, times, toNumber } from "#app/domain/food/fraction.ts";
import {
  type AmountTerm,
  canBeWritten,
  inLargeUnits,
  isAmount,
  parseTerms,
  type Term,
  writeTerms,
} from "#app/domain/food/terms.ts";
import { findMeasure, isMetric, listMeasures } from "#app/domain/food/units.ts";

/**
 * Quantities of a shopping list: free text that adds up where it can (docs/product/food.md, "Quantities that add up").
 */

/** Larger units that a sum converts to: 500 g and 700 g are 1.2 kg. */
const PROMOTED = new Set(["kg", "l"]);

/** A sum is readable in a unit from one of it on, without odd fractions. */
const readsWell = ({ unit, amount: { numerator, denominator } }: AmountTerm) =>
  numerator >= denominator && (PROMOTED.has(unit) ? 100 % denominator === 0 : 4 % denominator === 0);

/** Parts of a spoon or cup that a kitchen can measure: 7/12 cup is 9 1/3 tbsp. */
const isMeasurable = ({ unit, amount: { denominator } }: AmountTerm) =>
  denominator <= 4 || (unit === "tsp" && denominator === 8);

/** The key under which amounts add up: a kind of measure, else a unit. */
const sumKey = ({ unit }: AmountTerm): string => findMeasure(unit)?.kind ?? `unit ${unit}`;

/** Two amounts of the same key together; `null` when the sum cannot be written. */
function addAmounts(a: AmountTerm, b: AmountTerm): AmountTerm | null {
  const [one, other] = [findMeasure(a.unit), findMeasure(b.unit)];
  if (!one || !other) {
    const sum = { unit: a.unit, amount: plus(a.amount, b.amount) };
    return canBeWritten(sum) ? sum : null;
  }
  const total = plus(times(a.amount, one.size), times(b.amount, other.size));
  const sums = listMeasures(one.kind)
    .sort((x, y) => y.size - x.size)
    .map(({ unit, size }) => ({ unit, amount: times(total, 1, size) }))
    .filter(canBeWritten);
  const candidates = sums.filter(({ unit }) => unit === a.unit || unit === b.unit || PROMOTED.has(unit));
  const sum = candidates.find(readsWell) ?? candidates.at(-1) ?? null;
  const isOdd = sum !== null && one.kind === "spoons" && !isMeasurable(sum);
  return isOdd ? (sums.find(isMeasurable) ?? sum) : sum;
}

/** Adds each term to the last one in the sum with the same key, or appends it. Linear in both lengths. */
export function addTerms(sum: readonly Term[], more: readonly Term[]): Term[] {
  const terms = [...sum];
  const places = new Map(sum.flatMap((term, at) => (isAmount(term) ? [[sumKey(term), at] as const] : [])));
  for (const term of more) {
    const at = isAmount(term) ? places.get(sumKey(term)) : undefined;
    const together = at === undefined ? null : addAmounts(terms[at] as AmountTerm, term as AmountTerm);
    if (at !== undefined && together) terms[at] = together;
    else {
      if (isAmount(term)) places.set(sumKey(term), terms.length);
      terms.push(term);
    }
  }
  return terms;
}

/**
 * Adds two quantities of the same thing: "500 g" and "1 kg" are "1.5 kg"; quantities that do not add up are joined,
 * "2 cups + 1". `null` adds nothing.
 */
export function addQuantities(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return writeTerms(addTerms(parseTerms(a), parseTerms(b)));
}

/** "1 cup" minus "2 tsp" is "46 tsp"; `from` unchanged if they do not convert, or nothing would be left. */
export function subtractQuantity(from: string, taken: string): string {
  const [one, other] = [parseTerms(from)[0], parseTerms(taken)[0]];
  if (!one || !other || !isAmount(one) || !isAmount(other) || sumKey(one) !== sumKey(other)) return from;
  const rest = addAmounts(one, { ...other, amount: times(other.amount, -1) });
  return rest && rest.amount.numerator > 0 ? writeTerms([rest]) : from;
}

/** Rounds up to an amount that shops sell: whole grams, hundredths of a kilo, quarters and thirds. */
function roundUp(amount: Fraction, unit: string): Fraction {
  const measure = findMeasure(unit);
  if (isMetric(measure)) return roundUpTo(amount, Math.min(measure.size, 100));
  return amount.denominator <= 4 ? amount : roundUpTo(amount, 4);
}

/**
 * Scales a quantity for `base` servings to `wanted` servings: "500 g" for 4 is "750 g" for 6. An odd fraction is
 * rounded up a little; words that are no amount stay.
 */
export function scaleQuantity(text: string | null, wanted: number, base: number): string | null {
  if (text === null || wanted === base) return text;
  const scaled = parseTerms(text).map((term): Term => {
    if (!isAmount(term)) return term;
    const { unit, amount } = term;
    const more = { unit, amount: roundUp(times(amount, wanted, base), unit) };
    return canBeWritten(more) ? more : { words: `${writeTerms([term])} × ${wanted}/${base}` };
  });
  return inLargeUnits(writeTerms(scaled));
}

/** The sum of each kind of unit in a text, in its smallest unit; words count as themselves. */
export function totals(text: string): Map<string, number> {
  const found = new Map<string, number>();
  const add = (key: string, amount: number) => found.set(key, (found.get(key) ?? 0) + amount);
  for (const term of parseTerms(text)) {
    if (!isAmount(term)) {
      add(`words ${term.words}`, 1);
      continue;
    }
    const measure = findMeasure(term.unit);
    add(measure?.kind ?? `unit ${term.unit}`, toNumber(term.amount) * (measure?.size ?? 1));
  }
  return found;
}

/** An amount as people write it, "1 1/2 cups", "250 g", to the nearest quarter; pieces without a unit. */
export const writeQuantity = (amount: number, unit: string): string =>
  writeTerms([{ unit, amount: fraction(Math.round(amount * 4), 4) }]);
