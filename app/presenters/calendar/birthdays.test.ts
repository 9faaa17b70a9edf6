import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { birthdaysOn } from "#app/presenters/calendar/birthdays.ts";

const person = (birth_date: string | null) => [{ id: 1, name: "Noah", initial: "N", birth_date }];
const titles = (day: string, birth: string | null) =>
  birthdaysOn(Temporal.PlainDate.from(day), { people: person(birth), locale: "en" }).map(({ title }) => title);

describe("birthdays", () => {
  it("come every year with the age", () => {
    expect(titles("2026-10-17", "2020-10-17")).toEqual(["Noah is 6"]);
    expect(titles("2026-10-18", "2020-10-17")).toEqual([]);
  });

  it("of 29 February are on the last day of February", () => {
    expect(titles("2026-02-28", "2020-02-29")).toEqual(["Noah is 6"]);
    expect(titles("2028-02-28", "2020-02-29")).toEqual([]);
    expect(titles("2028-02-29", "2020-02-29")).toEqual(["Noah is 8"]);
  });

  it("are not before birth, nor without a date", () => {
    expect(titles("2019-10-17", "2020-10-17")).toEqual([]);
    expect(titles("2026-10-17", null)).toEqual([]);
  });
});
