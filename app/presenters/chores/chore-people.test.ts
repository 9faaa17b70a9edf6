import { expect, it } from "vitest";
import { formatEarning, presentShares, presentStarLog } from "#app/presenters/chores/chore-people.ts";

it.each<[number, number | null, string | undefined]>([
  [9, 40, "Ella earns about 9 a week: 40 is four or five weeks."],
  [8, 40, "Ella earns about 8 a week: 40 is about five weeks."],
  [9, 5, "Ella earns about 9 a week: 5 is about a week."],
  [3, 100, "Ella earns about 3 a week: 100 is 33 or 34 weeks."],
  [9, null, "Ella earns about 9 a week."],
  [0, 40, undefined],
])("%i a week and a goal of %s stars", (weekly, stars, text) => {
  expect(formatEarning("Ella", weekly, stars === null ? null : { stars }, "en")).toBe(text);
});

it("says when stars went in and out as people say days", () => {
  const ella = { id: 3, name: "Ella", birth_date: null, initial: "E" };
  const reader = {
    people: [ella],
    own: 1,
    locale: "en-GB",
    today: "2026-10-14",
    now: Date.parse("2026-10-14T09:00Z"),
    zone: "UTC",
  };
  const entry = { id: 1, member: 3, amount: 1, reason: null, chore: "Feed Pip", giver: null, isGoal: false };
  const days = ["2026-10-14", "2026-10-13", "2026-10-09", "2026-10-01", "2026-09-01"];
  const log = presentStarLog(
    days.map((day) => ({ ...entry, day })),
    reader,
  );
  expect(log.map(({ when }) => when)).toEqual([
    "+1 today",
    "+1 yesterday",
    "+1 Friday",
    "+1 Thursday 1",
    "+1 1 September",
  ]);
});

it.each([
  ["For being kind to Leo", "Tom", "For being kind to Leo. From Tom"],
  ["For being kind to Leo.", "Tom", "For being kind to Leo. From Tom"],
  ["For being kind to Leo.", null, "For being kind to Leo."],
  [null, "Tom", "Being kind. From Tom"],
])("stars for %j by %s", (reason, giver, text) => {
  const people = [{ id: 3, name: "Ella", birth_date: null, initial: "E" }];
  const reader = { people, own: 1, locale: "en-GB", today: "2026-10-14", now: 0, zone: "UTC" };
  const entry = { id: 1, member: 3, amount: 2, reason, chore: null, giver, isGoal: false, day: "2026-10-13" };
  expect(presentStarLog([entry], reader)).toMatchObject([{ text, when: "+2 yesterday" }]);
});

it("praises a child, and compares grown-ups alone", () => {
  const share = (id: number, name: string, role: string, done: number, more: string | null = null) => {
    return { member: { id, name, role }, done, more };
  };
  const parents = [share(1, "Maya", "parent", 41, "Unload the dishwasher"), share(2, "Tom", "parent", 36)];
  const even = "Maya and Tom share chores about equally.";
  const praise = "Ella does “Feed Pip” much more often than last month.";
  expect(presentShares([...parents, share(3, "Ella", "child", 22)], "en").sentence).toBe(even);
  expect(presentShares([...parents, share(3, "Ella", "child", 22, "Feed Pip")], "en").sentence).toBe(
    `${even} ${praise}`,
  );
  expect(presentShares([share(3, "Ella", "child", 22, "Feed Pip")], "en").sentence).toBe(praise);
});
