import { literal, Op } from "sequelize";
import { SignInEvent } from "#app/models/people/sign-in-event.server.ts";
import { MAX_USER_AGENT } from "#app/shared/people/constants.ts";
import {
  EVENT_DAYS,
  MAX_EVENTS,
  type SignInEventDetail,
  type SignInEventKind,
} from "#app/shared/people/sign-in-events.ts";

const HOUR_MS = 60 * 60_000;

/** The oldest time of the list. */
export const oldestEvent = (now = new Date()): Date => new Date(now.getTime() - EVENT_DAYS * 24 * HOUR_MS);

/**
 * Records something for the list of "How you sign in". Wrong passwords of an hour are one row with their number. Call it
 * in the transaction of what happened.
 */
export async function noteSignInEvent(
  user: { id: number },
  kind: SignInEventKind,
  { user_agent, ...rest }: SignInEventDetail = {},
): Promise<void> {
  const now = new Date();
  const detail =
    user_agent === undefined ? rest : { ...rest, user_agent: user_agent?.slice(0, MAX_USER_AGENT) ?? null };
  if (kind === "wrong-password") {
    const [known] = await SignInEvent.update(
      { count: literal("count + 1") as unknown as number },
      { where: { user_id: user.id, kind, happened_at: { [Op.gt]: new Date(now.getTime() - HOUR_MS) } } },
    );
    if (known > 0) return;
  }
  await SignInEvent.create({ user_id: user.id, kind, detail, happened_at: now });
}

/** What happened in the last 180 days, newest first, at most 100 entries. */
export const listSignInEvents = (user: { id: number }): Promise<SignInEvent[]> =>
  SignInEvent.findAll({
    where: { user_id: user.id, happened_at: { [Op.gt]: oldestEvent() } },
    order: [
      ["happened_at", "DESC"],
      ["id", "DESC"],
    ],
    limit: MAX_EVENTS,
  });
