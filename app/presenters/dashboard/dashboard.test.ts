import { describe, expect, it } from "vitest";
import { timesAt } from "#app/domain/time/recurrence.ts";
import { Temporal } from "#app/domain/time/time.ts";
import type { EventEntry } from "#app/presenters/calendar/event-view.ts";
import { dayAhead, presentSchedule, summarizeDay } from "#app/presenters/dashboard/dashboard.ts";
import { makeEventRow } from "#tests/support/event-row.ts";

const TODAY = Temporal.PlainDate.from("2026-10-14");
const format = { locale: "en-GB", timeZone: "Europe/London", people: new Map() };
const ada = { id: 7, name: "Ada", initial: "A", birth_date: "1990-10-14" };

const entry = (title: string, times: EventEntry["times"]): EventEntry => ({
  event: makeEventRow({ title }),
  times,
  instanceDate: null,
});
const timed = (title: string, start: string, end: string) =>
  entry(title, timesAt(Temporal.Instant.from(start), Temporal.Instant.from(end), "Europe/London"));
const allDay = (title: string, start: string, end: string) =>
  entry(title, {
    isAllDay: true,
    start: Temporal.PlainDate.from(start),
    end: Temporal.PlainDate.from(end),
    timeZone: "Europe/London",
  });

describe("ended events of a day", () => {
  const over = (now: string, ...entries: EventEntry[]) =>
    presentSchedule(TODAY, Temporal.Instant.from(now), entries, [ada], format).earlier.map(({ title }) => title);

  it("is what has ended, to the moment", () => {
    const visit = timed("Visit", "2026-10-14T08:00Z", "2026-10-14T09:00Z");
    expect(over("2026-10-14T08:59:59Z", visit)).toEqual([]);
    expect(over("2026-10-14T09:00Z", visit)).toEqual(["Visit"]);
  });

  it("is not what goes on, over midnight too", () => {
    const trip = timed("Trip", "2026-10-13T08:00Z", "2026-10-15T09:00Z");
    const night = timed("Night shift", "2026-10-13T20:00Z", "2026-10-14T05:00Z");
    expect(over("2026-10-14T22:59Z", trip, night)).toEqual(["Night shift"]);
  });

  it("is nothing that lasts all day, and no birthday", () => {
    const fair = allDay("Fair", "2026-10-13", "2026-10-14");
    expect(over("2026-10-14T22:59Z", fair)).toEqual([]);
  });
});

it("what is to come is shown before what is over, four of each, and the rest is counted", () => {
  const at = (hour: number) => `2026-10-14T${String(hour).padStart(2, "0")}:00Z`;
  const hourly = Array.from({ length: 12 }, (_, hour) => timed(`${hour}`, at(hour + 5), at(hour + 6)));
  const { events, earlier, more, total } = presentSchedule(TODAY, Temporal.Instant.from(at(11)), hourly, [], format);
  expect(events.map(({ title }) => title)).toEqual(["6", "7", "8", "9"]);
  expect(earlier.map(({ title }) => title)).toEqual(["2", "3", "4", "5"]);
  expect(total).toBe(12);
  expect(more).toEqual({ count: 4, href: expect.stringContaining(`view=day&day=${TODAY}`) });
});

describe("tomorrow", () => {
  const ahead = (time: string) => dayAhead(Temporal.ZonedDateTime.from(`${time}[Europe/London]`))?.toString();

  it("is shown from eight in the evening on, by the family's clock", () => {
    expect(ahead("2026-10-14T19:59:59")).toBeUndefined();
    expect(ahead("2026-10-14T20:00")).toBe("2026-10-15");
    expect(ahead("2026-12-31T23:59")).toBe("2027-01-01");
  });

  it("is not over, whatever time it is", () => {
    const visit = timed("Visit", "2026-10-15T08:00Z", "2026-10-15T09:00Z");
    const now = Temporal.Instant.from("2026-10-14T21:00Z");
    const { events, total } = presentSchedule(TODAY.add({ days: 1 }), now, [visit], [ada], format);
    expect(events.map(({ title, isOver }) => [title, isOver])).toEqual([["Visit", false]]);
    expect(total).toBe(1);
  });
});

describe("the day in one sentence", () => {
  it.each([
    [0, 0, "Nothing on today, and no dinner planned yet."],
    [6, 6, "Six things on today, and no dinner planned yet."],
    [6, 2, "Two more things today, and no dinner planned yet."],
    [12, 11, "11 more things today, and no dinner planned yet."],
    [6, 0, "Nothing more today, and no dinner planned yet."],
  ])("counts what is still to come: of %i, %i", (total, toCome, sentence) => {
    expect(summarizeDay({ total, toCome }, false, "en")).toBe(sentence);
  });

  it("says that dinner is planned", () => {
    expect(summarizeDay({ total: 1, toCome: 1 }, true, "en")).toBe("One thing on today, and dinner is planned.");
  });
});
