import { Op } from "sequelize";
import { GroceryItem } from "#app/models/grocery-item.server.ts";
import { IdempotencyKey } from "#app/models/idempotency-key.server.ts";
import { Invitation } from "#app/models/invitation.server.ts";
import { KeptFeed } from "#app/models/kept-feed.server.ts";
import { Practice } from "#app/models/practice.server.ts";
import { RateLimit } from "#app/models/rate-limit.server.ts";
import { Session } from "#app/models/session.server.ts";
import { SignIn } from "#app/models/sign-in.server.ts";
import { HISTORY_DAYS, INVITATION_KEPT_DAYS, SUBMISSION_HOURS, UNDO_HOURS } from "#app/utils/constants.ts";

/** A feed is another one with the family's next day. */
const FEED_HOURS = 25;
const HOUR = 60 * 60 * 1000;
const before = (hours: number) => ({ [Op.lt]: new Date(Date.now() - hours * HOUR) });

/**
 * Deletes what has run out: sessions, finished sign-ins, remembered submissions, groceries that left the list unbought
 * or long ago, invitations long over, practices, feeds as they were,
 * counts of limits. Any number of processes may do so.
 */
export async function sweep(): Promise<void> {
  await Session.destroy({ where: { expires_at: before(0) } });
  await SignIn.destroy({ where: { created_at: before(1) } });
  await IdempotencyKey.destroy({ where: { created_at: before(SUBMISSION_HOURS) } });
  await GroceryItem.destroy({ where: { removed_at: before(UNDO_HOURS), is_purchased: false } });
  await GroceryItem.destroy({ where: { removed_at: before(24 * HISTORY_DAYS), repeat_days: null } });
  await Invitation.destroy({ where: { expires_at: before(INVITATION_KEPT_DAYS * 24) } });
  await Practice.destroy({ where: { created_at: before(24) } });
  await KeptFeed.destroy({ where: { begun_at: before(FEED_HOURS) } });
  await RateLimit.destroy({ where: { began_at: before(24) } });
}
