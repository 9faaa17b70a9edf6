import { describe, expect, it } from "vitest";
import { type EventTimes, timesAt } from "#app/domain/time/recurrence.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { presentDay } from "#app/presenters/calendar/day.ts";
import type { EventEntry } from "#app/presenters/calendar/event-view.ts";
import { presentCalendarWeek } from "#app/presenters/calendar/week.ts";
import { parseCalendarPlace } from "#app/shared/calendar/calendar-links.ts";
import { makeEventRow } from "#tests/support/event-row.ts";

const ZONE = "Europe/Vienna";
const ELLA = { id: 7, name: "Ella", initial: "E", birth_date: "2019-10-17" };
const NOAH = { id: 8, name: "Noah", initial: "N", birth_date: null };

function entry(title: string, start: string, end: string, more: object = {}): EventEntry {
  const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(ZONE).toInstant();
  return { event: makeEventRow({ title, ...more }), times: timesAt(at(start), at(end), ZONE), instanceDate: null };
}
function allDay(title: string, first: string, last: string): EventEntry {
  const [start, end] = [Temporal.PlainDate.from(first), Temporal.PlainDate.from(last)];
  const times: EventTimes = { isAllDay: true, start, end, timeZone: ZONE };
  return { event: makeEventRow({ title }), times, instanceDate: null };
}

const input = (query: string, entries: EventEntry[], locale = "en-GB") => ({
  place: parseCalendarPlace(new URLSearchParams(query), "2026-10-14"),
  entries,
  people: [ELLA, NOAH],
  today: Temporal.PlainDate.from("2026-10-14"),
  minuteNow: 10 * 60 + 40,
  locale,
  timeZone: ZONE,
});
const week = (entries: EventEntry[], query = "view=week&day=2026-10-14", locale = "en-GB") =>
  presentCalendarWeek(input(query, entries, locale));
/** Dashes and their spaces differ between versions of the locale data. */
const plain = (text: string) => text.replace(/\s*–\s*/g, " – ");
const on = (view: ReturnType<typeof week>, date: string) =>
  view.days.find((day) => day.date === date)?.events.map((event) => [event.view.title, event.view.time, event.place]);

const lane = ({ lane: placed, days }: ReturnType<typeof week>) =>
  placed.map(([day, event, place]) => [days[day]?.events[event]?.view.title, place]);

describe("the week", () => {
  it.each([
    ["en-GB", "2026-10-12", "12 – 18 October", "Previous week, 5 – 11 October", "07:00"],
    ["en-US", "2026-10-11", "October 11 – 17", "Next week, October 18 – 24", "7 AM"],
    ["en-GB-u-fw-sat-hc-h12", "2026-10-10", "10 – 16 October", "Previous week, 3 – 9 October", "7 am"],
  ])("is the reader's that holds the day: %s", (locale, first, title, label, hour) => {
    const view = week([], "view=week&day=2026-10-14", locale);
    expect(view.days[0]?.date).toBe(first);
    expect(view.days).toHaveLength(7);
    expect(plain(view.title)).toBe(title);
    expect([view.previous.label, view.next.label].map(plain)).toContain(label);
    expect(view.hours).toHaveLength(14);
    expect(plain(view.hours[0] ?? "")).toBe(hour);
    expect(view.next.href).toContain("view=week&day=2026-10-21");
  });

  it("names the year where it is not this one", () => {
    expect(plain(week([], "view=week&day=2027-01-01").title)).toBe("28 December 2026 – 3 January 2027");
  });

  it("has an event over midnight on both days, at the edges of the hours", () => {
    const view = week([entry("Party", "2026-10-16T22:00", "2026-10-17T06:00")]);
    expect(on(view, "2026-10-16")).toEqual([["Party", "22:00", "t54 d2 out"]]);
    expect(on(view, "2026-10-17")?.slice(1)).toEqual([["Party", null, "t0 d2 out"]]);
    expect(lane(view)).toEqual([["Ella is 7", "a6 x1"]]);
  });

  it("has what lasts a day or longer once above the hours, and on each of its days in the list", () => {
    const view = week([
      allDay("Fair", "2026-10-10", "2026-10-13"),
      entry("Camp", "2026-10-16T17:00", "2026-10-19T10:00"),
    ]);
    expect(lane(view)).toEqual([
      ["Ella is 7", "a6 x1"],
      ["Fair", "a1 x2 came"],
      ["Camp", "a5 x3 goes-on"],
    ]);
    expect(on(view, "2026-10-13")).toEqual([["Fair", null, ""]]);
    expect(on(view, "2026-10-17")).toEqual([
      ["Ella is 7", null, ""],
      ["Camp", null, ""],
    ]);
  });

  it("counts the fourth at once on its day", () => {
    const times = ["15:00", "15:15", "15:30", "15:30"];
    const view = week(times.map((time, index) => entry(`${index}`, `2026-10-15T${time}`, "2026-10-15T17:00")));
    const day = view.days.find(({ date }) => date === "2026-10-15");
    expect(day?.more).toBe(1);
    expect(day?.events).toHaveLength(4);
  });

  it("shows the wall clock on the nights of the change of hour", () => {
    // 25 October has 25 hours, 28 March 2027 has 23.
    const autumn = week([entry("Late", "2026-10-25T08:00", "2026-10-25T10:00")], "view=week&day=2026-10-25");
    expect(on(autumn, "2026-10-25")).toEqual([["Late", "08:00", "t4 d8"]]);
    const night = entry("Night", "2027-03-27T23:00", "2027-03-28T09:00");
    const spring = week([night], "view=week&day=2027-03-28");
    expect(on(spring, "2027-03-27")).toEqual([["Night", "23:00", "t54 d2 out"]]);
    expect(on(spring, "2027-03-28")).toEqual([["Night", null, "t0 d8 out"]]);
  });

  it("shows one member's and everyone's where one is looked at", () => {
    const entries = [
      entry("Hers", "2026-10-14T09:00", "2026-10-14T10:00", { member_ids: [7] }),
      entry("His", "2026-10-14T09:00", "2026-10-14T10:00", { member_ids: [8] }),
      entry("All", "2026-10-14T11:00", "2026-10-14T12:00"),
    ];
    const view = week(entries, "view=week&day=2026-10-14&member=8");
    expect(on(view, "2026-10-14")?.map(([title]) => title)).toEqual(["His", "All"]);
    expect(view.lane).toEqual([]);
    expect(view.now).toBe("t14");
  });
});

describe("the day", () => {
  const day = (entries: EventEntry[], query = "view=day&day=2026-10-14") => presentDay(input(query, entries));

  it("has a column for each person, and one for everyone", () => {
    const view = day([
      allDay("Fair", "2026-10-13", "2026-10-15"),
      entry("Hers", "2026-10-14T09:00", "2026-10-14T10:00", { member_ids: [7] }),
      entry("All", "2026-10-14T09:30", "2026-10-14T12:00"),
    ]);
    expect(view.events.map(({ title }) => title)).toEqual(["Fair", "Hers", "All"]);
    expect(view.columns).toEqual([
      { person: { id: 7, name: "Ella", initial: "E" }, slots: [[1, "t8 d4"]], more: 0 },
      { person: { id: 8, name: "Noah", initial: "N" }, slots: [], more: 0 },
      {
        person: null,
        slots: [
          [0, ""],
          [2, "t10 d10"],
        ],
        more: 0,
      },
    ]);
  });

  it("has the line of now today alone, and one member's column where one is looked at", () => {
    expect(day([]).now).toBe("t14");
    expect(day([], "view=day&day=2026-10-15").now).toBeNull();
    expect(day([], "view=day&day=2026-10-14&member=8").columns.map(({ person }) => person?.name)).toEqual([
      "Noah",
      undefined,
    ]);
  });

  it("has an event of several members in each of their columns, and in the driver's", () => {
    const times = ["2026-10-14T09:00", "2026-10-14T10:00"] as const;
    const view = day([
      entry("Both", ...times, { member_ids: [7, 8] }),
      entry("Hers", ...times, { member_ids: [7], driver_id: 8 }),
    ]);
    expect(view.columns.map(({ slots }) => slots.map(([index]) => index))).toEqual([[0, 1], [0, 1], []]);
  });

  it("has birthdays in their person's column", () => {
    expect(day([], "view=day&day=2026-10-17").columns[0]?.slots).toEqual([[0, ""]]);
  });
});
