import { apiRoute, forFamily, noContent, ok, pathId } from "#app/http/api-route.server.ts";
import type { Actor, HttpArgs } from "#app/http/visitor.server.ts";
import { memberJson } from "#app/presenters/api-json.ts";
import { memberChangeSchema } from "#app/schemas/member.ts";
import { findMember, removeMember, updateMember } from "#app/services/members.server.ts";

const find = ({ actor, params }: HttpArgs & { actor: Actor }) =>
  findMember(actor, pathId(params.memberId, "Family member"));

const route = apiRoute({
  PUT: forFamily({
    find,
    body: memberChangeSchema,
    handle: async ({ actor, thing, value }) => ok(memberJson(await updateMember(actor, thing.id, value))),
  }),
  DELETE: forFamily({
    find,
    handle: async ({ actor, thing }) => {
      await removeMember(actor, thing.id);
      return noContent();
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
