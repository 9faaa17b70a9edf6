import { permissionToMake } from "#app/domain/people/permissions.ts";
import { asJson, mailAfterCommit } from "#app/pages/people/invitation-mail.server.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { findInvitation, renewInvitation } from "#app/services/people/invitations.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "resend-invitation",
    find: ({ actor, params }) => findInvitation(actor, pathId(params.invitationId, "Invitation")),
    permission: ({ resource }) => permissionToMake(resource.invited_role),
    needsProof: true,
    handle: async (context) => {
      const invitation = await renewInvitation(context.actor, context.resource.id);
      audit("renew-invitation", actorIds(context.actor));
      return { ...ok(asJson(invitation)), afterCommit: mailAfterCommit(context, invitation) };
    },
  }),
});
export const action = loader;
