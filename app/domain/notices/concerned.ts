import { isGuardian } from "#app/domain/people/permissions.ts";
import type { MemberRole } from "#app/shared/people/constants.ts";

/** The fields of a member that determine who gets notices about their events. */
export interface Relative {
  id: number;
  user_id: number | null;
  role: MemberRole;
}

/** A family's members and users. */
export interface People {
  members: readonly Relative[];
  users: readonly number[];
}

/** The user ids of guardians; users without a member count as guardians. */
export function listGuardians({ members, users }: People): number[] {
  const roles = new Map(members.map(({ user_id, role }) => [user_id, role]));
  return users.filter((user) => isGuardian(roles.get(user) ?? null));
}

/**
 * The user ids that an event concerns: of its members and its driver; every guardian for a member who is a child or has
 * no account; everyone for an event without a member (docs/product/notices.md, "Who gets notices of an event").
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
