import { unitsOfMeasure } from "parse-ingredient";
import { plural, singular } from "#app/domain/food/plurals.ts";

/** The units of quantities: one table for all who read or write them. */

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
  ounce: "oz",
  pound: "lb",
  teaspoon: "tsp",
  tablespoon: "tbsp",
};

/** Containers in shops. */
const CONTAINERS = new Set("bag bottle box bunch can carton jar loaf pack packet punnet tin tub".split(" "));
/** Portions in recipes, beside the units above and those of `parse-ingredient`. */
const PORTIONS = ["handful", "knob", "rasher", "slice"];
const SIZES = new Set(["small", "medium", "large"]);

/** Units, and words in their place, that are written alike for one and many. */
const WITHOUT_PLURAL = new Set([
  ...Object.keys(MEASURES).filter((unit) => unit !== "cup"),
  ...SIZES,
  ...["mg", "big", "dozen"],
]);

/** The unit's name by which it is compared and written: "Grams" are "g", "boxes" are "box"; `""` for pieces. */
export function normalizeUnit(text: string): string {
  const word = text.toLowerCase().replace(/(?<![ .])[ .]+$/, "");
  const one = MEASURES[word] ? word : singular(word);
  return ALIASES[one] ?? one;
}

/** The conversion of a normalized unit; `undefined` for a unit that only adds up with itself: bags, pieces. */
export const findMeasure = (unit: string): Measure | undefined => MEASURES[unit];

/** The units of a kind with their sizes. */
export const listMeasures = (kind: Measure["kind"]): (Measure & { unit: string })[] =>
  Object.entries(MEASURES).flatMap(([unit, measure]) => (measure.kind === kind ? [{ unit, ...measure }] : []));

export const isMetric = (measure: Measure | undefined): measure is Measure & { kind: "weight" | "volume" } =>
  measure?.kind === "weight" || measure?.kind === "volume";

/** "small", "medium" and "large" stand where a unit may, and are none. */
export const isSize = (unit: string): boolean => SIZES.has(unit);

/** Whether a word is a measure, or what shops sell things in. */
export function isShopUnit(word: string): boolean {
  const unit = normalizeUnit(word);
  return MEASURES[unit] !== undefined || CONTAINERS.has(unit);
}

/** A normalized unit after an amount: "cups" for more than one, "g" for any number. */
export const writeUnit = (unit: string, isMany: boolean): string =>
  isMany && unit !== "" && !WITHOUT_PLURAL.has(unit) ? plural(unit) : unit;

/** Units of recipes, the library's and ours, by all the ways in which they are written: "T" is a tablespoon, "t" none. */
const RECIPE_UNITS = [
  ...Object.entries(unitsOfMeasure).map(([id, unit]) => ({
    id,
    names: [id, unit.short, unit.plural, ...(unit.alternates ?? [])],
  })),
  ...[...CONTAINERS, ...PORTIONS].map((id) => ({ id, names: [id, plural(id)] })),
];
const RECIPE_UNIT_NAMES = new Map<string, string>();
for (const write of [(name: string) => name.toLowerCase(), (name: string) => name]) {
  for (const { id, names } of RECIPE_UNITS) for (const name of names) RECIPE_UNIT_NAMES.set(write(name), id);
}

/** The unit that a word of a recipe is, "Tbsp." as well as "tablespoons"; `null` for a word that is none. */
export const findRecipeUnit = (word: string): string | null =>
  RECIPE_UNIT_NAMES.get(word) ?? RECIPE_UNIT_NAMES.get(word.toLowerCase()) ?? null;
