import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { planGroceries } from "#app/domain/food/grocery-plan.server.ts";
import { type Ingredient, readIngredient } from "#app/domain/food/ingredient.ts";
import { findHeld } from "#app/domain/food/recipe-food.ts";
import { scaleLine } from "#app/domain/food/scaling.ts";
import { splitQuantity } from "#app/domain/food/typed-item.ts";

/** Ways of writing ingredients that recipe sites use, with the right answers. */
interface Fixtures {
  lines: {
    line: string;
    kind: string;
    buy: { quantity: string | string[]; name: string | string[] };
    twice?: string[];
  }[];
  together: { kind: string; lines: string[]; list: { quantity: string[]; name_holds: string }[]; items: number }[];
  typed: { typed: string; quantity: string[]; name: string; kind: string }[];
  allergies: {
    kind: string;
    allergies: string[];
    lines: string[];
    not_on_list: string[];
    on_list: string[];
    left_out_reason_holds: string;
  }[];
  holds: { kind: string; allergies: string[]; lines: string[]; steps: string[]; holds: string[] }[];
}

const file = new URL("../../../tests/fixtures/recipes/lines.json", import.meta.url);
const fixtures: Fixtures = JSON.parse(readFileSync(file, "utf8"));

const readAll = (lines: readonly string[]): (Ingredient & { line: string })[] =>
  lines.flatMap((line) => {
    const read = readIngredient(line);
    return read ? [{ ...read, line }] : [];
  });

describe("a line of a recipe", () => {
  it.each(fixtures.lines)("$line is something to buy", ({ line, buy }) => {
    const read = readIngredient(line);
    expect([buy.quantity].flat()).toContain(read?.quantity);
    expect([buy.name].flat()).toContain(read?.item_name);
  });

  it.each(fixtures.lines.filter(({ twice }) => twice))("$line is scaled", ({ line, twice }) => {
    expect(twice).toContain(scaleLine(line, 2));
  });
});

it.each(fixtures.together)("together: $lines", ({ lines, list }) => {
  const meal = { title: "Supper", servings: 4, ingredients: readAll(lines) };
  const { items } = planGroceries([meal], { familySize: 4, diets: [], allergies: [], includeStaples: false });
  expect(items).toHaveLength(list.length);
  list.forEach(({ quantity, name_holds }, at) => {
    expect(quantity).toContain(items[at]?.quantity);
    expect(items[at]?.item_name.toLowerCase()).toContain(name_holds);
  });
});

it.each(fixtures.typed)("$typed, typed into the list", ({ typed, quantity, name }) => {
  const split = splitQuantity(typed);
  expect(split.item_name).toBe(name);
  expect(quantity).toContain(split.quantity);
});

describe("allergies", () => {
  it.each(fixtures.allergies)("$kind", ({ allergies, lines, not_on_list, on_list, left_out_reason_holds }) => {
    const meal = { title: "Supper", servings: 4, ingredients: readAll(lines) };
    const criteria = { familySize: 4, diets: [], allergies, includeStaples: false };
    const { items, left_out } = planGroceries([meal], criteria);
    const names = items.map(({ item_name }) => item_name);
    for (const name of not_on_list) expect(names).not.toContain(name);
    for (const name of on_list) expect(names).toContain(name);
    expect(left_out.map(({ reason }) => reason).join()).toContain(left_out_reason_holds);
  });

  it.each(fixtures.holds)("$kind", ({ allergies, lines, steps, holds }) => {
    const recipe = { title: "Supper", description: null, ingredients: lines, steps };
    const found = findHeld(recipe, allergies).map(({ allergy }) => allergy.toLowerCase());
    expect(found.length > 0).toBe(holds.length > 0);
    for (const allergy of holds) expect(found.join()).toContain(allergy);
  });
});
