import { qrSvg } from "#app/domain/people/qr-code.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { Answer } from "#app/server/api/api-answers.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { hasProof } from "#app/server/session/recent-sign-in.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import type { Actor } from "#app/services/actor.ts";
import { findMember } from "#app/services/people/members.server.ts";
import {
  findLastLink,
  findLinkById,
  type LetInKind,
  LINK_MINUTES,
  type ShownLink,
  showLink,
} from "#app/services/people/sign-in-links.server.ts";
import type { LinkView } from "#app/shared/people/let-in.ts";

/** The member of a call's path. */
export const findApiMember = ({ actor, params }: HttpArgs & { actor: Actor }): Promise<FamilyMember> =>
  findMember(actor, pathId(params.memberId, "Family member"));

/** Adds address and code to the answer of a call that has made a link. */
export async function revealLink(answer: Answer): Promise<Answer> {
  const link = await findLinkById((answer.body as { id: number }).id);
  if (!link) return answer;
  const { id, url, code, expires_at } = showLink(link);
  return { ...answer, body: { id, url, code, expires_at } };
}

const MINUTE = 60_000;
/** How long the page of a used link says so. */
const NEWS_MINUTES = 60;

const asView = ({ id, state, url, code, expires_at }: ShownLink, now: number): LinkView | null => {
  if (state === "used") return { state: "used" };
  if (state === "over" || url === null) return null;
  const minutes = Math.max(1, Math.ceil((expires_at.getTime() - now) / MINUTE));
  return { state: "open", id, url, code, qr: qrSvg(url), minutes };
};

/**
 * The link that a user has just made for an account; `null` without an open or a used one, and on a device that a link
 * has let in, because it cannot let others in.
 */
export async function loadLink(
  { actor, request }: Pick<HttpArgs, "request"> & { actor: Actor },
  account: number,
  kind: LetInKind,
): Promise<LinkView | null> {
  if (!(await hasProof({ request }))) return null;
  const link = await findLastLink({ id: account }, kind, actor.user);
  const now = Date.now();
  const isOld = !link || link.created_at.getTime() < now - (LINK_MINUTES[kind] + NEWS_MINUTES) * MINUTE;
  return isOld ? null : asView(showLink(link), now);
}
