import { describe, expect, it } from "vitest";
import { readLength, readTime } from "#app/domain/quick-add/times.ts";

const minutes = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour * 60 + minute;
};
/** Hours of the next day count from 24. */
const span = (said: string | null) => {
  if (said === null) return null;
  const [start = "", end] = said.split("-");
  return { start: minutes(start), end: end === undefined ? null : minutes(end) };
};

describe("a time", () => {
  it.each([
    ["17:00", "17:00"],
    ["17:59", "17:59"],
    ["23:30", "23:30"],
    ["0:30", "0:30"],
    ["noon", "12:00"],
    ["midnight", "0:00"],
    ["12am", "0:00"],
    ["12pm", "12:00"],
    ["5 p.m.", "17:00"],
    ["17h", "17:00"],
    ["4 o'clock", "16:00"],
    ["4o’clock", "16:00"],
    ["4 oclock", "16:00"],
    ["at 17.30", "17:30"],
    ["@ 5", "17:00"],
    ["from 5", "17:00"],
    ["24:00", null],
    ["17:60", null],
    ["0pm", null],
    ["13pm", null],
    ["17.30", null],
    ["5", null],
    ["5 hats", null],
    ["5ish", "17:00"],
    ["5h hats", null],
    ["at 5 and at 6", null],
    ["", null],
  ])("“%s” is %s", (text, said) => {
    expect(readTime(text, false)).toEqual(span(said));
  });

  it.each([
    ["0", "0:00"],
    ["1", "13:00"],
    ["6", "18:00"],
    ["7", "7:00"],
    ["17 hrs", "17:00"],
    ["17hr", "17:00"],
    ["quarter past 4", "16:15"],
    ["quarter to 5", "16:45"],
    ["quarter to 1", "12:45"],
    ["quarter past 12", "12:15"],
    ["half past 12", "12:30"],
    ["half past 1", "13:30"],
    ["half six", "18:30"],
    ["five o'clock", "17:00"],
    ["twelve oclock", "12:00"],
    ["at five", "17:00"],
    ["quarter past 13", null],
    ["quarter past 0", null],
    ["half to 5", null],
    ["at five hats", null],
    ["five", null],
    ["quarter of five", null],
  ])("“%s” after a day is %s", (text, said) => {
    expect(readTime(text, true)).toEqual(span(said));
  });

  it.each([
    ["5-6", "17:00-18:00"],
    ["from 5 to 6", "17:00-18:00"],
    ["between 5 and 6", "17:00-18:00"],
    ["5 to 6pm", "17:00-18:00"],
    ["noon to 1", "12:00-13:00"],
    ["10 to noon", "10:00-12:00"],
    ["10pm-midnight", "22:00-24:00"],
    ["22:00-22:00", "22:00-46:00"],
    ["20-24", "20:00-24:00"],
    ["8pm to 24:00", "20:00-24:00"],
    ["20.00-24.00", "20:00-24:00"],
    ["20-24:30", null],
    ["24-6", null],
    ["15:00-12", "15:00-24:00"],
    ["15:00-14", "15:00-38:00"],
    ["22:00-6:30", "22:00-30:30"],
    ["5-5pm", "5:00-17:00"],
    ["9-5pm", "9:00-17:00"],
    ["0-2pm", "0:00-14:00"],
    ["4-4:30", "16:00-16:30"],
    ["11-1:30", "11:00-13:30"],
    ["19-10:00", "19:00-34:00"],
    ["4:15-5", "16:15-17:00"],
    ["6:15-7", "6:15-7:00"],
    ["half past six to 8", "18:30-20:00"],
    ["1-2am", "1:00-2:00"],
    ["11 to 2pm", "11:00-14:00"],
    ["10pm-2", "22:00-26:00"],
    ["10am-2", "10:00-14:00"],
    ["22-2", "22:00-26:00"],
    ["from 5 to 5", "17:00-29:00"],
    ["12-1am", "0:00-1:00"],
    ["11-1am", "23:00-25:00"],
    ["5 to 6", null],
    ["5 and 6", null],
    ["from 5 and 6", null],
    ["5-66", null],
  ])("“%s” is a span: %s", (text, said) => {
    expect(readTime(text, false)).toEqual(span(said));
  });
});

it.each([
  ["for 45 min", { minutes: 45 }],
  ["for half an hour", { minutes: 30 }],
  ["for 1,5 hours", { minutes: 90 }],
  ["for an hour and 5 minutes", { minutes: 65 }],
  ["for a day", { days: 1 }],
  ["for 3 days", { days: 3 }],
  ["for 52 weeks", { days: 364 }],
  ["half an hour", { minutes: 30 }],
  ["for two hours", { minutes: 120 }],
  ["for half a day", null],
  ["for ten weeks", { days: 70 }],
  ["for 53 weeks", null],
  ["for 1.5 days", null],
  ["for 0 minutes", null],
  ["for fun hours", null],
  ["45 min", { minutes: 45 }],
  ["2 hours", { minutes: 120 }],
  ["two hours", null],
  ["3 days", null],
  ["10 weeks", null],
  ["1h", null],
])("“%s” is a length: %j", (text, length) => {
  expect(readLength(text, false)).toEqual(length);
});

it("takes “1h” for a length where the time is known", () => {
  expect(readLength("1h", true)).toEqual({ minutes: 60 });
});
