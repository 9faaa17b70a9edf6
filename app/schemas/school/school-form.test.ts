import { describe, expect, it, test } from "vitest";
import {
  packFormSchema,
  packItemFormSchema,
  presetFormSchema,
  startFormSchema,
  subjectFormSchema,
  termsFormSchema,
  weekFormSchema,
} from "#app/schemas/school/school-form.ts";
import { inLocale } from "#app/words/english.server.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const tooLong = (max: number) => `String must contain at most ${max} character(s)`;

describe("the form of a new timetable", () => {
  const form = { lessons: 6, begins: "08:00" };
  const LESSONS = "lessons: Choose 1 to 12 lessons";

  it("has one week and no member yet, unless it says so", () => {
    expect(startFormSchema.parse(form)).toEqual({ member: 0, weeks: 1, lessons: 6, begins: "08:00" });
    expect(startFormSchema.parse({ ...form, member: "", weeks: "1" })).toMatchObject({ member: 0, weeks: 1 });
    expect(startFormSchema.parse({ ...form, member: "7", weeks: "2" })).toMatchObject({ member: 7, weeks: 2 });
  });

  it("has 1 to 12 lessons a day", () => {
    for (const lessons of [1, 12]) expect(startFormSchema.parse({ ...form, lessons }).lessons).toBe(lessons);
    for (const lessons of [undefined, "many", 0, 13, 1.5]) {
      expect(listIssues(startFormSchema, { ...form, lessons })).toEqual([LESSONS]);
    }
  });

  it.each([
    [{ member: "0" }, "member: Invalid input"],
    [{ member: 7 }, "member: Invalid input"],
    [{ weeks: "3" }, "weeks: Invalid enum value. Expected '1' | '2', received '3'"],
    [{ begins: "8 o'clock" }, "begins: Invalid time"],
    [{ begins: undefined }, "begins: Required"],
  ])("is refused with %j", (fields, issue) => {
    expect(listIssues(startFormSchema, { ...form, ...fields })).toEqual([issue]);
  });
});

describe("the form of a timetable", () => {
  const first = { name: "1", starts_at: "08:00" };
  const second = { name: "2", starts_at: "09:00" };
  const pause = { name: "Break", starts_at: "08:45", is_break: "on" };
  const form = { weeks: "1", home_at: "13:00", rows: [first, pause, second] };
  const read = (fields: object) => weekFormSchema.parse({ ...form, ...fields });
  const wrong = (fields: object) => listIssues(weekFormSchema, { ...form, ...fields });

  it("yields the body of a call, without the fields that the form does not show", () => {
    expect(read({ cells: { A: { 1: { 1: " Maths ", 3: "" } } }, updated_at: "5" })).toEqual({
      weeks: 1,
      home_at: "13:00",
      rows: [
        { ...first, is_break: false },
        { ...pause, is_break: true },
        { ...second, is_break: false },
      ],
      cells: [{ week: "A", weekday: 1, position: 1, name: "Maths" }],
      updated_at: "5",
      shown: { week: "A", day: 1 },
    });
  });

  it("shows Monday of week A, unless it names another day", () => {
    for (const day of [0, 6]) expect(read({ week: "B", day: String(day) }).shown).toEqual({ week: "B", day });
    for (const day of ["7", "01", "x1"]) expect(wrong({ day })).toEqual(["day: Invalid"]);
    expect(wrong({ week: "C" })).toEqual(["week: Invalid enum value. Expected 'A' | 'B', received 'C'"]);
  });

  it("drops empty rows and puts added rows in their place, with their lessons", () => {
    const added = { name: "1b", starts_at: "08:30", is_new: "on" };
    const rows = [first, { name: " ", starts_at: "" }, second, added];
    const { rows: sorted, cells } = read({ weeks: "2", rows, cells: { B: { 5: { 1: "Maths", 3: "Art", 4: "PE" } } } });
    expect(sorted.map(({ name }) => name)).toEqual(["1", "1b", "2"]);
    expect(cells.map(({ position, name }) => [position, name])).toEqual([
      [1, "Maths"],
      [2, "PE"],
      [3, "Art"],
    ]);
  });

  it("drops the lessons of a row that has become a break", () => {
    expect(read({ cells: { A: { 1: { 2: "Maths", 3: "Art" } } } }).cells).toEqual([
      { week: "A", weekday: 1, position: 3, name: "Art" },
    ]);
  });

  it("says what is missing in its own words", () => {
    expect(wrong({ rows: [{ starts_at: "08:00" }, { name: "2" }] })).toEqual([
      "rows.0.name: Enter a name for each row",
      "rows.1.starts_at: Enter a start time",
    ]);
    for (const rows of [undefined, [], [{ name: "", starts_at: "" }]]) {
      expect(wrong({ rows })).toEqual(["rows: Add at least one lesson"]);
    }
    expect(listIssues(weekFormSchema, {})).toEqual(["weeks: Required", "home_at: Required"]);
  });

  it("reports a problem at the row where it was typed", () => {
    const added = { name: "x".repeat(31), starts_at: "07:00", is_new: "on" };
    expect(wrong({ rows: [{}, first, added] })).toEqual([`rows.2.name: ${tooLong(30)}`]);
    expect(wrong({ rows: [{}, first, second], home_at: "09:00" })).toEqual([
      "home_at: Home time must be after the last lesson",
    ]);
  });

  it("reports a problem of a lesson at the row where it was typed", () => {
    const early = { name: "0", starts_at: "07:00", is_new: "on" };
    const long = "x".repeat(41);
    const limit = "use up to 40 characters for a subject";
    expect(wrong({ rows: [{}, first, second, early], cells: { A: { 2: { 2: long, 4: long } } } })).toEqual([
      `cells.A.2.4: Tuesday, lesson 1: ${limit}`,
      `cells.A.2.2: Tuesday, lesson 2: ${limit}`,
    ]);
    expect(wrong({ cells: { C: {} } })).toEqual(["cells.C: There are weeks A and B"]);
    expect(wrong({ cells: { A: { 7: {} } } })).toEqual(["cells.A.7: Weekdays are 0 for Sunday to 6"]);
  });

  it("has at most 24 rows, empty ones included", () => {
    const rows = (count: number) => [first, ...Array.from({ length: count - 1 }, () => ({}))];
    expect(read({ rows: rows(24) }).rows).toHaveLength(1);
    expect(wrong({ rows: rows(25) })).toEqual(["rows: Array must contain at most 24 element(s)"]);
  });

  it.each([
    [{ weeks: "3" }, "weeks: Invalid enum value. Expected '1' | '2', received '3'"],
    [{ home_at: "25:00" }, "home_at: Invalid time"],
    [{ rows: [{ name: 1 }] }, "rows.0.name: Expected string, received number"],
    [{ cells: { A: { 1: { 1: 7 } } } }, "cells.A.1.1: Expected string, received number"],
  ])("is refused with %j", (fields, issue) => {
    expect(wrong(fields)).toEqual([issue]);
  });
});

describe("the form of a subject", () => {
  it("has a name, and perhaps a room, a teacher, things to bring and a colour", () => {
    expect(subjectFormSchema.parse({ name: " Art ", room: " " })).toEqual({
      name: "Art",
      room: null,
      teacher: null,
      bring: null,
    });
    const whole = { name: "Art", color: "#F27C5E", room: "R 12", teacher: "Ms Reed", bring: "Brush" };
    expect(subjectFormSchema.parse(whole)).toEqual(whole);
  });

  it("asks for a name", () => {
    for (const name of [undefined, " "]) {
      expect(listIssues(subjectFormSchema, { name })).toEqual(["name: Enter a name"]);
    }
  });

  it("has at most 40 characters in name and room, 60 in the teacher's name, and 120 in things to bring", () => {
    const fields = (more: number) => ({
      name: "x".repeat(40 + more),
      room: "x".repeat(40 + more),
      teacher: "x".repeat(60 + more),
      bring: "x".repeat(120 + more),
    });
    expect(listIssues(subjectFormSchema, fields(0))).toEqual([]);
    expect(listIssues(subjectFormSchema, fields(1))).toEqual([
      `name: ${tooLong(40)}`,
      `room: ${tooLong(40)}`,
      `teacher: ${tooLong(60)}`,
      `bring: ${tooLong(120)}`,
    ]);
  });
});

describe("the form of terms and holidays", () => {
  const autumn = { name: "Autumn", from: "2026-10-19", to: "2026-10-30" };
  const read = (...spans: object[]) => termsFormSchema.parse({ spans }).spans;
  const wrong = (...spans: object[]) => listIssues(termsFormSchema, { spans });

  it("has holidays for everyone, unless a row says otherwise", () => {
    const holiday = { ...autumn, kind: "holiday", member_ids: [] };
    expect(read(autumn, { ...autumn, members: "" })).toEqual([holiday, holiday]);
    expect(read({ ...autumn, id: "4", kind: "school", members: "3,5" })).toEqual([
      { ...autumn, id: 4, kind: "school", member_ids: [3, 5] },
    ]);
  });

  it("may have no row, and passes on the letters of weeks", () => {
    expect(termsFormSchema.parse({})).toEqual({ spans: [], letters: {} });
    const letters = { week_of: "2026-03-02", letter: "B", over: "run" };
    expect(termsFormSchema.parse({ ...letters, spans: [] })).toEqual({ spans: [], letters });
  });

  it("drops rows without a name and without days", () => {
    expect(read({}, { name: " ", from: "", to: "", kind: "school", members: "3" })).toEqual([]);
    expect(wrong({ name: "Autumn" }, { from: "2026-10-19" }, { to: "2026-10-30" })).toHaveLength(6);
  });

  it("says what is missing in its own words, at the row where it was typed", () => {
    expect(wrong({}, { name: "Autumn" })).toEqual([
      "spans.1.from: Choose a first day",
      "spans.1.to: Choose a last day",
    ]);
    expect(wrong({}, {}, { from: "2026-10-19", to: "2026-10-30" })).toEqual(["spans.2.name: Enter a name"]);
  });

  it.each([
    [{ to: "2026-10-18" }, "spans.1.to: Autumn: the last day can’t be before the first"],
    [{ from: "soon" }, "spans.1.from: Invalid date"],
    [{ members: "3,x" }, "spans.1.members: Expected number, received nan"],
    [{ members: "0" }, "spans.1.members: Number must be greater than 0"],
  ])("reports %j at its row", (fields, issue) => {
    expect(wrong({}, { ...autumn, ...fields })).toEqual([issue]);
  });

  it("has at most 120 rows, empty ones included", () => {
    const empty = (count: number) => Array.from({ length: count }, () => ({}));
    expect(wrong(...empty(120))).toEqual([]);
    expect(wrong(...empty(121))).toEqual(["spans: Array must contain at most 120 element(s)"]);
  });

  it("refuses other ids, kinds, weeks and letters", () => {
    expect(wrong({ ...autumn, id: "x" })).toEqual(["spans.0.id: Invalid number"]);
    expect(wrong({ kind: "party" })).toEqual([
      "spans.0.kind: Invalid enum value. Expected 'school' | 'holiday', received 'party'",
    ]);
    expect(listIssues(termsFormSchema, { week_of: "soon", letter: "C", over: "stop" })).toEqual([
      "week_of: Invalid date",
      "letter: Invalid enum value. Expected 'A' | 'B', received 'C'",
      "over: Invalid enum value. Expected 'wait' | 'run', received 'stop'",
    ]);
  });
});

test("limits of timetables, terms and holidays are given in the reader's language", () => {
  const row = { name: "x".repeat(31), starts_at: "08:00" };
  expect(listIssues(weekFormSchema, { weeks: "1", home_at: "13:00", rows: [row] })).toEqual([
    `rows.0.name: ${tooLong(30)}`,
  ]);
  expect(inLocale(tooLong(30), "de")).toBe("Gib höchstens 30 Zeichen ein");
  const span = { name: "x".repeat(61), from: "2026-10-19", to: "2026-10-30" };
  expect(listIssues(termsFormSchema, { spans: [span] })).toEqual([`spans.0.name: ${tooLong(60)}`]);
  expect(inLocale(tooLong(60), "de")).toBe("Gib höchstens 60 Zeichen ein");
});

test("the form of a thing to pack has a member, a day and up to 60 characters", () => {
  const form = { member: "3", text: "x".repeat(60), date: "2026-03-02" };
  expect(packFormSchema.parse(form)).toEqual({ ...form, member: 3 });
  expect(listIssues(packFormSchema, { ...form, text: "x".repeat(61) })).toEqual([`text: ${tooLong(60)}`]);
  for (const text of [undefined, " "]) {
    expect(listIssues(packFormSchema, { ...form, text })).toEqual(["text: Choose what to pack"]);
  }
  expect(listIssues(packFormSchema, { ...form, member: "", date: "soon" })).toEqual([
    "member: Invalid number",
    "date: Invalid date",
  ]);
});

test("a thing to pack is removed by its id", () => {
  expect(packItemFormSchema.parse({ item: "9" })).toEqual({ item: 9 });
  expect(listIssues(packItemFormSchema, {})).toEqual(["item: Required"]);
});

test("holidays are those of a country, or of one of its regions", () => {
  expect(presetFormSchema.parse({ country: "DE" })).toEqual({ country: "DE" });
  expect(presetFormSchema.parse({ country: "DE", region: "BY" })).toEqual({ country: "DE", region: "BY" });
  expect(listIssues(presetFormSchema, {})).toEqual(["country: Required"]);
});
