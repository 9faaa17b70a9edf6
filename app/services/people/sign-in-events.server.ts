import { literal, Op } from "sequelize";
import { HOUR_MS } from "#app/domain/time/time.ts";
import { SignInEvent } from "#app/models/people/sign-in-event.server.ts";
import { MAX_USER_AGENT } from "#app/shared/people/constants.ts";
import {
  EVENT_DAYS,
  MAX_EVENTS,
  OUTSIDE_KINDS,
  type SignInEventDetail,
  type SignInEventKind,
} from "#app/shared/people/sign-in-events.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

/** The oldest time of the list. */
export const oldestEvent = (now = new Date()): Date => new Date(now.getTime() - EVENT_DAYS * 24 * HOUR_MS);

/** Counts a wrong password in the row of the last hour. Returns whether the row exists. */
async function countWrongPassword(user: { id: number }, { from }: SignInEventDetail, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - HOUR_MS);
  const row = await SignInEvent.findOne({
    // One that is later than now was counted while the clock was ahead.
    where: { user_id: user.id, kind: "wrong-password", happened_at: { [Op.gt]: since, [Op.lte]: now } },
  });
  if (!row) return false;
  const detail = row.detail.from === from ? row.detail : { ...row.detail, from: "both" as const };
  await row.update({ count: literal("count + 1") as unknown as number, detail });
  return true;
}

/**
 * Records an event for the list of "How you sign in". Wrong passwords of an hour are one row with their number. Call it
 * in the transaction of the event itself.
 */
export async function noteSignInEvent(
  user: { id: number },
  kind: SignInEventKind,
  { user_agent, ...rest }: SignInEventDetail = {},
): Promise<void> {
  const now = new Date();
  const from = OUTSIDE_KINDS.includes(kind) ? requestStore.getStore()?.findPlace() : null;
  const detail: SignInEventDetail = {
    ...rest,
    ...(user_agent === undefined ? {} : { user_agent: user_agent?.slice(0, MAX_USER_AGENT) ?? null }),
    ...(from ? { from } : {}),
  };
  if (kind === "wrong-password" && (await countWrongPassword(user, detail, now))) return;
  await SignInEvent.create({ user_id: user.id, kind, detail, happened_at: now });
}

/** The events of the last 180 days, newest first, at most 100. */
export const listSignInEvents = (user: { id: number }): Promise<SignInEvent[]> =>
  SignInEvent.findAll({
    where: { user_id: user.id, happened_at: { [Op.gt]: oldestEvent() } },
    order: [
      ["happened_at", "DESC"],
      ["id", "DESC"],
    ],
    limit: MAX_EVENTS,
  });
