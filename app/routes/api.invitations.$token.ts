import { invitationOfPath } from "#app/pages/people/invitation-link.server.ts";
import { apiRoute, forAnyone, ok } from "#app/server/api/api-route.server.ts";

export const loader = apiRoute({
  GET: forAnyone({
    operation: "load-invitation",
    find: invitationOfPath,
    handle: async ({ resource: { invitation, family } }) => {
      const { invited_role, invited_email, expires_at } = invitation;
      return ok({ family_name: family.name, invited_role, invited_email, expires_at });
    },
  }),
});
export const action = loader;
