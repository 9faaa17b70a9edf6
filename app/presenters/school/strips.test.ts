import { describe, expect, it } from "vitest";
import { dayOfIso } from "#app/domain/time/time.ts";
import { presentStrips } from "#app/presenters/school/strips.ts";
import type { PackedDay } from "#app/services/school/school.server.ts";

const PEOPLE = [
  { id: 3, name: "Ella", initial: "E" },
  { id: 4, name: "Noah", initial: "N" },
];
const DATE = "2026-10-14";
const at = (member: number, given: Partial<PackedDay["day"]>, ...pack: string[]): PackedDay => ({
  day: { member, date: DATE, isSchool: true, letter: null, lessons: [], homeAt: "15:15", ...given },
  pack: pack.map((text) => ({ id: null, text })),
});
const show = (days: PackedDay[], member: number | null = null) =>
  presentStrips(days, PEOPLE, "en-GB", member).get(dayOfIso(DATE));

describe("the strip of a day at school", () => {
  it("says who is there until when, the week, and what they pack", () => {
    const days = [
      at(3, { letter: "A" }, "Recorder"),
      at(4, { letter: "A", homeAt: "12:10" }, "PE kit", "Reading book"),
    ];
    expect(show(days)).toEqual({
      title: "School: Ella to 15:15, Noah to 12:10",
      text: "Week A · Ella: Recorder · Noah: PE kit, Reading book",
      href: "/timetable?member=3&day=3",
    });
  });

  it("is of one member, where one is looked at", () => {
    expect(show([at(3, {}), at(4, { homeAt: "12:10" })], 4)).toEqual({
      title: "School: Noah to 12:10",
      text: "",
      href: "/timetable?member=4&day=3",
    });
  });

  it("says both letters where they differ", () => {
    expect(show([at(3, { letter: "B" }), at(4, { letter: "A" })])?.text).toBe("Weeks A and B");
  });

  it("is missing on a day without school, even with things to pack", () => {
    expect(show([at(3, { isSchool: false }, "Swim things")])).toBeUndefined();
  });
});
