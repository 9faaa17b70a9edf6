import { expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import {
  presentAccountSteps,
  presentEnd,
  presentFamilySteps,
  presentHoldings,
  stayWith,
} from "#app/presenters/people/departures.ts";

const now = Temporal.Instant.from("2026-10-14T09:30:00Z");
const clock = { now, locale: "en-GB", timeZone: "Europe/London" };
const family = { name: "The Finches", time_zone: "Europe/London" };

it.each([
  [14 * 24, "14 days are left."],
  [14 * 24 + 1, "14 days are left."],
  [36, "2 days are left."],
  [35, "1 day is left."],
  [24, "Less than a day left."],
  [0.1, "Less than a day left."],
  [-1, "Less than a day left."],
])("%d hours before the end: %s", (hours, words) => {
  const at = new Date(now.epochMilliseconds + hours * 3_600_000);
  expect(presentEnd(family, at, { name: "Tom", mayKeep: true, locale: "en-GB", now }).text).toContain(words);
});

it("says who asked, and until when by the family's clock, as the reader writes it", () => {
  // The clocks go back between: the same time of day is an hour later.
  const at = new Date("2026-10-28T10:30:00Z");
  const view = presentEnd(family, at, { name: "Tom", mayKeep: false, locale: "en-GB", now });
  expect(view).toEqual({
    text: "Tom asked for The Finches to be deleted on Wednesday 28 October, 10:30. 14 days are left.",
    mayKeep: false,
  });
  expect(presentEnd(family, at, { name: null, mayKeep: true, locale: "en-US", now }).text).toMatch(
    /^Someone asked for The Finches to be deleted on Wednesday, October 28, 10:30.AM\. /,
  );
});

it("says what goes, and what happens when", () => {
  expect(presentHoldings({ events: 1, meals: 96, saved_weeks: 0, points: 432, rewards: 1 }, "en")).toEqual([
    "1 event, and every calendar link to them",
    "96 meals, the grocery list",
    "432 points and 1 reward",
    "Everyone’s check-ins",
  ]);
  expect(presentHoldings({ events: 0, meals: 0, saved_weeks: 0, points: 0, rewards: 0 }, "en")).toEqual([
    "Every calendar link",
    "The grocery list",
    "Everyone’s check-ins",
  ]);
  expect(presentHoldings({ events: 0, meals: 1, saved_weeks: 2, points: 0, rewards: 3 }, "en")).toEqual([
    "Every calendar link",
    "1 meal, 2 saved weeks, the grocery list",
    "3 rewards",
    "Everyone’s check-ins",
  ]);
  const steps = presentFamilySteps(clock, true);
  expect(steps.map(({ when }) => when)).toEqual([
    "Today, 14 October",
    "Until Wednesday 28 October, 10:30",
    "28 October, 10:30",
    "Then",
  ]);
  expect([steps[0]?.what, presentFamilySteps(clock, false)[0]?.what]).toEqual([
    "We’ll email everyone. Everything works as before, with a notice at the top.",
    "Everything works as before, with a notice at the top.",
  ]);
  expect(presentAccountSteps(clock)[1]?.when).toBe("Until Wednesday 28 October");
});

it("names the users who remain", () => {
  expect([stayWith([], "en"), stayWith(["Tom"], "en"), stayWith(["Tom", "Ida"], "en")]).toEqual([
    "the others",
    "Tom",
    "Tom and Ida",
  ]);
});
