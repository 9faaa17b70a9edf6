import { permissionToAdd } from "#app/domain/people/permissions.ts";
import { asJson, mailAfterCommit } from "#app/pages/people/invitation-mail.server.ts";
import { newInvitationSchema } from "#app/schemas/people/invitation.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { hasProof } from "#app/server/session/recent-sign-in.server.ts";
import { invite, listInvitations } from "#app/services/people/invitations.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    handle: async ({ actor, request }) => {
      // A link makes an account.
      const showsLinks = await hasProof({ request });
      return ok((await listInvitations(actor)).map((invitation) => asJson(invitation, showsLinks)));
    },
  }),
  POST: forFamily({
    operation: "send-invitation",
    withoutFamily: "No family found",
    permission: permissionToAdd,
    needsProof: true,
    body: newInvitationSchema,
    handle: async (context) => {
      const invitation = await invite(context.actor, context.value);
      audit("invite", actorIds(context.actor));
      return { ...created(asJson(invitation)), afterCommit: mailAfterCommit(context, invitation) };
    },
  }),
});
export const action = loader;
