import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeRule } from "#app/domain/recurrence/rule.ts";
import { ruleDays } from "#app/domain/recurrence/rule-days.ts";
import { RuleError, readRule, writeRule } from "#app/domain/recurrence/rule-text.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { randomSeries } from "#tests/support/random-rules.ts";

const day = (text: string) => toDayNumber(Temporal.PlainDate.from(text));
const BERLIN = "Europe/Berlin";
const timed = { isAllDay: false, timeZone: BERLIN };
const read = (text: string, start: string) => completeRule(readRule(text, BERLIN), day(start));
const canonical = (text: string, start: string, times = timed) => writeRule(read(text, start), times);

describe("a rule as text", () => {
  it("has one canonical form", () => {
    expect(canonical("weekly".replace("weekly", "rrule:freq=weekly"), "2026-11-03")).toBe("FREQ=WEEKLY;BYDAY=TU");
    expect(canonical("BYDAY=SU,FR,FR,SA;INTERVAL=2;FREQ=WEEKLY;WKST=SU", "2026-11-06")).toBe(
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SA,SU;WKST=SU",
    );
    expect(canonical("FREQ=WEEKLY;INTERVAL=1;WKST=SU;BYDAY=FR", "2026-11-06")).toBe("FREQ=WEEKLY;BYDAY=FR");
    expect(canonical("FREQ=MONTHLY", "2026-11-06")).toBe("FREQ=MONTHLY;BYMONTHDAY=6");
    expect(canonical("FREQ=MONTHLY;BYDAY=+2TU;COUNT=10", "2026-11-10")).toBe("FREQ=MONTHLY;COUNT=10;BYDAY=2TU");
    expect(canonical("FREQ=YEARLY", "2026-11-06")).toBe("FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=6");
    expect(canonical("FREQ=YEARLY;BYDAY=2SU;BYMONTH=5", "2026-05-10")).toBe("FREQ=YEARLY;BYMONTH=5;BYDAY=2SU");
    expect(canonical("FREQ=DAILY;WKST=SU", "2026-11-06")).toBe("FREQ=DAILY");
  });

  it("ends with the last second of a local day, or on a date", () => {
    const until = "FREQ=DAILY;UNTIL=20270330";
    expect(canonical(until, "2026-11-06")).toBe("FREQ=DAILY;UNTIL=20270330T215959Z");
    expect(canonical(until, "2026-11-06", { isAllDay: true, timeZone: BERLIN })).toBe(until);
    expect(canonical("FREQ=DAILY;UNTIL=20270330T215959Z", "2026-11-06")).toBe("FREQ=DAILY;UNTIL=20270330T215959Z");
    expect(canonical("FREQ=DAILY;UNTIL=20270330T220000Z", "2026-11-06")).toBe("FREQ=DAILY;UNTIL=20270331T215959Z");
  });

  it("is read as it was written", () => {
    const zones = fc.constantFrom("Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia", "UTC");
    fc.assert(
      fc.property(randomSeries, zones, fc.boolean(), ({ rule, first }, timeZone, isAllDay) => {
        const text = writeRule(rule, { isAllDay, timeZone });
        const again = completeRule(readRule(text, timeZone), first);
        expect(writeRule(again, { isAllDay, timeZone })).toBe(text);
        expect([...ruleDays(again, first, first, first + 800)]).toEqual([...ruleDays(rule, first, first, first + 800)]);
      }),
    );
  });

  it.each([
    ["FREQ=HOURLY", "FREQ=HOURLY is not supported"],
    ["INTERVAL=2", "FREQ is missing"],
    ["FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1", "BYSETPOS is not supported"],
    ["FREQ=DAILY;BYHOUR=8", "BYHOUR is not supported"],
    ["FREQ=DAILY;X-A=8", "X-A is not supported"],
    ["FREQ=DAILY;BYDAY=MO", "BYDAY is not supported in DAILY"],
    ["FREQ=WEEKLY;BYMONTH=2", "BYMONTH is not supported in WEEKLY"],
    ["FREQ=WEEKLY;BYDAY=2MO", "BYDAY with a number is not supported in WEEKLY"],
    ["FREQ=WEEKLY;BYDAY=XX", "BYDAY must name days such as MO"],
    ["FREQ=MONTHLY;BYDAY=MO", "BYDAY without a number is not supported in MONTHLY"],
    ["FREQ=MONTHLY;BYDAY=1MO,2TU", "BYDAY with several days is not supported in MONTHLY"],
    ["FREQ=MONTHLY;BYDAY=6MO", "BYDAY must count from 1 to 5, or -1 for the last"],
    ["FREQ=MONTHLY;BYMONTHDAY=1,15", "BYMONTHDAY with several days is not supported"],
    ["FREQ=MONTHLY;BYMONTHDAY=32", "BYMONTHDAY must be a number from 1 to 31, or -1 for the last day"],
    ["FREQ=MONTHLY;BYMONTHDAY=-2", "BYMONTHDAY must be a number from 1 to 31, or -1 for the last day"],
    ["FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=1MO", "BYDAY and BYMONTHDAY may not both be there"],
    ["FREQ=DAILY;COUNT=2;UNTIL=20270101", "COUNT and UNTIL may not both be there"],
    ["FREQ=DAILY;INTERVAL=0", "INTERVAL must be a number from 1 to 99"],
    ["FREQ=DAILY;INTERVAL=100", "INTERVAL must be a number from 1 to 99"],
    ["FREQ=DAILY;COUNT=1000", "COUNT must be a number from 1 to 999"],
    ["FREQ=DAILY;COUNT=1e2", "COUNT must be a number from 1 to 999"],
    ["FREQ=DAILY;UNTIL=20270230", "UNTIL must be a date or a time in UTC"],
    ["FREQ=DAILY;UNTIL=20270101T250000Z", "UNTIL must be a date or a time in UTC"],
    ["FREQ=DAILY;UNTIL=20270101T100000", "UNTIL must be a date or a time in UTC"],
    ["FREQ=DAILY;FREQ=DAILY", "FREQ may be there once"],
    ["FREQ=DAILY;", "A rule is made of parts such as FREQ=WEEKLY"],
    ["daily", "A rule is made of parts such as FREQ=WEEKLY"],
    ["", "A rule is made of parts such as FREQ=WEEKLY"],
    [`FREQ=DAILY;X=${"1".repeat(500)}`, "A rule may have at most 500 characters"],
  ])("refuses %s", (text, message) => {
    expect(() => readRule(text, BERLIN)).toThrow(new RuleError(message));
  });

  it("never fails in another way", () => {
    const piece = fc.constantFrom(
      ...[
        "FREQ=",
        "DAILY",
        "WEEKLY",
        ";",
        "BYDAY=",
        "-1",
        "MO",
        ",",
        "=",
        "UNTIL=",
        "20270101",
        "T",
        "Z",
        "9999",
        "RRULE:",
      ],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 }), (pieces) => {
        try {
          expect(completeRule(readRule(pieces.join(""), BERLIN), 20_000).interval).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(RuleError);
        }
      }),
    );
  });
});
