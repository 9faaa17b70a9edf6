import { findMemberToTeach, findTimetableToDelete } from "#app/pages/school/school.server.ts";
import { timetableJson } from "#app/presenters/api/school-json.ts";
import { timetableSchema } from "#app/schemas/school/school.ts";
import { apiRoute, forFamily, noContent, ok } from "#app/server/api/api-route.server.ts";
import { listSubjects } from "#app/services/school/subjects.server.ts";
import { removeTimetable, saveTimetable } from "#app/services/school/timetables.server.ts";

export const loader = apiRoute({
  PUT: forFamily({
    operation: "save-timetable",
    find: findMemberToTeach,
    body: timetableSchema,
    handle: async ({ actor, resource, value }) => {
      const saved = await saveTimetable(actor, resource.id, value);
      return ok(timetableJson(saved, await listSubjects(actor)));
    },
  }),
  DELETE: forFamily({
    operation: "save-timetable",
    find: findTimetableToDelete,
    handle: async ({ actor, resource }) => {
      await removeTimetable(actor, resource.timetable.member_id);
      return noContent();
    },
  }),
});
export const action = loader;
