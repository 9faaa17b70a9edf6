import { forGrownUps } from "#app/pages/chores/chores.server.ts";
import { absenceJson } from "#app/presenters/api/chore-json.ts";
import { absenceSchema } from "#app/schemas/chores/chore.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { addAbsence, listAbsences } from "#app/services/chores/absences.server.ts";

export const loader = apiRoute({
  GET: forFamily({ handle: async ({ actor, now }) => ok((await listAbsences(actor, now)).map(absenceJson)) }),
  POST: forFamily({
    operation: "save-chore",
    find: forGrownUps,
    body: absenceSchema,
    handle: async ({ actor, value, now }) => created(absenceJson(await addAbsence(actor, value, now))),
  }),
});
export const action = loader;
