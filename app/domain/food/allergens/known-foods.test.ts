import { describe, expect, it } from "vitest";
import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { foodKey } from "#app/domain/food/allergens/food-table.ts";
import { findFood, getFoods } from "#app/domain/food/allergens/foods.ts";
import { KINDS_OF_ALLERGENS, KINDS_OF_DIETS } from "#app/domain/food/allergens/kinds.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { ALLERGENS } from "#app/shared/food/constants.ts";
import { FOODS_BY_LANGUAGE } from "#tests/support/foods-by-language.ts";
import { HARMLESS_BY_DIET, HARMLESS_FOODS, KNOWN_BY_DIET, KNOWN_FOODS } from "#tests/support/known-foods.ts";
import { MORE_KNOWN_BY_DIET, MORE_KNOWN_FOODS } from "#tests/support/more-known-foods.ts";

const names = (list = "") =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

const known = (restriction: string) =>
  [KNOWN_FOODS, MORE_KNOWN_FOODS, KNOWN_BY_DIET, MORE_KNOWN_BY_DIET]
    .map((lists) => (lists as Record<string, string>)[restriction] ?? "")
    .join(",");
const DIETS_BY_INGREDIENTS = Object.keys(KINDS_OF_DIETS);

/** Why each of the names breaks an allergy or a diet; `null` where it does not. */
const reasons = (list: string | undefined, restriction: string) =>
  names(list).map((name) => {
    const isAllergy = (ALLERGENS as readonly string[]).includes(restriction);
    const wanted = isAllergy ? { allergies: [restriction], diets: [] } : { allergies: [], diets: [restriction] };
    return { name, reason: findBreaks(readFood({ ingredients: [name] }), wanted)[0]?.reason ?? null };
  });

describe("a food that everybody with an allergy leaves alone", () => {
  it.each(ALLERGENS)("is found: %s", (allergen) => {
    expect(reasons(known(allergen), allergen).filter(({ reason }) => reason === null)).toEqual([]);
  });

  it.each(DIETS_BY_INGREDIENTS)("is found: %s", (diet) => {
    expect(reasons(known(diet), diet).filter(({ reason }) => reason === null)).toEqual([]);
  });

  it.each(Object.entries(FOODS_BY_LANGUAGE))("is found in %s", (_, { bananas: __, ...lists }) => {
    const missed = Object.entries(lists).flatMap(([restriction, list]) => reasons(list, restriction));
    expect(missed.filter(({ reason }) => reason === null)).toEqual([]);
  });

  it("is one of thousands", () => {
    const count = [...ALLERGENS, ...DIETS_BY_INGREDIENTS].flatMap((restriction) => names(known(restriction))).length;
    expect(count).toBeGreaterThan(4000);
  });
});

it("a name that only sounds like one is left out for fewer than 3 in 100", () => {
  const all = [
    ...ALLERGENS.flatMap((allergen) => reasons(HARMLESS_FOODS[allergen], allergen)),
    ...Object.keys(HARMLESS_BY_DIET).flatMap((diet) => reasons(HARMLESS_BY_DIET[diet], diet)),
  ];
  const blocked = all.filter(({ reason }) => reason !== null).map(({ name, reason }) => `${name} (${reason})`);
  expect(all.length).toBeGreaterThan(400);
  expect(blocked.length, blocked.join("; ")).toBeLessThan(all.length * 0.03);
});

describe("the lists", () => {
  const foods = [...new Set(getFoods().byKey.values())];

  it("find a food by any of its names", () => {
    for (const name of ["Käse", "cheeses", "fromage", "FORMAGGIO"]) expect(findFood(name)?.name, name).toBe("cheese");
    expect(findFood("zzqx")).toBeNull();
  });

  it("know thousands of names", () => {
    expect(getFoods().byKey.size).toBeGreaterThan(20_000);
  });

  it("say of each food what it holds in words that mean something", () => {
    const known = new Set<string>([
      ...Object.values(KINDS_OF_ALLERGENS).flat(),
      ...Object.values(KINDS_OF_DIETS).flat(),
    ]);
    expect(
      foods.flatMap(({ name, holds }) =>
        Object.keys(holds)
          .filter((kind) => !known.has(kind))
          .map((kind) => `${name}: ${kind}`),
      ),
    ).toEqual([]);
  });

  it("call a food a kind only of foods that they know", () => {
    const keys = new Set([...new Set(foods.map(({ names }) => names))].flat().map(foodKey));
    const unknown = foods.flatMap(({ name, kindOf }) =>
      kindOf.filter((key) => !keys.has(key)).map((key) => `${name}: ${key}`),
    );
    expect(unknown).toEqual([]);
  });
});
