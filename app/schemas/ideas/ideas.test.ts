import { describe, expect, it, test } from "vitest";
import {
  activityRequestSchema,
  groceryRequestSchema,
  ideaOptionsSchema,
  planRequestSchema,
  practiceRequestSchema,
} from "#app/schemas/ideas/ideas.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const issues = (allergies: readonly string[]) =>
  planRequestSchema.safeParse({ allergies }).error?.issues.map(({ path }) => path.join(".")) ?? [];
const foods = (count: number) => Array.from({ length: count }, (_, at) => `food${at}`);

describe("allergies", () => {
  it.each([
    ["ten entries of ten parts", Array.from({ length: 10 }, (_, at) => `${foods(10).join("/")} ${at}`), []],
    ["an entry of eleven parts", ["Eggs", foods(11).join(" and ")], ["allergies.1"]],
    ["eleven entries", foods(11), ["allergies"]],
    ["closed choices beside ten entries", ["Eggs", "Fish", ...foods(10)], []],
    ["100 characters", [`${"k".repeat(99)}ß`], []],
    ["101 characters", ["k".repeat(101)], ["allergies.0"]],
    ["words that name nothing", ["Eggs", "severe allergy", "kiwi", "🙂"], ["allergies.1", "allergies.3"]],
  ])("%s", (_, allergies, paths) => {
    expect(issues(allergies)).toEqual(paths);
  });

  it("are refused at once, however much is sent", () => {
    const before = process.cpuUsage();
    expect(issues(["qwrtz ".repeat(150_000)])).toEqual(["allergies.0"]);
    expect(issues(Array.from({ length: 9_000 }, (_, at) => `qwrtz${at}`))).toContain("allergies");
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1);
  });
});

test("problems of allergies are sentences", () => {
  const said = (allergies: string[]) => listIssues(planRequestSchema, { allergies });
  expect(said(foods(11))).toEqual(["allergies: Name at most 10 allergies of your own"]);
  expect(said(["kiwi", foods(11).join("/")])).toEqual(["allergies.1: Name at most 10 foods at once"]);
  expect(said(["🙂"])).toEqual(["allergies.0: “🙂” isn’t a food we can check."]);
  expect(said([".".repeat(100)])).toEqual([`allergies.0: “${".".repeat(100)}” isn’t a food we can check.`]);
  expect(said([".".repeat(101)])).toHaveLength(1);
});

test("a meal plan is for a week and four people, unless it is asked for otherwise", () => {
  const usual = { days: 7, family_size: 4, dietary_preferences: [], allergies: [], cuisine_preferences: [] };
  expect(planRequestSchema.parse({})).toEqual(usual);
  for (const [days, family_size] of [
    [1, 1],
    [14, 12],
  ]) {
    expect(planRequestSchema.parse({ days, family_size })).toEqual({ ...usual, days, family_size });
  }
  const twice = { dietary_preferences: ["Vegan", "Keto", "Vegan"], cuisine_preferences: ["Thai", "Thai"] };
  expect(planRequestSchema.parse(twice)).toEqual({
    ...usual,
    dietary_preferences: ["Vegan", "Keto"],
    cuisine_preferences: ["Thai"],
  });
  expect(listIssues(planRequestSchema, { days: 15, family_size: 13 })).toHaveLength(2);
  expect(listIssues(planRequestSchema, { days: 0, family_size: 0.5 })).toHaveLength(3);
  expect(listIssues(planRequestSchema, { dietary_preferences: Array(101).fill("Vegan") })).toHaveLength(1);
});

test("a grocery list is for four people with staples, unless it is asked for otherwise", () => {
  const usual = { family_size: 4, dietary_preferences: [], allergies: [], include_staples: true };
  expect(groceryRequestSchema.parse({})).toEqual(usual);
  expect(groceryRequestSchema.parse({ family_size: 20, include_staples: false })).toEqual({
    ...usual,
    family_size: 20,
    include_staples: false,
  });
  expect(listIssues(groceryRequestSchema, { family_size: 21, source: "magic" })).toHaveLength(2);
});

test("an activity takes a quarter of an hour, unless it is asked for otherwise", () => {
  expect(activityRequestSchema.parse({})).toEqual({ duration_minutes: 15, child_ages: [] });
  for (const duration_minutes of [1, 480]) {
    const asked = { duration_minutes, activity_type: "quick", child_ages: [0, 120, 1.5], source: "built-in" };
    expect(activityRequestSchema.parse(asked)).toEqual(asked);
  }
  for (const wrong of [
    { duration_minutes: 0 },
    { duration_minutes: 481 },
    { duration_minutes: 1.5 },
    { child_ages: [-1] },
    { child_ages: [121] },
    { child_ages: Array(51).fill(5) },
    { activity_type: " " },
    { activity_type: "x".repeat(51) },
  ]) {
    expect(listIssues(activityRequestSchema, wrong), JSON.stringify(wrong)).toHaveLength(1);
  }
});

test("a practice may be for so many people, and any idea from the library", () => {
  for (const family_members of [1, 50]) {
    expect(practiceRequestSchema.parse({ mood: "sad", family_members })).toMatchObject({ family_members });
  }
  for (const family_members of [0, 51, 1.5]) {
    expect(listIssues(practiceRequestSchema, { mood: "sad", family_members })).toHaveLength(1);
  }
  expect(practiceRequestSchema.parse({ mood: "sad", source: "built-in" }).source).toBe("built-in");
  expect(ideaOptionsSchema.parse({ source: "ai" })).toEqual({ source: "ai" });
  expect(listIssues(ideaOptionsSchema, { source: "magic" })).toHaveLength(1);
});
