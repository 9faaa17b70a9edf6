import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copyCells, firstRows, orderCells, orderRows } from "#app/domain/school/typed-week.ts";

const nameOf = (number: number) => `Lesson ${number}`;

describe("rows that were typed", () => {
  it("stand where they begin when they are new, and are gone when they were emptied", () => {
    const rows = [
      { name: "Lesson 1", starts_at: "09:00" },
      { name: "", starts_at: "" },
      { name: "Lesson 3", starts_at: "11:00" },
      { name: "Break", starts_at: "10:45", is_new: "1" },
      { name: "Late", starts_at: "15:00", is_new: "1" },
      { name: "Lunch", starts_at: "16:00", is_new: "1", is_break: "on" },
    ];
    expect(orderRows(rows)).toEqual([0, 3, 2, 4, 5]);
    const cells = { A: { "1": { "1": "Maths", "2": "Gone", "3": "Art", "5": "Choir", "6": "No lesson now" } } };
    expect(orderCells(cells, rows, orderRows(rows))).toEqual({
      A: { "1": { "1": "Maths", "3": "Art", "4": "Choir" } },
    });
  });

  it("of blanks alone are gone, and new ones follow what begins with them, or all if they do not say", () => {
    const rows = [
      { name: "  " },
      { name: "First", starts_at: "09:00" },
      { name: "Second", starts_at: "10:00" },
      { starts_at: "09:00", is_new: "1" },
      { name: "Open", is_new: "1" },
    ];
    expect(orderRows(rows)).toEqual([1, 3, 2, 4]);
    expect(orderCells({ B: { "1": { "2": " ", "3": "Art" } } }, rows, [1, 2])).toEqual({ B: { "1": { "2": "Art" } } });
  });

  it("keep the order of those that were there, whatever their times", () => {
    const time = fc.constantFrom("08:00", "09:00", "10:00", "11:00", undefined);
    const row = fc.record({ name: fc.constant("x"), starts_at: time, is_new: fc.constantFrom(undefined, "1") });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const order = orderRows(rows);
        expect([...order].sort((a, b) => a - b)).toEqual(rows.map((_, place) => place));
        const old = order.filter((place) => !rows[place]?.is_new);
        expect(old).toEqual([...old].sort((a, b) => a - b));
      }),
    );
  });
});

describe("a copy", () => {
  const cells = { A: { "1": { "1": "Maths" }, "2": { "1": "Art", "2": "PE" } }, B: { "1": { "1": "Music" } } };
  const weekdays = [1, 2, 3];
  it("replaces other days by a day", () => {
    const copy = (to: Parameters<typeof copyCells>[1]["to"]) => copyCells(cells, { week: "A", from: 1, to, weekdays });
    const maths = { "1": "Maths" };
    expect(copy({ weekday: 2 }).A).toEqual({ "1": maths, "2": maths });
    expect(copy("every-day").A).toEqual({ "1": maths, "2": maths, "3": maths });
    expect(copy("other-week").B).toEqual({ "1": maths });
    expect(copy("whole-week").B).toEqual(cells.A);
    expect(copy("whole-week").A).toEqual(cells.A);
    expect(copyCells(cells, { week: "B", from: 1, to: "whole-week", weekdays })).toEqual({ A: cells.B, B: cells.B });
  });
});

describe("a new timetable's rows", () => {
  it("follow each other, and end on the same day", () => {
    expect(firstRows(2, "08:50", nameOf)).toEqual({
      rows: [
        { name: "Lesson 1", starts_at: "08:50" },
        { name: "Lesson 2", starts_at: "09:50" },
      ],
      home_at: "10:50",
    });
    expect(firstRows(12, "12:00", nameOf)?.home_at).toBe("23:48");
    expect(firstRows(12, "22:30", nameOf)).toBeNull();
  });
});
