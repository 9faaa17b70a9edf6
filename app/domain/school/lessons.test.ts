import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BellRow, bellProblems, dayToPack, findEnd, listPack } from "#app/domain/school/lessons.ts";

const row = (name: string, starts_at: string, is_break = false): BellRow => ({ name, starts_at, is_break });
const ROWS = [row("Lesson 1", "09:00"), row("Break", "10:45", true), row("Lesson 2", "11:00")];

describe("bell times", () => {
  it("end a row where the next begins, break or not, and the last at home time", () => {
    expect([1, 2, 3].map((position) => findEnd(position, ROWS, "12:00"))).toEqual(["10:45", "11:00", "12:00"]);
  });

  it("have to go on", () => {
    expect(bellProblems(ROWS, "12:00")).toEqual([]);
    expect(bellProblems([...ROWS, row("Lesson 3", "11:00")], "11:00")).toEqual([
      { path: ["rows", 3, "starts_at"], message: "Lesson 3 must begin after Lesson 2" },
      { path: ["home_at"], message: "Home time must be after the last lesson" },
    ]);
  });
});

describe("what to pack", () => {
  it("has the things of lessons, split at commas, then added ones, each once in any case", () => {
    const items = [
      { id: 7, text: "library book" },
      { id: 8, text: "Trip form" },
    ];
    expect(listPack(["PE kit, water", null, " Library book ,,pe kit"], items)).toEqual([
      { id: null, text: "PE kit" },
      { id: null, text: "water" },
      { id: null, text: "Library book" },
      { id: 8, text: "Trip form" },
    ]);
  });

  it("is taken apart at the commas of any script", () => {
    expect(listPack(["قلم، دفتر", "水筒、帽子"], []).map(({ text }) => text)).toEqual(["قلم", "دفتر", "水筒", "帽子"]);
  });

  it("never says a thing twice, and loses none", () => {
    const text = fc.string({ minLength: 1, maxLength: 8 }).filter((one) => one.trim() !== "");
    const items = fc.array(text).map((texts) => texts.map((one, id) => ({ id, text: one.trim() })));
    fc.assert(
      fc.property(fc.array(fc.option(text)), items, (brings, added) => {
        const keys = listPack(brings, added).map((line) => line.text.toLowerCase());
        expect(new Set(keys).size).toBe(keys.length);
        for (const one of added) expect(keys).toContain(one.text.toLowerCase());
      }),
    );
  });
});

describe("the day to pack for", () => {
  const days =
    (...known: number[]) =>
    (day: number) =>
      known.includes(day);
  it("is today until nine, nothing by day, and from three on the next with school", () => {
    expect(dayToPack(100, 8, days(100, 101))).toBe(100);
    expect(dayToPack(100, 8, days(101))).toBeNull();
    expect([9, 14].map((hour) => dayToPack(100, hour, days(100, 101)))).toEqual([null, null]);
    expect(dayToPack(100, 15, days(100, 101))).toBe(101);
  });
  it("is at most three days off", () => {
    expect(dayToPack(100, 23, days(103))).toBe(103);
    expect(dayToPack(100, 23, days(104))).toBeNull();
  });
});
