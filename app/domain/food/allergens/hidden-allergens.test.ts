import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findAllergens } from "#app/domain/food/allergens/find-breaks.ts";
import { getFoods } from "#app/domain/food/allergens/foods.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { ALLERGENS, type Allergen } from "#app/utils/constants.ts";
import { ALLERGEN_NAMES } from "#tests/support/allergen-names.ts";

// Compiled before the time of a test runs.
getFoods();

/** In the order of `ALLERGENS`. */
const listAllergens = (...ingredients: string[]) => [...findAllergens(readFood({ ingredients })).keys()];

describe("nothing hides an allergen", () => {
  const hidden = fc.constantFrom(
    ...ALLERGENS.flatMap((allergen) =>
      ALLERGEN_NAMES[allergen]
        .split(/,\s*/)
        .filter((name) => !/free|\(|-/.test(name))
        .map((name) => ({ allergen, name })),
    ),
  );
  const around = fc.constantFrom(
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
  );
  const expectFound = (allergen: Allergen, text: string) => expect(listAllergens(text), text).toContain(allergen);

  it("no words around it", () =>
    fc.assert(
      fc.property(hidden, around, around, ({ allergen, name }, before, after) => {
        expectFound(allergen, `${before} ${name}, ${after}`);
        expectFound(allergen, `${before} ${name} ${after}`);
      }),
    ));

  it("no case, accent, width or invisible sign", () =>
    fc.assert(
      fc.property(
        hidden,
        fc.nat(),
        fc.constantFrom("\u0301", "\u200b", "\u00ad", "\ufe0f", "\u2060"),
        ({ allergen, name }, at, sign) => {
          expectFound(allergen, name.toUpperCase());
          const letters = [...name];
          const place = 1 + (at % (letters.length - 1 || 1));
          expectFound(allergen, [...letters.slice(0, place), sign, ...letters.slice(place)].join(""));
          expectFound(
            allergen,
            name.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
          );
        },
      ),
    ));

  it("no hyphen, and no missing blank", () =>
    fc.assert(
      fc.property(hidden, ({ allergen, name }) => {
        expectFound(allergen, name.replaceAll(" ", "-"));
        expectFound(allergen, name.replaceAll(" ", "\u00a0"));
      }),
    ));

  it("no plural", () =>
    fc.assert(
      fc.property(hidden, ({ allergen, name }) => {
        if (/(s|ss|z|x|y|ch|sh|u|[^aeiou]o)$/i.test(name)) return;
        expectFound(allergen, `${name}s`);
      }),
    ));

  it("no company and no order", () =>
    fc.assert(
      fc.property(
        hidden,
        fc.subarray(["Carrots", "Gluten-free pasta", "Coconut milk", "Dairy-free spread", "Rice"]),
        ({ allergen, name }, others) => {
          expect(listAllergens(name, ...others)).toContain(allergen);
          expect(listAllergens(...others, name)).toEqual(listAllergens(name, ...others));
          expectFound(allergen, [...others, name].join(", "));
        },
      ),
    ));

  it("no lookalike letters", () => {
    expectFound("Milk/Dairy", "сrеаm");
    expectFound("Eggs", "еgg whites");
    expectFound("Nuts", "almond ﬂour");
  });
});
