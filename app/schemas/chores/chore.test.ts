import { describe, expect, it, test } from "vitest";
import {
  absenceSchema,
  choreChangeSchema,
  dayQuerySchema,
  doneSchema,
  giveSchema,
  goalChangeSchema,
  logQuerySchema,
  newChoreSchema,
  newGoalSchema,
  skipSchema,
  starsSchema,
  swapSchema,
} from "#app/schemas/chores/chore.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const chore = { title: "Bins", who: "free", when: "days", weekdays: [1, 3] };
const wrong = (fields: object) => listIssues(newChoreSchema, { ...chore, ...fields });

describe("a new chore", () => {
  it("has an icon, no note, no reminder, no stars and any part of the day, unless it says so", () => {
    expect(newChoreSchema.parse(chore)).toEqual({
      ...chore,
      icon: "home",
      note: null,
      part_of_day: "any",
      remind_at: null,
      stars: 0,
      rests_until: null,
    });
  });

  it("keeps every field", () => {
    const whole = {
      title: "Bins",
      icon: "bin",
      note: "Both of them",
      who: "turns",
      members: [5, 3],
      when: "every",
      due_on: null,
      weekdays: [],
      every_n: 2,
      every_unit: "weeks",
      start_on: "2026-11-23",
      part_of_day: "evening",
      remind_at: "18:30",
      stars: 5,
      keeps: true,
      rests_until: "2026-12-24",
    };
    expect(newChoreSchema.parse(whole)).toEqual(whole);
  });

  it("may rest without an end, and has the icon of a house for an unknown icon", () => {
    expect(newChoreSchema.parse({ ...chore, rests_until: "9999-12-31" }).rests_until).toBe("9999-12-31");
    expect(newChoreSchema.parse({ ...chore, icon: "rocket" }).icon).toBe("home");
  });

  it("needs a title, who and when", () => {
    expect(listIssues(newChoreSchema, {})).toEqual(["title: Required", "who: Required", "when: Required"]);
  });

  it.each([
    [{ weekdays: [0, 1, 2, 3, 4, 5, 6] }],
    [{ when: "every", every_n: 1, every_unit: "days" }],
    [{ when: "every", every_n: 365, every_unit: "months" }],
    [{ when: "after", every_n: 7 }],
    [{ when: "once", due_on: "2026-11-23" }],
    [{ who: "one", members: [1] }],
    [{ who: "turns", members: [1, 2] }],
    [{ who: "everyone", members: [1] }],
    [{ who: "everyone", members: Array(20).fill(1) }],
    [{ members: [] }],
    [{ stars: 0 }],
  ])("takes %j", (fields) => {
    expect(newChoreSchema.parse({ ...chore, ...fields })).toMatchObject(fields);
  });

  it.each([
    [{ title: "x".repeat(81) }, "title: String must contain at most 80 character(s)"],
    [{ note: "x".repeat(501) }, "note: String must contain at most 500 character(s)"],
    [{ members: Array(21).fill(1) }, "members: Array must contain at most 20 element(s)"],
    [{ members: [0] }, "members.0: Number must be greater than 0"],
    [{ due_on: "soon" }, "due_on: Invalid date"],
    [{ weekdays: [-1] }, "weekdays.0: Number must be greater than or equal to 0"],
    [{ weekdays: [7] }, "weekdays.0: Number must be less than or equal to 6"],
    [{ weekdays: [0.5] }, "weekdays.0: Expected integer, received float"],
    [{ weekdays: Array(8).fill(1) }, "weekdays: Array must contain at most 7 element(s)"],
    [{ every_n: 0 }, "every_n: Number must be greater than or equal to 1"],
    [{ every_n: 366 }, "every_n: Number must be less than or equal to 365"],
    [{ every_n: 1.5 }, "every_n: Expected integer, received float"],
    [{ start_on: "2026-02-30" }, "start_on: Invalid date"],
    [{ remind_at: "24:00" }, "remind_at: Invalid time"],
    [{ stars: -1 }, "stars: Number must be greater than or equal to 0"],
    [{ stars: 6 }, "stars: Number must be less than or equal to 5"],
    [{ keeps: "yes" }, "keeps: Expected boolean, received string"],
  ])("refuses %j", (fields, problem) => {
    expect(wrong(fields)).toEqual([problem]);
  });

  it.each([
    [{ weekdays: undefined }, ["weekdays: Required"]],
    [{ weekdays: [] }, ["weekdays: Choose at least one day"]],
    [{ when: "once" }, ["due_on: Required"]],
    [{ when: "once", due_on: null }, ["due_on: Required"]],
    [{ when: "every" }, ["every_n: Required", "every_unit: Required"]],
    [{ when: "every", every_n: 2, every_unit: null }, ["every_unit: Required"]],
    [{ when: "after", every_n: null }, ["every_n: Required"]],
    [{ who: "one" }, ["members: Required"]],
    [{ who: "one", members: [] }, ["members: Choose who does it"]],
    [{ who: "one", members: [1, 2] }, ["members: Choose who does it"]],
    [{ who: "turns", members: [1] }, ["members: Choose at least two people to take turns"]],
    [{ who: "everyone", members: [] }, ["members: Choose who does it"]],
    [{ who: "everyone", when: "once" }, ["members: Required", "due_on: Required"]],
    [
      { who: "turns", members: [], weekdays: [] },
      ["members: Choose at least two people to take turns", "weekdays: Choose at least one day"],
    ],
  ])("refuses %j because of its who or when", (fields, problems) => {
    expect(wrong(fields)).toEqual(problems);
  });

  it("does not need the days of another choice", () => {
    expect(wrong({ when: "after", every_n: 3, weekdays: [] })).toEqual([]);
  });
});

test("a change of a chore has only the sent fields", () => {
  expect(choreChangeSchema.parse({})).toEqual({});
  const change = { title: "Bins", icon: "bin", due_on: null, remind_at: null, every_n: null, rests_until: null };
  expect(choreChangeSchema.parse(change)).toEqual(change);
  expect(listIssues(choreChangeSchema, { who: "all", part_of_day: "night", every_unit: "years" })).toHaveLength(3);
});

test("an occurrence is done, skipped or swapped on a date", () => {
  const date = "2026-11-23";
  const done = { date, member_id: 3, done_by: 5 };
  expect(doneSchema.parse(done)).toEqual(done);
  expect(doneSchema.parse({ date })).toEqual({ date });
  expect(skipSchema.parse({ date })).toEqual({ date, note: null });
  const skipped = { date, member_id: 3, note: "x".repeat(120) };
  expect(skipSchema.parse(skipped)).toEqual(skipped);
  const swap = { date, with_member_id: 3 };
  expect(swapSchema.parse(swap)).toEqual(swap);
  for (const schema of [doneSchema, skipSchema]) expect(listIssues(schema, {})).toEqual(["date: Required"]);
  expect(listIssues(swapSchema, {})).toEqual(["date: Required", "with_member_id: Required"]);
  expect(listIssues(skipSchema, { date, note: "x".repeat(121) })).toEqual([
    "note: String must contain at most 120 character(s)",
  ]);
});

test("a day in an address is a date, if there is one", () => {
  expect(dayQuerySchema.parse({})).toEqual({});
  expect(dayQuerySchema.parse({ date: "2026-11-23" })).toEqual({ date: "2026-11-23" });
  expect(listIssues(dayQuerySchema, { date: "today" })).toEqual(["date: Invalid date"]);
});

test("a page of the history ends before the number of an entry", () => {
  expect(logQuerySchema.parse({})).toEqual({});
  for (const before of ["1", "40", "9".repeat(15)]) {
    expect(logQuerySchema.parse({ before })).toEqual({ before: Number(before) });
  }
  for (const before of ["", "0", "07", "-1", "1.5", "4x", "x4", "9".repeat(16)]) {
    expect(listIssues(logQuerySchema, { before })).toEqual(["before: Invalid number"]);
  }
});

test("an absence lasts one day or more", () => {
  for (const to of ["2026-11-23", "2026-12-01"]) {
    const absence = { member_id: 3, from: "2026-11-23", to };
    expect(absenceSchema.parse(absence)).toEqual(absence);
  }
  expect(listIssues(absenceSchema, { member_id: 3, from: "2026-11-23", to: "2026-11-22" })).toEqual([
    "to: The last day must be on or after the first",
  ]);
  expect(listIssues(absenceSchema, {})).toEqual(["member_id: Required", "from: Required", "to: Required"]);
});

test("a parent gives 1 to 5 stars, with a reason of at most 120 characters", () => {
  for (const amount of [1, 5]) {
    expect(starsSchema.parse({ member_id: 3, amount })).toEqual({ member_id: 3, amount, reason: null });
  }
  const reason = "x".repeat(120);
  expect(starsSchema.parse({ member_id: 3, amount: 1, reason: ` ${reason} ` }).reason).toBe(reason);
  for (const amount of [0, 6, 1.5, "2"]) {
    expect(listIssues(starsSchema, { member_id: 3, amount })).toEqual([expect.stringMatching(/^amount: /)]);
  }
  expect(listIssues(starsSchema, { reason: `${reason}x` })).toEqual([
    "member_id: Required",
    "amount: Required",
    "reason: String must contain at most 120 character(s)",
  ]);
});

test("a goal of a child costs 1 to 500 stars, and has the icon of a star, unless it has another", () => {
  for (const stars of [1, 500]) {
    const goal = { member_id: 3, title: "Zoo", stars };
    expect(newGoalSchema.parse(goal)).toEqual({ ...goal, icon: "star" });
    expect(newGoalSchema.parse({ ...goal, icon: "climb" }).icon).toBe("climb");
  }
  expect(listIssues(newGoalSchema, {})).toEqual(["member_id: Required", "title: Required", "stars: Required"]);
  expect(goalChangeSchema.parse({})).toEqual({});
  expect(goalChangeSchema.parse({ icon: "ice" })).toEqual({ icon: "ice" });
  for (const stars of [0, 501, 1.5]) {
    expect(listIssues(goalChangeSchema, { stars })).toEqual([expect.stringMatching(/^stars: /)]);
  }
});

test("a goal is given on a day, or on none", () => {
  for (const given of [{}, { day: null }, { day: "2026-11-23" }]) expect(giveSchema.parse(given)).toEqual(given);
  expect(listIssues(giveSchema, { day: "soon" })).toEqual(["day: Invalid date"]);
});
