import { type Model, type ModelStatic, Op, type WhereOptions } from "sequelize";
import { Event } from "#app/models/event.server.ts";
import { FamilyMember } from "#app/models/family-member.server.ts";
import { GroceryItem } from "#app/models/grocery-item.server.ts";
import { IdempotencyKey } from "#app/models/idempotency-key.server.ts";
import { Invitation } from "#app/models/invitation.server.ts";
import { KeptFeed } from "#app/models/kept-feed.server.ts";
import { Meal } from "#app/models/meal.server.ts";
import { Practice } from "#app/models/practice.server.ts";
import { RateLimit } from "#app/models/rate-limit.server.ts";
import { Removal } from "#app/models/removal.server.ts";
import { Session } from "#app/models/session.server.ts";
import { SignIn } from "#app/models/sign-in.server.ts";
import { HISTORY_DAYS, INVITATION_KEPT_DAYS, SUBMISSION_HOURS } from "#app/utils/constants.ts";

/** A feed is another one with the family's next day. */
const FEED_HOURS = 25;
const HOUR = 60 * 60 * 1000;
const before = (hours: number) => ({ [Op.lt]: new Date(Date.now() - hours * HOUR) });

/** Rows that are deleted at once: no lock is held for long. */
const BATCH = 1_000;

/** Deletes rows with an `id` for good, also those of which only traces are left. */
async function deleteInBatches(model: ModelStatic<Model>, where: WhereOptions): Promise<void> {
  for (let count = BATCH; count === BATCH; ) {
    const rows = (await model.findAll({ attributes: ["id"], where, limit: BATCH, paranoid: false })) as {
      id?: number;
    }[];
    const ids = rows.map(({ id }) => id as number);
    count = await model.destroy({ where: { [Op.and]: [where, { id: ids }] }, force: true });
  }
}

/**
 * Deletes what has run out: sessions, finished sign-ins, remembered submissions, what was removed and can no longer be
 * brought back, purchases of long ago, invitations long over, practices, feeds as they were, counts of limits. Any number
 * of processes may do so.
 */
export async function sweep(): Promise<void> {
  await Session.destroy({ where: { expires_at: before(0) } });
  await SignIn.destroy({ where: { created_at: before(1) } });
  await IdempotencyKey.destroy({ where: { created_at: before(SUBMISSION_HOURS) } });
  const removed_at = { [Op.lte]: Removal.keptSince() };
  for (const model of [Event, Meal, FamilyMember]) await deleteInBatches(model, { removed_at });
  await deleteInBatches(GroceryItem, { removed_at, is_purchased: false });
  await deleteInBatches(Removal, { removed_at });
  await GroceryItem.destroy({ where: { removed_at: before(24 * HISTORY_DAYS), repeat_days: null } });
  await Invitation.destroy({ where: { expires_at: before(INVITATION_KEPT_DAYS * 24) } });
  await Practice.destroy({ where: { created_at: before(24) } });
  await KeptFeed.destroy({ where: { begun_at: before(FEED_HOURS) } });
  await RateLimit.destroy({ where: { began_at: before(24) } });
}
