import { forGrownUps } from "#app/pages/chores/chores.server.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { countDone } from "#app/services/chores/chore-days.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    find: forGrownUps,
    handle: async ({ actor, now }) =>
      ok((await countDone(actor, now)).map(({ member, done }) => ({ member_id: member.id, done }))),
  }),
});
export const action = loader;
