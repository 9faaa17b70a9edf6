import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeRule, LAST } from "#app/domain/recurrence/rule.ts";
import { birthdayIn, birthdayRule, hasBirthdayIn } from "#app/domain/time/birthdays.ts";
import { datesBetween, Temporal, toDayNumber } from "#app/domain/time/time.ts";

const { PlainDate } = Temporal;
const day = (text: string) => PlainDate.from(text);
const dates = (from: string, to: string) => {
  const [first, last] = [day(from), day(to)];
  const { days } = first.until(last, { largestUnit: "days" });
  return fc.integer({ min: 0, max: days }).map((later) => first.add({ days: later }));
};

describe("a birthday", () => {
  it("of 29 February is on the last of February", () => {
    expect(birthdayIn(day("2016-02-29"), 2023).toString()).toBe("2023-02-28");
    expect(birthdayIn(day("2016-02-29"), 2024).toString()).toBe("2024-02-29");
    expect(birthdayIn(day("2016-03-01"), 2023).toString()).toBe("2023-03-01");
  });

  it("is in a window as it is counted day by day", () => {
    const born = fc.oneof(dates("2015-01-01", "2026-12-31"), fc.constant(day("2016-02-29")));
    const length = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 360, max: 800 }));
    fc.assert(
      fc.property(born, dates("2012-01-01", "2028-12-31"), length, (birth, from, days) => {
        const to = from.add({ days });
        const isKept = [...datesBetween(from, to)].some(
          (date) => date.year >= birth.year && birthdayIn(birth, date.year).equals(date),
        );
        expect(hasBirthdayIn(birth, from, to)).toBe(isKept);
      }),
    );
  });

  it("is on the first and on the last day of a window", () => {
    expect(hasBirthdayIn(day("2016-05-06"), day("2026-05-06"), day("2026-05-06"))).toBe(true);
    expect(hasBirthdayIn(day("2016-05-06"), day("2026-05-07"), day("2027-05-05"))).toBe(false);
  });

  it.each([
    ["2016-02-29", { monthDay: LAST }],
    ["2016-02-28", {}],
    ["2016-03-29", {}],
  ])("of %s is a yearly series", (born, onDay) => {
    const rule = completeRule({ frequency: "yearly", ...onDay }, toDayNumber(day(born)));
    expect(birthdayRule(day(born))).toEqual(rule);
  });

  it("always comes again in a window without an end", () => {
    expect(hasBirthdayIn(day("2016-05-06"), day("2026-05-07"), null)).toBe(true);
  });
});
