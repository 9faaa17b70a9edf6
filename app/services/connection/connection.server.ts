import { randomUUID } from "node:crypto";
import { Op } from "sequelize";
import { readModels } from "#app/db/batched-reads.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { basePoints, type Streak, streakAfter, streakBonus, streakOn } from "#app/domain/connection/points.ts";
import { translate } from "#app/domain/ideas/library.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { ActivityIdea } from "#app/models/connection/activity-idea.server.ts";
import { CompletedActivity } from "#app/models/connection/completed-activity.server.ts";
import type { ConnectionStats } from "#app/models/connection/connection-stats.server.ts";
import { Reward } from "#app/models/connection/reward.server.ts";
import type { Completion } from "#app/schemas/connection/connection.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { ensureStats, unlockRewards } from "#app/services/connection/rewards.server.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { ask, type IdeaOptions, type IdeaResult } from "#app/services/ideas/ask.server.ts";
import type { ActivitySuggestion } from "#app/services/ideas/source.server.ts";
import { familyToday, lockFamily } from "#app/services/people/families.server.ts";
import { requireMember } from "#app/services/people/members.server.ts";
import {
  type ActivityKind,
  COMPLETIONS_LISTED,
  GENERATOR_MINUTES,
  STORED_IDEAS,
} from "#app/shared/connection/constants.ts";

/** Ideas that are stored so that they do not repeat soon; the page shows `STORED_IDEAS` of them. */
const IDEAS_REMEMBERED = 30;

const toStreak = ({ current_streak, best_streak, last_completed_date }: ConnectionStats): Streak => ({
  current: current_streak,
  best: best_streak,
  lastDate: last_completed_date ? Temporal.PlainDate.from(last_completed_date) : null,
});

export interface Points {
  stats: ConnectionStats;
  /** Today's streak: 0 if its last day is before yesterday. */
  currentStreak: number;
}

export async function connectionPoints(actor: FamilyScope, now: Temporal.Instant): Promise<Points> {
  const stats = await ensureStats(actor);
  return { stats, currentStreak: streakOn(toStreak(stats), familyToday(actor, now)) };
}

/** The latest completed activities, newest first. */
export const recentCompletions = ({ family }: FamilyScope, limit = COMPLETIONS_LISTED): Promise<CompletedActivity[]> =>
  readModels(family.id, CompletedActivity, "ORDER BY id DESC LIMIT $2", [limit]);

export interface CompletionResult {
  completion: CompletedActivity;
  totalPoints: number;
  newRewards: Reward[];
}

/**
 * Records an activity as completed today: points, streak and rewards in one transaction. The family's lock serialises
 * simultaneous completions.
 */
export function completeActivity(
  actor: FamilyScope,
  input: Completion,
  now: Temporal.Instant,
): Promise<CompletionResult> {
  return inTransaction(async (transaction) => {
    const { family } = actor;
    await lockFamily(actor, transaction);
    await requireMember(actor, input.completed_by, "completed_by");
    const stats = await ensureStats(actor);
    const date = familyToday(actor, now);
    const streak = streakAfter(toStreak(stats), date);
    const bonus = streakBonus(streak.current);
    const completion = await CompletedActivity.create({
      ...input,
      family_id: family.id,
      points_awarded: basePoints(input.duration_minutes, input.activity_type) + bonus,
      streak_bonus: bonus,
      streak_days: streak.current,
      completed_date: date.toString(),
    });
    await stats.update({
      total_points: stats.total_points + completion.points_awarded,
      activities_completed: stats.activities_completed + 1,
      current_streak: streak.current,
      best_streak: streak.best,
      last_completed_date: streak.lastDate?.toString() ?? null,
    });
    const newRewards = await unlockRewards(stats, completion.id, now);
    return { completion, totalPoints: stats.total_points, newRewards };
  });
}

/** A completed activity of the family, with the rewards that it unlocked. */
export async function findCompletion(
  actor: FamilyScope,
  id: number,
): Promise<{ completion: CompletedActivity; newRewards: Reward[] }> {
  const completion = await findRow(CompletedActivity, actor, id, "Completed activity");
  const where = { family_id: actor.family.id, unlocked_by: id };
  const newRewards = await Reward.findAll({ where, order: ["points_required"] });
  return { completion, newRewards };
}

export interface Ideas {
  /** Today's activity: the newest idea, if it was made today and is neither completed nor skipped. */
  today: ActivityIdea | null;
  /** Up to four more, newest first. */
  recent: ActivityIdea[];
}

/** The family's stored ideas. */
export async function listIdeas(actor: FamilyScope, now: Temporal.Instant): Promise<Ideas> {
  const { id: family } = actor.family;
  const [[newest], kept] = await Promise.all([
    readModels(family, ActivityIdea, "ORDER BY id DESC LIMIT 1"),
    readModels(family, ActivityIdea, "AND status <> 'skipped' ORDER BY id DESC LIMIT $2", [STORED_IDEAS]),
  ]);
  const isTodays = newest?.status === "open" && newest.local_date === familyToday(actor, now).toString();
  return {
    today: isTodays ? newest : null,
    recent: kept.filter(({ id }) => !isTodays || id !== newest.id).slice(0, STORED_IDEAS - 1),
  };
}

/** An idea of the family. Throws 404 for another id. */
export const findIdea = (actor: FamilyScope, id: number): Promise<ActivityIdea> =>
  findRow(ActivityIdea, actor, id, "Idea");

/** A new activity, not stored yet. `childAges` are in whole years. Slow: do not call inside a transaction. */
export async function newIdea(
  actor: FamilyScope,
  kind: ActivityKind,
  childAges: readonly number[],
  options: IdeaOptions,
): Promise<IdeaResult<ActivitySuggestion>> {
  const { family } = actor;
  const shown = await latestIdeas(actor);
  const criteria = {
    durationMinutes: GENERATOR_MINUTES[kind],
    activityType: kind,
    childAges,
    exclude: shown.map((idea) => idea.title),
    seed: `${family.id}:${randomUUID()}`,
  };
  return ask(actor, options, (ideas) => ideas.activity(criteria), "Unable to load suggestion right now");
}

/** Stores an idea as today's activity. */
export function saveIdea(
  actor: FamilyScope,
  kind: ActivityKind,
  { idea, source }: IdeaResult<ActivitySuggestion>,
  now: Temporal.Instant,
): Promise<ActivityIdea> {
  return inTransaction(async () => {
    const { family } = actor;
    const oldest = (await latestIdeas(actor))[IDEAS_REMEMBERED - 1];
    if (oldest) await ActivityIdea.destroy({ where: { family_id: family.id, id: { [Op.lte]: oldest.id } } });
    const { title, description, steps, materials, duration_minutes } = idea;
    return ActivityIdea.create({
      family_id: family.id,
      local_date: familyToday(actor, now).toString(),
      source,
      title,
      description,
      steps,
      materials,
      duration_minutes,
      activity_type: kind,
    });
  });
}

const latestIdeas = ({ family }: FamilyScope): Promise<ActivityIdea[]> =>
  ActivityIdea.findAll({
    where: { family_id: family.id },
    attributes: ["id", "title"],
    order: [["id", "DESC"]],
    limit: IDEAS_REMEMBERED,
  });

/** Skips an idea; has no effect on a completed or skipped one. */
export async function skipIdea(actor: FamilyScope, id: number): Promise<void> {
  const idea = await findIdea(actor, id);
  if (idea.status === "open") await idea.update({ status: "skipped" });
}

/** Completes an idea with its title and kind. */
export function completeIdea(
  actor: FamilyScope,
  id: number,
  input: Pick<Completion, "duration_minutes" | "completed_by" | "notes">,
  now: Temporal.Instant,
): Promise<CompletionResult> {
  return inTransaction(async () => {
    const idea = await findIdea(actor, id);
    const { source, title, activity_type } = idea;
    // A completed activity has its title in the family's language of that time.
    const activity_title = source === "built-in" ? translate(title, actor.family.language) : title;
    const result = await completeActivity(actor, { ...input, activity_title, activity_type }, now);
    await idea.update({ status: "done" });
    return result;
  });
}
