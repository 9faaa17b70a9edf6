import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { REWARD_LADDER } from "#app/ideas/rewards.ts";

const points = REWARD_LADDER.map(({ points_required }) => points_required);

it("the ladder has at least twelve rungs, rising from 25 to 2,500", () => {
  expect(points.length).toBeGreaterThanOrEqual(12);
  expect(points).toEqual([...new Set(points)].sort((a, b) => a - b));
  expect([points[0], points.at(-1)]).toEqual([25, 2500]);
});

it("no two rewards share a title, and each has an icon of the sheet", () => {
  expect(new Set(REWARD_LADDER.map(({ reward_title }) => reward_title)).size).toBe(points.length);
  const sheet = readFileSync(new URL("../icons/icons.svg", import.meta.url), "utf8");
  expect(REWARD_LADDER.filter(({ icon_name }) => !sheet.includes(`id="${icon_name}"`))).toEqual([]);
});
