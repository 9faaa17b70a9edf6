import { expect, test } from "vitest";
import { presentAllAdded } from "#app/presenters/food/drafts.ts";

test("what became of a plan that was added says what Undo does, where there is one", () => {
  expect(presentAllAdded(1, "en-GB")).toBe("1 meal added.");
  expect(presentAllAdded(0, "en-GB")).toBe("All meals have been added.");
  expect(presentAllAdded(0, "en-GB", "ours")).toBe("Your planned meals are unchanged.");
  expect(presentAllAdded(7, "en-GB", "both")).toBe("7 meals added.");
  expect(presentAllAdded(7, "en-GB", "replace", "press")).toBe("7 meals added. Undo restores what you had.");
  expect(presentAllAdded(7, "en-GB", "replace")).toBe("7 meals added.");
});
