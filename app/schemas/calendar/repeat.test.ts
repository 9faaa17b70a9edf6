import { describe, expect, it, test } from "vitest";
import { completeRule } from "#app/domain/recurrence/rule.ts";
import { eventFormSchema } from "#app/schemas/calendar/event.ts";
import { joinStored } from "#app/schemas/calendar/repeat.ts";
import { listIssues } from "#tests/support/list-issues.ts";

// A Monday, the first one of its month.
const typed = { title: "Recital", start_date: "2026-03-02", start_time: "10:00" };
const read = (fields: object) => eventFormSchema.parse({ ...typed, ...fields }).event;
const readRule = (fields: object) => read(fields).recurrence_rule;
const wrong = (fields: object) => listIssues(eventFormSchema, { ...typed, ...fields });

const upTo = (max: number) => `Please enter a number from 1 to ${max}`;
const NO_REPEAT = "repeats: Please choose how often it repeats";

describe("an event repeats", () => {
  it.each([
    ["daily", "FREQ=DAILY"],
    ["weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
    ["weekly", "FREQ=WEEKLY;BYDAY=MO"],
    ["biweekly", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"],
    ["monthly-date", "FREQ=MONTHLY;BYMONTHDAY=2"],
    ["monthly-weekday", "FREQ=MONTHLY;BYDAY=1MO"],
    ["yearly", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2"],
    ["custom", "FREQ=WEEKLY;BYDAY=MO"],
  ])("%s, for ever, unless the form says more", (repeats, recurrence_rule) => {
    expect(read({ repeats })).toMatchObject({ is_recurring: true, recurrence_rule, recurrence_end_date: null });
  });

  it("never, unless the form says so, whatever its other fields say", () => {
    const never = { is_recurring: false, recurrence_rule: null, recurrence_end_date: null };
    const unused = { recurrence_end_date: "2026-09-01", recurrence_count: "0", repeat_every: "0", stored_rule: "x" };
    for (const fields of [{}, { repeats: "never" }, unused]) expect(read(fields)).toMatchObject(never);
  });

  it("in no other way", () => {
    expect(wrong({ repeats: "hourly" })).toEqual([expect.stringMatching(/^repeats: Invalid enum value/)]);
  });
});

describe("an event that repeats in a custom way", () => {
  const readCustom = (fields: object) => readRule({ repeats: "custom", ...fields });

  it.each([
    [{ repeat_every: "3", repeat_unit: "daily", repeat_weekdays: ["2"] }, "FREQ=DAILY;INTERVAL=3"],
    [{ repeat_unit: "weekly", repeat_weekdays: ["7", "1", "3"] }, "FREQ=WEEKLY;BYDAY=MO,WE,SU"],
    [{ repeat_unit: "weekly", repeat_weekdays: ["2", "4", "5", "6"] }, "FREQ=WEEKLY;BYDAY=TU,TH,FR,SA"],
    [{ repeat_unit: "monthly", repeat_on: "date" }, "FREQ=MONTHLY;BYMONTHDAY=2"],
    [{ repeat_unit: "monthly" }, "FREQ=MONTHLY;BYMONTHDAY=2"],
    [{ repeat_unit: "monthly", repeat_on: "weekday" }, "FREQ=MONTHLY;BYDAY=1MO"],
    [{ repeat_unit: "monthly", repeat_on: "last-weekday" }, "FREQ=MONTHLY;BYDAY=-1MO"],
    [{ repeat_unit: "monthly", repeat_on: "last-day" }, "FREQ=MONTHLY;BYMONTHDAY=-1"],
    [{ repeat_unit: "yearly", repeat_on: "last-day" }, "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=-1"],
  ])("by %j has the rule %s", (fields, rule) => {
    expect(readCustom(fields)).toBe(rule);
  });

  it("ignores choices that do not exist", () => {
    expect(readCustom({ repeat_unit: "hourly", repeat_weekdays: ["2", "8"] })).toBe("FREQ=WEEKLY;BYDAY=MO");
    expect(readCustom({ repeat_weekdays: ["0"] })).toBe("FREQ=WEEKLY;BYDAY=MO");
    expect(readCustom({ repeat_unit: "monthly", repeat_on: "never" })).toBe("FREQ=MONTHLY;BYMONTHDAY=2");
  });

  it.each([
    ["1", "FREQ=DAILY"],
    ["99", "FREQ=DAILY;INTERVAL=99"],
    [" 12 ", "FREQ=DAILY;INTERVAL=12"],
    ["0012", "FREQ=DAILY;INTERVAL=12"],
    ["١٢", "FREQ=DAILY;INTERVAL=12"],
  ])("repeats every %j days", (repeat_every, rule) => {
    expect(readCustom({ repeat_unit: "daily", repeat_every })).toBe(rule);
  });

  it.each(["", " ", "0", "100", "-1", "1.5", "1e1", "0x1", "00012", "1 2", "two"])(
    "does not repeat every %j weeks",
    (repeat_every) => {
      expect(wrong({ repeats: "custom", repeat_every })).toEqual([`repeat_every: ${upTo(99)}`]);
      expect(wrong({ repeats: "weekly", repeat_every })).toEqual([]);
    },
  );
});

describe("an event stops repeating", () => {
  it("after a last date", () => {
    const end = { recurrence_end_date: "2026-09-01" };
    expect(read({ repeats: "daily", ...end, recurrence_count: "" })).toMatchObject({
      ...end,
      recurrence_rule: "FREQ=DAILY",
    });
    expect(wrong({ repeats: "daily", recurrence_end_date: "2026-09-31" })).toEqual([
      "recurrence_end_date: Invalid date",
    ]);
  });

  it("after 1 to 999 times", () => {
    for (const count of [1, 12, 999]) {
      const rule = `FREQ=DAILY;COUNT=${count}`;
      expect(readRule({ repeats: "daily", recurrence_count: ` ${count} ` })).toBe(rule);
    }
    for (const recurrence_count of ["0", "1000", "-1", "1.5", " ", "often"]) {
      expect(wrong({ repeats: "daily", recurrence_count })).toEqual([`recurrence_count: ${upTo(999)}`]);
    }
  });

  it("after a last date or a number of times, not both", () => {
    expect(wrong({ repeats: "daily", recurrence_end_date: "2026-09-01", recurrence_count: "3" })).toEqual([
      "recurrence_count: Please choose a last date or a number of times",
    ]);
  });
});

describe("an event that repeats already", () => {
  const stored_rule = "FREQ=WEEKLY;INTERVAL=5;BYDAY=MO,TH 2026-03-02";

  it("keeps its rule, which follows the start to another weekday", () => {
    expect(readRule({ repeats: "keep", stored_rule })).toBe("FREQ=WEEKLY;INTERVAL=5;BYDAY=MO,TH");
    expect(readRule({ repeats: "keep", stored_rule, start_date: "2026-03-03" })).toBe(
      "FREQ=WEEKLY;INTERVAL=5;BYDAY=TU,FR",
    );
  });

  it("follows the start, too, if the form has the same choice and another number of times", () => {
    const weekdays = { repeats: "weekdays", stored_rule: "FREQ=WEEKLY;COUNT=4;BYDAY=MO,TU,WE,TH,FR 2026-03-02" };
    expect(readRule({ ...weekdays, start_date: "2026-03-03", recurrence_count: "5" })).toBe(
      "FREQ=WEEKLY;COUNT=5;BYDAY=TU,WE,TH,FR,SA",
    );
  });

  it("gets another rule if the form has other choices", () => {
    expect(readRule({ repeats: "daily", stored_rule, start_date: "2026-03-03" })).toBe("FREQ=DAILY");
    expect(readRule({ repeats: "weekly", stored_rule, start_date: "2026-03-03" })).toBe("FREQ=WEEKLY;BYDAY=TU");
  });

  it("gets the chosen rule if the form has lost the old one", () => {
    for (const lost of ["", "x", "FREQ=WEEKLY;BYDAY=MO"]) {
      expect(readRule({ repeats: "daily", stored_rule: lost })).toBe("FREQ=DAILY");
    }
  });

  it.each([undefined, "", "x", "FREQ=WEEKLY;BYDAY=MO", "FREQ=WEEKLY;BYDAY=MO soon", "FREQ=HOURLY 2026-03-02"])(
    "cannot keep the rule %j",
    (lost) => {
      expect(wrong({ repeats: "keep", stored_rule: lost })).toEqual([NO_REPEAT]);
    },
  );
});

test("a form carries the rule of its event", () => {
  const stored_rule = joinStored(completeRule({ frequency: "monthly", interval: 2, count: 9 }, 20_514), "2026-03-02");
  expect(stored_rule).toBe("FREQ=MONTHLY;INTERVAL=2;COUNT=9;BYMONTHDAY=2 2026-03-02");
  expect(readRule({ repeats: "keep", stored_rule, recurrence_count: "9" })).toBe(
    "FREQ=MONTHLY;INTERVAL=2;COUNT=9;BYMONTHDAY=2",
  );
});
