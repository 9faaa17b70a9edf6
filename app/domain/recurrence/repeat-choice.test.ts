import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findRepeat, REPEAT_DAYS, REPEATS, readRepeat, toCustomRepeat } from "#app/domain/recurrence/repeat-choice.ts";
import { completeRule, type Weekday } from "#app/domain/recurrence/rule.ts";
import { firstRuleDay } from "#app/domain/recurrence/rule-days.ts";
import { readRule, writeRule } from "#app/domain/recurrence/rule-text.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { RECURRENCE_PATTERNS } from "#app/shared/calendar/constants.ts";

const day = (text: string) => toDayNumber(Temporal.PlainDate.from(text));
const plain = { isAllDay: true, timeZone: "UTC" };
const NO_CUSTOM = { every: 1, frequency: "weekly", weekdays: [], on: "date" } as const;

describe("a choice", () => {
  it.each([
    ["daily", "2026-11-24", "FREQ=DAILY"],
    ["weekdays", "2026-11-24", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
    ["weekly", "2026-11-24", "FREQ=WEEKLY;BYDAY=TU"],
    ["biweekly", "2026-11-24", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"],
    ["monthly-date", "2026-11-24", "FREQ=MONTHLY;BYMONTHDAY=24"],
    ["monthly-weekday", "2026-11-24", "FREQ=MONTHLY;BYDAY=4TU"],
    ["monthly-weekday", "2026-11-30", "FREQ=MONTHLY;BYDAY=-1MO"],
    ["yearly", "2026-11-24", "FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=24"],
  ] as const)("%s from %s is %s", (choice, date, text) => {
    const start = day(date);
    expect(writeRule(completeRule(readRepeat(choice, NO_CUSTOM, start), start), plain)).toBe(text);
  });

  it.each([
    ["2026-11-24", { every: 3, frequency: "daily", weekdays: [], on: "date" }, "FREQ=DAILY;INTERVAL=3"],
    [
      "2026-11-24",
      { every: 2, frequency: "weekly", weekdays: [2, 4], on: "date" },
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH",
    ],
    [
      "2026-11-24",
      { every: 2, frequency: "monthly", weekdays: [], on: "date" },
      "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=24",
    ],
    ["2026-11-17", { every: 1, frequency: "monthly", weekdays: [], on: "weekday" }, "FREQ=MONTHLY;BYDAY=3TU"],
    ["2026-11-24", { every: 1, frequency: "monthly", weekdays: [], on: "last-weekday" }, "FREQ=MONTHLY;BYDAY=-1TU"],
    ["2026-11-30", { every: 1, frequency: "monthly", weekdays: [], on: "last-day" }, "FREQ=MONTHLY;BYMONTHDAY=-1"],
    ["2026-05-10", { every: 1, frequency: "yearly", weekdays: [], on: "weekday" }, "FREQ=YEARLY;BYMONTH=5;BYDAY=2SU"],
    [
      "2026-11-30",
      { every: 4, frequency: "yearly", weekdays: [], on: "last-day" },
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYMONTHDAY=-1",
    ],
  ] as const)("of one's own from %s, %j, is a rule, which says the same again", (date, custom, text) => {
    const start = day(date);
    const rule = completeRule(readRepeat("custom", custom, start), start);
    expect(writeRule(rule, plain)).toBe(text);
    expect(toCustomRepeat(rule, start)).toEqual(custom);
  });

  it("counts weekdays in weeks alone, and days of a month in months and years alone", () => {
    const start = day("2026-11-24");
    const said = { every: 1, weekdays: [3], on: "last-day" } as const;
    expect(readRepeat("custom", { ...said, frequency: "daily" }, start)).toEqual({ frequency: "daily", interval: 1 });
    expect(readRepeat("custom", { ...said, frequency: "weekly" }, start)).toEqual({
      frequency: "weekly",
      interval: 1,
      weekdays: [3],
    });
  });

  it("is found again in the rule that it made", () => {
    const custom = fc.record({
      every: fc.integer({ min: 1, max: 99 }),
      frequency: fc.constantFrom(...RECURRENCE_PATTERNS),
      weekdays: fc.subarray<Weekday>([1, 2, 3, 4, 5, 6, 7]),
      on: fc.constantFrom(...REPEAT_DAYS),
    });
    const start = fc.integer({ min: day("2020-01-01"), max: day("2030-01-01") });
    fc.assert(
      fc.property(fc.constantFrom(...REPEATS), custom, start, (choice, said, from) => {
        const rule = completeRule(readRepeat(choice, said, from), from);
        // As stored: the start is a date of the rule.
        const first = firstRuleDay(rule, from);
        if (first === null) return;
        const found = findRepeat(rule, first);
        if (found === null) throw new Error(`Nothing says ${writeRule(rule, plain)}`);
        const again = completeRule(readRepeat(found, toCustomRepeat(rule, first), first), first);
        expect(writeRule(again, plain)).toBe(writeRule(rule, plain));
      }),
    );
  });

  it("is none for what a form cannot say", () => {
    const start = day("2026-11-30");
    const find = (text: string) => findRepeat(completeRule(readRule(text, "UTC"), start), start);
    expect(find("FREQ=WEEKLY;INTERVAL=2;WKST=SU")).toBeNull();
    expect(find("FREQ=WEEKLY;INTERVAL=2;UNTIL=20270101")).toBe("biweekly");
    expect(find("FREQ=WEEKLY;COUNT=3;WKST=SU")).toBe("weekly");
  });
});
