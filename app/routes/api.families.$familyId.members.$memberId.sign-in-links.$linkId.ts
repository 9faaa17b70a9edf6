import { findApiMember } from "#app/pages/people/member-links.server.ts";
import { apiRoute, forFamily, noContent } from "#app/server/api/api-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { endLink } from "#app/services/people/member-sign-in.server.ts";

export const loader = apiRoute({
  DELETE: forFamily({
    operation: "end-sign-in-link",
    find: findApiMember,
    permission: "let-in",
    needsProof: true,
    handle: async ({ actor, resource, params }) => {
      await endLink({ id: resource.user_id }, pathId(params.linkId, "Link"));
      audit("end-link", { ...actorIds(actor), memberId: resource.id });
      return noContent();
    },
  }),
});
export const action = loader;
