import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { presentMember } from "#app/presenters/people/people.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import type { PageContext } from "#app/server/session/request-user.server.ts";
import { findMember } from "#app/services/people/members.server.ts";

/** The page behind a dialog, which may be the dashboard or Family Settings. */
export const pageBeneath = ({ url }: PageContext): string =>
  url.pathname.replace(/\/(members|invitations)\/[^/]+$/, "");

/** The member of the path. */
export const findPathMember = ({ actor, params }: Pick<FamilyContext, "actor" | "params">): Promise<FamilyMember> =>
  findMember(actor, pathId(params.memberId, "Family member"));

/** A member in the reader's locale. */
export const memberView = ({ actor, locale }: FamilyContext, member: FamilyMember) =>
  presentMember(member, actor, locale);
