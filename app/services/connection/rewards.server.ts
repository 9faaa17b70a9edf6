import { Op } from "sequelize";
import { readModels } from "#app/db/batched-reads.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { type Temporal, toDate } from "#app/domain/time/time.ts";
import { REWARD_LADDER } from "#app/ideas/rewards.ts";
import { ConnectionStats } from "#app/models/connection/connection-stats.server.ts";
import { Reward } from "#app/models/connection/reward.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";

/** The family's stats. Inserts them, with the default rewards, at the first call. */
export async function ensureStats({ family }: FamilyScope): Promise<ConnectionStats> {
  const where = { family_id: family.id };
  const find = async () => (await readModels(family.id, ConnectionStats, ""))[0];
  return (
    (await find()) ??
    inTransaction(async () => {
      await ConnectionStats.bulkCreate([where], { ignoreDuplicates: true });
      await Reward.bulkCreate(
        REWARD_LADDER.map((reward) => ({ ...where, ...reward })),
        { ignoreDuplicates: true },
      );
      return (await find()) as ConnectionStats;
    })
  );
}

/** All rewards, by points. */
export async function listRewards(actor: FamilyScope): Promise<Reward[]> {
  const find = () => readModels(actor.family.id, Reward, "ORDER BY points_required");
  const [rewards] = await Promise.all([find(), ensureStats(actor)]);
  // The first call inserts them.
  return rewards.length > 0 ? rewards : find();
}

/** Unlocks the rewards that the points reach. `completionId` is the activity that brought the points. */
export async function unlockRewards(
  { family_id, total_points }: ConnectionStats,
  completionId: number,
  now: Temporal.Instant,
): Promise<Reward[]> {
  const [, rewards] = await Reward.update(
    { unlocked_at: toDate(now), unlocked_by: completionId },
    {
      where: { family_id, unlocked_at: null, points_required: { [Op.lte]: total_points } },
      returning: true,
    },
  );
  return rewards.sort((a, b) => a.points_required - b.points_required);
}
