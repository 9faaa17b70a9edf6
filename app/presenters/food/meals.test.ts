import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { presentWeek } from "#app/presenters/food/meals.ts";

describe("the days of a week of meals", () => {
  const days = (week: string, today: string) =>
    presentWeek({ week, by: "day" }, [], {
      locale: "en-GB",
      today: Temporal.PlainDate.from(today),
      people: new Map(),
    }).groups.map(({ key, isPast }) => (isPast ? `(${key.slice(-2)})` : key.slice(-2)));

  it("begin at today in this week; what has gone by follows", () => {
    expect(days("2026-10-11", "2026-10-17")).toEqual(["17", "(11)", "(12)", "(13)", "(14)", "(15)", "(16)"]);
    expect(days("2026-10-11", "2026-10-14")).toEqual(["14", "15", "16", "17", "(11)", "(12)", "(13)"]);
    expect(days("2026-10-11", "2026-10-11")).toEqual(["11", "12", "13", "14", "15", "16", "17"]);
  });

  it("stand from Sunday on in weeks that are over and to come", () => {
    const inOrder = ["11", "12", "13", "14", "15", "16", "17"];
    expect(days("2026-10-11", "2026-10-18")).toEqual(inOrder);
    expect(days("2026-10-11", "2026-10-10")).toEqual(inOrder);
  });
});
