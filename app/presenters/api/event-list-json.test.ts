import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Span, toTimes } from "#app/domain/time/recurrence.ts";
import { eventJson } from "#app/presenters/api/api-json.ts";
import { eventListJson } from "#app/presenters/api/event-list-json.ts";
import { anyText } from "#tests/support/any-text.ts";
import { makeEventRow } from "#tests/support/event-row.ts";

const event = (title: string, isAllDay: boolean) =>
  makeEventRow({
    id: 7,
    title,
    description: 'A "quoted" text\n\u2028',
    event_type: "school",
    time_zone: "Europe/Vienna",
    is_all_day: isAllDay,
    recurrence_pattern: "weekly",
    recurrence_end_date: "2030-01-01",
    reminders: [10, 0],
    created_at: new Date(1_790_000_000_000),
    updated_at: new Date(1_790_000_000_001),
  });
const entry = (of: ReturnType<typeof event>, span: Span, instanceDate: string | null) => ({
  event: of,
  span,
  instanceDate,
  times: toTimes(span, of.time_zone),
});

describe("a list of events as JSON", () => {
  it("is what each of them is by itself, whatever is in their texts", () => {
    fc.assert(
      fc.property(anyText(20), fc.integer({ min: -1e9, max: 4e9 }), (title, second) => {
        const [oneOff, timed, allDay] = [event(title, false), event(title, false), event("Holiday", true)];
        const start = second * 1000;
        const entries = [
          entry(oneOff, { isAllDay: false, start, end: start + 1 }, null),
          entry(timed, { isAllDay: false, start: start + 5, end: start + 7 }, "2026-10-14"),
          entry(allDay, { isAllDay: true, start: 20_000, end: 20_003 }, "2024-10-04"),
        ];
        expect(JSON.parse(eventListJson(entries))).toEqual(JSON.parse(JSON.stringify(entries.map(eventJson))));
        expect(eventListJson(entries)).toBe(JSON.stringify(entries.map(eventJson)));
      }),
    );
  });

  it("may be empty", () => {
    expect(eventListJson([])).toBe("[]");
  });
});
