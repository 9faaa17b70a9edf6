import { describe, expect, it } from "vitest";
import type { EventState, FoldedChange } from "#app/domain/notices/changes.ts";
import {
  changeEntry,
  formatStart,
  hoursText,
  isOnDay,
  peopleText,
  type Reader,
  timesText,
  whenText,
  whoText,
} from "#app/domain/notices/words.ts";
import { DAY_MS } from "#app/domain/time/time.ts";

const [MAYA, TOM, ELLA] = [1, 2, 3];
const reader: Reader = {
  locale: "en-GB",
  timeZone: "Europe/London",
  names: new Map([
    [MAYA, "Maya"],
    [TOM, "Tom"],
    [ELLA, "Ella"],
  ]),
  you: MAYA,
};
/** A wall-clock time of London, an hour ahead of UTC. */
const at = (text: string) => Date.parse(`2026-10-${text}+01:00`);
const dayOf = (date: number) => Date.UTC(2026, 9, date) / DAY_MS;
const hours = (start: string, end = start) => ({ isAllDay: false, start: at(start), end: at(end) });
const days = (start: number, end = start) => ({ isAllDay: true, start: dayOf(start), end: dayOf(end) });

it.each([
  [[TOM, MAYA], "You and Tom"],
  [[ELLA, MAYA, TOM], "You, Ella and Tom"],
  [[MAYA], "You"],
  [[TOM], "Tom"],
  [[TOM, 9], "Tom"],
  [[], "Everyone"],
])("names %j, the reader first: %s", (ids, text) => {
  expect(whoText(ids, reader)).toBe(text);
});

it.each([
  [TOM, null, "Ella · Tom is taking them"],
  [MAYA, null, "Ella · you’re taking them"],
  [null, "Gran", "Ella · Gran is taking them"],
  [null, null, "Ella"],
  [9, "Gran", "Ella"],
])("says who takes them, %s or %s: %s", (driverId, driverName, text) => {
  expect(peopleText({ memberIds: [ELLA], driverId, driverName }, reader)).toBe(text);
});

it("never names a reader without a member as the driver", () => {
  const people = { memberIds: [ELLA], driverId: null, driverName: "Gran" };
  expect(peopleText(people, { ...reader, you: null })).toBe("Ella · Gran is taking them");
});

it.each([
  ["Wednesday 14 October, 12:30 to 13:00", hours("14T12:30", "14T13:00")],
  ["Wednesday 14 October, 12:30", hours("14T12:30")],
  ["Wednesday 14 October, 22:00 to Thursday 15 October, 01:00", hours("14T22:00", "15T01:00")],
  ["Wednesday 14 October, all day", days(14)],
  ["Wednesday 14 October to Friday 16 October, all day", days(14, 16)],
])("says when it is: %s", (text, span) => {
  expect(whenText(span, reader)).toBe(text);
});

it.each([
  ["en-GB", "12:30 to 13:00", hours("14T12:30", "14T13:00")],
  ["en-US", "12:30 PM to 1:00 PM", hours("14T12:30", "14T13:00")],
  ["en-US", "12:30 PM", hours("14T12:30")],
  ["en-US", "10:00 PM to Thursday, October 15, 1:00 AM", hours("14T22:00", "15T01:00")],
  ["en-US", "all day", days(14, 16)],
])("says its hours alone in %s: %s", (locale, text, span) => {
  expect(timesText(span, { ...reader, locale }).replace(/\s/g, " ")).toBe(text);
});

it("says so on the reader’s clock", () => {
  const there = { ...reader, timeZone: "Asia/Tokyo" };
  expect(whenText(hours("14T15:30", "14T16:30"), there)).toBe(
    "Wednesday 14 October, 23:30 to Thursday 15 October, 00:30",
  );
});

it.each([
  ["All day", days(14)],
  ["15:45", hours("14T15:45", "14T17:00")],
  ["Until 01:00", hours("13T22:00", "14T01:00")],
  ["Until 00:00", hours("13T22:00", "15T00:00")],
  ["All day", hours("13T22:00", "15T01:00")],
  ["00:00", hours("14T00:00", "14T01:00")],
  ["22:00", hours("14T22:00", "16T01:00")],
])("says below the heading of the 14th when it is: %s", (text, span) => {
  expect(hoursText(span, reader, dayOf(14))).toBe(text);
});

describe("as seen from a moment", () => {
  it.each([
    ["14T12:00", "In 30 minutes", hours("14T12:30")],
    ["14T12:00", "In 1 minute", hours("14T12:01")],
    ["14T12:00", "In 59 minutes", hours("14T12:59")],
    ["14T12:00", "In 1 hour", hours("14T13:00")],
    ["14T12:00", "In 2 hours and 5 minutes", hours("14T14:05")],
    ["14T12:00", "In 1 hour and 1 minute", hours("14T13:01")],
    ["14T00:00", "In 23 hours", hours("14T23:00")],
    ["14T12:00", "Now", hours("14T12:00")],
    ["14T12:00", "Started at 11:59", hours("14T11:59")],
    ["14T20:00", "In 11 hours and 59 minutes", hours("15T07:59")],
    ["14T20:00", "Tomorrow at 08:00", hours("15T08:00")],
    ["14T12:00", "Friday 16 October at 09:00", hours("16T09:00")],
    ["14T12:00", "Today", days(14)],
    ["14T20:00", "Tomorrow", days(15)],
    ["14T12:00", "Started", days(13, 15)],
    ["14T20:00", "Friday 16 October", days(16)],
  ])("it begins, at %s: %s", (now, text, span) => {
    expect(formatStart(span, "Europe/London", reader, at(now))).toBe(text);
  });

  it("hours are the reader’s, and whole days the event’s", () => {
    const there = { ...reader, timeZone: "America/New_York" };
    expect(formatStart(hours("16T09:00"), "Europe/London", there, at("14T12:00"))).toBe("Friday 16 October at 04:00");
    expect(formatStart(days(17), "Europe/London", there, at("14T12:00"))).toBe("Saturday 17 October");
  });
});

it.each<[string, ReturnType<typeof hours>, number[]]>([
  ["whole days from the first to the last", days(14, 15), [14, 15]],
  ["hours of one day", hours("14T15:00", "14T16:00"), [14]],
  ["hours to midnight", hours("14T22:00", "15T00:00"), [14]],
  ["hours past midnight", hours("14T22:00", "15T00:01"), [14, 15]],
  ["a moment at midnight", hours("14T00:00"), [14]],
])("is on each of its days: %s", (_, span, dates) => {
  expect([12, 13, 14, 15, 16].filter((date) => isOnDay(span, dayOf(date), reader))).toEqual(dates);
});

describe("a change", () => {
  const football: EventState = {
    ...hours("14T15:00", "14T16:00"),
    title: "Football",
    timeZone: "Europe/London",
    rule: null,
    over: null,
    location: "North pitch",
    memberIds: [ELLA],
    driverId: TOM,
    driverName: null,
  };
  const was = "Wednesday 14 October, 15:00 to 16:00";
  const people = "Ella · Tom is taking them";
  const change = (before: EventState | null, after: EventState | null, imported?: number) => {
    const noted = { subject: "1", eventId: 1, date: null, by: TOM, at: 0, before, after, everyone: [TOM] };
    const folded: FoldedChange = imported === undefined ? noted : { ...noted, imported };
    return changeEntry(folded, reader, (user) => (user === TOM ? "Tom" : "Someone"));
  };
  const changed = (fields: Partial<EventState>) => change(football, { ...football, ...fields });

  it("is a new event, one that is off, or an import", () => {
    expect(change(null, football)).toEqual({
      entry: "Football",
      lines: ["New", was, people, "North pitch"],
      line: "Football is new.",
    });
    expect(change(football, null)).toEqual({
      entry: "Football",
      was,
      lines: ["Cancelled", people, "North pitch"],
      line: "Football is cancelled.",
    });
    const brought = { entry: "Tom imported 96 events", lines: [], line: "96 events imported." };
    expect(change(null, null, 96)).toEqual(brought);
    expect(change(null, null, 1).entry).toBe("Tom imported 1 event");
  });

  it("of the time says both, the old one to be struck through", () => {
    const now = "Wednesday 14 October, 15:30 to 16:00";
    expect(changed({ start: at("14T15:30") })).toEqual({
      entry: "Football",
      was,
      lines: [now, people, "North pitch"],
      line: `Football: ${now} now.`,
    });
    expect(changed({ rule: "FREQ=WEEKLY" })).toMatchObject({
      was,
      lines: [`${was}, repeating`, people, "North pitch"],
    });
  });

  it.each<[Partial<EventState>, string[]]>([
    [{ title: "Training" }, [was, people, "North pitch", "Renamed from Football"]],
    [{ location: "Gym" }, [was, people, "Gym", "Location: Gym"]],
    [{ location: null }, [was, people, "No location now"]],
    [{ driverId: null }, [was, "Ella", "North pitch", "People: Ella"]],
  ])("to %j says what is other, and no other time", (fields, lines) => {
    const entry = fields.title ?? "Football";
    expect(changed(fields)).toEqual({ entry, lines, line: `${entry} has changed.` });
  });
});
