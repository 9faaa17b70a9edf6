import { firstMatch } from "#app/domain/food/first-match.ts";

/** A fraction of whole numbers in lowest terms. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A fraction in lowest terms. */
export function fraction(numerator: number, denominator: number): Fraction {
  const common = divisor(numerator, denominator) || 1;
  return { numerator: numerator / common, denominator: denominator / common };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const times = ({ numerator, denominator }: Fraction, factor: number, per = 1): Fraction =>
  fraction(numerator * factor, denominator * per);

export const toNumber = ({ numerator, denominator }: Fraction): number => numerator / denominator;

/** Rounds up to a multiple of 1/`parts`: a third in quarters is a half. */
export const roundUpTo = ({ numerator, denominator }: Fraction, parts: number): Fraction =>
  fraction(Math.ceil((numerator * parts) / denominator), parts);

/** As recipes write it: "1 1/2". */
export function writeMixed({ numerator, denominator }: Fraction): string {
  const whole = Math.floor(numerator / denominator);
  if (numerator % denominator === 0) return String(whole);
  return `${whole > 0 ? `${whole} ` : ""}${numerator % denominator}/${denominator}`;
}

/** As lists write it: halves, thirds, quarters and eighths are fractions; other parts of tens are decimals. */
export function writeFraction(amount: Fraction): string {
  const isDecimal = [1, 10, 100, 1000].some((ten) => ten % amount.denominator === 0);
  return isDecimal && ![2, 4, 8].includes(amount.denominator) ? String(toNumber(amount)) : writeMixed(amount);
}

/** "1½" as "1 1/2", and ".5" as "0.5". */
export const spellFractions = (text: string): string =>
  text
    .replaceAll("⁄", "/")
    .replace(/^\.(?=\d+(?![\d/]| ?[¼-¾⅐-⅞]))/u, "0.")
    .replace(/(?:(\d)\s*)?([¼-¾⅐-⅞])/gu, (_, digit = "", sign: string) =>
      `${digit} ${sign.normalize("NFKC").replace("⁄", "/")}`.trim(),
    );

/** "1 1/2", "1-1/2", "1 and 1/2", "1/2"; or "1", "0,5", "0.6666666865". */
const NUMBER =
  /^(?:(\d{1,6})(?: ?[-–] ?| (?:and |& |und |et |en |y |e )?|と))?(\d{1,6})\/(\d{1,4})(?!\d)|^(\d{1,6})(?:[.,](\d{1,18}))?(?!\d)/;
const WHOLE = /^(\d{1,6})(?!\d)/;
/** Denominators for decimals of more than three digits: a site's converter writes 2/3 as 0.6666666865. */
const KITCHEN_PARTS = [1, 2, 3, 4, 5, 6, 8, 12, 16];

function fromDecimal(integer: string, decimals: string): Fraction {
  if (decimals.length <= 3) return fraction(Number(integer + decimals), 10 ** decimals.length);
  const value = Number(`${integer}.${decimals}`);
  const denominator =
    KITCHEN_PARTS.find((part) => Math.abs(value * part - Math.round(value * part)) < 0.002 * part) ?? 1000;
  return fraction(Math.round(value * denominator), denominator);
}

/** "1,000 g" and "1.000 g" are a thousand or one, depending on the writer. */
const MAYBE_THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3}|\.\d\d0)(?!\d)/;

/** The ambiguous number (`MAYBE_THOUSANDS`) at the start of a text; `""` without one. */
export const unclearNumber = (text: string): string => firstMatch(MAYBE_THOUSANDS, text);

/** Whether a text is a number and nothing else, zero and ambiguous numbers included. */
export const isNumber = (text: string): boolean => NUMBER.exec(text)?.[0] === text;

/**
 * The number at the start of a text, "1 1/2" or "0,5", and the rest; `null` for zero, no number, or an ambiguous one. Signs such
 * as "½" must be spelt out first: {@link spellFractions}.
 */
export function readNumber(text: string): { amount: Fraction; rest: string } | null {
  const found = unclearNumber(text) ? null : NUMBER.exec(text);
  if (!found) return null;
  const [all, whole = "0", numerator, denominator, integer = "", decimals = ""] = found;
  if (denominator !== undefined && Number(denominator) === 0) return null;
  // "2-3/2" is no mixed number.
  const isMixed = denominator === undefined || whole === "0" || Number(numerator) < Number(denominator);
  if (!isMixed) {
    const digits = firstMatch(WHOLE, text);
    return { amount: fraction(Number(digits), 1), rest: text.slice(digits.length).trim() };
  }
  const amount =
    denominator !== undefined
      ? fraction(Number(whole) * Number(denominator) + Number(numerator), Number(denominator))
      : fromDecimal(integer, decimals);
  return amount.numerator === 0 ? null : { amount, rest: text.slice(all.length).trim() };
}
