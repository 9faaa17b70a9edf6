import { expect, test } from "vitest";
import { planGroceries } from "#app/domain/food/grocery-plan.server.ts";
import { planMeals } from "#app/domain/food/meal-plan.server.ts";
import { totals } from "#app/domain/food/quantity.ts";
import { nameKey } from "#app/domain/food/words.ts";
import { GROCERY_CATEGORIES, PLANNED_MEALS } from "#app/shared/food/constants.ts";

test("a fortnight's list holds at least as much as its dishes do", () => {
  const plan = planMeals(
    {
      startDate: "2026-03-02",
      days: 14,
      familySize: 5,
      diets: ["Vegetarian"],
      allergies: ["Peanuts", "Eggs"],
      cookingTime: null,
      cuisines: [],
    },
    "9:2026-03-02",
  );
  const dishes = plan.days.flatMap((day) => PLANNED_MEALS.flatMap((one) => day[one] ?? []));
  const { items, left_out } = planGroceries(dishes, {
    familySize: 5,
    diets: ["Vegetarian"],
    allergies: ["Peanuts", "Eggs"],
    includeStaples: true,
  });
  expect(left_out).toEqual([{ title: "Eggs", reason: "Eggs: eggs" }]);
  // Whole units, by aisle, each item once.
  const aisles = items.map(({ category }) => GROCERY_CATEGORIES.indexOf(category));
  expect(aisles).toEqual([...aisles].sort((a, b) => a - b));
  for (const { item_name, quantity } of items) expect(quantity, item_name).toMatch(/^\d+( [a-z]+)?$|^\d+\.\d+ (kg|l)$/);
  expect(new Set(items.map(({ item_name }) => nameKey(item_name))).size).toBe(items.length);
  const sums = (quantities: (string | null)[]) => {
    const sum = new Map<string, number>();
    for (const [unit, amount] of quantities.flatMap((text) => [...totals(text ?? "")])) {
      sum.set(unit, (sum.get(unit) ?? 0) + amount);
    }
    return sum;
  };
  for (const { item_name, quantity, notes } of items.filter(({ notes }) => notes !== null)) {
    const same = dishes.flatMap(({ ingredients }) =>
      ingredients.filter((one) => nameKey(one.item_name) === nameKey(item_name)),
    );
    const [have, need] = [sums([quantity]), sums(same.map((one) => one.quantity))];
    const measured = (of: Map<string, number>) =>
      ((of.get("spoons") ?? 0) + 15 * (of.get("unit jar") ?? 0)) * 5 +
      (of.get("weight") ?? 0) +
      (of.get("volume") ?? 0);
    expect(measured(have), `${item_name} ${notes}`).toBeGreaterThanOrEqual(measured(need) - 1e-3);
    for (const [unit, amount] of need) {
      if (["spoons", "weight", "volume"].includes(unit)) continue;
      const packs = {
        "unit clove": 10 * (have.get("unit head") ?? 0),
        "unit slice": 16 * (have.get("unit loaf") ?? 0),
      };
      const packed = packs[unit as keyof typeof packs] ?? 0;
      expect((have.get(unit) ?? 0) + packed, `${item_name} ${notes}`).toBeGreaterThanOrEqual(amount - 1e-3);
    }
  }
});
