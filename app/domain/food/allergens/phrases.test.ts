import { expect, it } from "vitest";
import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import type { Allergen } from "#app/shared/food/constants.ts";

const reason = (allergy: Allergen, name: string) =>
  findBreaks(readFood({ ingredients: [name] }), { allergies: [allergy], diets: [] })[0]?.reason ?? null;

it.each<[Allergen, string]>([
  ["Milk/Dairy", "may contain traces of milk"],
  ["Milk/Dairy", "contains: milk"],
  ["Milk/Dairy", "milk (lactose-free)"],
  ["Milk/Dairy", "non-vegan cheese"],
  ["Milk/Dairy", "not dairy-free cheese"],
  ["Milk/Dairy", "vegan burger topped with cheddar"],
  ["Milk/Dairy", "dairy-free milk and butter"],
  ["Milk/Dairy", "BUTTER"],
  ["Milk/Dairy", "boerenkaas"],
  ["Milk/Dairy", "parmasan"],
  ["Milk/Dairy", "mozzarela"],
  ["Milk/Dairy", "buter"],
  ["Eggs", "egg-free mayo with egg"],
  ["Eggs", "free-range eggs"],
  ["Shellfish", "veggie prawn crackers"],
  ["Peanuts", "peanutbutter"],
  ["Peanuts", "pea nut"],
  ["Peanuts", "penut butter"],
  ["Peanuts", "traces of peanuts"],
  ["Fish", "worchestershire"],
  ["Fish", "Tuna-mayo"],
  ["Wheat/Gluten", "bread (not gluten free)"],
  ["Wheat/Gluten", "almost gluten-free bread"],
  ["Celery", "celary sticks"],
  ["Sulphites", "sulfites"],
])("%s is found in %s", (allergen, name) => {
  expect(reason(allergen, name)).toContain(`${allergen}: `);
});

it.each<[Allergen, string]>([
  ["Nuts", "no-nut bar"],
  ["Wheat/Gluten", "gluten free* bread"],
  ["Eggs", "egg free pasta"],
  ["Milk/Dairy", "oat milk"],
  ["Milk/Dairy", "dairy-free butter"],
  ["Peanuts", "peanut-free chocolate"],
  ["Sulphites", "zinc sulphate"],
  ["Fish", "spaghetti al dente"],
  ["Milk/Dairy", "custard apple"],
])("%s is not found in %s", (allergen, name) => {
  expect(reason(allergen, name)).toBeNull();
});

it.each(["soja、drink", "soja。drink", "soja・drink"])("no name reaches across the sign in %s", (name) => {
  expect(reason("Soy", name)).toBe("Soy: soja");
});
