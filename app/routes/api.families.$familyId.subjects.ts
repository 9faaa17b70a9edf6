import { forGrownUps } from "#app/pages/chores/chores.server.ts";
import { subjectJson } from "#app/presenters/api/school-json.ts";
import { newSubjectSchema } from "#app/schemas/school/school.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { addSubject, listSubjects } from "#app/services/school/subjects.server.ts";

export const loader = apiRoute({
  GET: forFamily({ handle: async ({ actor }) => ok((await listSubjects(actor)).map(subjectJson)) }),
  POST: forFamily({
    operation: "save-subject",
    find: forGrownUps,
    body: newSubjectSchema,
    handle: async ({ actor, value }) => created(subjectJson(await addSubject(actor, value))),
  }),
});
export const action = loader;
