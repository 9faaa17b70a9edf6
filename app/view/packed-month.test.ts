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
  members: fc.subarray(people),
});
const cell = {
  date: fc.constantFrom("2026-10-14", "2026-10-15"),
  label: fc.string({ minLength: 1 }),
  more: fc.nat(),
};
const days = fc.array(
  fc.oneof(
    fc.record({ ...cell, chips: fc.array(chip, { maxLength: 3 }), rest: fc.array(chip, { maxLength: 0 }) }),
    fc.record({ ...cell, chips: fc.array(chip, { minLength: 3, maxLength: 3 }), rest: fc.array(chip) }),
  ),
);

it("leaves out what the day before tells, and chips that were there", () => {
  const chip = { id: 1, instance: null, title: "Away", time: null, at: null, members: people };
  const day = (date: string, label: string) => ({ date, label, more: 0, chips: [chip], rest: [] });
  const packed = packDays([
    day("2026-10-30", "October 30"),
    day("2026-10-31", "October 31"),
    day("2026-11-01", "Nov 1"),
  ]);
  expect(packed).toBe('[["2026-10-30","October 30",0,[1,null,"Away",null,"",[1,2]]],["","",0,0],["","Nov 1",0,0]]');
});

it("gives back what was packed", () => {
  fc.assert(
    fc.property(days, (cells: DayCell[]) => {
      expect(unpackDays(packDays(cells), people)).toEqual(cells);
    }),
  );
});
