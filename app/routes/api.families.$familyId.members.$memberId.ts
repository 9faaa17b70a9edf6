import { permissionToChange, permissionToRemove } from "#app/domain/people/permissions.ts";
import { memberJson } from "#app/presenters/api/api-json.ts";
import { memberChangeSchema } from "#app/schemas/people/member.ts";
import { apiRoute, forFamily, noContent, ok } from "#app/server/api/api-route.server.ts";
import { actorIds, audit, auditChange } from "#app/server/http/audit-log.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import type { Actor } from "#app/services/actor.ts";
import { findMember, removeMember, updateMember } from "#app/services/people/members.server.ts";

const find = ({ actor, params }: HttpArgs & { actor: Actor }) =>
  findMember(actor, pathId(params.memberId, "Family member"));

export const loader = apiRoute({
  PUT: forFamily({
    find,
    permission: permissionToChange,
    body: memberChangeSchema,
    handle: async ({ actor, resource, value }) => {
      const member = await updateMember(actor, resource.id, value);
      auditChange(actor, member);
      return ok(memberJson(member));
    },
  }),
  DELETE: forFamily({
    find,
    permission: permissionToRemove,
    handle: async ({ actor, resource }) => {
      await removeMember(actor, resource.id);
      audit("remove-member", { ...actorIds(actor), memberId: resource.id });
      return noContent();
    },
  }),
});
export const action = loader;
