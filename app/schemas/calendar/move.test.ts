import { describe, expect, it } from "vitest";
import { dragFormSchema, moveFormSchema, undoMoveSchema } from "#app/schemas/calendar/move.ts";
import { listIssues } from "#tests/support/list-issues.ts";

describe("the form that moves an event", () => {
  it("has a day, and may have an hour", () => {
    expect(moveFormSchema.parse({ start_date: "2026-03-02" })).toEqual({ start_date: "2026-03-02" });
    expect(moveFormSchema.parse({ start_date: "2026-03-02", start_time: "10:00:00", version: "7" })).toEqual({
      start_date: "2026-03-02",
      start_time: "10:00",
      version: "7",
    });
  });

  it("answers the confirmation of a series", () => {
    for (const past of ["all", "following"]) {
      for (const exceptions of ["move", "drop"]) {
        const answer = { start_date: "2026-03-02", past, exceptions };
        expect(moveFormSchema.parse(answer)).toEqual(answer);
      }
    }
  });

  it("reports each problem at its field", () => {
    expect(listIssues(moveFormSchema, {})).toEqual(["start_date: Required"]);
    const wrong = { start_date: "2026-02-29", start_time: "24:00", past: "none", exceptions: "keep" };
    expect(listIssues(moveFormSchema, wrong)).toEqual([
      "start_date: Invalid date",
      "start_time: Invalid time",
      "past: Invalid enum value. Expected 'all' | 'following', received 'none'",
      "exceptions: Invalid enum value. Expected 'move' | 'drop', received 'keep'",
    ]);
  });
});

describe("a dragged event", () => {
  it("moves by minutes, and becomes longer or shorter, without a day and an hour", () => {
    expect(dragFormSchema.parse({ by: "-90", longer: "30", start_date: "2026-03-02", start_time: "10:00" })).toEqual({
      by: -90,
      longer: 30,
    });
    const whole = { by: 0, longer: 0, version: "7", past: "all", exceptions: "drop" };
    for (const scope of ["occurrence", "following", "series", null]) {
      expect(dragFormSchema.parse({ ...whole, scope })).toEqual({ ...whole, scope });
    }
  });

  it("moves and grows by eight days at most, in both directions", () => {
    for (const minutes of [-11_520, 11_520]) {
      expect(dragFormSchema.parse({ by: minutes, longer: minutes })).toEqual({ by: minutes, longer: minutes });
    }
    const least = "Number must be greater than or equal to -11520";
    const most = "Number must be less than or equal to 11520";
    expect(listIssues(dragFormSchema, { by: -11_521, longer: -11_521 })).toEqual([`by: ${least}`, `longer: ${least}`]);
    expect(listIssues(dragFormSchema, { by: 11_521, longer: 11_521 })).toEqual([`by: ${most}`, `longer: ${most}`]);
  });

  it.each([
    [{ by: "1.5" }, "by: Expected integer, received float"],
    [{ by: "soon" }, "by: Expected number, received nan"],
    [{ longer: undefined }, "longer: Expected number, received nan"],
    [{ scope: "all" }, "scope: Invalid enum value. Expected 'occurrence' | 'following' | 'series', received 'all'"],
  ])("with %j is refused", (fields, problem) => {
    expect(listIssues(dragFormSchema, { by: 0, longer: 0, ...fields })).toEqual([problem]);
  });
});

describe("the undo of a move", () => {
  const times = { start: "2026-03-02T09:00:00.000Z", end: "2026-03-02T10:00:00.000Z", rule: null };
  const undo = (moved: object) => ({ moved: JSON.stringify(moved) });

  it.each([
    [{ what: "event", id: 4, ...times, version: "7" }],
    [{ what: "event", id: 4, ...times, rule: "FREQ=WEEKLY", version: "7" }],
    [{ what: "event", id: 4, start: "2026-03-02", end: "2026-03-03", rule: null, version: "7" }],
    [{ what: "following", id: 5, ...times, series: 4, date: "2026-03-02", before: "FREQ=WEEKLY", version: "7" }],
    [{ what: "occurrence", id: 5, series: 4, date: "2026-03-02", version: "7" }],
  ])("knows the former state %j", (moved) => {
    expect(undoMoveSchema.parse(undo(moved))).toEqual({ moved });
  });

  it("may return to a page", () => {
    const moved = { what: "occurrence", id: 5, series: 4, date: "2026-03-02", version: "7" };
    expect(undoMoveSchema.parse({ ...undo(moved), return_to: "/calendar" })).toEqual({ moved, return_to: "/calendar" });
  });

  it("refuses a text that is not JSON", () => {
    for (const moved of ["", "soon", "{"]) expect(listIssues(undoMoveSchema, { moved })).toEqual(["moved: Invalid"]);
    expect(listIssues(undoMoveSchema, {})).toEqual(["moved: Required"]);
  });

  it.each(["soon", "2026-02-29T10:00", "2026-03-02T24:00", "1899-12-31"])("refuses the time %j", (time) => {
    const moved = { what: "event", id: 4, start: time, end: time, rule: null, version: "7" };
    expect(listIssues(undoMoveSchema, undo(moved))).toEqual([
      "moved.start: Invalid datetime",
      "moved.end: Invalid datetime",
    ]);
  });

  it("needs every field of the former state", () => {
    const missing = (what: string) =>
      listIssues(undoMoveSchema, undo({ what })).map((issue) => issue.replace(/^moved\.(\w+): Required$/, "$1"));
    expect(missing("event")).toEqual(["id", "start", "end", "rule", "version"]);
    expect(missing("following")).toEqual(["id", "start", "end", "rule", "series", "date", "before", "version"]);
    expect(missing("occurrence")).toEqual(["id", "series", "date", "version"]);
    expect(listIssues(undoMoveSchema, undo({ what: "meal" }))).toEqual([
      "moved.what: Invalid discriminator value. Expected 'event' | 'following' | 'occurrence'",
    ]);
  });
});
