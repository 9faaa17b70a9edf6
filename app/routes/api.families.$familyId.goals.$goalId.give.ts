import { findGoalToChange } from "#app/pages/chores/chores.server.ts";
import { goalJson } from "#app/presenters/api/chore-json.ts";
import { giveSchema } from "#app/schemas/chores/chore.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { giveGoal } from "#app/services/chores/stars.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    operation: "save-chore",
    find: findGoalToChange,
    body: giveSchema,
    isBodyOptional: true,
    handle: async ({ actor, resource, value, now }) => ok(goalJson(await giveGoal(actor, resource.id, value.day, now))),
  }),
});
export const action = loader;
