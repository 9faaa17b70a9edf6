import { expect, test } from "vitest";
import { translateGroceryNote, writeGroceryNote } from "#app/domain/food/grocery-note.ts";

test.each([
  [{ meals: "Lasagne, Chilli", isOrganic: false }, "For Lasagne, Chilli", "Für Lasagne, Chilli"],
  [
    { meals: "Soup. For two", isOrganic: true },
    "For Soup. For two. Organic if you can",
    "Für Soup. For two. Am liebsten Bio",
  ],
  [{ meals: "", isOrganic: true }, "Organic if you can", "Am liebsten Bio"],
  [{ meals: "", isOrganic: false }, null, null],
])("what an item of a generated list is for, in the family's language: %j", (note, english, german) => {
  expect(writeGroceryNote(note, "en")).toBe(english);
  expect(translateGroceryNote(english, "en-GB")).toBe(english);
  expect(translateGroceryNote(english, "de")).toBe(german);
});

test("an Arabic note has no signs of direction, and another text stays", () => {
  expect(translateGroceryNote("For Lasagne", "ar")).toBe(
    writeGroceryNote({ meals: "Lasagne", isOrganic: false }, "ar"),
  );
  expect(translateGroceryNote("For Lasagne", "ar")).not.toMatch(/[\u2066-\u2069]/);
  expect(translateGroceryNote("Ripe ones", "de")).toBe("Ripe ones");
});
