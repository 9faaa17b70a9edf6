import { findGoalToChange } from "#app/pages/chores/chores.server.ts";
import { goalJson } from "#app/presenters/api/chore-json.ts";
import { goalChangeSchema } from "#app/schemas/chores/chore.ts";
import { apiRoute, forFamily, noContent, ok } from "#app/server/api/api-route.server.ts";
import { changeGoal, removeGoal } from "#app/services/chores/stars.server.ts";

export const loader = apiRoute({
  PUT: forFamily({
    operation: "save-chore",
    find: findGoalToChange,
    body: goalChangeSchema,
    handle: async ({ actor, resource, value }) => ok(goalJson(await changeGoal(actor, resource.id, value))),
  }),
  DELETE: forFamily({
    operation: "save-chore",
    find: findGoalToChange,
    handle: async ({ actor, resource }) => {
      await removeGoal(actor, resource.id);
      return noContent();
    },
  }),
});
export const action = loader;
