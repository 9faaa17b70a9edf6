import { dayOfIso } from "#app/domain/time/time.ts";
import { localToday } from "#app/pages/chores/chores.server.ts";
import { findPathTimetable } from "#app/pages/school/school.server.ts";
import { schoolDayJson } from "#app/presenters/api/school-json.ts";
import { schoolDayQuerySchema } from "#app/schemas/school/school.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { listDays, loadSchool } from "#app/services/school/school.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    find: findPathTimetable,
    query: schoolDayQuerySchema,
    handle: async (context) => {
      const { actor, query, resource } = context;
      const school = await loadSchool(actor, resource.timetable.member_id);
      const date = dayOfIso(query.date ?? localToday(context));
      const days = await listDays(actor, school, date, date);
      return ok(days.map(({ day, pack }) => schoolDayJson(day, pack))[0]);
    },
  }),
});
export const action = loader;
