import fc from "fast-check";
import { expect, test } from "vitest";
import { MEMBER_COLORS } from "#app/shared/people/constants.ts";
import { nextColor, paletteClass, swatches } from "#app/shared/people/palette.ts";

const hexes = MEMBER_COLORS.map(({ hex }) => hex as string);
const anyCase = fc.constantFrom(...hexes).chain((hex) => fc.constantFrom(hex, hex.toLowerCase()));
const taken = fc.array(fc.oneof(anyCase, fc.constantFrom("#123456", "#000000")), { maxLength: 40 });

const uses = (colors: readonly string[], hex: string) =>
  colors.filter((color) => color.toUpperCase() === hex.toUpperCase()).length;

test("the next colour is the first unused, else one of the least used", () => {
  fc.assert(
    fc.property(taken, (colors) => {
      const next = nextColor(colors);
      const firstUnused = hexes.find((hex) => uses(colors, hex) === 0);
      if (firstUnused) expect(next).toBe(firstUnused);
      else expect(uses(colors, next)).toBe(Math.min(...hexes.map((hex) => uses(colors, hex))));
    }),
  );
});

test("eight members get eight colours, sixteen get each twice", () => {
  const colors: string[] = [];
  for (let member = 0; member < 16; member += 1) colors.push(nextColor(colors));
  expect(colors).toEqual([...hexes, ...hexes]);
});

test("a swatch says whether someone else has its colour", () => {
  const used = swatches(["#f27c5e", "#123456"]).filter(({ isUsed }) => isUsed);
  expect(used.map(({ name }) => name)).toEqual(["Coral"]);
});

test("palette colours have a class, others none", () => {
  expect(paletteClass("#6bc5b8")).toBe("m-teal");
  expect(paletteClass("#123456")).toBe("");
});
