import { describe, expect, it, test } from "vitest";
import { eventFormSchema, newEventSchema } from "#app/schemas/calendar/event.ts";
import { listIssues } from "#tests/support/list-issues.ts";

test('"Everyone" overrides the other boxes', () => {
  const form = { title: "Recital", start_date: "2026-03-02", start_time: "10:00" };
  const members = (member_ids?: string[]) => eventFormSchema.parse({ ...form, member_ids }).event.member_ids;
  expect([members(["7", "8"]), members(["everyone"]), members(["everyone", "8"]), members([]), members()]).toEqual([
    [7, 8],
    [],
    [],
    [],
    [],
  ]);
  expect(listIssues(eventFormSchema, { ...form, member_ids: ["Ann"] })).toEqual([
    "member_ids.0: Expected number, received nan",
  ]);
});

describe("the form of an event", () => {
  const typed = { title: "Recital", start_date: "2026-03-02", start_time: "10:00" };
  const read = (fields: Record<string, unknown>) => eventFormSchema.parse({ ...typed, ...fields }).event;

  it("asks for a title and a start", () => {
    expect(eventFormSchema.parse(typed)).toEqual({
      version: undefined,
      start_date: "2026-03-02",
      event: {
        title: "Recital",
        start_time: "2026-03-02T10:00",
        end_time: null,
        is_all_day: false,
        member_ids: [],
        driver_id: null,
        driver_name: null,
        event_type: "other",
        location: null,
        is_recurring: false,
        recurrence_pattern: null,
        recurrence_rule: null,
        recurrence_end_date: null,
        reminders: undefined,
        description: null,
      },
    });
    expect(listIssues(eventFormSchema, { ...typed, title: "" })).toEqual(["title: Please enter an event title"]);
  });

  it("gives an event as the API takes it", () => {
    for (const fields of [
      {},
      { is_all_day: true, end_date: "2026-03-04", repeats: "monthly-date", recurrence_end_date: "2026-09-01" },
      {
        end_time: "11:30",
        time_zone: "Europe/London",
        member_ids: ["7"],
        driver_id: "8",
        reminders: [{ amount: "5" }],
      },
    ]) {
      expect(newEventSchema.parse(read(fields))).toEqual(read(fields));
    }
  });

  it("says of the first missing field of a start that it is missing", () => {
    const message = "Please select a start time";
    const missing = (fields: Record<string, unknown>) => listIssues(eventFormSchema, { title: "Recital", ...fields });
    expect(missing({})).toEqual([`start_date: ${message}`]);
    expect(missing({ start_time: "10:00" })).toEqual([`start_date: ${message}`]);
    expect(missing({ start_date: "2026-03-02" })).toEqual([`start_time: ${message}`]);
    expect(missing({ is_all_day: true })).toEqual([`start_date: ${message}`]);
    expect(missing({ is_all_day: true, start_date: "2026-03-02" })).toEqual([]);
  });

  it("joins dates and times", () => {
    expect(read({ end_time: "11:30" })).toMatchObject({ end_time: "2026-03-02T11:30" });
    expect(read({ end_date: "2026-03-04", end_time: "08:00" })).toMatchObject({ end_time: "2026-03-04T08:00" });
    expect(read({ is_all_day: true, end_date: "2026-03-04" })).toMatchObject({
      start_time: "2026-03-02",
      end_time: "2026-03-04",
    });
  });

  it("moves an unchanged end with its start", () => {
    const in_step = "2026-03-01 09:00 2026-03-01 10:30";
    expect(read({ end_date: "2026-03-01", end_time: "10:30", in_step })).toMatchObject({
      end_time: "2026-03-02T11:30",
    });
  });

  it("knows a repetition only of what repeats", () => {
    const end = { recurrence_end_date: "2026-09-01" };
    expect(read({ ...end, repeats: "monthly-date" })).toMatchObject({
      ...end,
      is_recurring: true,
      recurrence_rule: "FREQ=MONTHLY;BYMONTHDAY=2",
    });
    expect(read({ ...end, repeats: "never" })).toMatchObject({
      is_recurring: false,
      recurrence_rule: null,
      recurrence_end_date: null,
    });
  });

  it("turns a rule that it leaves alone with its start", () => {
    const stored_rule = "FREQ=WEEKLY;BYDAY=MO,TH 2026-03-02";
    const custom = { repeats: "custom", repeat_unit: "weekly", repeat_weekdays: ["1", "4"], stored_rule };
    expect(read({ ...custom, start_date: "2026-03-03" }).recurrence_rule).toBe("FREQ=WEEKLY;BYDAY=TU,FR");
    expect(read({ ...custom, repeat_weekdays: ["1"], start_date: "2026-03-03" }).recurrence_rule).toBe(
      "FREQ=WEEKLY;BYDAY=MO",
    );
    expect(read({ repeats: "keep", stored_rule, recurrence_count: "3" }).recurrence_rule).toBe(
      "FREQ=WEEKLY;COUNT=3;BYDAY=MO,TH",
    );
  });

  it("carries its version, the shown date, and the confirmations of a moved series", () => {
    const carried = { version: "3", shown_date: "2026-03-09", past: "all", exceptions: "move", over: "4" };
    expect(eventFormSchema.parse({ ...typed, ...carried })).toMatchObject(carried);
    const other = { past: "following", exceptions: "drop" };
    expect(eventFormSchema.parse({ ...typed, ...other })).toMatchObject(other);
    expect(listIssues(eventFormSchema, { ...typed, past: "none", exceptions: "keep", shown_date: "soon" })).toEqual([
      "shown_date: Invalid date",
      expect.stringMatching(/^past: Invalid enum value/),
      expect.stringMatching(/^exceptions: Invalid enum value/),
    ]);
  });

  it("can have no driver", () => {
    expect(read({ driver_id: "7" })).toMatchObject({ driver_id: 7 });
    expect(read({ driver_id: "none" })).toMatchObject({ driver_id: null });
    expect(listIssues(eventFormSchema, { ...typed, driver_id: "Ann" })).toEqual(["driver_id: Invalid choice"]);
  });
});
