import { timetableJson } from "#app/presenters/api/school-json.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { loadSchool } from "#app/services/school/school.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    handle: async ({ actor }) => {
      const { timetables, subjects } = await loadSchool(actor);
      return ok(timetables.map((whole) => timetableJson(whole, subjects)));
    },
  }),
});
export const action = loader;
