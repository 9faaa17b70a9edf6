import { forGrownUps } from "#app/pages/chores/chores.server.ts";
import { jarJson } from "#app/presenters/api/chore-json.ts";
import { starsSchema } from "#app/schemas/chores/chore.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { giveStars, listJars } from "#app/services/chores/stars.server.ts";

export const loader = apiRoute({
  GET: forFamily({ handle: async ({ actor }) => ok((await listJars(actor)).map(jarJson)) }),
  POST: forFamily({
    operation: "save-chore",
    find: forGrownUps,
    body: starsSchema,
    handle: async ({ actor, value }) => created(jarJson(await giveStars(actor, value))),
  }),
});
export const action = loader;
