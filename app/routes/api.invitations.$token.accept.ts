import { apiRoute, forUser, ok } from "#app/http/api-route.server.ts";
import { invitationOfPath } from "#app/http/invitation-link.server.ts";
import { acceptInvitation } from "#app/services/invitations.server.ts";

const route = apiRoute({
  POST: forUser({
    find: invitationOfPath,
    handle: async ({ user, thing }) => {
      const family = await acceptInvitation(user, thing.invitation);
      return ok({ success: true, family_id: family.id, family_name: family.name });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
