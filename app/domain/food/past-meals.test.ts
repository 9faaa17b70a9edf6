import { expect, it } from "vitest";
import { pastMeals } from "#app/domain/food/past-meals.ts";
import { Temporal } from "#app/domain/time/time.ts";

const at = (clock: string) => Temporal.ZonedDateTime.from(`2026-03-02T${clock}[Australia/Lord_Howe]`);

it.each([
  ["10:59", []],
  ["11:00", ["breakfast"]],
  ["14:59", ["breakfast"]],
  ["15:00", ["breakfast", "lunch"]],
  ["20:59", ["breakfast", "lunch"]],
  ["21:00", ["breakfast", "lunch", "dinner"]],
])("at %s of the family's clock %j of today are past, and none of any other day", (clock, past) => {
  expect(pastMeals("2026-03-02", at(clock))).toEqual(past);
  expect([pastMeals("2026-03-01", at(clock)), pastMeals("2026-03-03", at(clock))]).toEqual([[], []]);
});
