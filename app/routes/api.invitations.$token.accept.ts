import { invitationOfPath } from "#app/pages/people/invitation-link.server.ts";
import { apiRoute, forUser, ok } from "#app/server/api/api-route.server.ts";
import { acceptInvitation } from "#app/services/people/invitations.server.ts";

export const loader = apiRoute({
  POST: forUser({
    operation: "accept-invitation",
    find: invitationOfPath,
    handle: async ({ user, resource }) => {
      const family = await acceptInvitation(user, resource.invitation);
      return ok({ success: true, family_id: family.id, family_name: family.name });
    },
  }),
});
export const action = loader;
