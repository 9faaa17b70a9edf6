import { expect, test } from "vitest";
import { understandAllergy } from "#app/domain/food/allergens/own-words.ts";
import { presentOwnWords } from "#app/presenters/food/own-words.ts";
import { foodWords } from "#app/words/catalogues/food-words.ts";

test("a family's own words are said back in the reader's language", () => {
  const words = ["strawberries, Milch", "zorgle", "Eggs"];
  expect(presentOwnWords(words, "en-GB")).toEqual({
    text: "strawberries, Milch, zorgle",
    lines: [
      "We’ll leave out: strawberry, milk.",
      "We don’t know “zorgle”, so we’ll leave out anything with it in the name.",
    ],
  });
  expect(presentOwnWords(words, "en-XA").lines[0]).toMatch(/^⟦[^⟦]+⟦[^⟦]+⟧, ⟦[^⟦]+⟧\.⟧$/);
});

test("the foods that have a name in other languages are names of the lexicon", () => {
  const foods = Object.keys(foodWords.english).filter((id) => id.startsWith("food."));
  for (const id of foods) expect(understandAllergy(id.slice(5)).map(({ name }) => name)).toEqual([id.slice(5)]);
});
