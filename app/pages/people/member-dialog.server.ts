import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { presentMember } from "#app/presenters/people/people.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import type { PageContext } from "#app/server/session/request-user.server.ts";
import { findMember } from "#app/services/people/members.server.ts";

/** The page beneath a dialog: the dashboard and Family Settings have the same dialogs. */
export const pageBeneath = ({ url }: PageContext): string =>
  url.pathname.replace(/\/(members|invitations)\/[^/]+$/, "");

/** The member whom the path names. */
export const findPathMember = ({ actor, params }: FamilyContext): Promise<FamilyMember> =>
  findMember(actor, pathId(params.memberId, "Family member"));

/** A member as lists show them to this reader. */
export const memberView = ({ actor, locale }: FamilyContext, member: FamilyMember) =>
  presentMember(member, actor, locale);
