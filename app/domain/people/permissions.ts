import type { MemberRole } from "#app/shared/people/constants.ts";
import type { RemovedKind } from "#app/shared/removed/constants.ts";
import { permissions } from "#app/words/catalogues/permissions.ts";

/**
 * Permissions of guardians and adults, with the message for others (docs/product/accounts.md, "Who may what"). All
 * users of a family may do everything else.
 */
export const PERMISSIONS = permissions.english;
export type Permission = keyof typeof PERMISSIONS;

export const GUARDIAN_ROLES = ["parent", "guardian"] as const satisfies MemberRole[];

const isGuardianRole = (role: unknown): boolean => GUARDIAN_ROLES.some((known) => known === role);

/**
 * Whether a user whose member has this role is a guardian; `null`: a user without a member, for example the user who
 * created the family by the API.
 */
export const isGuardian = (role: MemberRole | null): boolean => role === null || isGuardianRole(role);

/** Whether a user whose member has this role is an adult: everyone but a child. */
export const isGrownUp = (role: MemberRole | null): boolean => role !== "child";

/** Permissions of adults who are not guardians. */
const OF_GROWN_UPS: readonly Permission[] = ["keep-chores", "keep-school"];

/** Whether a user has a permission. */
export const isPermitted = (permission: Permission, person: { isGuardian: boolean; isGrownUp: boolean }): boolean =>
  OF_GROWN_UPS.includes(permission) ? person.isGrownUp : person.isGuardian;

/** The role in an unvalidated input. */
const sentRole = (sent: unknown): unknown => (sent as { role?: unknown } | null | undefined)?.role;

/** The permission to add a member with this role, or to invite or revoke them; `null` for none. */
export const permissionToMake = (role: unknown): Permission | null => (isGuardianRole(role) ? "make-guardian" : null);

/** The permission to add or invite the person in `sent`, or each of its `members`. */
export function permissionToAdd({ sent }: { sent: unknown }): Permission | null {
  const members = (sent as { members?: unknown } | null | undefined)?.members;
  const roles = [sent, ...(Array.isArray(members) ? members : [])].map(sentRole);
  return roles.map(permissionToMake).find(Boolean) ?? null;
}

interface Change {
  resource: { role: MemberRole };
  sent: unknown;
}

/** The permission to change a member's role, or a member who is a guardian. */
export function permissionToChange({ resource, sent }: Change): Permission | null {
  const role = sentRole(sent);
  if (role !== undefined && role !== resource.role) return "change-role";
  return isGuardianRole(resource.role) ? "change-guardian" : null;
}

interface Removal {
  actor: { user: { id: number } };
  resource: { user_id: number | null };
}

/** The permission to remove a member. The service refuses a user's own member, with another message. */
export const permissionToRemove = ({ actor, resource }: Removal): Permission | null =>
  resource.user_id === actor.user.id ? null : "remove-member";

/** The permission to restore something of a kind. */
export const permissionToRestore = (kind: RemovedKind): Permission | null =>
  kind === "member" ? "restore-member" : null;
