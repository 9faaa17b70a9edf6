import { invitationOfPath } from "#app/pages/people/invitation-link.server.ts";
import { apiRoute, forUser, ok } from "#app/server/api/api-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { acceptInvitation } from "#app/services/people/invitations.server.ts";

export const loader = apiRoute({
  POST: forUser({
    operation: "accept-invitation",
    find: invitationOfPath,
    handle: async ({ user, resource }) => {
      const family = await acceptInvitation(user, resource.invitation);
      if (!resource.isAccepted) audit("join-family", actorIds({ user, family }));
      return ok({ success: true, family_id: family.id, family_name: family.name });
    },
  }),
});
export const action = loader;
