import { expect, it } from "vitest";
import { completeRule } from "#app/domain/recurrence/rule.ts";
import { readRule } from "#app/domain/recurrence/rule-text.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { describeRule } from "#app/presenters/calendar/rule-words.ts";

const TUESDAY = toDayNumber(Temporal.PlainDate.from("2026-10-13"));

it.each([
  ["FREQ=DAILY", "Every day"],
  ["FREQ=DAILY;INTERVAL=3", "Every 3 days"],
  ["FREQ=WEEKLY", "Every Tuesday"],
  ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "Every weekday"],
  ["FREQ=WEEKLY;BYDAY=TH,TU", "Every Tuesday and Thursday"],
  ["FREQ=WEEKLY;INTERVAL=2", "Every 2 weeks on Tuesday"],
  ["FREQ=WEEKLY;INTERVAL=3;BYDAY=FR", "Every 3 weeks on Friday"],
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SA,SU", "Every 2 weeks on Friday, Saturday and Sunday"],
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR", "Every 2 weeks on Monday, Tuesday, Wednesday, Thursday and Friday"],
  ["FREQ=MONTHLY;BYMONTHDAY=15", "Every month on the 15th"],
  ["FREQ=MONTHLY;BYMONTHDAY=21", "Every month on the 21st"],
  ["FREQ=MONTHLY;BYDAY=2TU", "Every month on the 2nd Tuesday"],
  ["FREQ=MONTHLY;BYDAY=-1FR", "Every month on the last Friday"],
  ["FREQ=MONTHLY;BYMONTHDAY=-1", "Every month on the last day"],
  ["FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=12", "Every 3 months on the 12th"],
  ["FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=14", "Every year on October 14"],
  ["FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29", "Every 4 years on February 29"],
  ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "Every year on the last day of February"],
  ["FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "Every year on the 2nd Sunday of May"],
  ["FREQ=WEEKLY;INTERVAL=2;UNTIL=20270603", "Every 2 weeks on Tuesday until June 3, 2027"],
  ["FREQ=DAILY;COUNT=10", "Every day, 10 times"],
  ["FREQ=DAILY;COUNT=1", "Every day, 1 time"],
])("%s: %s", (text, words) => {
  expect(describeRule(completeRule(readRule(text, "UTC"), TUESDAY), "en-US")).toBe(words);
});

it("writes days as the reader does", () => {
  const rule = completeRule(readRule("FREQ=YEARLY;UNTIL=20300101", "UTC"), TUESDAY);
  expect(describeRule(rule, "en-GB")).toBe("Every year on 13 October until 1 January 2030");
});
