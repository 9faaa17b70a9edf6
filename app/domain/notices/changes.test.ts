import { describe, expect, it } from "vitest";
import {
  changesDue,
  type EventState,
  foldChanges,
  isOver,
  isReported,
  type NotedChange,
} from "#app/domain/notices/changes.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse("2026-10-14T12:00Z");
const [MAYA, TOM] = [1, 2];

const football: EventState = {
  title: "Football",
  isAllDay: false,
  start: NOW + HOUR,
  end: NOW + 2 * HOUR,
  timeZone: "Europe/London",
  rule: null,
  over: NOW + 2 * HOUR,
  location: null,
  memberIds: [3],
  driverId: null,
  driverName: null,
};
const later: EventState = { ...football, title: "Football at four" };
const past: EventState = { ...football, over: NOW };
const change = (fields: Partial<NotedChange>): NotedChange => ({
  subject: "1",
  eventId: 1,
  date: null,
  by: TOM,
  at: NOW,
  before: null,
  after: football,
  ...fields,
});

describe("a change is reported", () => {
  it.each<[string, EventState | null, EventState | null, boolean]>([
    ["of one that is new", null, football, true],
    ["of one that is off", football, null, true],
    ["of one that has another title", football, later, true],
    ["of one that has other people", football, { ...football, memberIds: [3, 4] }, true],
    ["not of one that is the same", football, { ...football }, false],
    ["not of one that never was", null, null, false],
  ])("%s", (_, before, after, told) => {
    expect(isReported({ before, after })).toBe(told);
  });

  it("of an import, which has no states", () => {
    expect(isReported({ before: null, after: null, imported: 96 })).toBe(true);
    expect(isOver(change({ after: null, imported: 96 }), NOW)).toBe(false);
  });
});

it.each<[string, EventState | null, EventState | null, boolean]>([
  ["one that ends at this moment", null, past, true],
  ["one that was over and is to come", past, football, false],
  ["one that was to come and is over", football, past, false],
  ["one that goes on", null, { ...football, over: null }, false],
  ["one that was over, and is off", past, null, true],
])("is all over: %s", (_, before, after, over) => {
  expect(isOver(change({ before, after }), NOW)).toBe(over);
});

describe("changes as lines", () => {
  const lines = (...changes: NotedChange[]) => foldChanges(changes, NOW);

  it("are one of several, from the first state to the last, with all who had a part", () => {
    const first = change({ before: football, after: past, at: NOW - 3 });
    const second = change({ before: past, after: { ...football, location: "Gym" }, at: NOW - 2, by: MAYA });
    const last = change({ before: { ...football, location: "Gym" }, after: later, at: NOW - 1 });
    const folded = [{ ...last, before: football, everyone: [TOM, MAYA] }];
    expect(lines(first, second, last)).toEqual(folded);
    expect(lines(last, first, second)).toEqual(folded);
  });

  it.each<[string, NotedChange[]]>([
    ["is again as it was", [change({ before: football, after: later }), change({ before: later, after: football })]],
    ["was added and removed", [change({}), change({ before: football, after: null })]],
    ["is over", [change({ after: past })]],
  ])("are none of what %s", (_, changes) => {
    expect(lines(...changes.map((each, index) => ({ ...each, at: NOW + index })))).toEqual([]);
  });

  it("are apart for a series and one of its dates, in the order in which they came", () => {
    const date = change({ subject: "1 2026-10-14", date: "2026-10-14", at: NOW + 1 });
    expect(lines(date, change({})).map(({ subject }) => subject)).toEqual(["1", "1 2026-10-14"]);
  });
});

it.each([
  ["a minute after the last", NOW, NOW + 2 * MINUTE, null, NOW + 3 * MINUTE],
  ["five after the first at the latest", NOW, NOW + 4.5 * MINUTE, null, NOW + 5 * MINUTE],
  ["an hour after the notice before", NOW, NOW, NOW - 10 * MINUTE, NOW + 50 * MINUTE],
  ["at once when that is longer ago", NOW, NOW, NOW - 2 * HOUR, NOW + MINUTE],
])("leave %s", (_, first, last, toldBefore, due) => {
  expect(changesDue(first, last, toldBefore)).toBe(due);
});
