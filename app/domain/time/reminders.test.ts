import fc from "fast-check";
import { expect, test } from "vitest";
import {
  fromOlder,
  fromReminderTime,
  orderReminders,
  toOlder,
  toReminderTime,
  turnReminders,
} from "#app/domain/time/reminders.ts";
import { OLDER_REMINDERS, REMINDERS } from "#app/shared/calendar/constants.ts";

const older = fc.constantFrom(...OLDER_REMINDERS);
const allDay = fc.integer({ min: REMINDERS.latestAllDay, max: REMINDERS.earliest });
const timed = fc.integer({ min: 0, max: REMINDERS.earliest });
const isAllDay = fc.boolean();

test("they go from the largest to the smallest, once each", () => {
  expect(orderReminders([0, 30, -480, 1440, 30, -0])).toEqual([1440, 30, 0, -480]);
  expect(orderReminders([])).toEqual([]);
});

test("one of an all-day event rings at an hour of a day", () => {
  const at = (days: number, hour: number, minute = 0) => ({ days, minutes: hour * 60 + minute });
  expect(toReminderTime(300)).toEqual(at(1, 19));
  expect(toReminderTime(-480)).toEqual(at(0, 8));
  expect(toReminderTime(1440)).toEqual(at(1, 0));
  expect(toReminderTime(1441)).toEqual(at(2, 23, 59));
  expect(toReminderTime(0)).toEqual(at(0, 0));
  expect(toReminderTime(REMINDERS.latestAllDay)).toEqual(at(0, 23, 59));
  expect(toReminderTime(REMINDERS.earliest)).toEqual(at(28, 0));
  fc.assert(
    fc.property(allDay, (reminder) => {
      const time = toReminderTime(reminder);
      expect(time.minutes).toBeGreaterThanOrEqual(0);
      expect(time.minutes).toBeLessThan(1440);
      expect(fromReminderTime(time)).toBe(reminder);
    }),
  );
});

test("without an hour it is the evening of a day before, or the morning of its own", () => {
  expect([0, 1, 2].map((days) => fromReminderTime({ days }))).toEqual([-480, 300, 1740]);
  expect(fromReminderTime({ days: 0, minutes: 0 })).toBe(0);
});

test("an event that lasts all day from now on rings in the evening of as many days before", () => {
  expect(turnReminders([2880, 1441, 1440, 30, 0], true)).toEqual([1740, 300, -480]);
  expect(turnReminders([40_320], true)).toEqual([39_180]);
});

test("an event that has hours from now on rings as many days before, or at its start", () => {
  expect(turnReminders([1740, 300, 0, -480, -1439], false)).toEqual([2880, 1440, 0]);
});

test("whichever they are, they stay within their bounds, and as they are when they are turned there and back", () => {
  fc.assert(
    fc.property(fc.array(timed, { maxLength: 5 }), (reminders) => {
      const turned = turnReminders(reminders, true);
      for (const reminder of turned) expect(reminder).toBeGreaterThanOrEqual(-480);
      for (const reminder of turned) expect(reminder).toBeLessThanOrEqual(REMINDERS.earliest);
      expect(turnReminders(turnReminders(turned, false), true)).toEqual(turned);
    }),
  );
  fc.assert(
    fc.property(fc.array(allDay, { maxLength: 5 }), (reminders) => {
      for (const reminder of turnReminders(reminders, false)) {
        expect(reminder).toBeGreaterThanOrEqual(0);
        expect(reminder).toBeLessThanOrEqual(REMINDERS.earliest);
      }
    }),
  );
});

test("older programs read what they wrote; of an all-day event the morning, or the evening before", () => {
  expect(OLDER_REMINDERS.map((minutes) => toOlder([fromOlder(minutes, true)], true))).toEqual([
    0, 1440, 1440, 1440, 1440,
  ]);
  fc.assert(fc.property(older, (minutes) => toOlder([fromOlder(minutes, false)], false) === minutes));
  // A program that sends back the reminders that it has read changes nothing.
  fc.assert(
    fc.property(older, isAllDay, (minutes, allDayToo) => {
      const kept = fromOlder(minutes, allDayToo);
      expect(fromOlder(toOlder([kept], allDayToo) as number, allDayToo)).toBe(kept);
    }),
  );
});

test("older programs read the first that they know, and null where they know none", () => {
  expect(toOlder([2880, 60, 10], false)).toBe(60);
  expect(toOlder([2880, 45], false)).toBeNull();
  expect(toOlder([], true)).toBeNull();
  expect(toOlder([1740, 300, -480], true)).toBe(1440);
  expect(toOlder([1440, 60, 30, 10, 0], true)).toBeNull();
  expect(toOlder([300, -480], false)).toBeNull();
});
