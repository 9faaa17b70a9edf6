import { permissionToMake } from "#app/domain/people/permissions.ts";
import { apiRoute, forFamily, noContent } from "#app/server/api/api-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { findInvitation, revokeInvitation } from "#app/services/people/invitations.server.ts";

export const loader = apiRoute({
  DELETE: forFamily({
    find: ({ actor, params }) => findInvitation(actor, pathId(params.invitationId, "Invitation")),
    permission: ({ resource }) => permissionToMake(resource.invited_role),
    handle: async ({ actor, resource }) => {
      await revokeInvitation(actor, resource.id);
      audit("revoke-invitation", actorIds(actor));
      return noContent();
    },
  }),
});
export const action = loader;
