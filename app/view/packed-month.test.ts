import fc from "fast-check";
import { expect, it } from "vitest";
import { type DayCell, packDays, unpackDays } from "#app/view/packed-month.ts";

const people = [
  { id: 1, name: "Maya", initial: "M" },
  { id: 2, name: "Tom", initial: "T" },
];
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const chip = fc.record({
  id: orNull(fc.nat()),
  instance: orNull(fc.constantFrom("2026-10-14", "2026-10-15")),
  title: fc.string({ minLength: 1, unit: "grapheme" }),
  time: orNull(fc.constantFrom("15:45", "3:45 PM")),
  at: orNull(fc.constant("15:45")),
  member: orNull(fc.constantFrom(...people)),
});
const cell = {
  date: fc.constantFrom("2026-10-14", "2026-10-15"),
  label: fc.string(),
  more: fc.nat(),
};
const days = fc.array(
  fc.oneof(
    fc.record({ ...cell, chips: fc.array(chip, { maxLength: 3 }), rest: fc.array(chip, { maxLength: 0 }) }),
    fc.record({ ...cell, chips: fc.array(chip, { minLength: 3, maxLength: 3 }), rest: fc.array(chip) }),
  ),
);

it("gives back what was packed", () => {
  fc.assert(
    fc.property(days, (cells: DayCell[]) => {
      expect(unpackDays(packDays(cells), people)).toEqual(cells);
    }),
  );
});
