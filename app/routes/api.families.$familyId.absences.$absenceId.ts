import { findAbsenceToChange } from "#app/pages/chores/chores.server.ts";
import { apiRoute, forFamily, noContent } from "#app/server/api/api-route.server.ts";
import { removeAbsence } from "#app/services/chores/absences.server.ts";

export const loader = apiRoute({
  DELETE: forFamily({
    operation: "save-chore",
    find: findAbsenceToChange,
    handle: async ({ actor, resource }) => {
      await removeAbsence(actor, resource.id);
      return noContent();
    },
  }),
});
export const action = loader;
