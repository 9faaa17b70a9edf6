import {
  type Fraction,
  fraction,
  readNumber,
  spellFractions,
  times,
  toNumber,
  writeFraction,
} from "#app/domain/food/fraction.ts";
import { findMeasure, isMetric, normalizeUnit, writeUnit } from "#app/domain/food/units.ts";
import { toLatinDigits } from "#app/utils/digits.ts";

/** An amount in a unit; `""` is the unit of plain pieces. */
export interface AmountTerm {
  unit: string;
  amount: Fraction;
}

/** One summand of a quantity: an amount, or words. */
export type Term = AmountTerm | { words: string };

export const isAmount = (term: Term): term is AmountTerm => !("words" in term);

function parseTerm(text: string): Term {
  const { amount, rest } = readNumber(text) ?? {};
  const isUnit = rest === "" || (rest !== undefined && /^\p{L}[\p{L} .'-]*$/u.test(rest));
  return amount && isUnit ? { unit: normalizeUnit(rest), amount } : { words: text };
}

/** The summands of "2 cups + 1". */
export const parseTerms = (text: string): Term[] =>
  spellFractions(toLatinDigits(text))
    .split("+")
    .map((term) => term.trim().replace(/\s+/g, " "))
    .filter(Boolean)
    .map(parseTerm);

function writeTerm(term: Term): string {
  if (!isAmount(term)) return term.words;
  const { unit, amount } = term;
  if (unit === "") return writeFraction(amount);
  const isDecimal = isMetric(findMeasure(unit)) && 1000 % amount.denominator === 0;
  const number = isDecimal ? String(toNumber(amount)) : writeFraction(amount);
  return `${number} ${writeUnit(unit, amount.numerator > amount.denominator)}`;
}

/** Writes summands as `parseTerms` reads them: "2 cups + 1". */
export const writeTerms = (terms: readonly Term[]): string => terms.map(writeTerm).join(" + ");

/** Whether an amount reads the same after it was written: without too many digits or rounding. */
export function canBeWritten({ unit, amount }: AmountTerm): boolean {
  const read = parseTerm(writeTerm({ unit, amount }));
  if (!isAmount(read)) return false;
  return (
    read.unit === unit && read.amount.numerator === amount.numerator && read.amount.denominator === amount.denominator
  );
}

/** An amount of grams or millilitres, in kg or l from a thousand on. */
export function metricTerm(amount: number, kind: "weight" | "volume"): AmountTerm {
  const [small, large] = kind === "weight" ? (["g", "kg"] as const) : (["ml", "l"] as const);
  return amount < 1000
    ? { unit: small, amount: fraction(amount, 1) }
    : { unit: large, amount: times(fraction(amount, 1), 1, 1000) };
}

/** A quantity with grams and millilitres from a thousand on in kg and l; other texts stay as they are. */
export function inLargeUnits(text: string): string {
  const terms = parseTerms(text);
  const large = terms.map((term): Term => {
    const measure = isAmount(term) ? findMeasure(term.unit) : undefined;
    const isLarge = isAmount(term) && isMetric(measure) && measure.size === 1 && toNumber(term.amount) >= 1000;
    return isLarge ? { unit: measure.kind === "weight" ? "kg" : "l", amount: times(term.amount, 1, 1000) } : term;
  });
  return large.some((term, at) => term !== terms[at]) ? writeTerms(large) : text;
}
