import { describe, expect, it } from "vitest";
import {
  confirmImportSchema,
  importFormSchema,
  importQuerySchema,
  previewFormSchema,
} from "#app/schemas/calendar/calendar-import.ts";
import { listIssues } from "#tests/support/list-issues.ts";

describe("the form that imports a file", () => {
  const file = new File(["BEGIN:VCALENDAR"], "school.ics");

  it("has a file; its events are of everyone and of another kind, unless it says so", () => {
    expect(importFormSchema.parse({ file })).toEqual({ file, member_ids: [], event_type: "other" });
    expect(importFormSchema.parse({ file, member_ids: ["3", "5"], event_type: "school" })).toEqual({
      file,
      member_ids: [3, 5],
      event_type: "school",
    });
    expect(importFormSchema.parse({ file, member_ids: ["everyone", "3"] }).member_ids).toEqual([]);
  });

  it.each([
    [{ file: undefined }, "file: Choose a file that ends in .ics."],
    [{ file: "school.ics" }, "file: Choose a file that ends in .ics."],
    [{ member_ids: ["0"] }, "member_ids.0: Number must be greater than 0"],
    [{ member_ids: Array(51).fill("1") }, "member_ids: Array must contain at most 50 element(s)"],
  ])("with %j is refused", (fields, problem) => {
    expect(listIssues(importFormSchema, { file, ...fields })).toEqual([problem]);
  });

  it("refuses an unknown kind of event", () => {
    expect(listIssues(importFormSchema, { file, event_type: "gossip" })).toEqual([
      expect.stringMatching(/^event_type: Invalid enum value/),
    ]);
  });
});

describe("a call that imports a file", () => {
  it("has a name of a file, and events of everyone and of another kind, unless it says so", () => {
    const usual = { file_name: "calendar.ics", member_ids: [], event_type: "other" };
    expect(importQuerySchema.parse({})).toEqual(usual);
    const file_name = "x".repeat(300);
    expect(importQuerySchema.parse({ file_name, member_ids: "3", event_type: "school" })).toEqual({
      file_name,
      member_ids: [3],
      event_type: "school",
    });
  });

  it.each([
    ["", []],
    ["3,5", [3, 5]],
    [" 3 , 5 ", [3, 5]],
    [",3, ,5,", [3, 5]],
    [Array(50).fill("1").join(), Array(50).fill(1)],
  ])("reads the members of %j", (member_ids, ids) => {
    expect(importQuerySchema.parse({ member_ids }).member_ids).toEqual(ids);
  });

  it.each([
    [{ file_name: "x".repeat(301) }, "file_name: String must contain at most 300 character(s)"],
    [{ member_ids: "3,x" }, "member_ids.1: Expected number, received nan"],
    [{ member_ids: "0" }, "member_ids.0: Number must be greater than 0"],
    [{ member_ids: "1.5" }, "member_ids.0: Expected integer, received float"],
    [{ member_ids: Array(51).fill("1").join() }, "member_ids: Array must contain at most 50 element(s)"],
  ])("with %j is refused", (query, problem) => {
    expect(listIssues(importQuerySchema, query)).toEqual([problem]);
  });
});

describe("the choice of a preview", () => {
  it("has the numbers of a call, or leaves them to the preview", () => {
    for (const choice of [{}, { take: [] }, { take: [2, 1] }, { take: Array(5000).fill(1) }]) {
      expect(confirmImportSchema.parse(choice)).toEqual(choice);
    }
  });

  it.each([
    [[0], "take.0: Number must be greater than 0"],
    [[1, 1.5], "take.1: Expected integer, received float"],
    [["1"], "take.0: Expected number, received string"],
    ["all", "take: Expected array, received string"],
  ])("refuses the numbers %j of a call", (take, problem) => {
    expect(listIssues(confirmImportSchema, { take })).toEqual([problem]);
  });

  it("has at most as many numbers as a file has events", () => {
    expect(listIssues(confirmImportSchema, { take: Array(5001).fill(1) })).toEqual([
      "take: Array must contain at most 5000 element(s)",
    ]);
  });

  it("has the ticked boxes of a form, and leaves out values that are no number of an item", () => {
    expect(previewFormSchema.parse({})).toEqual({ take: [] });
    expect(previewFormSchema.parse({ take: ["2", "0", "1.5", "all", "-1", "", "10"] })).toEqual({ take: [2, 10] });
  });
});
