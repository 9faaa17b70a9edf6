import { expect, it } from "vitest";
import { sortByName } from "#app/shared/by-name.ts";

it.each([
  ["de-AT", ["9 Eier", "10 Eier", "äpfel", "Apfelmus", "Zwieback"]],
  ["sv-SE", ["9 Eier", "10 Eier", "Apfelmus", "Zwieback", "äpfel"]],
])("in %s", (locale, expected) => {
  const names = ["Zwieback", "10 Eier", "Apfelmus", "äpfel", "9 Eier"];
  expect(sortByName(names, (name) => name, locale)).toEqual(expected);
});
