import { describe, expect, it, test } from "vitest";
import {
  EVENT_FIELDS,
  eventChangeSchema,
  eventWindowSchema,
  instanceSchema,
  newEventSchema,
  PLAIN_EVENT_FIELDS,
} from "#app/schemas/calendar/event.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const least = { title: "Recital", start_time: "2026-03-02T10:00" };

describe("a new event by the API", () => {
  it("needs a title and a start, and is something for all, once, else", () => {
    expect(newEventSchema.parse(least)).toEqual({
      ...least,
      driver_name: null,
      description: null,
      end_time: null,
      event_type: "other",
      location: null,
      is_all_day: false,
      recurrence_pattern: null,
      recurrence_rule: null,
      recurrence_end_date: null,
    });
    expect(listIssues(newEventSchema, {})).toEqual(["title: Required", "start_time: Required"]);
  });

  it("may have everything", () => {
    const event = {
      member_id: 7,
      member_ids: [7, 8],
      driver_id: null,
      driver_name: "Grandpa",
      title: "Recital",
      description: "Piano",
      start_time: "2026-03-02T10:00",
      end_time: "2026-03-02T11:00",
      event_type: "school",
      location: "Hall",
      is_all_day: false,
      time_zone: "Europe/London",
      is_recurring: true,
      recurrence_pattern: "weekly",
      recurrence_rule: "FREQ=WEEKLY",
      recurrence_end_date: "2026-06-01",
      reminder_minutes: 30,
      reminders: [40_320, 0, -1439],
    };
    const replaces = { original_event_id: 3, instance_date: "2026-03-09" };
    expect(newEventSchema.parse({ ...event, replaces })).toEqual({ ...event, replaces });
    expect(Object.keys(event)).toEqual(EVENT_FIELDS);
    expect(listIssues(newEventSchema, { ...event, replaces: {} })).toEqual([
      "replaces.original_event_id: Required",
      "replaces.instance_date: Required",
    ]);
  });

  it.each([
    "2026-03-02",
    "2026-03-02T00:00",
    "2026-03-02T19:59:59",
    "2026-03-02T23:59:59.123456789",
    "2026-03-02T10:00Z",
    "2026-03-02T10:00:00.5Z",
    "2026-03-02T10:00+02:00",
    "2026-03-02T10:00-1130",
    "2026-03-02T10:00+23:59",
  ])("starts at %s", (start_time) => {
    expect(newEventSchema.parse({ ...least, start_time }).start_time).toBe(start_time);
  });

  it.each([
    "",
    "2026-02-29",
    "2026-02-29T10:00",
    "2026-03-02T",
    "2026-03-02T24:00",
    "2026-03-02T10:60",
    "2026-03-02T10:00:60",
    "2026-03-02T10:00:00.",
    "2026-03-02T10:00:00.1234567890",
    "2026-03-02T1:00",
    "2026-03-02 10:00",
    "2026-03-02T10:00z",
    "2026-03-02T10:00+24:00",
    "2026-03-02T10:00+1:00",
    "2026-03-02T10:00+01:60",
    "2026-03-02T10:00+01",
    "2026-03-02T10:00Z ",
    "2026-03-02x",
  ])("never starts at %j", (start_time) => {
    expect(listIssues(newEventSchema, { ...least, start_time })).toEqual(["start_time: Invalid datetime"]);
  });

  it("takes 0 and 1 for false and true, as some programs send them, and nothing else", () => {
    for (const flag of [false, true, 0, 1]) {
      expect(newEventSchema.parse({ ...least, is_all_day: flag }).is_all_day).toBe(Boolean(flag));
    }
    expect(listIssues(newEventSchema, { ...least, is_recurring: "true", is_all_day: 2 })).toEqual([
      "is_all_day: Expected boolean, received number",
      "is_recurring: Expected boolean, received string",
    ]);
  });

  it("reminds up to five times, up to four weeks before", () => {
    const issues = (...reminders: unknown[]) => listIssues(newEventSchema, { ...least, reminders });
    expect(issues(1, 2, 3, 4, 5)).toEqual([]);
    expect(issues(1, 2, 3, 4, 5, 6)).toEqual([expect.stringMatching(/^reminders: .*at most 5/)]);
    expect(issues(0, 40_321, 1.5, -1440, "10")).toEqual([
      "reminders.1: Number must be less than or equal to 40320",
      "reminders.2: Expected integer, received float",
      "reminders.3: Number must be greater than or equal to -1439",
      "reminders.4: Expected number, received string",
    ]);
    expect(listIssues(newEventSchema, { ...least, reminders: null })).toEqual([
      "reminders: Expected array, received null",
    ]);
  });

  it("reminds older programs at five times before, or not at all", () => {
    for (const reminder_minutes of [null, 0, 10, 30, 60, 1440]) {
      expect(newEventSchema.parse({ ...least, reminder_minutes }).reminder_minutes).toBe(reminder_minutes);
    }
    expect(listIssues(newEventSchema, { ...least, reminder_minutes: 15 })).toEqual([
      "reminder_minutes: Invalid reminder: use 0, 10, 30, 60 or 1440 minutes",
    ]);
  });
});

test("a change has the sent fields, and no defaults", () => {
  expect(eventChangeSchema.parse({})).toEqual({});
  expect(eventChangeSchema.parse({ end_time: null, is_all_day: 1 })).toEqual({ end_time: null, is_all_day: true });
  expect(listIssues(eventChangeSchema, { title: " " })).toHaveLength(1);
});

test("the columns beside those of time are the fields but for what older programs know", () => {
  expect(PLAIN_EVENT_FIELDS).toEqual([
    "member_ids",
    "driver_id",
    "driver_name",
    "title",
    "description",
    "event_type",
    "location",
    "reminders",
  ]);
});

test("a date of a series, and a window, are days", () => {
  expect(instanceSchema.parse({ instance_date: "2026-03-02" })).toEqual({ instance_date: "2026-03-02" });
  expect(listIssues(instanceSchema, {})).toEqual(["instance_date: Required"]);
  expect(eventWindowSchema.parse({ to: "2026-03-02" })).toEqual({ to: "2026-03-02" });
  expect(listIssues(eventWindowSchema, { from: "soon", to: "late" })).toEqual([
    "from: Invalid date",
    "to: Invalid date",
  ]);
});
