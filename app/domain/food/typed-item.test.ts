import fc from "fast-check";
import { expect, test } from "vitest";
import { splitQuantity } from "#app/domain/food/typed-item.ts";

test.each([
  ["Oat milk, 2 cartons", "Oat milk", "2 cartons"],
  ["حليب، ٢ لتر", "حليب", "2 لتر"],
  ["牛乳、２本", "牛乳", "2本"],
  ["٥٠٠ g دقيق", "دقيق", "500 g"],
  ["٧", "٧", null],
  ["Milk, 3.5 %", "Milk, 3.5 %", null],
  ["1,5 l Cola", "Cola", "1,5 l"],
  ["Cola, 1,5 l", "Cola", "1,5 l"],
  ["0,75 kg of flour", "Flour", "0,75 kg"],
  ["Milk 1,5%, 2 l", "Milk 1,5%", "2 l"],
  ["Milk 1,5%", "Milk 1,5%", null],
  ["500 g flour", "Flour", "500 g"],
  ["500g flour", "Flour", "500 g"],
  ["2 tins of chopped tomatoes", "Chopped tomatoes", "2 tins"],
  ["½ l cream", "Cream", "½ l"],
  ["2 tomatoes", "Tomatoes", "2"],
  ["1 tomato", "Tomato", "1"],
  ["two tomatoes", "Tomatoes", "2"],
  ["one tomato", "Tomato", "1"],
  ["3 garlic cloves", "Garlic", "3 cloves"],
  ["1 rib celery", "Celery", "1 rib"],
  [".5 l cream", "Cream", ".5 l"],
  ["1 clove garlic", "Garlic", "1 clove"],
  ["2 slices of ham", "Ham", "2 slices"],
  ["2x milk", "Milk", "2"],
  ["3 x chopped tomatoes", "Chopped tomatoes", "3"],
  ["7-Up", "7-Up", null],
  ["seven up", "seven up", null],
  ["12 large eggs", "Large eggs", "12"],
  ["2 tomatoes, 500 g", "2 tomatoes", "500 g"],
  ["7 up", "7 up", null],
  ["4 cheese pizza", "4 cheese pizza", null],
  ["5 spice", "5 spice", null],
  ["100% juices", "100% juices", null],
  ["2 x 400 g beans", "2 x 400 g beans", null],
  ["0 eggs", "0 eggs", null],
  ["2", "2", null],
  ["Cola", "Cola", null],
])("%s is %s, %s", (text, item_name, quantity) => {
  expect(splitQuantity(text)).toEqual({ item_name, quantity });
});

test("nothing that was typed gets lost", () => {
  const signs = (text: string) => [...text.toLowerCase().replace(/\s|,|\bof\b/g, "")].sort().join("");
  const part = fc.constantFrom("2", "12", "500", "g", " ", "kg", "tins", "of", "tomatoes", "milk", ",", "½", "%", "é");
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const text = parts.join(" ").trim();
      const { item_name, quantity } = splitQuantity(text);
      expect(signs(`${item_name} ${quantity ?? ""}`)).toBe(signs(text));
      if (quantity !== null) expect(item_name).toMatch(/\S/u);
    }),
  );
});
