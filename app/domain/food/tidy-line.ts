import { takeAmount } from "#app/domain/food/amount.ts";

const MEASURE = "(?:ounces?|oz|inch(?:es)?|pounds?|lbs?|grams?|g|ml|cm)";
const CONTAINER = "(?:cans?|tins?|jars?|bags?|packages?|packets?|box(?:es)?|bottles?)";
/** Marks that sites and their programs leave in a line of a recipe, with their replacements. */
const MARKS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // UTF-8 that was read as Latin-1, and JSON that was escaped once more.
  [/Â(?=[\s¼-¾⅐-⅞]|$)/gu, " "],
  [/\\?u0026(?:amp;)?/gu, "&"],
  // "((see note))", "( , chopped)", and the sign of a footnote: "chilli*".
  [/\(\s*\(([^()]*)\)\s*\)/gu, "($1)"],
  [/\(\s*(?:,\s*)?(?=[^\s)])/gu, "("],
  [/(?<=\p{L})\*+(?=[\s,.)]|$)|(?<=\s)\*+(?=\p{L})/gu, ""],
  // "14- ounce", "15.5 -Ounce", "1, 14 oz can", and "2 - 15 oz cans".
  [new RegExp(`(?<=\\d)(?:\\s-\\s?|-\\s)(?=${MEASURE}\\b)`, "giu"), "-"],
  [new RegExp(`^(\\d{1,2}), (?=\\d[\\d.]*[ -]?${MEASURE}\\b)`, "iu"), "$1 "],
  [new RegExp(`^(\\d{1,2}) ?[-–] (?=\\d[\\d.]*[ -]?${MEASURE}\\.? ${CONTAINER}\\b)`, "iu"), "$1 x "],
  // A button's word before the amount, links, "2 or more tbsp", "2 numbers onion", and "1b." for "lb".
  [/^info (?=[\d¼-¾⅐-⅞])/iu, ""],
  [/\[([^\][|]*)(?:\|[^\]]*\]|\]\([^()]*\))/gu, "$1"],
  [/^([\d¼-¾⅐-⅞ /]+) or more (?=\p{L})/iu, "$1 "],
  [/^(\d{1,2}) (?:numbers?|nos?\.|units?|items?) (?=\p{L})/iu, "$1 "],
  [/(?<=\d[ -])[1I]b\b\.?/gu, "lb"],
  // "1 /2 banana", "2 - onions"
  [/^(\d) \/(?=\d)/u, "$1/"],
  [/^([\d¼-¾⅐-⅞][\d.,/¼-¾⅐-⅞ ]*?) ?[-–—] (?=[\p{L}(])/u, "$1 "],
];
/** Between an amount and its food: "1 tbsp (20 ml) - olive oil". */
const DASH = /^(\s*\([^()]*\))?\s+[-–—]\s+(?=\p{L})/u;

/** A line without the marks that sites and their programs leave: "2 - onions ((chopped))" is "2 onions (chopped)". */
export function tidyLine(line: string): string {
  // Markdown's bold is a heading (heading.ts).
  if (/^\s*\*\*/u.test(line)) return line;
  const marked = MARKS.reduce((tidied, [pattern, instead]) => tidied.replace(pattern, instead), line);
  const text = marked === line ? line : marked.replace(/\s+/gu, " ").trim();
  const amount = takeAmount(text);
  if (!amount || amount.unit === "") return text;
  return text.slice(0, amount.length) + text.slice(amount.length).replace(DASH, "$1 ");
}
