import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderReminders } from "#app/domain/time/reminders.ts";
import { describeReminders, presentReminderChoices, presentReminderRows } from "#app/presenters/calendar/reminders.ts";
import { readReminderRows, reminderRows } from "#app/schemas/calendar/reminders.ts";
import { REMINDERS } from "#app/shared/calendar/constants.ts";

describe("reminders in words", () => {
  it("say how long before", () => {
    const words = (...reminders: number[]) => describeReminders(reminders, false, "en-GB");
    expect(words()).toBeNull();
    expect(words(2880, 1440)).toBe("2 days before, 1 day before");
    expect(words(60, 1, 0)).toBe("1 hour before, 1 minute before, at the start");
    expect(words(1530, 90)).toBe("1 day, 1 hour and 30 minutes before, 1 hour and 30 minutes before");
    expect(words(40_320, 1450)).toBe("28 days before, 1 day and 10 minutes before");
  });

  it("say the hour of an all-day event, by the reader's clock", () => {
    const words = (locale: string, ...reminders: number[]) => describeReminders(reminders, true, locale);
    expect(words("en-GB", 1740, 300, -480)).toBe(
      "2 days before at 19:00, the evening before at 19:00, that morning at 08:00",
    );
    expect(words("en-US", 300)?.replace(/\s/g, " ")).toBe("The evening before at 7:00 PM");
    expect(words("en-GB", 1440, 421, 420)).toBe(
      "The day before at 00:00, the day before at 16:59, the evening before at 17:00",
    );
    expect(words("en-GB", 0, -719, -720)).toBe("That morning at 00:00, that morning at 11:59, that day at 12:00");
  });
});

describe("the rows of a form", () => {
  const read = (rows: unknown, is_all_day: boolean) =>
    readReminderRows({ is_all_day, reminders: reminderRows.parse(rows) });

  it("are one at least, which is empty", () => {
    expect(presentReminderRows([], false)).toEqual([{ unit: "minutes" }]);
    expect(read(presentReminderRows([], true), true)).toEqual([]);
  });

  it("say it in the largest unit that does", () => {
    expect(presentReminderRows([2880, 120, 90, 0], false)).toMatchObject([
      { amount: "2", unit: "days" },
      { amount: "2", unit: "hours" },
      { amount: "90", unit: "minutes" },
      { amount: "0", unit: "minutes" },
    ]);
  });

  it("have values for a timed and for an all-day event", () => {
    expect(presentReminderRows([30], false)).toMatchObject([{ day: "1", time: "19:00" }]);
    expect(presentReminderRows([1740, -480], true)).toMatchObject([
      { amount: "2", unit: "days", day: "2", time: "19:00" },
      { amount: "0", unit: "minutes", day: "0", time: "08:00" },
    ]);
  });

  it("mean what they were made of, in the units that they offer", () => {
    const units = presentReminderChoices("en-GB").units.map(({ value }) => value);
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.integer({ min: -1439, max: REMINDERS.earliest })), (isAllDay, any) => {
        const reminders = orderReminders(any.filter((minutes) => isAllDay || minutes >= 0)).slice(0, REMINDERS.max);
        const rows = presentReminderRows(reminders, isAllDay) as Record<string, string>[];
        expect(read(rows, isAllDay)).toEqual(reminders);
        if (reminders.length === 0) return;
        for (const { unit } of rows) expect(units).toContain(unit);
      }),
    );
  });
});
