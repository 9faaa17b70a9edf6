import { fraction, roundUpTo, times, toNumber } from "#app/domain/food/fraction.ts";
import { addTerms } from "#app/domain/food/quantity.ts";
import { canBeWritten, isAmount, metricTerm, parseTerms, type Term, writeTerms } from "#app/domain/food/terms.ts";
import { findMeasure, isMeasure, isMetric } from "#app/domain/food/units.ts";

/** Quantities as shops sell them. */

const ML_OF_TEASPOON = 5;
/** Four tablespoons; from here on a shop's unit reads better than spoons. */
const MANY_TEASPOONS = 12;
const PACK_STEP = 50;

/** `per` of a unit make one of `as`: ten cloves of garlic are a head. */
export interface Pack {
  /** All units of spoons count as one unit. */
  unit: string;
  per: number;
  as: string;
}

const isSpoon = (unit: string) => findMeasure(unit)?.kind === "spoons";

/** Grams and millilitres up to the next five, from 100 on ten, from 1,000 on fifty. */
function roundToBuy(term: Term): Term {
  const measure = isAmount(term) ? findMeasure(term.unit) : undefined;
  if (!isAmount(term) || !isMetric(measure)) return term;
  const exact = toNumber(term.amount) * measure.size;
  const step = exact < 100 ? 5 : exact < 1000 ? 10 : 50;
  const rounded = metricTerm(Math.ceil(exact / step - 1e-9) * step, measure.kind);
  return canBeWritten(rounded) ? rounded : term;
}

/** Whether a unit is sold whole: pieces, cans and bunches, but not pounds and pints. */
const isWhole = (unit: string) => !isMeasure(unit) && unit !== "dozen";

/** A quantity in whole pieces and packs, because shops do not sell a third of a courgette; measures and words stay. */
export function wholePieces(text: string): string {
  const terms = parseTerms(text);
  const isPart = (term: Term) => isAmount(term) && isWhole(term.unit) && term.amount.denominator > 1;
  if (!terms.some(isPart)) return text;
  return writeTerms(
    terms.map((term) => (isPart(term) && isAmount(term) ? { ...term, amount: roundUpTo(term.amount, 1) } : term)),
  );
}

/**
 * The quantity to buy, never less than needed: whole cans, heads, pieces and packs. Many spoons and cups become millilitres, or
 * grams for dry goods (a spoon of 15 ml holds at most 15 g of flour or sugar). Words without an amount stay.
 */
export function quantityToBuy(text: string, isPoured: boolean, pack?: Pack): string {
  const terms = parseTerms(text);
  const kind = isPoured ? "volume" : "weight";
  // A few spoons beside grams are grams, too.
  const isMeasured = terms.some((term) => isAmount(term) && findMeasure(term.unit)?.kind === kind);
  const bought = terms.map((term): Term => {
    if (!isAmount(term)) return term;
    const { unit, amount } = term;
    const size = isSpoon(unit) ? (findMeasure(unit)?.size ?? 1) : 1;
    if (pack && (unit === pack.unit || (isSpoon(unit) && isSpoon(pack.unit))))
      return { unit: pack.as, amount: roundUpTo(times(amount, size, pack.per), 1) };
    if (isWhole(unit)) return { unit, amount: roundUpTo(amount, 1) };
    if (!isSpoon(unit)) return term;
    const teaspoons = toNumber(amount) * size;
    if (teaspoons < MANY_TEASPOONS && !isMeasured) {
      return unit === "cup" ? term : { unit, amount: roundUpTo(amount, 1) };
    }
    const step = isMeasured ? 1 : PACK_STEP;
    const measured = metricTerm(Math.ceil((teaspoons * ML_OF_TEASPOON) / step) * step, kind);
    return canBeWritten(measured) ? measured : term;
  });
  return writeTerms(addTerms([], bought).map(roundToBuy));
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
 * One step up or down for a single amount: "2 cartons" is "3 cartons", "500 g" is "600 g", "900 g" is "1 kg", half a cup is a
 * whole one. `null` as quantity is one piece. Returns `null` for words, several amounts, and below the smallest amount.
 */
export function stepQuantity(text: string | null, direction: "more" | "less"): string | null {
  const [term, another] = parseTerms(text ?? "1");
  if (!term || another || !isAmount(term)) return null;
  const measure = findMeasure(term.unit);
  const metric = isMetric(measure) ? measure : null;
  const amount = toNumber(term.amount) * (metric?.size ?? 1);
  const steps = metric ? METRIC_STEPS : PIECES_STEP;
  const { by } = steps.find(({ below }) => (direction === "more" ? amount < below : amount <= below)) ?? { by: 1 };
  const next = by * (direction === "more" ? Math.floor(amount / by) + 1 : Math.ceil(amount / by) - 1);
  if (next <= 0) return null;
  const step = metric ? metricTerm(next, metric.kind) : { unit: term.unit, amount: fraction(next, 1) };
  return canBeWritten(step) ? writeTerms([step]) : null;
}
