import { foldName } from "#app/domain/people/sign-in-name.ts";
import type { Seeded } from "#app/services/example/seed-family.server.ts";
import { giveAccount } from "#app/services/people/member-sign-in.server.ts";
import { listMembers } from "#app/services/people/members.server.ts";

/**
 * Gives the people of the example family accounts of the household with their names as sign-in names and no password.
 * Those who have an account keep it.
 */
export async function giveSignInNames({ user, family }: Seeded): Promise<void> {
  if (user.sign_in_name === null && user.given_name !== null) {
    const sign_in_name = foldName(user.given_name);
    await user.update({ sign_in_name, sign_in_key: sign_in_name });
  }
  for (const { id, user_id } of await listMembers({ family })) {
    if (user_id === null) await giveAccount({ user, family }, id, null);
  }
}
