import { expect, test } from "vitest";
import { dressRows } from "#app/shared/people/member-rows.ts";

const [TEAL, CORAL, YELLOW] = ["#6BC5B8", "#F27C5E", "#F4C142"];

test("a row that was just added takes the first colour that nobody has", () => {
  const rows = dressRows(
    [
      { name: "Maya", color: CORAL },
      { name: "", color: "" },
    ],
    [],
  );
  expect(rows.map(({ color, className }) => [color, className])).toEqual([
    [CORAL, "m-coral"],
    [TEAL, "m-teal"],
  ]);
});

test("several rows without a colour get one each, and none that the family has", () => {
  const rows = dressRows(
    [0, 1].map(() => ({ name: "", color: "" })),
    [TEAL],
  );
  expect(rows.map(({ color }) => color)).toEqual([CORAL, YELLOW]);
});

test("a row's own colour is not used; those of the other rows and of the family are", () => {
  const [first] = dressRows(
    [
      { name: "Maya", color: TEAL },
      { name: "Tom", color: CORAL },
    ],
    [YELLOW],
  );
  expect(first?.swatches.filter(({ isUsed }) => isUsed).map(({ name }) => name)).toEqual(["Coral", "Yellow"]);
});

test("a row has an initial once it has a name", () => {
  const rows = dressRows(
    [
      { name: " ella ", color: TEAL },
      { name: "  ", color: CORAL },
    ],
    [],
  );
  expect(rows.map(({ name, initial }) => [name, initial])).toEqual([
    ["ella", "e"],
    ["", ""],
  ]);
});
