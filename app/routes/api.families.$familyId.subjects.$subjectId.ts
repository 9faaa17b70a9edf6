import { findSubjectToChange } from "#app/pages/school/school.server.ts";
import { subjectJson } from "#app/presenters/api/school-json.ts";
import { subjectChangeSchema } from "#app/schemas/school/school.ts";
import { apiRoute, forFamily, noContent, ok } from "#app/server/api/api-route.server.ts";
import { changeSubject, removeSubject } from "#app/services/school/subjects.server.ts";

export const loader = apiRoute({
  PUT: forFamily({
    operation: "save-subject",
    find: findSubjectToChange,
    body: subjectChangeSchema,
    handle: async ({ actor, resource, value }) => ok(subjectJson(await changeSubject(actor, resource.id, value))),
  }),
  DELETE: forFamily({
    operation: "save-subject",
    find: findSubjectToChange,
    handle: async ({ actor, resource }) => {
      await removeSubject(actor, resource.id);
      return noContent();
    },
  }),
});
export const action = loader;
