import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import {
  childAges,
  presentCompletion,
  presentGenerators,
  presentRewards,
} from "#app/presenters/connection/connection.ts";

const today = Temporal.PlainDate.from("2026-10-14");

describe("the connection page", () => {
  it("promises the points that are given", () => {
    expect(presentGenerators("en").map(({ name, worth }) => `${name}: ${worth}`)).toEqual([
      "Quick: 10 min · +10-15 points",
      "Deeper: 30 min · +15-20 points",
      "Weekend fun: 60 min · +20-25 points",
    ]);
  });

  it("knows of the children nothing but their ages", () => {
    const members = [
      { role: "child" as const, birth_date: "2020-10-17" },
      { role: "child" as const, birth_date: null },
      { role: "parent" as const, birth_date: "1986-05-03" },
    ];
    expect(childAges(members, today)).toEqual([5]);
  });

  it("names days near by, and dates far off", () => {
    const of = (completed_date: string) =>
      presentCompletion(
        {
          id: 1,
          activity_title: "A",
          activity_type: "quick",
          duration_minutes: 15,
          points_awarded: 10,
          completed_date,
        },
        today,
        "en-GB",
      ).facts;
    expect(["2026-10-14", "2026-10-13", "2026-10-11", "2026-10-07"].map(of)).toEqual([
      "Today · 15 min",
      "Yesterday · 15 min",
      "Sunday · 15 min",
      "7 October 2026 · 15 min",
    ]);
  });

  it("shows the way to the next reward, and the last five", () => {
    const rewards = Array.from({ length: 8 }, (_, index) => ({
      id: index,
      reward_title: `R${index}`,
      reward_description: "",
      points_required: 100 * (index + 1),
      icon_name: "gift" as const,
      unlocked_at: index < 6 ? new Date(0) : null,
    }));
    const { next, earned } = presentRewards(rewards, 650, "en");
    expect(next).toMatchObject({ title: "R6", missing: 50, percent: 92 });
    expect(earned.map(({ title }) => title)).toEqual(["R5", "R4", "R3", "R2", "R1"]);
    expect(presentRewards(rewards.slice(0, 6), 650, "en").next).toBeNull();
  });
});
