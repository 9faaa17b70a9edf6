import { expect, it } from "vitest";
import { readRepeat, readTimes, readWeekdays } from "#app/domain/quick-add/repeats.ts";
import { LAST, type RuleParts } from "#app/domain/recurrence/rule.ts";

it.each<[string, RuleParts]>([
  ["every 99 days", { frequency: "daily", interval: 99 }],
  ["every second week", { frequency: "weekly", interval: 2 }],
  ["every 2nd week", { frequency: "weekly", interval: 2 }],
  ["every third month", { frequency: "monthly", interval: 3 }],
  ["every 3rd month on the 1st", { frequency: "monthly", interval: 3, monthDay: 1 }],
  ["every month on the 31st", { frequency: "monthly", interval: 1, monthDay: 31 }],
  ["every month on the 1st day", { frequency: "monthly", interval: 1, monthDay: 1 }],
  ["every month on the last day", { frequency: "monthly", interval: 1, monthDay: LAST }],
  ["every month on the 5th friday", { frequency: "monthly", interval: 1, nth: 5, weekdays: [5] }],
  ["the 2nd tuesday of each month", { frequency: "monthly", nth: 2, weekdays: [2] }],
  ["the 15th day of the month", { frequency: "monthly", monthDay: 15 }],
  ["1st of every month", { frequency: "monthly", monthDay: 1 }],
  ["the last of the month", { frequency: "monthly", monthDay: LAST }],
  ["last friday monthly", { frequency: "monthly", nth: LAST, weekdays: [5] }],
  ["every tue,thu", { frequency: "weekly", interval: 1, weekdays: [2, 4] }],
  ["every other tue & thu", { frequency: "weekly", interval: 2, weekdays: [2, 4] }],
  ["every third sat", { frequency: "weekly", interval: 3, weekdays: [6] }],
  ["saturdays", { frequency: "weekly", weekdays: [6] }],
  ["on wednesdays,saturdays", { frequency: "weekly", weekdays: [3, 6] }],
])("“%s” is a repeat", (text, rule) => {
  expect(readRepeat(text)).toEqual(rule);
});

it.each([
  "every 0 days",
  "every 100 days",
  "every few weeks",
  "every 2 weeks on fri and foo",
  "every 2 weeks on foo",
  "every day on fri",
  "every year on the 15th",
  "every month on the 0th",
  "every month on the 32nd",
  "every month on the 6th friday",
  "every month on the first",
  "every month on the last",
  "every month on foo",
  "every 0th monday",
  "holidays",
  "mondays and holidays",
  "every",
  "",
])("“%s” is none", (text) => {
  expect(readRepeat(text)).toBeNull();
});

it.each([
  ["1x", 1],
  ["10 times", 10],
  ["for 3 times", 3],
  ["999 times", 999],
  ["x10", 10],
  ["x 10", 10],
  ["0 times", null],
  ["1000 times", null],
  ["10 timesheets", null],
  ["times", null],
])("“%s” is how often: %s", (text, count) => {
  expect(readTimes(text)).toBe(count);
});

it.each([
  ["mon wed fri", [1, 3, 5]],
  ["on tue and thu", [2, 4]],
  ["sat & sun", [6, 7]],
  ["tue/thu", [2, 4]],
  ["mon, mon, wed", [1, 3]],
  ["mon", []],
  ["mon mon", []],
  ["mon and foo", []],
  ["mon to fri", []],
])("“%s” names the weekdays %j", (text, days) => {
  expect(readWeekdays(text)).toEqual(days);
});
