import { apiRoute, forAnyone, ok } from "#app/http/api-route.server.ts";
import { invitationOfPath } from "#app/http/invitation-link.server.ts";

const route = apiRoute({
  GET: forAnyone({
    find: invitationOfPath,
    handle: async ({ thing: { invitation, family } }) => {
      const { invited_role, invited_email, expires_at } = invitation;
      return ok({ family_name: family.name, invited_role, invited_email, expires_at });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
