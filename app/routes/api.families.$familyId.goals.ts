import { forGrownUps } from "#app/pages/chores/chores.server.ts";
import { goalJson } from "#app/presenters/api/chore-json.ts";
import { newGoalSchema } from "#app/schemas/chores/chore.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { addGoal, listGoals } from "#app/services/chores/stars.server.ts";

export const loader = apiRoute({
  GET: forFamily({ handle: async ({ actor }) => ok((await listGoals(actor)).map(goalJson)) }),
  POST: forFamily({
    operation: "save-chore",
    find: forGrownUps,
    body: newGoalSchema,
    handle: async ({ actor, value }) => created(goalJson(await addGoal(actor, value))),
  }),
});
export const action = loader;
