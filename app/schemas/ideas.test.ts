import { describe, expect, it } from "vitest";
import { planRequestSchema } from "#app/schemas/ideas.ts";

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
