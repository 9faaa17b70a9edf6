import { describe, expect, it, test } from "vitest";
import {
  newSubjectSchema,
  packSchema,
  schoolDayQuerySchema,
  spansSchema,
  subjectChangeSchema,
  timetableSchema,
} from "#app/schemas/school/school.ts";
import { MEMBER_COLORS } from "#app/shared/people/constants.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const tooLong = (max: number) => `String must contain at most ${max} character(s)`;
const BLANK = "String must contain at least 1 character(s)";
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("a timetable", () => {
  const rows = [
    { name: "1", starts_at: "08:00" },
    { name: "Break", starts_at: "08:45", is_break: true },
    { name: "2", starts_at: "09:00" },
  ];
  const timetable = { weeks: 1, anchor_monday: "2026-01-05", over_holiday: "wait", home_at: "13:00", rows, cells: {} };
  const read = (fields: object) => timetableSchema.parse({ ...timetable, ...fields });
  const wrong = (fields: object) => listIssues(timetableSchema, { ...timetable, ...fields });
  const wrongCells = (cells: object) => wrong({ cells });

  it("has weeks, bell times and an hour home; its rows are lessons unless they say otherwise", () => {
    const lesson = { name: "1", starts_at: "08:00", is_break: false };
    expect(read({ rows: [{ name: " 1 ", starts_at: "08:00:00" }] })).toEqual({
      ...timetable,
      rows: [lesson],
      cells: [],
    });
    expect(read({ weeks: 2, over_holiday: "run", updated_at: "7" })).toMatchObject({
      weeks: 2,
      over_holiday: "run",
      updated_at: "7",
    });
    expect(read({ updated_at: null }).updated_at).toBeNull();
  });

  it("needs every field but its version", () => {
    expect(listIssues(timetableSchema, {})).toEqual([
      "weeks: Invalid input",
      "anchor_monday: Required",
      "over_holiday: Required",
      "home_at: Required",
      "rows: Required",
      "cells: Required",
    ]);
    expect(wrong({ rows: [{}] })).toEqual(["rows.0.name: Required", "rows.0.starts_at: Required"]);
  });

  it.each([
    [{ weeks: 3 }, "weeks: Invalid input"],
    [{ weeks: "1" }, "weeks: Invalid input"],
    [{ anchor_monday: "2026-01-06" }, "anchor_monday: Choose a Monday"],
    [{ anchor_monday: "2026-01-04" }, "anchor_monday: Choose a Monday"],
    [{ anchor_monday: "soon" }, "anchor_monday: Invalid date"],
    [{ over_holiday: "stop" }, "over_holiday: Invalid enum value. Expected 'wait' | 'run', received 'stop'"],
    [{ home_at: "24:00" }, "home_at: Invalid time"],
    [{ rows: [] }, "rows: Array must contain at least 1 element(s)"],
    [{ rows: [{ name: " ", starts_at: "08:00" }] }, `rows.0.name: ${BLANK}`],
    [{ rows: [{ name: "1", starts_at: "8" }] }, "rows.0.starts_at: Invalid time"],
    [
      { rows: [{ name: "1", starts_at: "08:00", is_break: "on" }] },
      "rows.0.is_break: Expected boolean, received string",
    ],
    [{ cells: { A: [] } }, "cells.A: Expected object, received array"],
    [{ cells: { A: { 1: "Maths" } } }, "cells.A.1: Expected object, received string"],
    [{ updated_at: 7 }, "updated_at: Expected string, received number"],
  ])("with %j is refused", (fields, issue) => {
    expect(wrong(fields)).toEqual([issue]);
  });

  it("has a name of up to 30 characters for each row", () => {
    expect(wrong({ rows: [{ name: "x".repeat(30), starts_at: "08:00" }] })).toEqual([]);
    expect(wrong({ rows: [{ name: "x".repeat(31), starts_at: "08:00" }] })).toEqual([`rows.0.name: ${tooLong(30)}`]);
  });

  it("goes forward in time, from each row to the next one and from the last one home", () => {
    const later = rows.map((row, index) => (index === 2 ? { ...row, starts_at: "08:45" } : row));
    expect(wrong({ rows: later })).toEqual(["rows.2.starts_at: 2 must begin after Break"]);
    expect(wrong({ home_at: "09:00" })).toEqual(["home_at: Home time must be after the last lesson"]);
    expect(wrong({ home_at: "09:01" })).toEqual([]);
  });

  it("has its subjects by week, weekday and row", () => {
    const cells = {
      A: { 0: { 1: "Scouts" }, 1: { 1: " Maths ", 3: "Art" }, 6: { 3: "Football" } },
      B: { 5: { 1: "x".repeat(40) } },
    };
    const weekA = [
      { week: "A", weekday: 0, position: 1, name: "Scouts" },
      { week: "A", weekday: 1, position: 1, name: "Maths" },
      { week: "A", weekday: 1, position: 3, name: "Art" },
      { week: "A", weekday: 6, position: 3, name: "Football" },
    ];
    const weekB = [{ week: "B", weekday: 5, position: 1, name: "x".repeat(40) }];
    expect(read({ weeks: 2, cells }).cells).toEqual([...weekA, ...weekB]);
    expect(read({ weeks: 1, cells }).cells).toEqual(weekA);
  });

  it("finds a row of two digits", () => {
    const many = ids(12).map((hour) => ({ name: String(hour), starts_at: `${String(hour).padStart(2, "0")}:00` }));
    const cells = { A: { 1: { 10: "Maths", 12: "Art" } } };
    expect(read({ rows: many, cells }).cells.map(({ position }) => position)).toEqual([10, 12]);
    expect(wrong({ rows: many, cells: { A: { 1: { 13: "Maths", 112: "Art" } } } })).toEqual([
      "cells.A.1.13: That lesson doesn’t exist",
      "cells.A.1.112: That lesson doesn’t exist",
    ]);
  });

  it("leaves out free lessons", () => {
    expect(read({ weeks: 2, cells: { A: { 1: { 1: "", 3: null } } } }).cells).toEqual([]);
  });

  it.each([
    [{ C: {} }, "cells.C: There are weeks A and B"],
    [{ a: {} }, "cells.a: There are weeks A and B"],
    [{ A: { 7: {} } }, "cells.A.7: Weekdays are 0 for Sunday to 6"],
    [{ A: { "01": {} } }, "cells.A.01: Weekdays are 0 for Sunday to 6"],
    [{ A: { "1.0": {} } }, "cells.A.1.0: Weekdays are 0 for Sunday to 6"],
    [{ A: { 1: { 4: "Maths" } } }, "cells.A.1.4: That lesson doesn’t exist"],
    [{ A: { 1: { 0: "Maths" } } }, "cells.A.1.0: That lesson doesn’t exist"],
    [{ A: { 1: { "01": "Maths" } } }, "cells.A.1.01: That lesson doesn’t exist"],
    [{ A: { 1: { "1.0": "Maths" } } }, "cells.A.1.1.0: That lesson doesn’t exist"],
    [{ A: { 1: { 4: "" } } }, "cells.A.1.4: That lesson doesn’t exist"],
    [{ A: { 1: { 2: "Maths" } } }, "cells.A.1.2: There are no lessons in a break"],
    [{ A: { 1: { 2: null } } }, "cells.A.1.2: There are no lessons in a break"],
    [{ A: { 1: { 1: " " } } }, `cells.A.1.1: ${BLANK}`],
    [{ A: { 1: { 1: 7 } } }, "cells.A.1.1: Expected string, received number"],
    [{ B: { 1: { 4: "Maths" } } }, "cells.B.1.4: That lesson doesn’t exist"],
  ])("refuses %j at its place", (cells, issue) => {
    expect(wrongCells(cells)).toEqual([issue]);
  });

  it("names the day and the lesson of a subject that is too long, not counting breaks", () => {
    const long = "x".repeat(41);
    const limit = "use up to 40 characters for a subject";
    const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
    for (const [weekday, day] of days.entries()) {
      expect(wrongCells({ A: { [weekday]: { 1: long, 3: long } } })).toEqual([
        `cells.A.${weekday}.1: ${day}, lesson 1: ${limit}`,
        `cells.A.${weekday}.3: ${day}, lesson 2: ${limit}`,
      ]);
    }
  });
});

describe("a subject", () => {
  const empty = { name: "Art", room: null, teacher: null, bring: null };

  it("has a name, and perhaps a room, a teacher, things to bring and a colour", () => {
    expect(newSubjectSchema.parse({ name: " Art " })).toEqual(empty);
    expect(newSubjectSchema.parse({ name: "Art", room: " ", teacher: "", bring: null })).toEqual(empty);
    const whole = { name: "Art", room: "R 12", teacher: "Ms Reed", bring: "Brush, apron", color: "#F27C5E" };
    expect(newSubjectSchema.parse({ ...whole, color: "#f27c5e" })).toEqual(whole);
  });

  it("keeps the fields that a change does not send", () => {
    expect(subjectChangeSchema.parse({})).toEqual({});
    const change = { name: "Art", room: "R 12", teacher: "Ms Reed", bring: "Brush", color: "#F27C5E" };
    expect(subjectChangeSchema.parse(change)).toEqual(change);
    expect(subjectChangeSchema.parse({ room: " " })).toEqual({ room: null });
  });

  it("has one of the colours of members", () => {
    for (const { hex } of MEMBER_COLORS) expect(newSubjectSchema.parse({ name: "Art", color: hex }).color).toBe(hex);
  });

  it("has at most 40 characters in name and room, 60 in the teacher's name, and 120 in things to bring", () => {
    const fields = (more: number) => ({
      name: "x".repeat(40 + more),
      room: "x".repeat(40 + more),
      teacher: "x".repeat(60 + more),
      bring: "x".repeat(120 + more),
    });
    const long = [`name: ${tooLong(40)}`, `room: ${tooLong(40)}`, `teacher: ${tooLong(60)}`, `bring: ${tooLong(120)}`];
    for (const schema of [newSubjectSchema, subjectChangeSchema]) {
      expect(listIssues(schema, fields(0))).toEqual([]);
      expect(listIssues(schema, fields(1))).toEqual(long);
    }
  });

  it("is refused without a name, and with another colour", () => {
    expect(listIssues(newSubjectSchema, {})).toEqual(["name: Required"]);
    expect(listIssues(subjectChangeSchema, { name: " " })).toEqual([`name: ${BLANK}`]);
    for (const schema of [newSubjectSchema, subjectChangeSchema]) {
      expect(listIssues(schema, { name: "Art", color: "#123456" })).toEqual(["color: Choose one of the eight colours"]);
    }
  });
});

describe("the terms and holidays", () => {
  const span = { name: "Autumn", from: "2026-10-19", to: "2026-10-30", kind: "holiday" };
  const wrong = (fields: object) => listIssues(spansSchema, [{ ...span, ...fields }]);

  it("are for everyone, or for some members, each once", () => {
    const term = { ...span, id: 4, kind: "school", member_ids: [3, 5, 3] };
    expect(spansSchema.parse([span, term])).toEqual([
      { ...span, member_ids: [] },
      { ...term, member_ids: [3, 5] },
    ]);
    expect(spansSchema.parse([])).toEqual([]);
  });

  it("may last a single day, but not end before they begin", () => {
    expect(wrong({ to: "2026-10-19" })).toEqual([]);
    expect(wrong({ to: "2026-10-18" })).toEqual(["0.to: Autumn: the last day can’t be before the first"]);
  });

  it("have names of up to 60 characters, and up to 50 members", () => {
    expect(wrong({ name: "x".repeat(60), member_ids: ids(50) })).toEqual([]);
    expect(wrong({ name: "x".repeat(61), member_ids: ids(51) })).toEqual([
      `0.name: ${tooLong(60)}`,
      "0.member_ids: Array must contain at most 50 element(s)",
    ]);
  });

  it.each([
    [{ name: " " }, `0.name: ${BLANK}`],
    [{ from: "2026-02-29" }, "0.from: Invalid date"],
    [{ to: "2026-10-32" }, "0.to: Invalid date"],
    [{ from: "soon" }, "0.from: Invalid date"],
    [{ to: "1" }, "0.to: Invalid date"],
    [{ kind: "party" }, "0.kind: Invalid enum value. Expected 'school' | 'holiday', received 'party'"],
    [{ id: 0 }, "0.id: Number must be greater than 0"],
    [{ member_ids: [0] }, "0.member_ids.0: Number must be greater than 0"],
  ])("with %j are refused", (fields, issue) => {
    expect(wrong(fields)).toEqual([issue]);
  });

  it("need a name, both days and a kind", () => {
    expect(listIssues(spansSchema, [{}])).toEqual([
      "0.name: Required",
      "0.from: Required",
      "0.to: Required",
      "0.kind: Required",
    ]);
  });
});

test("a thing to pack is for a member and a day, with up to 60 characters", () => {
  const thing = { member_id: 3, date: "2026-03-02", text: "x".repeat(60) };
  expect(packSchema.parse({ ...thing, text: ` ${thing.text} ` })).toEqual(thing);
  expect(listIssues(packSchema, { ...thing, text: "x".repeat(61) })).toEqual([`text: ${tooLong(60)}`]);
  expect(listIssues(packSchema, {})).toEqual(["member_id: Required", "date: Required", "text: Required"]);
});

test("a school day is asked for by its date, or is the next one", () => {
  expect(schoolDayQuerySchema.parse({})).toEqual({});
  expect(schoolDayQuerySchema.parse({ date: "2026-03-02" })).toEqual({ date: "2026-03-02" });
  expect(listIssues(schoolDayQuerySchema, { date: "tomorrow" })).toEqual(["date: Invalid date"]);
});
