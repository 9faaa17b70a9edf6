import { findPathScreen } from "#app/pages/wall/screens.server.ts";
import { screenJson } from "#app/presenters/api/screen-json.ts";
import { screenChangeSchema } from "#app/schemas/wall/screen.ts";
import { apiRoute, forFamily, noContent, ok } from "#app/server/api/api-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { changeScreen, removeScreen } from "#app/services/wall/screens.server.ts";

export const loader = apiRoute({
  PUT: forFamily({
    operation: "hang-up-screen",
    find: findPathScreen,
    body: screenChangeSchema,
    handle: async ({ resource, value }) => ok(screenJson(await changeScreen(resource, value))),
  }),
  DELETE: forFamily({
    operation: "take-off-screen",
    find: findPathScreen,
    handle: async ({ actor, resource }) => {
      await removeScreen(resource);
      audit("remove-screen", actorIds(actor));
      return noContent();
    },
  }),
});
export const action = loader;
