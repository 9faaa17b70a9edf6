import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findAllergens } from "#app/domain/food/allergens/find-breaks.ts";
import { getFoods } from "#app/domain/food/allergens/foods.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { ALLERGENS } from "#app/shared/food/constants.ts";
import { ALLERGEN_NAMES } from "#tests/support/allergen-names.ts";

// Compiled before the time of a test runs.
getFoods();

/** In the order of `ALLERGENS`. */
const listAllergens = (...ingredients: string[]) => [...findAllergens(readFood({ ingredients })).keys()];

/** Every name, each time: a few picked at random let a missing plural through. */
const HIDDEN = ALLERGENS.flatMap((allergen) =>
  ALLERGEN_NAMES[allergen]
    .split(/,\s*/)
    .filter((name) => !/free|\(|-/.test(name))
    .map((name) => ({ allergen, name })),
);

const BEFORE = [
  "",
  "fresh",
  "2 tbsp",
  "organic",
  "finely chopped",
  "good-quality",
  "100 g of",
  "½ cup",
  "grandma’s",
  "cold",
];
const INVISIBLE = ["\u0301", "\u200b", "\u00ad", "\ufe0f", "\u2060"];

/** The names that are not found as `write` writes them. */
const findMissed = (write: (name: string) => string | string[]) =>
  HIDDEN.flatMap(({ allergen, name }) =>
    [write(name)]
      .flat()
      .filter((text) => !listAllergens(text).includes(allergen))
      .map((text) => `${allergen}: ${text}`),
  );

describe("nothing hides an allergen", () => {
  it("no words around it", () => {
    expect(
      findMissed((name) => BEFORE.flatMap((word) => [`${word} ${name}, ${word}`, `${word} ${name} ${word}`])),
    ).toEqual([]);
  });

  it("no case, accent, width or invisible sign", () => {
    expect(findMissed((name) => name.toUpperCase())).toEqual([]);
    expect(
      findMissed((name) => name.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0))),
    ).toEqual([]);
    const withSigns = (name: string) => {
      const letters = [...name];
      return letters
        .slice(1)
        .flatMap((_, at) =>
          INVISIBLE.map((sign) => [...letters.slice(0, at + 1), sign, ...letters.slice(at + 1)].join("")),
        );
    };
    expect(findMissed(withSigns)).toEqual([]);
  });

  it("no hyphen, and no missing blank", () => {
    expect(findMissed((name) => [name.replaceAll(" ", "-"), name.replaceAll(" ", "\u00a0")])).toEqual([]);
  });

  it("no plural", () => {
    const hasOne = (name: string) => !/(s|ss|z|x|y|ch|sh|u|[^aeiou]o)$/i.test(name);
    expect(findMissed((name) => (hasOne(name) ? `${name}s` : []))).toEqual([]);
  });

  it("no company and no order", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...HIDDEN),
        fc.subarray(["Carrots", "Gluten-free pasta", "Coconut milk", "Dairy-free spread", "Rice"]),
        ({ allergen, name }, others) => {
          expect(listAllergens(name, ...others)).toContain(allergen);
          expect(listAllergens(...others, name)).toEqual(listAllergens(name, ...others));
          expect(listAllergens([...others, name].join(", "))).toContain(allergen);
        },
      ),
    ));

  it("no lookalike letters", () => {
    expect(listAllergens("сrеаm")).toContain("Milk/Dairy");
    expect(listAllergens("еgg whites")).toContain("Eggs");
    expect(listAllergens("almond ﬂour")).toContain("Nuts");
  });
});
