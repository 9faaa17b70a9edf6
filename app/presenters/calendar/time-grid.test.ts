import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeNow, placeSpans } from "#app/presenters/calendar/time-grid.ts";

/** Minutes of "9:15-10:00". */
const span = (text: string) => {
  const [start, end] = text.split("-").map((time) => {
    const [hours, minutes] = time.split(":").map(Number) as [number, number];
    return hours * 60 + minutes;
  }) as [number, number];
  return { start, end };
};
const place = (...spans: string[]) => placeSpans(spans.map(span));

describe("a place in the grid of hours", () => {
  it.each([
    ["7:00-8:00", "t0 d4"],
    ["9:10-9:50", "t8 d4"],
    ["9:00-17:00", "t8 d32"],
    ["20:00-21:00", "t52 d4"],
    // A short event is two quarters high, and stays inside the grid.
    ["9:00-9:00", "t8 d2"],
    ["20:50-21:00", "t54 d2"],
    // Events outside the hours are at the edge.
    ["5:00-6:00", "t0 d2 out"],
    ["6:30-8:00", "t0 d4 out"],
    ["20:00-23:00", "t52 d4 out"],
    ["22:00-24:00", "t54 d2 out"],
    ["0:00-24:00", "t0 d56 out"],
  ])("of %s is %s", (text, expected) => {
    expect(place(text)).toEqual([expected]);
  });

  it("is beside those at the same time, up to three, and none for more", () => {
    expect(place("15:45-17:00", "16:00-17:30")).toEqual(["t35 d5 ca", "t36 d6 cb"]);
    expect(place("16:30-18:00", "16:45-17:30", "17:00-18:00", "17:00-17:30")).toEqual([
      "t38 d6 c1",
      "t39 d3 c2",
      "t40 d4 c3",
      null,
    ]);
    expect(place("9:00-10:00", "10:00-11:00")).toEqual(["t8 d4", "t12 d4"]);
    // Two early events share the edge.
    expect(place("5:00-5:30", "6:00-6:30")).toEqual(["t0 d2 ca out", "t0 d2 cb out"]);
  });

  it("overlaps no other event, and leaves out only a fourth at the same time", () => {
    const minutes = fc.tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 600 }));
    fc.assert(
      fc.property(fc.array(minutes, { maxLength: 12 }), (list) => {
        const spans = list.map(([start, length]) => ({ start, end: Math.min(1440, start + length) }));
        const columns: Record<string, [number, number]> = {
          ca: [0, 3],
          cb: [3, 6],
          c1: [0, 2],
          c2: [2, 4],
          c3: [4, 6],
        };
        const boxes = placeSpans(spans).flatMap((found) => {
          if (!found) return [];
          const [, t, d, lane = ""] = /^t(\d+) d(\d+)(?: (c[ab123]))?/.exec(found) as unknown as string[];
          const [left, right] = columns[lane] ?? [0, 6];
          return [{ top: Number(t), bottom: Number(t) + Number(d), left, right }];
        });
        for (const [index, a] of boxes.entries()) {
          expect(a.top).toBeGreaterThanOrEqual(0);
          expect(a.bottom).toBeLessThanOrEqual(56);
          for (const b of boxes.slice(index + 1)) {
            const apart = a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
            expect(apart).toBe(true);
          }
        }
        if (spans.length <= 3) expect(boxes).toHaveLength(spans.length);
      }),
    );
  });

  it("of now is within the hours only", () => {
    expect([6 * 60 + 59, 7 * 60, 10 * 60 + 40, 20 * 60 + 59, 21 * 60].map(placeNow)).toEqual([
      null,
      "t0",
      "t14",
      "t55",
      null,
    ]);
  });
});
