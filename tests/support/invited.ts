import type { Invitation } from "#app/models/people/invitation.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { invitationToken, openInvitation } from "#app/services/people/invitations.server.ts";
import { makeFamily, makeInvitation, makeUser } from "#tests/support/factories.ts";

export const DAY = 24 * 60 * 60 * 1000;
export const EMAIL = "Grandma@Example.com";
let count = 0;
export const anyone = () => `network ${++count}`;
export const open = (invitation: Invitation, user: User | null = null) =>
  openInvitation(invitationToken(invitation) as string, anyone(), user);

export async function invited(input: Record<string, unknown> = {}) {
  const family = await makeFamily({ members: ["Ben", "Grandma"] });
  const invitation = await makeInvitation(family, { email: EMAIL, name: "Grandma", color: "#8e9b74", ...input });
  const grandma = await makeUser({ email: EMAIL.toLowerCase(), given_name: "Greta" });
  return { ...family, invitation, grandma };
}
