import { describe, expect, it } from "vitest";
import { REWARD_LADDER } from "#app/ideas/rewards.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeUser } from "#tests/support/factories.ts";

const app = runApp();

const walk = { activity_title: "A walk", activity_type: "quick", duration_minutes: 15 };

describe("/api/families/{id}/connection", () => {
  it("begins with nothing but the ladder", async () => {
    const { api, path, family } = await app.family();
    expect((await api.get(`${path}/connection/points`)).body).toEqual({
      id: expect.any(Number),
      family_id: family.id,
      total_points: 0,
      current_streak: 0,
      best_streak: 0,
      activities_completed: 0,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
    expect((await api.get(`${path}/connection/recent`)).body).toEqual([]);
    const { body: rewards } = await api.get(`${path}/connection/rewards`);
    expect(rewards).toHaveLength(REWARD_LADDER.length);
    expect(rewards[0]).toMatchObject({ points_required: 25, is_unlocked: false, unlocked_at: null });
  });

  it("answers the result of a completion, and stores all its fields", async () => {
    const { api, path, family, own } = await app.family();
    const sent = { ...walk, activity_type: "weekend", completed_by: own.id, notes: "We laughed 🦉" };
    const first = await api.post(`${path}/connection/complete`, sent);
    expect([first.status, first.body]).toEqual([
      201,
      { points_awarded: 20, total_points: 20, streak_bonus: 0, current_streak: 1, new_rewards: [] },
    ]);
    const second = await api.post(`${path}/connection/complete`, walk);
    expect(second.body).toEqual({
      points_awarded: 10,
      total_points: 30,
      streak_bonus: 0,
      current_streak: 1,
      new_rewards: [
        {
          reward_title: REWARD_LADDER[0]?.reward_title,
          reward_description: REWARD_LADDER[0]?.reward_description,
        },
      ],
    });
    const { body: recent } = await api.get(`${path}/connection/recent`);
    expect(recent.map(({ activity_type }: typeof walk) => activity_type)).toEqual(["quick", "weekend"]);
    expect(recent[1]).toEqual({
      ...sent,
      id: expect.any(Number),
      family_id: family.id,
      points_awarded: 20,
      completed_date: new Date().toISOString().slice(0, 10),
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
    expect(recent[0]).toMatchObject({ completed_by: null, notes: null });
    expect((await api.get(`${path}/connection/rewards`)).body[0]).toMatchObject({
      is_unlocked: true,
      unlocked_at: expect.stringMatching(/Z$/),
    });
  });

  it("gives five who press at once five completions, the right sum, and each reward once", async () => {
    const { path, family, api } = await app.family();
    const phones = await Promise.all(
      Array.from({ length: 5 }, async () => makeClient(app.url, await makeUser({ family_id: family.id }))),
    );
    const answers = await Promise.all(
      phones.map((phone) => phone.post(`${path}/connection/complete`, { ...walk, duration_minutes: 60 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const totals = answers.map(({ body }) => body.total_points).sort((a, b) => a - b);
    expect(totals).toEqual([20, 40, 60, 80, 100]);
    const unlocked = answers.flatMap(({ body }) => body.new_rewards).map(({ reward_title }) => reward_title);
    expect(unlocked.sort()).toEqual(
      REWARD_LADDER.slice(0, 2)
        .map(({ reward_title }) => reward_title)
        .sort(),
    );
    expect((await api.get(`${path}/connection/points`)).body).toMatchObject({
      total_points: 100,
      activities_completed: 5,
      current_streak: 1,
      best_streak: 1,
    });
    expect((await api.get(`${path}/connection/recent`)).body).toHaveLength(5);
  });

  it.each([
    [{ duration_minutes: 0 }, "duration_minutes", "Number must be greater than or equal to 1"],
    [{ duration_minutes: 481 }, "duration_minutes", "Number must be less than or equal to 480"],
    [{ duration_minutes: 15.5 }, "duration_minutes", "Expected integer, received float"],
    [{ duration_minutes: "abc" }, "duration_minutes", "Expected number, received string"],
    [{ completed_by: "abc" }, "completed_by", "Expected number, received string"],
    [{ activity_title: "" }, "activity_title", "String must contain at least 1 character(s)"],
    [{ notes: "🦉".repeat(5_001) }, "notes", "String must contain at most 5000 character(s)"],
  ])("refuses %o", async (change, field, message) => {
    const { api, path } = await app.family();
    const { status, body } = await api.post(`${path}/connection/complete`, { ...walk, ...change });
    expect([status, body.issues]).toEqual([400, [{ path: field, message }]]);
    expect((await api.get(`${path}/connection/points`)).body.activities_completed).toBe(0);
  });

  it("refuses someone of another family as who did it, and takes 5,000 characters of notes", async () => {
    const { api, path } = await app.family();
    const stranger = await app.family();
    const foreign = await api.post(`${path}/connection/complete`, { ...walk, completed_by: stranger.own.id });
    expect([foreign.status, foreign.body.issues]).toMatchObject([400, [{ path: "completed_by" }]]);
    const notes = "🦉".repeat(5_000);
    expect((await api.post(`${path}/connection/complete`, { ...walk, notes })).status).toBe(201);
    expect((await api.get(`${path}/connection/recent`)).body).toMatchObject([{ notes }]);
  });
});
