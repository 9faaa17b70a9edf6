import { findApiMember } from "#app/pages/people/member-links.server.ts";
import { memberAccountSchema } from "#app/schemas/people/household.ts";
import { apiRoute, created, forFamily } from "#app/server/api/api-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { giveAccount } from "#app/services/people/member-sign-in.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "give-account",
    find: findApiMember,
    permission: "let-in",
    needsProof: true,
    body: memberAccountSchema,
    isBodyOptional: true,
    handle: async ({ actor, resource, value: { sign_in_name } }) => {
      const user = await giveAccount(actor, resource.id, sign_in_name);
      audit("give-account", { ...actorIds(actor), memberId: resource.id });
      return created({ user_id: user.id, sign_in_name: user.sign_in_name });
    },
  }),
});
export const action = loader;
