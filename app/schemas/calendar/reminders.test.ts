import { describe, expect, it } from "vitest";
import { eventFormSchema } from "#app/schemas/calendar/event.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const timed = { title: "Recital", start_date: "2026-03-02", start_time: "10:00" };
const allDay = { title: "Holiday", start_date: "2026-03-02", is_all_day: true };
const read = (form: object, ...reminders: object[]) => eventFormSchema.parse({ ...form, reminders }).event.reminders;
const wrong = (form: object, ...reminders: object[]) => listIssues(eventFormSchema, { ...form, reminders });

describe("the rows of reminders", () => {
  it("say how long before, in minutes, hours or days", () => {
    const rows = [
      { amount: "30", unit: "minutes" },
      { amount: " 2 ", unit: "hours" },
      { amount: "28", unit: "days" },
      { amount: "0", unit: "hours" },
    ];
    expect(read(timed, ...rows)).toEqual([30, 120, 40_320, 0]);
    expect(read(timed, { amount: "5" }, { amount: "5", unit: "fortnights" })).toEqual([5, 5]);
  });

  it("say at which hour of which day, where it lasts all day", () => {
    const rows = [
      { day: "1", time: "19:00" },
      { day: "0", time: "08:15:00" },
      { day: "28", time: "00:00" },
    ];
    expect(read(allDay, ...rows)).toEqual([300, -495, 40_320]);
    expect(read(allDay, { day: "1" }, { day: "0", time: "" }, { day: "2" })).toEqual([300, -480, 1740]);
  });

  it("are nothing where they are empty, and in what the choice of all day leaves unused", () => {
    expect(read(timed)).toEqual([]);
    expect(eventFormSchema.parse(timed).event.reminders).toBeUndefined();
    expect(read(timed, {}, { amount: "", unit: "days" }, { amount: " ", day: "x", time: "late" })).toEqual([]);
    expect(read(allDay, { amount: "soon", unit: "days", time: "08:00" })).toEqual([]);
  });

  it("report a problem at its field", () => {
    const number = "Please enter a whole number";
    const far = "Please choose 28 days at most";
    for (const amount of ["-1", "1.5", "soon", "1e3", "100000"]) {
      expect(wrong(timed, {}, { amount })).toEqual([`reminders.1.amount: ${number}`]);
    }
    expect(wrong(timed, { amount: "29", unit: "days" }, { amount: "673", unit: "hours" })).toEqual([
      `reminders.0.amount: ${far}`,
      `reminders.1.amount: ${far}`,
    ]);
    expect(wrong(allDay, { day: "29", time: "12:00" }, { day: "x" }, { day: "1", time: "24:00" })).toEqual([
      `reminders.0.day: ${far}`,
      `reminders.1.day: ${far}`,
      "reminders.2.time: Invalid time",
    ]);
    const rows = Array.from({ length: 6 }, () => ({ amount: "5" }));
    expect(wrong(timed, ...rows)).toEqual([expect.stringMatching(/^reminders: .*at most 5/)]);
  });
});
