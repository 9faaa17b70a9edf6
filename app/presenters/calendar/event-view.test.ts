import { describe, expect, it } from "vitest";
import { timesAt } from "#app/domain/time/recurrence.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import {
  type EventEntry,
  type FormatContext,
  foreignClock,
  presentFormValues,
  presentOnDay,
  presentOnFirstDay,
  whenInWords,
} from "#app/presenters/calendar/event-view.ts";
import { makeEventRow } from "#tests/support/event-row.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const instant = (text: string) => Temporal.Instant.from(text);
const format: FormatContext = {
  locale: "en-GB",
  timeZone: "Europe/London",
  people: new Map([[7, { id: 7, name: "Ella", initial: "E" }]]),
};
const event = makeEventRow({
  member_ids: [7],
  title: "Football practice",
  event_type: "extracurricular",
  location: "Park Road pitches",
  recurrence_pattern: "weekly",
  recurrence_rule: "FREQ=WEEKLY;BYDAY=WE",
});
const timed = (start: string, end: string): EventEntry => ({
  event,
  times: timesAt(instant(start), instant(end), "Europe/London"),
  instanceDate: null,
});

describe("an event on a day", () => {
  it("says when, what, who and where", () => {
    const view = presentOnDay(
      timed("2026-10-14T14:45Z", "2026-10-14T16:00Z"),
      toDayNumber(date("2026-10-14")),
      format,
      "/x",
    );
    expect(view).toMatchObject({
      time: "15:45",
      until: "to 17:00",
      dateTime: "2026-10-14T15:45",
      details: "Ella · Park Road pitches · every Wednesday",
    });
  });

  it("goes on over the days between, and ends on its last", () => {
    const trip = timed("2026-10-14T14:00Z", "2026-10-16T09:00Z");
    expect(presentOnDay(trip, toDayNumber(date("2026-10-14")), format, null)).toMatchObject({
      time: "15:00",
      until: "to Fri 16",
    });
    expect(presentOnDay(trip, toDayNumber(date("2026-10-15")), format, null)).toMatchObject({
      time: null,
      until: "All day",
    });
    expect(presentOnDay(trip, toDayNumber(date("2026-10-16")), format, null)).toMatchObject({
      time: null,
      until: "Until 10:00",
    });
  });

  it("that ends at midnight is not on the next day", () => {
    expect(whenInWords(timed("2026-10-14T18:00Z", "2026-10-14T23:00Z").times, format)).toBe(
      "Wednesday, 14 October 2026, 19:00 to 00:00",
    );
  });
});

describe("a question about an event", () => {
  it("names its day, where the reader is", () => {
    const lateInNewYork = timed("2026-10-15T01:00Z", "2026-10-15T02:00Z");
    expect(presentOnFirstDay(lateInNewYork, format).details).toMatch(/^Thursday,? 15 October · Ella · /);
  });
});

describe("the values of the event form", () => {
  it("name the place of the event's zone if it is not the family's", () => {
    const { times } = timed("2026-10-14T14:45Z", "2026-10-14T16:00Z");
    expect(foreignClock(times, format)).toBeNull();
    expect(foreignClock({ ...times, timeZone: "America/New_York" }, format)).toBe("New York");
    expect(foreignClock({ ...times, timeZone: "America/Argentina/Buenos_Aires" }, format)).toBe(
      "Buenos Aires (Argentina)",
    );
    expect(foreignClock({ ...times, timeZone: "UTC" }, format)).toBe("UTC");
  });

  it("are on the wall clock of the event's own zone", () => {
    const times = timesAt(instant("2026-10-14T14:45Z"), instant("2026-10-14T16:00Z"), "America/New_York");
    expect(presentFormValues({ event, times, instanceDate: null })).toMatchObject({
      start_date: "2026-10-14",
      start_time: "10:45",
      end_date: "",
      end_time: "12:00",
    });
  });
});
