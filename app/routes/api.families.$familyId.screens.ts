import { forParents } from "#app/pages/wall/screens.server.ts";
import { screenJson } from "#app/presenters/api/screen-json.ts";
import { newScreenSchema } from "#app/schemas/wall/screen.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { countTry, refundTry } from "#app/services/wall/screen-codes.server.ts";
import { addScreen, listScreens } from "#app/services/wall/screens.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    find: forParents,
    handle: async ({ actor }) => ok((await listScreens(actor)).map(screenJson)),
  }),
  POST: forFamily({
    operation: "hang-up-screen",
    find: forParents,
    body: newScreenSchema,
    prepare: ({ actor }) => countTry(actor.user),
    handle: async ({ actor, value }) => {
      const screen = await addScreen(actor, value);
      audit("add-screen", actorIds(actor));
      return { ...created(screenJson(screen)), afterCommit: () => refundTry(actor.user) };
    },
  }),
});
export const action = loader;
