import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import { type PageContext, sessionOrNobody } from "#app/server/session/request-user.server.ts";
import { openInvitation } from "#app/services/people/invitations.server.ts";

/** The invitation of the path's token, with its family. Throws for an unknown or expired token. */
export async function invitationOfPath(context: PageContext) {
  const session = await sessionOrNobody(context);
  return openInvitation(context.params.token ?? "", clientNetwork(context.request), session?.user ?? null);
}
