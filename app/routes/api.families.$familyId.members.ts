import { permissionToAdd } from "#app/domain/people/permissions.ts";
import { memberJson } from "#app/presenters/api/api-json.ts";
import { newMemberSchema } from "#app/schemas/people/member.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { addMember, listMembers } from "#app/services/people/members.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    cacheKey: () => ({ name: "members as JSON", counters: ["members"], parts: [] }),
    handle: async ({ actor }) => ok((await listMembers(actor)).map(memberJson)),
  }),
  POST: forFamily({
    operation: "add-member",
    withoutFamily: "No family found",
    permission: permissionToAdd,
    body: newMemberSchema,
    handle: async ({ actor, value }) => created(memberJson(await addMember(actor, value))),
  }),
});
export const action = loader;
