import fc from "fast-check";
import rruleLibrary from "rrule";
import { describe, expect, test } from "vitest";
import { mendRule, readForeignRule } from "#app/domain/recurrence/foreign-rule.ts";
import { completeRule, type Rule, turnRule } from "#app/domain/recurrence/rule.ts";
import { restOfRule, ruleDays } from "#app/domain/recurrence/rule-days.ts";
import { MAX_RULE_LENGTH, RuleError, writeRule } from "#app/domain/recurrence/rule-text.ts";
import { loadRule, storeRule } from "#app/domain/recurrence/stored-rule.ts";
import { isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { runs } from "#tests/support/runs.ts";

const day = (date: string) => toDayNumber(Temporal.PlainDate.from(date));
const START = "2026-02-03";
const foreign = (text: string, start = START): Rule => completeRule(readForeignRule(text, "UTC"), day(start));

const fall = (text: string, to = "2028-12-31", start = START) =>
  [...ruleDays(foreign(text, start), day(start), day(start), day(to))].map(isoOfDay);

/** The same by another library. */
function fallElsewhere(text: string, to = "2028-12-31"): string[] {
  const options = rruleLibrary.RRule.parseString(text);
  const rule = new rruleLibrary.RRule({ ...options, dtstart: new Date(`${START}T00:00:00Z`) });
  return rule
    .between(new Date(`${START}T00:00:00Z`), new Date(`${to}T00:00:00Z`), true)
    .map((date) => date.toISOString().slice(0, 10));
}

const some = <T>(values: fc.Arbitrary<T>) => fc.uniqueArray(values, { minLength: 1, maxLength: 3 });
const weekdays = some(fc.constantFrom("MO", "TU", "WE", "TH", "FR", "SA", "SU")).map((days) => days.join());
const maybe = (name: string, value: fc.Arbitrary<unknown>) => fc.option(value.map((one) => `${name}=${one}`));
const common = [
  maybe("INTERVAL", fc.integer({ min: 1, max: 4 })),
  maybe("BYMONTH", some(fc.integer({ min: 1, max: 12 }))),
];
const monthDays = maybe("BYMONTHDAY", some(fc.integer({ min: -31, max: 31 }).filter(Boolean)));
const places = maybe("BYSETPOS", some(fc.constantFrom(1, 2, -1, -2)));
const nth = some(
  fc.tuple(fc.constantFrom("1", "2", "-1", "5"), fc.constantFrom("MO", "WE", "SU")).map(([n, d]) => n + d),
);

const texts = fc
  .oneof(
    fc.tuple(fc.constant("FREQ=DAILY"), ...common, monthDays, maybe("BYDAY", weekdays)),
    fc.tuple(fc.constant("FREQ=WEEKLY"), ...common, maybe("BYDAY", weekdays), fc.constantFrom("WKST=SU", "WKST=MO")),
    fc.tuple(fc.constant("FREQ=MONTHLY"), ...common, monthDays, maybe("BYDAY", nth)),
    fc.tuple(
      fc.constant("FREQ=MONTHLY"),
      ...common,
      maybe("BYDAY", weekdays).map((days) => days ?? "BYDAY=MO"),
      places,
    ),
    fc.tuple(fc.constant("FREQ=YEARLY"), ...common, monthDays, maybe("BYDAY", nth)),
    fc.tuple(fc.constant("FREQ=YEARLY"), maybe("BYYEARDAY", some(fc.integer({ min: -366, max: 366 }).filter(Boolean)))),
    fc.tuple(
      fc.constant("FREQ=YEARLY"),
      maybe("BYWEEKNO", some(fc.integer({ min: 2, max: 51 }))).map((weeks) => weeks ?? "BYWEEKNO=20"),
      maybe("BYDAY", weekdays).map((days) => days ?? "BYDAY=MO"),
    ),
  )
  .map((parts) => parts.filter(Boolean).join(";"));

describe("rules of other programs", () => {
  test("fall on the days of RFC 5545, as another library has them", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(fall(text)).toEqual(fallElsewhere(text));
      }),
      { numRuns: runs(60) },
    );
  });

  test.each([
    ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", ["2026-02-27", "2026-03-31", "2026-04-30"]],
    ["FREQ=YEARLY;BYDAY=20MO", ["2026-05-18", "2027-05-17", "2028-05-15"]],
    ["FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", ["2026-05-11", "2027-05-17", "2028-05-15"]],
    ["FREQ=YEARLY;BYMONTHDAY=13;BYDAY=FR", ["2026-02-13", "2026-03-13", "2026-11-13"]],
    ["FREQ=YEARLY;BYWEEKNO=53", ["2026-12-29"]],
    ["FREQ=WEEKLY;BYDAY=1TU", ["2026-02-03", "2026-02-10", "2026-02-17"]],
    ["FREQ=DAILY;BYDAY=MO,TU;COUNT=3", ["2026-02-03", "2026-02-09", "2026-02-10"]],
  ])("%s", (text, dates) => {
    expect(fall(text).slice(0, 3)).toEqual(dates);
  });

  test("that never fall end", () => {
    const rule = foreign("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30");
    expect([...ruleDays(rule, day(START), day(START), Number.POSITIVE_INFINITY)]).toEqual([]);
  });

  test("count only their own days, whatever dates stand beside", () => {
    const rule = { ...foreign("FREQ=DAILY;BYDAY=MO;COUNT=2"), dates: [day("2026-02-03"), day("2026-03-01")] };
    const days = [...ruleDays(rule, day(START), day(START), day("2026-12-31"))].map(isoOfDay);
    expect(days).toEqual(["2026-02-03", "2026-02-09", "2026-02-16", "2026-03-01"]);
    const rest = restOfRule(rule, day(START), day("2026-02-10"));
    expect(rest).toMatchObject({ count: 1, dates: [day("2026-03-01")] });
  });

  test("are kept with their dates, and written without", () => {
    const rule = { ...foreign("FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1;UNTIL=20270101"), dates: [day("2026-02-03")] };
    const kept = storeRule(rule);
    expect(kept).toEqual({
      recurrence_pattern: "monthly",
      recurrence_rule: "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1;RDATE=20260203",
      recurrence_end_date: "2027-01-01",
    });
    expect(loadRule(kept)).toEqual({ ...rule, weekdays: [], monthDay: expect.any(Number) });
    expect(writeRule(rule, { isAllDay: true, timeZone: "UTC" })).toBe(
      "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1;UNTIL=20270101",
    );
  });

  test.each([
    ["FREQ=WEEKLY", ["2026-02-03", "2026-02-10"]],
    ["FREQ=WEEKLY;COUNT=1", ["2026-02-03"]],
    ["FREQ=MONTHLY", ["2026-02-03", "2026-03-03"]],
    ["FREQ=YEARLY", ["2026-02-03", "2027-02-03"]],
    ["FREQ=YEARLY;BYMONTH=5", ["2026-05-03", "2027-05-03"]],
    ["FREQ=YEARLY;BYDAY=-1FR", ["2026-12-25", "2027-12-31"]],
    ["FREQ=YEARLY;BYMONTHDAY=7", ["2026-02-07", "2026-03-07"]],
  ])("%s, stored without its days, falls by the start of its series", (recurrence_rule, dates) => {
    const rule = loadRule({ recurrence_pattern: null, recurrence_rule, recurrence_end_date: null }) as Rule;
    const days = [...ruleDays(rule, day(START), day(START), day("2028-12-31"))].map(isoOfDay);
    expect(days.slice(0, 2)).toEqual(dates);
  });

  test("leave their hours, of which a series has one", () => {
    expect(readForeignRule("FREQ=DAILY;BYHOUR=9,17;INTERVAL=400", "UTC")).toMatchObject({
      text: "FREQ=DAILY;INTERVAL=400",
      interval: 400,
    });
  });

  test.each([
    "FREQ=SECONDLY",
    "FREQ=HOURLY;BYDAY=MO",
    "FREQ=DAILY;BYDAY=XX",
    "FREQ=DAILY;BYMONTH=13",
    "FREQ=DAILY;X=1",
    "",
    "FREQ=DAILY;INTERVAL=0",
  ])("%j is none", (text) => {
    expect(() => readForeignRule(text, "UTC")).toThrow(/./);
  });

  test("stay as they are where a series moves; their dates move along", () => {
    const rule = { ...foreign("FREQ=DAILY;BYDAY=MO,TU"), dates: [day("2026-02-03")] };
    expect(turnRule(rule, day("2026-02-03"), day("2026-02-05"))).toEqual({ ...rule, dates: [day("2026-02-05")] });
  });
});

describe("a rule that needs mending", () => {
  test.each([
    ["a name before it", " RRULE:FREQ=DAILY", "FREQ=DAILY"],
    ["small letters in the name", "rrule:FREQ=DAILY", "FREQ=DAILY"],
    ["a name that stands elsewhere", "FREQ=DAILY;X RRULE:Y", "FREQ=DAILY;X RRULE:Y"],
    ["blanks", " FREQ = WEEKLY ; BYDAY = MO,  TU ; WKST=SU ", "FREQ=WEEKLY;BYDAY=MO,TU;WKST=SU"],
    ["blanks around what is no part", "FREQ=DAILY; nothing more ", "FREQ=DAILY;nothing more"],
    ["empty places of a list", "FREQ=WEEKLY;BYDAY=,,MO,,TU,,", "FREQ=WEEKLY;BYDAY=MO,TU"],
    ["marks within a date", "FREQ=DAILY;UNTIL=2026-12-24T10:30:00Z", "FREQ=DAILY;UNTIL=20261224T103000Z"],
    ["marks that belong there", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYMONTHDAY=-1"],
    ["marks after a name that only ends alike", "FREQ=DAILY;X-UNTIL=1;NOT-UNTIL=2-3", "FREQ=DAILY;NOT-UNTIL=2-3"],
    ["a part twice", "FREQ=DAILY;INTERVAL=2;INTERVAL=2", "FREQ=DAILY;INTERVAL=2"],
    ["empty parts and values", ";FREQ=DAILY;;BYDAY=;", "FREQ=DAILY"],
    ["no end", "FREQ=DAILY;COUNT=-1;INTERVAL=0", "FREQ=DAILY"],
    ["numbers that say something", "FREQ=DAILY;COUNT=10;INTERVAL=10", "FREQ=DAILY;COUNT=10;INTERVAL=10"],
    ["the usual calendar", "RSCALE=GREGORIAN;FREQ=DAILY;SKIP=OMIT;X-OWN=1", "FREQ=DAILY"],
  ])("with %s", (_, written, mended) => {
    expect(mendRule(written)).toBe(mended);
  });
});

describe("a rule of another program is refused", () => {
  test.each([
    ["FREQ=HOURLY", "FREQ=HOURLY is not supported"],
    ["BYDAY=MO", "FREQ=undefined is not supported"],
    ["FREQ=DAILY;BYEASTER=1", "BYEASTER is not supported"],
    ["FREQ=MONTHLY;BYMONTHDAY=0", "BYMONTHDAY=0 is no number that it takes"],
    ["FREQ=MONTHLY;BYMONTHDAY=32", "BYMONTHDAY=32 is no number that it takes"],
    ["FREQ=MONTHLY;BYMONTHDAY=1.5", "BYMONTHDAY=1.5 is no number that it takes"],
    ["FREQ=MONTHLY;BYMONTHDAY=0X1", "BYMONTHDAY=0X1 is no number that it takes"],
    ["FREQ=MONTHLY;BYMONTHDAY=1E0", "BYMONTHDAY=1E0 is no number that it takes"],
    ["FREQ=YEARLY;BYMONTH=-1", "BYMONTH=-1 is no number that it takes"],
    ["FREQ=WEEKLY;BYDAY=XX", "BYDAY=XX names no day"],
    ["FREQ=WEEKLY;BYDAY=MONDAY", "BYDAY=MONDAY names no day"],
    ["FREQ=WEEKLY;BYDAY=0001MO", "BYDAY=0001MO names no day"],
    ["FREQ=YEARLY;BYDAY=54MO", "BYDAY=54MO names no day"],
    ["FREQ=DAILY;COUNT=x1", "COUNT must be a number from 1 on"],
    ["FREQ=DAILY;COUNT=1x", "COUNT must be a number from 1 on"],
    ["FREQ=DAILY;INTERVAL=0", "INTERVAL must be a number from 1 on"],
  ])("%s", (text, message) => {
    expect(() => readForeignRule(text, "UTC")).toThrow(new RuleError(message));
  });

  test("beyond the longest, and at the longest it is read", () => {
    const list = (length: number) => "FREQ=YEARLY;BYYEARDAY=".padEnd(length, "100,").replace(/,\d*$|,$/, "");
    const longest = `${list(MAX_RULE_LENGTH - 5)};`.padEnd(MAX_RULE_LENGTH - 1, ";");
    expect(() => readForeignRule(`${longest};;`, "UTC")).toThrow("A rule may have at most 500 characters");
  });

  test.each(["FREQ=YEARLY;BYDAY=53MO", "FREQ=MONTHLY;BYDAY=+1MO,-1SU"])("but not %s", (text) => {
    expect(readForeignRule(text, "UTC")).toMatchObject({ text });
  });
});
