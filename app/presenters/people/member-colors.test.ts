import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, inkOn, memberStyles } from "#app/presenters/people/member-colors.ts";
import { MEMBER_COLORS } from "#app/shared/people/constants.ts";

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0").toUpperCase()}`);

test("contrast is WCAG's: 21 for black on white, 1 for a colour on itself, the same both ways", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
  fc.assert(
    fc.property(color, color, (a, b) => {
      expect(contrast(a, a)).toBe(1);
      expect(contrast(a, b)).toBe(contrast(b, a));
    }),
  );
});

test("an initial can be read on any colour (WCAG 2.2, 1.4.3 for large text)", () => {
  fc.assert(
    fc.property(color, (hex) => {
      expect(contrast(hex, inkOn(hex))).toBeGreaterThanOrEqual(3);
    }),
  );
});

test("and on the palette it meets 4.5, in the dark ink of the design", () => {
  for (const { hex } of MEMBER_COLORS) {
    expect(inkOn(hex)).toBe("#1B2E2B");
    expect(contrast(hex, inkOn(hex))).toBeGreaterThanOrEqual(4.5);
  }
});

test("one rule a member", () => {
  expect(
    memberStyles([
      { id: 7, color: "#6BC5B8" },
      { id: 8, color: "#000080" },
    ]),
  ).toBe(".m-7{--m:#6BC5B8;--m-ink:#1B2E2B}.m-8{--m:#000080;--m-ink:#FFFDF9}");
});
