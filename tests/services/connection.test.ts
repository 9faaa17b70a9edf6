import fc from "fast-check";
import { Op } from "sequelize";
import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { REWARD_LADDER } from "#app/ideas/rewards.ts";
import { CompletedActivity } from "#app/models/connection/completed-activity.server.ts";
import { ConnectionStats } from "#app/models/connection/connection-stats.server.ts";
import { Reward } from "#app/models/connection/reward.server.ts";
import { completionSchema } from "#app/schemas/connection/connection.ts";
import { listTips } from "#app/services/calm/calm.server.ts";
import {
  completeActivity,
  completeIdea,
  connectionPoints,
  findCompletion,
  findIdea,
  listIdeas,
  recentCompletions,
  skipIdea,
} from "#app/services/connection/connection.server.ts";
import { listRewards } from "#app/services/connection/rewards.server.ts";
import { createFamily, updateFamily } from "#app/services/people/families.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { makeFamily, makeIdea, makeTip, makeUser } from "#tests/support/factories.ts";
import { runs } from "#tests/support/runs.ts";

const at = (text: string) => Temporal.Instant.from(text);
const noon = (day: number) => at(`2026-10-${String(day).padStart(2, "0")}T12:00Z`);
const input = (overrides: Record<string, unknown> = {}) =>
  completionSchema.parse({ activity_title: "A walk", activity_type: "quick", duration_minutes: 15, ...overrides });

const steps = fc.record({
  hours: fc.integer({ min: 0, max: 50 }),
  minutes: fc.integer({ min: 0, max: 59 }),
  zone: fc.option(fc.constantFrom("Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"), { freq: 6 }),
  duration_minutes: fc.integer({ min: 1, max: 480 }),
});

/** Days in a row with something done, counted one by one. */
function runUpTo(date: string, rows: CompletedActivity[]): number {
  const days = new Set(rows.map(({ completed_date }) => completed_date));
  let day = Temporal.PlainDate.from(date);
  let count = 0;
  for (; days.has(day.toString()); day = day.subtract({ days: 1 })) count += 1;
  return count;
}

describe("completing an activity", () => {
  it("gives points for its length and for the days before", async () => {
    const actor = await makeFamily();
    const points: number[] = [];
    for (let day = 1; day <= 8; day += 1) {
      const { completion } = await completeActivity(actor, input(), noon(day));
      points.push(completion.points_awarded);
    }
    expect(points).toEqual([10, 11, 12, 13, 14, 15, 15, 15]);
    const { stats, currentStreak } = await connectionPoints(actor, noon(9));
    expect(stats).toMatchObject({ total_points: 105, best_streak: 8, activities_completed: 8 });
    expect(currentStreak).toBe(8);
    expect((await connectionPoints(actor, noon(10))).currentStreak).toBe(0);
  });

  it("counts the days of the family's zone", async () => {
    const actor = await makeFamily({ timeZone: "Pacific/Auckland" });
    await completeActivity(actor, input(), at("2026-07-01T11:30Z"));
    const { completion } = await completeActivity(actor, input(), at("2026-07-01T12:30Z"));
    expect(completion).toMatchObject({ completed_date: "2026-07-02", streak_days: 2, points_awarded: 11 });
  });

  it("keeps the total and unlocks each reward once, however many come at the same moment", async () => {
    const actor = await makeFamily();
    const results = await Promise.all(
      Array.from({ length: 5 }, () => completeActivity(actor, input({ activity_type: "weekend" }), noon(1))),
    );
    const rows = await CompletedActivity.findAll({ where: { family_id: actor.family.id } });
    expect(rows).toHaveLength(5);
    const stats = await ConnectionStats.findOne({ where: { family_id: actor.family.id }, rejectOnEmpty: true });
    expect(stats).toMatchObject({ total_points: 100, activities_completed: 5, current_streak: 1, best_streak: 1 });
    expect(rows.reduce((sum, { points_awarded }) => sum + points_awarded, 0)).toBe(100);
    expect(results.map(({ totalPoints }) => totalPoints).sort((a, b) => a - b)).toEqual([20, 40, 60, 80, 100]);
    const unlocked = results.flatMap(({ newRewards }) => newRewards.map(({ points_required }) => points_required));
    expect(unlocked.sort((a, b) => a - b)).toEqual([25, 75]);
    expect(await Reward.count({ where: { family_id: actor.family.id } })).toBe(REWARD_LADDER.length);
  });

  it("keeps the sum and the best, whatever the clocks and the zone do", { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 12 }), async (taken) => {
        const actor = await makeFamily({ timeZone: "Europe/Vienna" });
        // The night before the clocks go back.
        let now = at("2026-10-24T21:50Z");
        let best = 0;
        let hasMoved = false;
        for (const { hours, minutes, zone, duration_minutes } of taken) {
          now = now.add({ hours, minutes });
          if (zone) await updateFamily(actor, { time_zone: zone });
          hasMoved ||= zone !== null;
          const { completion, totalPoints } = await completeActivity(actor, input({ duration_minutes }), now);
          const { stats, currentStreak } = await connectionPoints(actor, now);
          const rows = await CompletedActivity.findAll({ where: { family_id: actor.family.id } });
          const sum = rows.reduce((points, { points_awarded }) => points + points_awarded, 0);
          expect([stats.total_points, stats.activities_completed, totalPoints]).toEqual([sum, rows.length, sum]);
          expect(completion.completed_date).toBe(
            now.toZonedDateTimeISO(actor.family.time_zone).toPlainDate().toString(),
          );
          expect(stats.best_streak).toBeGreaterThanOrEqual(Math.max(best, currentStreak));
          best = stats.best_streak;
          if (!hasMoved) expect(currentStreak).toBe(runUpTo(completion.completed_date, rows));
          const unlocked = await Reward.findAll({
            where: { family_id: actor.family.id, unlocked_at: { [Op.ne]: null } },
          });
          expect(unlocked).toHaveLength(REWARD_LADDER.filter(({ points_required }) => points_required <= sum).length);
        }
      }),
      { numRuns: runs(25) },
    ),
  );

  it("takes 23:59 and 00:01 for two days, in the family's zone and not in the phone's", async () => {
    const actor = await makeFamily({ timeZone: "America/New_York" });
    // Before, at and after the hour that New York skips in the night to 8 March 2026.
    const moments = ["2026-03-08T04:59Z", "2026-03-08T05:01Z", "2026-03-09T03:59Z", "2026-03-09T04:01Z"];
    const streaks: number[] = [];
    for (const moment of moments) {
      streaks.push((await completeActivity(actor, input(), at(moment))).completion.streak_days);
    }
    expect(streaks).toEqual([1, 2, 2, 3]);
  });

  it("refuses a member of another family at their field, and changes nothing", async () => {
    const actor = await makeFamily();
    const stranger = (await makeFamily()).own;
    const work = completeActivity(actor, input({ completed_by: stranger.id }), noon(1));
    await expect(work).rejects.toMatchObject({ code: "invalid", field: "completed_by" });
    expect(await recentCompletions(actor)).toEqual([]);
    expect((await connectionPoints(actor, noon(1))).stats.total_points).toBe(0);
  });

  it("stays when the member who did it is removed", async () => {
    const actor = await makeFamily({ members: ["Ben"] });
    const ben = actor.members[1]?.id as number;
    await completeActivity(actor, input({ completed_by: ben, notes: "We laughed." }), noon(1));
    await removeMember(actor, ben);
    expect(await recentCompletions(actor)).toMatchObject([{ completed_by: null, notes: "We laughed." }]);
  });

  it("is found with its rewards by the family, and by nobody else", async () => {
    const actor = await makeFamily();
    await completeActivity(actor, input({ duration_minutes: 60 }), noon(1));
    const { completion } = await completeActivity(actor, input(), noon(1));
    const found = await findCompletion(actor, completion.id);
    expect(found.newRewards.map(({ points_required }) => points_required)).toEqual([25]);
    await expect(findCompletion(await makeFamily(), completion.id)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("the ladder", () => {
  it("is made with the family", async () => {
    const family = await createFamily(await makeUser(), { name: "The Musters", time_zone: "UTC" });
    expect(await Reward.count({ where: { family_id: family.id } })).toBe(REWARD_LADDER.length);
  });

  it("is made once, also when several look at the same moment", async () => {
    const actor = await makeFamily();
    const ladders = await Promise.all([listRewards(actor), listRewards(actor), listRewards(actor)]);
    for (const ladder of ladders) expect(ladder).toHaveLength(REWARD_LADDER.length);
    expect(await ConnectionStats.count({ where: { family_id: actor.family.id } })).toBe(1);
  });
});

describe("ideas", () => {
  it("the newest is today's, four more are recent, and none comes twice", async () => {
    const actor = await makeFamily();
    for (let count = 0; count < 7; count += 1) await makeIdea(actor, "quick", [], noon(1));
    const { today, recent } = await listIdeas(actor, noon(1));
    expect(today?.duration_minutes).toBe(10);
    expect(recent).toHaveLength(4);
    expect(new Set([today, ...recent].map((idea) => idea?.title)).size).toBe(5);
    expect((await listIdeas(actor, noon(2))).today).toBeNull();
  });

  it("honour the kind and the children's ages", async () => {
    const actor = await makeFamily();
    expect(await makeIdea(actor, "deeper", [3], noon(1))).toMatchObject({
      activity_type: "deeper",
      duration_minutes: 30,
      source: "built-in",
    });
    expect(await makeIdea(actor, "weekend", [], noon(1))).toMatchObject({
      activity_type: "weekend",
      duration_minutes: 60,
    });
  });

  it("can be skipped: then none is today's", async () => {
    const actor = await makeFamily();
    await makeIdea(actor, "quick", [], noon(1));
    const { id } = await makeIdea(actor, "quick", [], noon(1));
    await skipIdea(actor, id);
    const { today, recent } = await listIdeas(actor, noon(1));
    expect(today).toBeNull();
    expect(recent.map((idea) => idea.id)).not.toContain(id);
    await expect(skipIdea(await makeFamily(), id)).rejects.toMatchObject({ code: "not-found" });
  });

  it("are done when they are completed", async () => {
    const actor = await makeFamily();
    const idea = await makeIdea(actor, "weekend", [], noon(1));
    const { completion } = await completeIdea(
      actor,
      idea.id,
      { duration_minutes: 20, completed_by: actor.own.id, notes: null },
      noon(1),
    );
    expect(completion).toMatchObject({ activity_title: idea.title, activity_type: "weekend", points_awarded: 20 });
    expect((await findIdea(actor, idea.id)).status).toBe("done");
    expect((await listIdeas(actor, noon(1))).today).toBeNull();
  });
});

describe("wellness tips", () => {
  it("are kept, five of them, newest first, each another", async () => {
    const actor = await makeFamily();
    const made: string[] = [];
    for (let count = 0; count < 7; count += 1) made.push((await makeTip(actor)).text);
    expect((await listTips(actor)).map(({ text }) => text)).toEqual(made.toReversed().slice(0, 5));
    expect(new Set(made).size).toBe(7);
  });
});
