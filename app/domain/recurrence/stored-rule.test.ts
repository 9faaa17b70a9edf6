import { describe, expect, it } from "vitest";
import { completeRule, LAST, type RuleParts } from "#app/domain/recurrence/rule.ts";
import { RuleError } from "#app/domain/recurrence/rule-text.ts";
import { loadRule, readDates, readRuleAndDates, storeRule } from "#app/domain/recurrence/stored-rule.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";

const day = (date: string) => toDayNumber(Temporal.PlainDate.from(date));
const START = day("2026-02-03");
const stored = (recurrence_rule: string, recurrence_end_date: string | null = null) => ({
  recurrence_pattern: null,
  recurrence_rule,
  recurrence_end_date,
});

describe("a rule in the columns of an event", () => {
  it.each<[string, RuleParts, string, string | null]>([
    ["without an end", { frequency: "daily" }, "FREQ=DAILY", null],
    ["with a last date", { frequency: "daily", until: day("2026-05-01") }, "FREQ=DAILY", "2026-05-01"],
    ["counted", { frequency: "weekly", weekdays: [1], count: 4 }, "FREQ=WEEKLY;COUNT=4;BYDAY=MO", null],
    [
      "with further dates, those after its last date left out",
      {
        frequency: "daily",
        until: day("2026-05-01"),
        dates: [day("2026-04-30"), day("2026-05-01"), day("2026-05-02")],
      },
      "FREQ=DAILY;RDATE=20260430,20260501",
      "2026-05-01",
    ],
    [
      "with further dates and without an end",
      { frequency: "daily", dates: [day("2026-04-30"), day("2030-05-01")] },
      "FREQ=DAILY;RDATE=20260430,20300501",
      null,
    ],
  ])("%s", (_, parts, recurrence_rule, recurrence_end_date) => {
    const columns = storeRule(completeRule(parts, START));
    expect(columns).toEqual({ recurrence_pattern: parts.frequency, recurrence_rule, recurrence_end_date });
    expect(storeRule(loadRule(columns) as ReturnType<typeof completeRule>)).toEqual(columns);
  });

  it("of a one-off is none", () => {
    expect(loadRule({ ...stored("", "2026-05-01"), recurrence_rule: null })).toBeNull();
  });

  it("is told from the same with another end", () => {
    expect(loadRule(stored("FREQ=DAILY", "2026-05-01"))?.until).toBe(day("2026-05-01"));
    expect(loadRule(stored("FREQ=DAILY", "2026-05-02"))?.until).toBe(day("2026-05-02"));
    expect(loadRule(stored("FREQ=DAILY"))?.until).toBeNull();
  });
});

describe("a stored rule", () => {
  it.each<[string, RuleParts]>([
    ["FREQ=DAILY", { frequency: "daily" }],
    ["FREQ=WEEKLY;BYDAY=MO", { frequency: "weekly", weekdays: [1] }],
    ["FREQ=MONTHLY;BYMONTHDAY=-1", { frequency: "monthly", monthDay: LAST }],
    ["FREQ=MONTHLY;BYDAY=2TU", { frequency: "monthly", weekdays: [2], nth: 2 }],
    ["FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3", { frequency: "yearly", month: 5, monthDay: 3 }],
  ])("%s names its days, so that it needs no start", (text, parts) => {
    expect(readRuleAndDates(text)).toEqual(completeRule(parts, 0));
  });

  it.each([
    "FREQ=WEEKLY",
    "FREQ=MONTHLY",
    "FREQ=YEARLY",
    "FREQ=YEARLY;BYMONTH=5",
    "FREQ=YEARLY;BYMONTHDAY=3",
    "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1",
  ])("%s is another program’s", (text) => {
    expect(readRuleAndDates(text)).toMatchObject({ text, dates: [] });
    expect(readRuleAndDates(`${text};RDATE=20260203`)).toMatchObject({ text, dates: [START] });
  });

  it.each(["", "FREQ=HOURLY", "FREQ=WEEKLY;RDATE=soon", "FREQ=DAILY;RDATE=20260230"])("%j is refused", (text) => {
    expect(() => readRuleAndDates(text)).toThrow(RuleError);
  });

  it("says what is wrong with its dates", () => {
    expect(() => readDates("2026")).toThrow("RDATE must name dates");
    expect(readDates("20260203,20260204")).toEqual([START, START + 1]);
  });
});
