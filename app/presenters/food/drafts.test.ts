import { expect, test } from "vitest";
import { writeNote } from "#app/domain/food/plan-note.ts";
import { presentAllAdded, presentDays, presentDraft, presentDraftItems } from "#app/presenters/food/drafts.ts";

test("what became of a plan that was added says what Undo does, where there is one", () => {
  expect(presentAllAdded(1, "en-GB")).toBe("1 meal added.");
  expect(presentAllAdded(0, "en-GB")).toBe("All meals have been added.");
  expect(presentAllAdded(0, "en-GB", "ours")).toBe("Your planned meals are unchanged.");
  expect(presentAllAdded(7, "en-GB", "both")).toBe("7 meals added.");
  expect(presentAllAdded(7, "en-GB", "replace", "press")).toBe("7 meals added. Undo restores what you had.");
  expect(presentAllAdded(7, "en-GB", "replace")).toBe("7 meals added.");
});

const OPTIONS = { family_size: 4, allergies: ["Nuts"], dietary_preferences: ["Vegan"] };
const NOTES = [
  writeNote({ id: "none", meal: "breakfast", count: 3 }, "en"),
  writeNote({ id: "repeats", meal: "dinner", count: 1 }, "en"),
  writeNote({ id: "elaborate", meal: "lunch", count: 14 }, "en"),
];
const draftWith = (problem: string) =>
  ({ state: "failed", source: null, problem, options: OPTIONS, content: { left_out: [], notes: NOTES } }) as const;

test.each([
  "This was interrupted. Try again.",
  "Unable to make a meal plan right now",
  "Choose at most 62 days",
  "That’s today’s limit of 60 ideas. There’ll be more tomorrow.",
])("why a draft failed, and its notes, are written in the reader's language: %s", (problem) => {
  expect(presentDraft(draftWith(problem), "en-GB")).toMatchObject({ problem, notes: NOTES });
  const { problem: written, notes, choices } = presentDraft(draftWith(problem), "en-XA");
  for (const text of [written, ...notes, ...choices]) expect(text).toMatch(/^⟦.+⟧$/);
});

test("the notes of a plan are sentences", () => {
  expect(NOTES).toEqual([
    "We have no breakfasts that fit everything you leave out.",
    "Only 1 dinner fits, so it repeats.",
    "Not enough elaborate lunches, so 14 take longer or shorter.",
  ]);
});

test("a model's words stay the family's, and amounts are the reader's", () => {
  const oil = { item_name: "Olivenöl", english_name: "Olive oil", quantity: "2 tbsp", category: "Pantry" as const };
  const dish = {
    title: "Topf",
    description: "Warm.",
    prep_time: 5,
    cook_time: 5,
    servings: 4,
    source: "ai" as const,
    ingredients: [oil],
  };
  const [day] = presentDays(1, [{ date: "2027-03-01", dinner: dish }], "ai", "de-AT");
  expect(day?.dishes[0]?.dish).toMatchObject({ title: "Topf", ingredients: "2 EL Olivenöl" });
  const [aisle] = presentDraftItems([{ ...oil, notes: null }], "de-AT");
  expect(aisle?.rows).toMatchObject([{ item_name: "Olivenöl", quantity: "2 EL" }]);
});
