import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeRule, turnRule } from "#app/domain/recurrence/rule.ts";
import { alignedStart, firstRuleDay, restOfRule, ruleDays } from "#app/domain/recurrence/rule-days.ts";
import { readRule, writeRule } from "#app/domain/recurrence/rule-text.ts";
import { isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { daysElsewhere, randomSeries } from "#tests/support/random-rules.ts";
import { runs } from "#tests/support/runs.ts";

const day = (text: string) => toDayNumber(Temporal.PlainDate.from(text));
const BERLIN = "Europe/Berlin";
const timed = { isAllDay: false, timeZone: BERLIN };
const read = (text: string, start: string) => completeRule(readRule(text, BERLIN), day(start));
const listDays = (text: string, start: string, from: string, to: string) =>
  [...ruleDays(read(text, start), day(start), day(from), day(to))].map(isoOfDay);

describe("the days of a rule", () => {
  it("are those of another library, over ten years", () => {
    fc.assert(
      fc.property(randomSeries, ({ rule, first }) => {
        const to = first + 3653;
        const text = writeRule(rule, { isAllDay: true, timeZone: "UTC" });
        expect([...ruleDays(rule, first, first, to)]).toEqual(daysElsewhere(text, first, first, to));
      }),
      { numRuns: runs(200) },
    );
  });

  it("are the same in any window", () => {
    fc.assert(
      fc.property(randomSeries, fc.nat(4000), fc.nat(400), ({ rule, first }, skipped, length) => {
        const [from, to] = [first + skipped - 100, first + skipped - 100 + length];
        const all = [...ruleDays(rule, first, first, to)];
        expect([...ruleDays(rule, first, from, to)]).toEqual(all.filter((one) => one >= from));
      }),
    );
  });

  it("keep a custody weekend together: every second week from Friday to Sunday", () => {
    expect(listDays("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SA,SU", "2026-11-06", "2026-11-01", "2026-11-30")).toEqual([
      "2026-11-06",
      "2026-11-07",
      "2026-11-08",
      "2026-11-20",
      "2026-11-21",
      "2026-11-22",
    ]);
  });

  it("alternate bins", () => {
    const bins = (start: string) => listDays("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", start, "2026-11-01", "2026-12-05");
    expect(bins("2026-11-03")).toEqual(["2026-11-03", "2026-11-17", "2026-12-01"]);
    expect(bins("2026-11-10")).toEqual(["2026-11-10", "2026-11-24"]);
  });

  it("have a last Friday, a last day and no fifth Monday where there is none", () => {
    expect(listDays("FREQ=MONTHLY;BYDAY=-1FR", "2026-10-30", "2026-10-01", "2026-12-31")).toEqual([
      "2026-10-30",
      "2026-11-27",
      "2026-12-25",
    ]);
    expect(listDays("FREQ=MONTHLY;BYMONTHDAY=-1", "2027-01-31", "2027-01-01", "2027-03-31")).toEqual([
      "2027-01-31",
      "2027-02-28",
      "2027-03-31",
    ]);
    expect(listDays("FREQ=MONTHLY;BYDAY=5MO", "2026-08-31", "2026-08-01", "2026-12-31")).toEqual([
      "2026-08-31",
      "2026-11-30",
    ]);
    expect(listDays("FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "2026-05-10", "2026-01-01", "2028-12-31")).toEqual([
      "2026-05-10",
      "2027-05-09",
      "2028-05-14",
    ]);
  });

  it("end after so many, those taken out or passed by included", () => {
    expect(listDays("FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3", "2026-01-31", "2026-02-01", "2030-01-01")).toEqual([
      "2026-03-31",
      "2026-05-31",
    ]);
  });

  it("are parted in two, as many as before", () => {
    fc.assert(
      fc.property(randomSeries, fc.nat(30), ({ rule, first }, at) => {
        const counted = { ...rule, until: null, count: 31 };
        const all = [...ruleDays(counted, first, first, day("9998-12-31"))];
        const from = all[at];
        if (from === undefined) return;
        expect([...ruleDays(restOfRule(counted, first, from), from, from, day("9998-12-31"))]).toEqual(all.slice(at));
      }),
    );
  });

  it("are found at the edge of time", () => {
    expect(listDays("FREQ=YEARLY", "9998-12-31", "9998-01-01", "9998-12-31")).toEqual(["9998-12-31"]);
    expect(listDays("FREQ=MONTHLY;BYDAY=1MO", "1900-01-01", "1900-01-01", "1900-02-28")).toEqual([
      "1900-01-01",
      "1900-02-05",
    ]);
  });
});

describe("a start that is no day of its rule", () => {
  const moved = (text: string, start: string) => {
    const first = firstRuleDay(read(text, start), day(start));
    return first === null ? null : isoOfDay(first);
  };

  it("moves to the first, reckoned from where it was", () => {
    expect(moved("FREQ=WEEKLY;BYDAY=TU", "2026-12-05")).toBe("2026-12-08");
    expect(moved("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "2026-11-03")).toBe("2026-11-06");
    expect(moved("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "2026-11-07")).toBe("2026-11-20");
    expect(moved("FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=31", "2026-11-15")).toBe("2027-05-31");
    expect(moved("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "2026-11-15")).toBe("2028-02-29");
    expect(moved("FREQ=DAILY;INTERVAL=9", "2026-11-15")).toBe("2026-11-15");
  });

  it("has none where the rule never falls", () => {
    expect(moved("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "2026-11-15")).toBeNull();
    expect(moved("FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31", "2026-11-15")).toBeNull();
  });

  it("does not hang on its end", () => {
    expect(moved("FREQ=WEEKLY;BYDAY=TU;UNTIL=20200101", "2026-12-05")).toBe("2026-12-08");
  });
});

describe("a rule that turns with its start", () => {
  const turned = (text: string, from: string, to: string) =>
    writeRule(turnRule(read(text, from), day(from), day(to)), timed);

  it("moves its weekdays by as many days", () => {
    expect(turned("FREQ=WEEKLY;BYDAY=MO,WE,SU", "2026-11-02", "2026-11-03")).toBe("FREQ=WEEKLY;BYDAY=MO,TU,TH");
    expect(turned("FREQ=WEEKLY;BYDAY=MO", "2026-11-02", "2026-10-31")).toBe("FREQ=WEEKLY;BYDAY=SA");
  });

  it("takes the new day of the month, and stays the last where the new one is", () => {
    expect(turned("FREQ=MONTHLY;BYMONTHDAY=15", "2026-11-15", "2026-12-16")).toBe("FREQ=MONTHLY;BYMONTHDAY=16");
    expect(turned("FREQ=MONTHLY;BYMONTHDAY=-1", "2026-11-30", "2026-12-31")).toBe("FREQ=MONTHLY;BYMONTHDAY=-1");
    expect(turned("FREQ=MONTHLY;BYMONTHDAY=-1", "2026-11-30", "2026-12-30")).toBe("FREQ=MONTHLY;BYMONTHDAY=30");
    expect(turned("FREQ=MONTHLY;BYDAY=2TU", "2026-11-10", "2026-11-18")).toBe("FREQ=MONTHLY;BYDAY=3WE");
    expect(turned("FREQ=MONTHLY;BYDAY=-1FR", "2026-11-27", "2026-11-17")).toBe("FREQ=MONTHLY;BYDAY=3TU");
    expect(turned("FREQ=MONTHLY;BYDAY=-1FR", "2026-11-27", "2026-11-26")).toBe("FREQ=MONTHLY;BYDAY=-1TH");
    expect(turned("FREQ=YEARLY", "2026-05-10", "2026-06-11")).toBe("FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=11");
  });

  it("keeps the new start as a day of the rule", () => {
    fc.assert(
      fc.property(randomSeries, fc.integer({ min: -400, max: 400 }), ({ rule, first }, days) => {
        const to = first + days;
        expect(firstRuleDay(turnRule(rule, first, to), to)).toBe(to);
      }),
    );
  });
});

describe("a start for a series that has a given day", () => {
  const fortnight = "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO";
  it.each([
    ["near itself, where it is one", fortnight, "2026-02-02", "2026-03-02", "2026-02-02"],
    ["before, in the rhythm of the day", fortnight, "2026-02-04", "2026-03-02", "2026-02-02"],
    ["after, where that is nearer", fortnight, "2026-02-10", "2026-03-02", "2026-02-16"],
    ["before, where both are as near", fortnight, "2026-02-09", "2026-03-02", "2026-02-02"],
    ["the day itself", fortnight, "2026-03-10", "2026-03-02", "2026-03-02"],
    ["whatever the rule's end", "FREQ=WEEKLY;BYDAY=MO;COUNT=1", "2026-02-02", "2026-03-02", "2026-02-02"],
    ["a month away", "FREQ=MONTHLY;BYMONTHDAY=31", "2026-04-30", "2026-12-31", "2026-03-31"],
    ["a year away", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=31", "2026-01-01", "2026-12-31", "2025-12-31"],
    ["the next day", "FREQ=DAILY;INTERVAL=3", "2026-02-02", "2026-02-06", "2026-02-03"],
  ])("is %s", (_, text, near, on, start) => {
    expect(isoOfDay(alignedStart(read(text, near), day(near), day(on)))).toBe(start);
  });

  it("stays where the rule never falls", () => {
    const never = completeRule({ frequency: "yearly", month: 2, monthDay: 30 }, day("2026-02-02"));
    expect(isoOfDay(alignedStart(never, day("2026-02-02"), day("2026-03-02")))).toBe("2026-02-02");
  });
});
