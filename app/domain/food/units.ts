import { unitsOfMeasure } from "parse-ingredient";
import { firstMatch } from "#app/domain/food/first-match.ts";
import { plural, singular } from "#app/domain/food/plurals.ts";
import { FOREIGN_ALIASES, FOREIGN_UNITS } from "#app/domain/food/unit-names.ts";
import { capitalize } from "#app/domain/food/words.ts";

/** The units of recipes and shopping lists: one table for all readers and writers. */

interface Measure {
  kind: "weight" | "volume" | "ounces" | "spoons";
  /** Its size in the smallest unit of its kind: grams, millilitres, ounces, teaspoons. */
  size: number;
}

/** Units that convert into the others of their kind. */
const MEASURES: Record<string, Measure> = {
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
  milligram: "mg",
  gram: "g",
  gramme: "g",
  gr: "g",
  gm: "g",
  kgs: "kg",
  mls: "ml",
  tsps: "tsp",
  tbsps: "tbsp",
  kilogram: "kg",
  kilo: "kg",
  milliliter: "ml",
  millilitre: "ml",
  centiliter: "cl",
  centilitre: "cl",
  deciliter: "dl",
  decilitre: "dl",
  liter: "l",
  litre: "l",
  ltr: "l",
  lt: "l",
  ounce: "oz",
  ozs: "oz",
  pound: "lb",
  teaspoon: "tsp",
  tablespoon: "tbsp",
  tb: "tbsp",
  tbs: "tbsp",
  tbl: "tbsp",
  tblsp: "tbsp",
  tbspn: "tbsp",
  tspn: "tsp",
  btl: "bottle",
  ctn: "carton",
  doz: "dozen",
  env: "envelope",
  pkt: "packet",
  inch: "inch",
  centimeter: "cm",
  centimetre: "cm",
  millimeter: "mm",
  millimetre: "mm",
};

/** Containers in shops. */
const CONTAINERS = new Set(
  (
    "bag ball bar basket block bottle box bunch can canister carton container envelope jar jug loaf log pack package packet " +
    "pot pouch punnet sachet sack sleeve stick tin tray tub tube"
  ).split(" "),
);
/** Portions in recipes, beside the units above and those of `parse-ingredient`. */
const PORTIONS = (
  "batch bulb cc cube dessertspoon dollop drizzle glug handful knob leaf mug pat rack rasher rib scoop sheet shot slab slice splash sprinkle square " +
  "squeeze stalk strip teacup wedge"
).split(" ");
/** Foods whose name begins with a unit. */
const NAMED_AS_UNITS =
  /^(?:ribs?[ -]?eyes?|(?:ribs?|bar|cubed?|strip|pot|loaf|block|stick|square|leaf|sheet|shot|rack|pat)[ -](?:roast|steak|chop|tip|loin|pie|sticker|tin|pan|cake|glass|spinach|lettuce|cheese|bean|of lamb tips)s?)(?!\p{L})/iu;
/** Portions that are bought as well as their food, and are named after it, too: "garlic cloves", "bread slices". */
const PIECES_OF_FOOD = new Set(["bulb", "clove", "head", "piece", "rasher", "rib", "slice", "sprig", "stalk"]);
const SIZES = new Set(["small", "medium", "large"]);
/** Measures that do not convert, because they differ by country, from the smallest on. */
const FLUID = ["fluid ounce", "pint", "quart", "gallon"];
/** Units for the length of a piece. */
const LENGTHS = new Set(["inch", "cm", "mm"]);

/** Units, and words in place of units, with the same singular and plural. */
const WITHOUT_PLURAL = new Set([
  ...Object.keys(MEASURES).filter((unit) => unit !== "cup"),
  ...SIZES,
  ...["mg", "cc", "cm", "mm", "big", "dozen"],
]);

interface NamedUnit {
  unit: string;
  names: readonly string[];
}

const splitList = (text: string, sign: string): string[] => text.split(sign).map((name) => name.trim());

/** Names of units in other languages. */
const FOREIGN = splitList(FOREIGN_UNITS, ";").map((names) => splitList(names, ","));

/** A unit's name without case, accents and full stops: "c. à s." is "c a s". */
const foldName = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}.]/gu, "")
    .replace(/[\s-]+/gu, " ")
    .trim();

const UNITS: readonly NamedUnit[] = [
  ...Object.entries(unitsOfMeasure).map(([id, { short, plural: many, alternates = [] }]) => ({
    unit: ALIASES[id] ?? id,
    names: [id, short, many, ...alternates],
  })),
  ...Object.keys(MEASURES).map((unit) => ({ unit, names: [unit] })),
  ...Object.entries(ALIASES).map(([name, unit]) => ({ unit, names: [name, plural(name)] })),
  ...[...CONTAINERS, ...PORTIONS].map((unit) => ({ unit, names: [unit, plural(unit)] })),
  ...Object.entries(FOREIGN_ALIASES).map(([unit, names]) => ({
    unit,
    names: names.split(/[,/]/u).map((name) => name.trim()),
  })),
  ...FOREIGN.map((names) => ({ unit: names[0] as string, names })),
];
const isCapitalT = (name: string): boolean => name === "T" || name === "T.";
/** The unit of each name. The first unit of a name has it. */
const UNIT_NAMES = new Map<string, string>();
for (const { unit, names } of UNITS) {
  // "T" is a tablespoon, and "t" a teaspoon.
  for (const name of names.filter((one) => !isCapitalT(one)).map(foldName))
    if (!UNIT_NAMES.has(name)) UNIT_NAMES.set(name, unit);
}
/** The singular and plural of names in other languages, by each of both. */
const FOREIGN_FORMS = new Map(
  [
    ...FOREIGN,
    ...Object.values(FOREIGN_ALIASES).flatMap((names) => splitList(names, ",").map((pair) => pair.split("/"))),
  ]
    .filter((names) => names.length > 1)
    .flatMap(([one = "", many = one]) => [one, many].map((name) => [name, { one, many }] as const)),
);
/** "Zehe/n" and "Tomate(n)": both forms in one. */
const BOTH_FORMS = /^(?:\/(?:e|n|en|er)|\((?:e|n|en|er|s)\))(?!\p{L})/u;
/** The most words of a name: "cuillères à soupe". */
const MOST_WORDS = 3;

/** The normalized unit of a word, "Tbsp." as well as "tablespoons"; `null` for a word that is no unit. */
export const findUnit = (word: string): string | null =>
  isCapitalT(word) ? "tbsp" : (UNIT_NAMES.get(foldName(word)) ?? null);

/** Names of units in Chinese and Japanese, the longest first: no blank separates them from the food. */
const UNSPACED_NAMES = UNITS.flatMap(({ names }) => names)
  .filter((name) => /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+$/u.test(name))
  .sort((a, b) => b.length - a.length);

/** The unit that a text begins with, and its name there; `null` for none. */
export function takeUnitName(text: string): { unit: string; name: string } | null {
  const unspaced = UNSPACED_NAMES.find((name) => text.startsWith(name));
  if (unspaced) return { unit: findUnit(unspaced) as string, name: unspaced };
  const [, ...ends] =
    /^(\p{L}[\p{L}\p{M}'’]*\.?)(?:([ -]?\p{L}[\p{L}\p{M}]*\.?)([ -]?\p{L}[\p{L}\p{M}]*\.?)?)?/u.exec(text) ?? [];
  const words = NAMED_AS_UNITS.test(text) ? [] : ends.filter((word) => word !== undefined);
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count -= 1) {
    const name = words.slice(0, count).join("");
    const next = text.slice(name.length);
    const unit = /^-?[\p{L}\p{M}]/u.test(next) ? null : findUnit(name);
    if (unit !== null) return { unit, name: name + firstMatch(BOTH_FORMS, next) };
  }
  return null;
}

/** The unit's name by which it is compared and written: "Grams" are "g", "boxes" are "box"; `""` for pieces. */
export function normalizeUnit(text: string): string {
  const word = text.toLowerCase().replace(/(?<![ .])[ .]+$/, "");
  return findUnit(text) ?? findUnit(word) ?? findUnit(singular(word)) ?? singular(word);
}

/** The conversion of a normalized unit; `undefined` for a unit that only adds up with itself: bags, pieces. */
export const findMeasure = (unit: string): Measure | undefined => MEASURES[unit];

/** Whether a normalized unit measures an amount or a size: "can" does not. */
export const isMeasure = (unit: string): boolean => findMeasure(unit) !== undefined || FLUID.includes(unit);

/** Whether a normalized unit is a length. */
export const isLength = (unit: string): boolean => LENGTHS.has(unit);

/** Whether an amount in a unit may continue in a smaller one: pounds in ounces, pints in fluid ounces, no spoons. */
export function isLargerUnit(unit: string, other: string): boolean {
  if (FLUID.includes(unit)) return FLUID.indexOf(unit) > FLUID.indexOf(other) && FLUID.includes(other);
  const [one, two] = [findMeasure(unit), findMeasure(other)];
  return one !== undefined && one.kind === two?.kind && one.kind !== "spoons" && one.size > two.size;
}

/** Whether a normalized unit counts pieces of a food, as in "garlic cloves". */
export const isPieceOfFood = (unit: string): boolean => PIECES_OF_FOOD.has(unit);

/** Whether a normalized unit is a container in shops. */
export const isContainer = (unit: string): boolean => CONTAINERS.has(unit);

/** The units of a kind with their sizes. */
export const listMeasures = (kind: Measure["kind"]): (Measure & { unit: string })[] =>
  Object.entries(MEASURES).flatMap(([unit, measure]) => (measure.kind === kind ? [{ unit, ...measure }] : []));

export const isMetric = (measure: Measure | undefined): measure is Measure & { kind: "weight" | "volume" } =>
  measure?.kind === "weight" || measure?.kind === "volume";

/** "small", "medium" and "large" are in the place of a unit but are none. */
export const isSize = (unit: string): boolean => SIZES.has(unit);

/** Whether a word is a measure, a container in shops, or a piece of a food. */
export function isShopUnit(word: string): boolean {
  const unit = normalizeUnit(word);
  return MEASURES[unit] !== undefined || CONTAINERS.has(unit) || PIECES_OF_FOOD.has(unit) || unit === "dozen";
}

/** A normalized unit after an amount: "cups" for more than one, "g" for any number. */
export const writeUnit = (unit: string, isMany: boolean): string =>
  isMany && unit !== "" && !WITHOUT_PLURAL.has(unit) ? (FOREIGN_FORMS.get(unit)?.many ?? plural(unit)) : unit;

/** A unit's name in a line, for one or many, as the line writes it: "Cups" stay large, "tbsp" has no plural. */
export function inflectUnit(name: string, isMany: boolean): string {
  const unit = findUnit(name);
  if (unit === null || name.endsWith(".")) return name;
  const forms = FOREIGN_FORMS.get(name);
  if (forms) return isMany ? forms.many : forms.one;
  if (FOREIGN_FORMS.has(unit)) return name;
  if (unit === foldName(name).replace(/s$/, "") && WITHOUT_PLURAL.has(unit)) return name;
  const one = singular(name.toLowerCase());
  // Short names have no plural: only a unit's whole name has two forms.
  if (unit !== one && (one.length < 4 || findUnit(plural(one)) !== unit)) return name;
  const written = isMany && !WITHOUT_PLURAL.has(one) ? plural(one) : one;
  return /^\p{Lu}/u.test(name) ? capitalize(written) : written;
}
