import { describe, expect, it } from "vitest";
import { timesAt } from "#app/domain/time/recurrence.ts";
import { datesBetween, Temporal } from "#app/domain/time/time.ts";
import { presentAgenda } from "#app/presenters/calendar/agenda.ts";
import { daysShown } from "#app/presenters/calendar/calendar.ts";
import { presentDay } from "#app/presenters/calendar/day.ts";
import type { EventEntry } from "#app/presenters/calendar/event-view.ts";
import { type MonthView, presentMonth } from "#app/presenters/calendar/month.ts";
import { presentCalendarWeek } from "#app/presenters/calendar/week.ts";
import { calendarHref, parseCalendarPlace } from "#app/shared/calendar/calendar-links.ts";
import { readGrid } from "#app/shared/calendar/month-grid.ts";
import { makeEventRow } from "#tests/support/event-row.ts";

const today = Temporal.PlainDate.from("2026-10-14");
const place = (query: string) => parseCalendarPlace(new URLSearchParams(query), today.toString());

const entry = (id: number, start: string, end: string): EventEntry => ({
  event: makeEventRow({ id, title: `Event ${id}` }),
  times: timesAt(Temporal.Instant.from(start), Temporal.Instant.from(end), "UTC"),
  instanceDate: null,
});
const daysOf = ({ grid }: MonthView) => readGrid(grid).days;
const input = (query: string, entries: EventEntry[]) => ({
  place: place(query),
  entries,
  people: [],
  today,
  minuteNow: 10 * 60 + 40,
  locale: "en-GB",
  timeZone: "UTC",
});

describe("the place of a calendar URL", () => {
  it("is today's month and day by default", () => {
    expect(calendarHref(place(""))).toBe("/calendar?view=month&day=2026-10-14");
  });

  it.each(["month=2026-13", "month=abc", "day=2026-02-30", "view=year", "month=999999-01", "day=1800-01-01"])(
    "falls back for %s",
    (query) => {
      expect(calendarHref(place(query))).toBe("/calendar?view=month&day=2026-10-14");
    },
  );

  it("opens another month on its first day", () => {
    expect(place("month=2026-11").day).toBe("2026-11-01");
  });

  it("survives a round trip through its link", () => {
    const shown = place("view=day&day=2026-02-03&month=2026-03");
    expect(place(calendarHref(shown).split("?")[1] ?? "")).toEqual(shown);
  });
});

describe("a day with more than anyone reads", () => {
  const entries = Array.from({ length: 104 }, (_, id) => entry(id + 1, "2026-10-14T05:00Z", "2026-10-14T06:00Z"));
  const people = [{ id: 7, name: "Ella", initial: "E", birth_date: "2019-10-14" }];

  // The birthday counts as an event, and is first.
  const counted = { events: 100, unlisted: 5, first: "Ella is 7" };
  const count = ({ events, unlisted }: { events: { title: string }[]; unlisted: number }) => ({
    events: events.length,
    unlisted,
    first: events[0]?.title,
  });

  it("is listed up to a hundred and counted, in every view", () => {
    const week = presentCalendarWeek({ ...input("view=week", entries), people }).days.find(
      ({ date }) => date === "2026-10-14",
    );
    expect(week && count({ ...week, events: week.events.map(({ view }) => view) })).toEqual(counted);
    // Three events fit side by side in the grid; the birthday is above it.
    expect(week?.more).toBe(101);
    expect(count(presentDay({ ...input("view=day", entries), people }))).toEqual(counted);
    expect(presentAgenda({ ...input("view=agenda", entries), people }).days.map(count)).toEqual([counted]);
    expect(count(presentMonth({ ...input("", entries), people }).agenda)).toEqual(counted);
  });

  it("with a hundred is whole", () => {
    expect(count(presentDay(input("view=day", entries.slice(0, 100))))).toMatchObject({ events: 100, unlisted: 0 });
  });
});

describe("the month", () => {
  it.each([
    ["en-US", "2026-09-27", "2026-10-31"],
    ["en-GB", "2026-09-28", "2026-11-01"],
    ["en-GB-u-fw-sat", "2026-09-26", "2026-11-06"],
  ])("is made of whole weeks of the reader: %s", (locale, first, last) => {
    const { from, to } = daysShown(place("month=2026-10"), locale);
    expect([String(from), String(to)]).toEqual([first, last]);
    expect(daysOf(presentMonth({ ...input("month=2026-10", []), locale }))[0]?.date).toBe(first);
  });

  it("shows three events a day, and how many more", () => {
    const entries = [1, 2, 3, 4, 5].map((id) => entry(id, `2026-10-14T0${id}:00Z`, `2026-10-14T0${id}:30Z`));
    const cell = daysOf(presentMonth(input("", entries))).find(({ date }) => date === "2026-10-14");
    expect(cell?.chips.map(({ title }) => title)).toEqual(["Event 1", "Event 2", "Event 3"]);
    expect(cell?.more).toBe(2);
    // Without ids, because paper has no links.
    expect(cell?.rest.map(({ title, time, id }) => [title, time, id])).toEqual([
      ["Event 4", "04:00", null],
      ["Event 5", "05:00", null],
    ]);
  });

  it("of more events than some sheets of paper hold shows as many, and has no more to print", () => {
    const entries = Array.from({ length: 504 }, (_, id) => entry(id, "2026-10-14T05:00Z", "2026-10-14T06:00Z"));
    const cell = daysOf(presentMonth(input("", entries))).find(({ date }) => date === "2026-10-14");
    expect([cell?.chips.length, cell?.more, cell?.rest]).toEqual([3, 501, []]);
  });

  it("writes the time of a chip as short as people do", () => {
    const entries = [entry(1, "2026-10-14T17:00Z", "2026-10-14T18:00Z")];
    const month = presentMonth({ ...input("", entries), locale: "en-US" });
    const cell = daysOf(month).find(({ date }) => date === "2026-10-14");
    expect(cell?.chips).toMatchObject([{ time: "5p", at: "17:00" }]);
    expect(month.agenda.events).toMatchObject([{ time: expect.stringMatching(/^5:00\sPM$/) }]);
  });

  it("shows an event of several days on each of them, and links across its neighbours", () => {
    const month = presentMonth(input("", [entry(1, "2026-09-30T10:00Z", "2026-10-02T10:00Z")]));
    const days = daysOf(month).filter(({ chips }) => chips.length > 0);
    expect(days.map(({ date }) => date)).toEqual(["2026-09-30", "2026-10-01", "2026-10-02"]);
    expect(month.next).toEqual({ href: "/calendar?view=month&day=2026-11-01", label: "Next month, November 2026" });
  });
});

describe("the agenda", () => {
  it("leaves out no day between it and the one before or after, whatever the month's end", () => {
    const shownBy = (href: string) => daysShown(place(href.split("?")[1] ?? ""), "en-GB");
    for (const date of datesBetween(Temporal.PlainDate.from("2027-12-01"), Temporal.PlainDate.from("2029-01-31"))) {
      const { previous, next } = presentAgenda(input(`view=agenda&day=${date}`, []));
      const { to } = daysShown(place(`view=agenda&day=${date}`), "en-GB");
      const yesterday = String(date.subtract({ days: 1 }));
      expect([...datesBetween(shownBy(previous.href).from, shownBy(previous.href).to)].map(String)).toContain(
        yesterday,
      );
      expect(String(shownBy(next.href).from)).toBe(String(to.add({ days: 1 })));
    }
  });
});

describe("the day", () => {
  it("lists everything on it, and counts", () => {
    const day = presentDay(input("view=day&day=2026-10-14", [entry(1, "2026-10-14T10:00Z", "2026-10-14T11:00Z")]));
    expect(day.previous.label).toBe("Tuesday 13 October");
  });
});
