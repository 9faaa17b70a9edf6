import { isGuardian } from "#app/domain/people/permissions.ts";
import type { MemberRole } from "#app/shared/people/constants.ts";

/** A member as it matters who hears of their events. */
export interface Relative {
  id: number;
  user_id: number | null;
  role: MemberRole;
}

/** The people of a family: its members, and the accounts that belong to it. */
export interface People {
  members: readonly Relative[];
  users: readonly number[];
}

/** The accounts that are guardians: those without a member, too. */
export function listGuardians({ members, users }: People): number[] {
  const roles = new Map(members.map(({ user_id, role }) => [user_id, role]));
  return users.filter((user) => isGuardian(roles.get(user) ?? null));
}

/**
 * The accounts that an event concerns: those of its members, who takes them, and every guardian for a member who is a child
 * or has no account; everyone for an event without a member (docs/product/notices.md, "Who hears of an event").
 */
export function concernedUsers(
  { memberIds, driverId }: { memberIds: readonly number[]; driverId: number | null },
  people: People,
): number[] {
  if (memberIds.length === 0) return [...people.users];
  const found = new Set<number>();
  const known = new Map(people.members.map((member) => [member.id, member]));
  for (const id of memberIds) {
    const member = known.get(id);
    if (member?.user_id) found.add(member.user_id);
    if (member && (!member.user_id || member.role === "child"))
      for (const user of listGuardians(people)) found.add(user);
  }
  const driver = driverId === null ? null : (known.get(driverId)?.user_id ?? null);
  if (driver !== null) found.add(driver);
  return people.users.filter((user) => found.has(user));
}
