import { expect, it } from "vitest";
import { DECIDED_DIETS, findHeld, isForDiet, suitsAllergies } from "#app/domain/food/recipe-food.ts";

const recipe = (ingredients: string[], diets: ("Vegan" | "Healthy")[] = [], title = "Supper") => ({
  title,
  description: null,
  ingredients,
  steps: [],
  diets,
});

it("ingredients tell whether a recipe is for a diet, where they can", () => {
  const lentils = recipe(["250 g red lentils", "1 onion"]);
  expect([isForDiet(lentils, "Vegan"), isForDiet(lentils, "Healthy")]).toEqual([true, false]);
  expect(isForDiet(recipe(["250 g red lentils", "50 g butter"]), "Vegan")).toBe(false);
  expect(isForDiet(recipe(["250 g red lentils", "50 g butter"]), "Vegetarian")).toBe(true);
  expect(isForDiet(recipe(["1 onion"], [], "Beef stew"), "Vegetarian")).toBe(false);
});

it("a recipe's own word counts, and one without ingredients tells nothing else", () => {
  expect(isForDiet(recipe(["50 g butter"], ["Vegan"]), "Vegan")).toBe(true);
  expect(isForDiet(recipe(["1 onion"], ["Healthy"]), "Healthy")).toBe(true);
  expect(isForDiet(recipe([]), "Vegan")).toBe(false);
  expect(isForDiet(recipe([], ["Vegan"]), "Vegan")).toBe(true);
});

it("what ingredients can only rule out a recipe has to say itself", () => {
  expect(DECIDED_DIETS).toEqual(["Vegetarian", "Vegan", "Gluten-free", "Dairy-free"]);
  expect(isForDiet(recipe(["200 g chicken"]), "Low-carb")).toBe(false);
});

it("an allergy is found with the line that breaks it", () => {
  const cake = recipe(["For the cake:", "250 g flour", "50 g butter, soft", "100 ml milk"], [], "Cake");
  expect(findHeld(cake, ["Milk/Dairy", "Fish", "Wheat/Gluten"])).toEqual([
    { allergy: "Milk/Dairy", where: "Butter" },
    { allergy: "Wheat/Gluten", where: "Flour" },
  ]);
  expect([suitsAllergies(cake, ["Milk/Dairy"]), suitsAllergies(cake, ["Fish"])]).toEqual([false, true]);
  expect(findHeld(cake, [])).toEqual([]);
});

it("a heading is a title of its lines: they say which noodles are meant, and it names what they do not", () => {
  expect(findHeld(recipe(["For the noodles:", "200 g rice noodles"]), ["Wheat/Gluten"])).toEqual([]);
  expect(findHeld(recipe(["Almond topping:", "2 tbsp sugar"]), ["Nuts"])).toMatchObject([{ allergy: "Nuts" }]);
});

it("an allergy is found in a title and a step, too, and one in one's own words", () => {
  expect(findHeld(recipe(["1 onion"], [], "Prawn pan"), ["Shellfish"])).toMatchObject([
    { where: expect.stringMatching(/^prawn/i) },
  ]);
  const soup = { ...recipe(["1 onion"]), steps: ["Serve with cream."] };
  expect(findHeld(soup, ["Milk/Dairy"])).toMatchObject([{ where: expect.stringMatching(/^cream$/i) }]);
  expect(findHeld(recipe(["2 kiwis"]), ["kiwi"])).toEqual([{ allergy: "kiwi", where: "Kiwis" }]);
});

it("a description is prose: flavours are no foods, and foods are", () => {
  const told = (description: string) => findHeld({ ...recipe(["3 turnips"]), description }, ["Nuts", "Milk/Dairy"]);
  expect(told("Turnips with a nutty crust, perfect for celebrations.")).toEqual([]);
  expect(told("Turnips with cream.")).toMatchObject([{ allergy: "Milk/Dairy" }]);
});

it("a model's English name of a line counts as the line does", () => {
  const ingredients = ["100 g Geheimnis", "1 Zwiebel", "1 constructor"];
  const known = {
    item_name: "Geheimnis",
    english_name: "Cashew butter",
    quantity: "100 g",
    category: "Other" as const,
  };
  const stew = { ...recipe(ingredients), known_lines: { "100 g Geheimnis": known, "1 Butter": known } };
  expect(findHeld(stew, ["Nuts", "Milk/Dairy"])).toEqual([{ allergy: "Nuts", where: "Geheimnis" }]);
  expect(suitsAllergies({ ...stew, ingredients: ["100 g Rätsel"] }, ["Nuts"])).toBe(true);
  expect(isForDiet({ ...stew, known_lines: { "1 Zwiebel": { ...known, english_name: "Beef" } } }, "Vegetarian")).toBe(
    false,
  );
});
