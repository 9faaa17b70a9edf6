import type { User } from "#app/models/people/user.server.ts";
import type { MemberRole } from "#app/shared/people/constants.ts";
import { makeMember, makeUser } from "#tests/support/factories.ts";

export type Role = MemberRole | "no member";
export const GUARDIANS: Role[] = ["parent", "guardian", "no member"];
export const OTHERS: Role[] = ["child", "other"];

/** Someone with an account in a family. */
export async function joinFamily(family: { id: number }, role: Role): Promise<User> {
  const user = await makeUser({ family_id: family.id });
  if (role !== "no member") await (await makeMember(family, { name: `A ${role}` })).update({ role, user_id: user.id });
  return user;
}
