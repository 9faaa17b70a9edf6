import { expect, it } from "vitest";
import { readIngredient } from "#app/domain/food/ingredient.ts";
import { addQuantities } from "#app/domain/food/quantity.ts";
import { scaleLine } from "#app/domain/food/scaling.ts";
import { splitQuantity } from "#app/domain/food/typed-item.ts";

/** Lines as people and Roost's own library write them in other scripts than English has. */
it.each([
  ["500克面粉", "面粉", "500 g", "1kg面粉"],
  ["面粉 500克", "面粉", "500 g", "面粉 1kg"],
  ["2汤匙橄榄油", "橄榄油", "2 tbsp", "4汤匙橄榄油"],
  ["橄榄油 2汤匙", "橄榄油", "2 tbsp", "橄榄油 4汤匙"],
  ["番茄 2罐", "番茄", "2 罐", "番茄 4罐"],
  ["しょうゆ 大さじ1½", "しょうゆ", "1½ tbsp", "しょうゆ 大さじ3"],
  ["塩 小さじ2", "塩", "2 tsp", "塩 小さじ4"],
  ["牛乳 200ml", "牛乳", "200 ml", "牛乳 400ml"],
  ["玉ねぎ 2個", "玉ねぎ", "2 個", "玉ねぎ 4個"],
  ["みりん 大さじ1と1/2", "みりん", "1½ tbsp", "みりん 大さじ3"],
  ["豆腐 1丁", "豆腐", "1 丁", "豆腐 2丁"],
  ["豆腐 1块", "豆腐", "1 块", "豆腐 2块"],
  ["1 ząbek czosnku", "Czosnku", "1 ząbek", "2 ząbki czosnku"],
  ["1 copo de leite", "Leite", "1 copo", "2 copos de leite"],
  ["1 kase pirinç", "Pirinç", "1 kase", "2 kase pirinç"],
  ["500 г борошна", "Борошна", "500 g", "1 kg борошна"],
  ["2 ст. л. олії", "Олії", "2 tbsp", "4 ст. л. олії"],
  ["2 зубчики часнику", "Часнику", "2 зубчики", "4 зубчики часнику"],
  ["2 yemek kaşığı zeytinyağı", "Zeytinyağı", "2 tbsp", "4 yemek kaşığı zeytinyağı"],
  ["2 כפות שמן זית", "שמן זית", "2 tbsp", "4 כפות שמן זית"],
  ["٥٠٠ غرام دقيق", "دقيق", "500 g", "1 kg دقيق"],
  ["2 ملعقة كبيرة زيت", "زيت", "2 tbsp", "4 ملعقة كبيرة زيت"],
])("%s is %s, %s", (line, name, quantity, twice) => {
  expect(readIngredient(line)).toEqual({ item_name: name, quantity: quantity.replace("½", " 1/2"), notes: null });
  expect(scaleLine(line, 2)).toBe(twice);
});

it.each([
  ["500克面粉", "面粉", "500 克"],
  ["500 г борошна", "Борошна", "500 г"],
  ["2 ст. л. олії", "Олії", "2 ст. л."],
])("%s on a list is %s, %s", (typed, item_name, quantity) => {
  expect(splitQuantity(typed)).toEqual({ item_name, quantity });
});

it.each([
  ["2罐", "1罐", "3 罐"],
  ["2 缶", "1 缶", "3 缶"],
  ["500克", "1公斤", "1.5 kg"],
  ["2 ст. л.", "1 tbsp", "3 tbsp"],
])("%s and %s are %s", (one, other, sum) => {
  expect(addQuantities(one, other)).toBe(sum);
});

it("millilitres are written cc in Japanese", () => {
  expect(readIngredient("生クリーム 100cc")?.quantity).toBe("100 ml");
});
