import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { joinTimes, movedEnd, resolvedEnd, type TypedTimes } from "#app/shared/calendar/event-end.ts";

const times = (start: string, end: string): TypedTimes => {
  const [start_date = "", start_time = ""] = start.split("T");
  const [end_date = "", end_time = ""] = end.split("T");
  return { start_date, start_time, end_date: end_date === start_date ? "" : end_date, end_time };
};
const nine = times("2027-03-01T09:00", "2027-03-01T10:00");
const inStep = joinTimes(nine);

const moment = fc
  .integer({ min: 0, max: 200 * 366 * 24 * 60 })
  .map((minutes) => Temporal.PlainDateTime.from("1990-01-01").add({ minutes }));
const length = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 400 * 24 * 60 }));
const text = (at: Temporal.PlainDateTime) => at.toString({ smallestUnit: "minute" });

describe("an end that nobody changed", () => {
  it("moves with the start by the clock, and the length stays, whatever the start and however often", () => {
    fc.assert(
      fc.property(moment, length, fc.array(moment, { minLength: 1, maxLength: 4 }), (first, minutes, starts) => {
        let shown = times(text(first), text(first.add({ minutes })));
        let step = joinTimes(shown);
        for (const start of starts) {
          const typed = { ...shown, start_date: text(start).slice(0, 10), start_time: text(start).slice(11) };
          const moved = movedEnd(typed, step, false);
          shown = { ...typed, ...moved?.end };
          step = moved?.inStep ?? "";
          expect(`${shown.end_date || shown.start_date}T${shown.end_time}`).toBe(text(start.add({ minutes })));
        }
      }),
    );
  });

  it("moves by days where the event lasts all day, and leaves its clock alone", () => {
    const date = moment.map((at) => at.toPlainDate());
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 400 }), date, (first, days, start) => {
        const shown = { ...times(String(first), String(first.add({ days }))), start_time: "09:00", end_time: "08:00" };
        const typed = { ...shown, start_date: String(start), start_time: "15:00" };
        const moved = movedEnd(typed, joinTimes(shown), true);
        expect(moved?.end.end_date || typed.start_date).toBe(String(start.add({ days })));
        expect(moved?.end.end_time).toBe("08:00");
        expect(moved?.inStep).toMatch(/^\S+ 09:00 \S* 08:00$/);
      }),
    );
  });

  it("is never before the start that is sent, and stands as it is shown while it is after it", () => {
    fc.assert(
      fc.property(moment, length, moment, (first, minutes, start) => {
        const end = first.add({ minutes });
        const shown = times(text(first), text(end));
        const typed = { ...shown, start_date: text(start).slice(0, 10), start_time: text(start).slice(11) };
        // An empty end date means the day of the start.
        const typedEnd = shown.end_date ? text(end) : `${typed.start_date}T${shown.end_time}`;
        const expected = typedEnd > text(start) ? typedEnd : text(start.add({ minutes }));
        expect(resolvedEnd(typed, joinTimes(shown), false)).toBe(expected);
      }),
    );
  });
});

describe("an end in a form", () => {
  const typed = (more: Partial<TypedTimes>) => resolvedEnd({ ...nine, ...more }, inStep, false);

  it.each<[string, Partial<TypedTimes>, string | null]>([
    ["moves past midnight", { start_time: "23:30" }, "2027-03-02T00:30"],
    ["moves where it would be the start itself", { start_time: "10:00" }, "2027-03-01T11:00"],
    ["stands while it is after the start", { start_time: "09:30" }, "2027-03-01T10:00"],
    ["moves when its date is only said again", { start_time: "15:00", end_date: "2027-03-01" }, "2027-03-01T16:00"],
    ["stays before the start where its time was typed", { start_time: "15:00", end_time: "11:00" }, "2027-03-01T11:00"],
    ["stays before the start where its date was typed", { end_date: "2027-02-28" }, "2027-02-28T10:00"],
    ["is an hour later where it is empty", { start_time: "23:30", end_time: "" }, null],
    ["is so on a date that is typed", { end_date: "2027-03-03", end_time: "" }, "2027-03-03T10:00"],
  ])("%s", (_, more, expected) => expect(typed(more)).toBe(expected));

  it.each<[string, string, Partial<TypedTimes>, string]>([
    ["lasts its first day", "2027-03-01", { start_date: "2027-05-01" }, "2027-05-01"],
    [
      "stands as it is shown while it is not before the start",
      "2027-03-04",
      { start_date: "2027-03-03" },
      "2027-03-04",
    ],
    ["moves by the days that it lasts", "2027-03-04", { start_date: "2027-05-01" }, "2027-05-04"],
    ["stays before the start where it was typed", "2027-03-04", { end_date: "2027-02-01" }, "2027-02-01"],
  ])("of all-day events %s", (_, end, more, expected) => {
    const shown = times("2027-03-01", end);
    expect(resolvedEnd({ ...shown, ...more }, joinTimes(shown), true)).toBe(expected);
  });

  it("of an event that lasted all day is an hour after its first clock", () => {
    const shown = times("2027-03-01", "2027-03-03");
    const clocked = { ...shown, start_date: "2027-05-01", start_time: "09:00" };
    expect(resolvedEnd(clocked, joinTimes(shown), false)).toBe("2027-05-03T10:00");
  });

  it("of an event in an hour that clocks repeat goes in, though the clock went back", () => {
    const shown = times("2027-10-31T02:45", "2027-10-31T02:15");
    expect(resolvedEnd(shown, joinTimes(shown), false)).toBe("2027-10-31T03:45");
  });

  it.each(["", "x", "    ", "2027-99-99 09:00  10:00", "2027-03-01 99:00  10:00", "+275760-09-13 00:00 2027-02-01 "])(
    "is what was typed where the form does not say well what it began with: %j",
    (strange) => {
      expect(resolvedEnd({ ...nine, start_time: "15:00" }, strange, false)).toBe("2027-03-01T10:00");
      const passed = { ...nine, end_date: "2027-02-01", end_time: "" };
      expect(resolvedEnd(passed, strange, false)).toBe("2027-02-01T10:00");
    },
  );

  it("stays where calendars end", () => {
    const last = { ...nine, start_date: "9998-12-31", start_time: "23:30" };
    expect(movedEnd(last, inStep, false)).toBeNull();
    expect(movedEnd({ ...nine, start_date: "" }, inStep, false)).toBeNull();
    expect(movedEnd({ ...nine, start_time: "", end_time: "" }, inStep, false)).toBeNull();
  });
});
