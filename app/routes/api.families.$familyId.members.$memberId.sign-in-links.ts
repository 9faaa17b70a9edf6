import { findApiMember, revealLink } from "#app/pages/people/member-links.server.ts";
import { memberLinkSchema } from "#app/schemas/people/household.ts";
import { apiRoute, created, forFamily } from "#app/server/api/api-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { requireRecentSignIn } from "#app/server/session/recent-sign-in.server.ts";
import { countLink, makeMemberLink, requireLinkAccount } from "#app/services/people/member-sign-in.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "make-sign-in-link",
    find: findApiMember,
    permission: "let-in",
    needsProof: true,
    body: memberLinkSchema,
    prepare: async ({ value: { kind }, ...context }) => {
      if (kind === "password") await requireRecentSignIn(context);
      requireLinkAccount(context.actor, context.resource, kind);
      await countLink(context.actor);
    },
    handle: async ({ actor, resource, value: { kind } }) => {
      const { id } = await makeMemberLink(actor, resource.id, kind);
      audit("make-link", { ...actorIds(actor), memberId: resource.id });
      return created({ id });
    },
    reveal: revealLink,
  }),
});
export const action = loader;
