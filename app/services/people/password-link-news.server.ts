import { Op } from "sequelize";
import { DAY_MS } from "#app/domain/time/time.ts";
import { Session } from "#app/models/people/session.server.ts";
import { SignInEvent } from "#app/models/people/sign-in-event.server.ts";
import { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { linkState } from "#app/services/people/sign-in-links.server.ts";
import { LET_IN_DAYS } from "#app/shared/people/constants.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/** Notes to users about links for their password (docs/product/household.md, "Forgotten passwords"). */

export interface PasswordLinkNews {
  /** Who made the link, and when. */
  by: string;
  at: Date;
  /** The link's id while it can be ended. */
  open: number | null;
  isUsed: boolean;
}

/** Sessions may be unused for this time, so that the note is shown for as long. */
const NEWS_MS = LET_IN_DAYS * DAY_MS;

/**
 * The last link that someone else made for the user's password, unless this session has shown it; `null` without one.
 * `seenAt`: `passwordLinkSeenAt` of the session. Reads nothing for users without such a link.
 */
export async function findPasswordLinkNews(user: User, seenAt: Date | null): Promise<PasswordLinkNews | null> {
  const last = user.password_link_at;
  if (!last || (seenAt && seenAt >= last) || Date.now() - last.getTime() > NEWS_MS) return null;
  const where = { user_id: user.id, "detail.link": "password" };
  const made = await SignInEvent.findOne({
    where: { ...where, kind: "link-made", "detail.by": { [Op.ne]: null } },
    order: [["happened_at", "DESC"]],
  });
  const { by, link_id = 0 } = made?.detail ?? {};
  if (!made || !by) return null;
  const link = await SignInLink.findByPk(link_id);
  const isUsed = (await SignInEvent.count({ where: { ...where, kind: "link-used", "detail.link_id": link_id } })) > 0;
  const open = link && linkState(link) === "open" ? link.id : null;
  return { by, at: made.happened_at, open, isUsed };
}

/** Has a session show the news no more. */
export async function notePasswordLinkSeen(token: string): Promise<void> {
  await Session.update({ password_link_seen_at: new Date() }, { where: { token_hash: hashToken(token) } });
}
