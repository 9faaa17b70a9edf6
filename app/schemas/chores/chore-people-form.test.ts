import { describe, expect, it } from "vitest";
import {
  absenceFormSchema,
  giveFormSchema,
  goalFormSchema,
  removeAbsenceSchema,
  routineFormSchema,
  starsFormSchema,
} from "#app/schemas/chores/chore-people-form.ts";
import { listIssues } from "#tests/support/list-issues.ts";

describe("an absence", () => {
  const absence = { member_id: "3", from: "2026-11-23", to: "2026-11-23" };

  it("lasts one day or more", () => {
    expect(absenceFormSchema.parse(absence)).toEqual({ ...absence, member_id: 3 });
    expect(absenceFormSchema.parse({ ...absence, to: "2027-01-02" }).to).toBe("2027-01-02");
  });

  it.each([
    [{ member_id: undefined }, "member_id: Choose who is away"],
    [{ member_id: "0" }, "member_id: Invalid number"],
    [{ from: undefined }, "from: Choose a date"],
    [{ to: undefined }, "to: Choose a date"],
    [{ to: "2026-11-31" }, "to: Invalid date"],
    [{ to: "2026-11-22" }, "to: The last day must be on or after the first"],
  ])("with %j is refused", (fields, problem) => {
    expect(listIssues(absenceFormSchema, { ...absence, ...fields })).toEqual([problem]);
  });

  it("is removed by its number", () => {
    expect(removeAbsenceSchema.parse({ absence: "7" })).toEqual({ absence: 7 });
    expect(listIssues(removeAbsenceSchema, {})).toEqual(["absence: Required"]);
  });
});

describe("stars for a child", () => {
  it("are 1 to 5, with a reason of at most 120 characters, or without", () => {
    for (const amount of [1, 5]) {
      expect(starsFormSchema.parse({ member_id: "3", amount })).toEqual({ member_id: 3, amount, reason: null });
    }
    const reason = "x".repeat(120);
    expect(starsFormSchema.parse({ member_id: "3", amount: 1, reason: ` ${reason} ` }).reason).toBe(reason);
    expect(listIssues(starsFormSchema, { member_id: "3", amount: 1, reason: `${reason}x` })).toEqual([
      "reason: String must contain at most 120 character(s)",
    ]);
  });

  it("need a child", () => {
    expect(listIssues(starsFormSchema, { amount: 1 })).toEqual(["member_id: Choose a child"]);
  });

  it.each([undefined, "many", 0, 6, 1.5])("need a number from 1 to 5, not %s", (amount) => {
    expect(listIssues(starsFormSchema, { member_id: "3", amount })).toEqual(["amount: Choose 1 to 5 stars"]);
  });
});

describe("a goal", () => {
  it("costs 1 to 500 stars, and has the icon of a star, unless it has another", () => {
    for (const stars of [1, 500]) {
      expect(goalFormSchema.parse({ title: " Zoo ", stars })).toEqual({ title: "Zoo", icon: "star", stars });
    }
    expect(goalFormSchema.parse({ title: "Zoo", icon: "climb", stars: 1 }).icon).toBe("climb");
  });

  it.each([undefined, "many", 0, 501, 1.5])("needs a number of stars from 1 to 500, not %s", (stars) => {
    expect(listIssues(goalFormSchema, { title: "Zoo", stars })).toEqual([
      "stars: Choose a number of stars from 1 to 500",
    ]);
  });

  it.each([
    [undefined, "Enter a name"],
    [" ", "Enter a name"],
    ["x".repeat(81), "Use up to 80 characters"],
  ])("with the name %j is refused", (title, message) => {
    expect(listIssues(goalFormSchema, { title, stars: 1 })).toEqual([`title: ${message}`]);
  });

  it("is given on a day, or on none", () => {
    expect(giveFormSchema.parse({})).toEqual({ day: null });
    expect(giveFormSchema.parse({ day: "2026-11-23" })).toEqual({ day: "2026-11-23" });
    expect(listIssues(giveFormSchema, { day: "soon" })).toEqual(["day: Invalid date"]);
  });
});

describe("a routine", () => {
  const routine = { members: ["3", "5"], take: ["bed", "teeth"] };

  it("keeps its own days, and gives no stars, unless it is told otherwise", () => {
    expect(routineFormSchema.parse(routine)).toEqual({ ...routine, members: [3, 5], days: "own", stars: 0 });
    for (const days of ["own", "all", "school"]) {
      const changed = { ...routine, days, first: "2026-11-23", stars: 5 };
      expect(routineFormSchema.parse(changed)).toEqual({ ...changed, members: [3, 5] });
    }
  });

  it("takes a single box, and 20 people", () => {
    expect(routineFormSchema.parse({ members: "3", take: "bed" })).toMatchObject({ members: [3], take: ["bed"] });
    expect(routineFormSchema.parse({ ...routine, members: Array(20).fill("3") }).members).toHaveLength(20);
  });

  it.each([
    [{ members: [] }, "members: Choose who does it"],
    [{ members: [""] }, "members: Choose who does it"],
    [{ members: Array(21).fill("3") }, "members: Choose 20 people at most"],
    [{ members: ["3", "x"] }, "members.1: Invalid number"],
    [{ take: undefined }, "take: Choose at least one chore"],
    [{ take: [] }, "take: Choose at least one chore"],
    [{ days: "some" }, "days: Invalid enum value. Expected 'own' | 'all' | 'school', received 'some'"],
    [{ first: "soon" }, "first: Invalid date"],
    [{ stars: 6 }, "stars: Choose 0 to 5 stars"],
  ])("with %j is refused", (fields, problem) => {
    expect(listIssues(routineFormSchema, { ...routine, ...fields })).toEqual([problem]);
  });
});
