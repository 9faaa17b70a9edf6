import { describe, expect, it, test } from "vitest";
import {
  calendarChangeSchema,
  editCalendarFormSchema,
  holidaysFormSchema,
  newCalendarFormSchema,
  newCalendarSchema,
  refreshFormSchema,
} from "#app/schemas/calendar/subscribed-calendar.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const url = "https://club.example/fixtures.ics";
const color = "#6BC5B8";

describe("a call that subscribes to a calendar", () => {
  it("shows the calendar of everyone on the calendar and in no feed, unless it says so", () => {
    const usual = { name: "Club", member_ids: [], is_shown: true, in_feed: false };
    expect(newCalendarSchema.parse({ name: " Club ", url: ` ${url} ` })).toEqual({ ...usual, url });
    const whole = { name: "Club", url, color, member_ids: [3, 5], is_shown: false, in_feed: true };
    expect(newCalendarSchema.parse(whole)).toEqual(whole);
  });

  it("has the holidays of a country, or of one of its regions", () => {
    const read = (preset: object) => newCalendarSchema.parse({ name: "Holidays", preset }).preset;
    const longest = { country: "x".repeat(10), region: "x".repeat(20) };
    expect(read(longest)).toEqual(longest);
    for (const region of ["", null, undefined]) expect(read({ country: "DE", region })).toEqual({ country: "DE" });
  });

  it.each([
    [{}, "url: Required"],
    [{ url, preset: { country: "DE" } }, "url: Send either url or preset"],
    [{ url: " " }, "url: String must contain at least 1 character(s)"],
    [{ url: "x".repeat(2001) }, "url: String must contain at most 2000 character(s)"],
    [{ preset: {} }, "preset.country: Required"],
    [{ preset: { country: "x".repeat(11) } }, "preset.country: String must contain at most 10 character(s)"],
    [
      { preset: { country: "DE", region: "x".repeat(21) } },
      "preset.region: String must contain at most 20 character(s)",
    ],
    [{ url, name: "" }, "name: String must contain at least 1 character(s)"],
    [{ url, name: "x".repeat(101) }, "name: String must contain at most 100 character(s)"],
    [{ url, color: "teal" }, "color: Invalid color"],
    [{ url, member_ids: [0] }, "member_ids.0: Number must be greater than 0"],
    [{ url, member_ids: Array(51).fill(1) }, "member_ids: Array must contain at most 50 element(s)"],
    [{ url, is_shown: "yes" }, "is_shown: Expected boolean, received string"],
    [{ url, in_feed: "yes" }, "in_feed: Expected boolean, received string"],
  ])("refuses %j", (fields, problem) => {
    expect(listIssues(newCalendarSchema, { name: "Club", ...fields })).toEqual([problem]);
  });

  it("takes 50 members", () => {
    const member_ids = Array(50).fill(1);
    expect(newCalendarSchema.parse({ name: "Club", url, member_ids }).member_ids).toEqual(member_ids);
  });
});

test("a change of a calendar has only the sent fields", () => {
  expect(calendarChangeSchema.parse({})).toEqual({});
  const whole = { name: "Club", url, color, member_ids: [3], is_shown: false, in_feed: true };
  expect(calendarChangeSchema.parse(whole)).toEqual(whole);
  const wrong = { name: "", url: "", color: "teal", member_ids: null, is_shown: null, in_feed: null };
  expect(listIssues(calendarChangeSchema, wrong)).toHaveLength(6);
});

describe.each([
  ["a new calendar", newCalendarFormSchema],
  ["a changed calendar", editCalendarFormSchema],
])("the form of %s", (_, schema) => {
  const form = { name: "Club", url, color: "#6bc5b8" };

  it("shows and shares only what is ticked", () => {
    expect(schema.parse(form)).toEqual({ ...form, color, member_ids: [], is_shown: false, in_feed: false });
    const ticked = { ...form, member_ids: ["3", "5"], is_shown: true, in_feed: true };
    expect(schema.parse(ticked)).toEqual({ ...ticked, color, member_ids: [3, 5] });
  });

  it("has no members where everyone is ticked", () => {
    expect(schema.parse({ ...form, member_ids: ["everyone", "3"] }).member_ids).toEqual([]);
  });

  it("needs a name and a colour", () => {
    expect(listIssues(schema, { url })).toEqual(["name: Required", "color: Required"]);
  });
});

test("a new calendar needs an address; a calendar of holidays is changed without one", () => {
  const form = { name: "Club", color };
  expect(listIssues(newCalendarFormSchema, form)).toEqual(["url: Required"]);
  expect(editCalendarFormSchema.parse(form)).toEqual({ ...form, member_ids: [], is_shown: false, in_feed: false });
});

test("the holidays of a region are shown, are of everyone, and are in no feed", () => {
  const usual = { member_ids: [], is_shown: true, in_feed: false };
  expect(holidaysFormSchema.parse({ country: "DE", region: "BY" })).toEqual({
    preset: { country: "DE", region: "BY" },
    ...usual,
  });
  expect(holidaysFormSchema.parse({ country: "DE", region: "" })).toEqual({ preset: { country: "DE" }, ...usual });
  expect(listIssues(holidaysFormSchema, {})).toEqual(["country: Required"]);
});

test("a calendar is refreshed by its number", () => {
  expect(refreshFormSchema.parse({ calendar: "4" })).toEqual({ calendar: 4 });
  expect(listIssues(refreshFormSchema, {})).toEqual(["calendar: Required"]);
});
