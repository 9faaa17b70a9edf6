import { SubjectDialog } from "#app/components/school/subject-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { findPathSubject } from "#app/pages/school/school.server.ts";
import { schoolPlace } from "#app/pages/school/school-pages.server.ts";
import { presentSwatches } from "#app/presenters/people/swatches.ts";
import { subjectFormSchema } from "#app/schemas/school/school-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { changeSubject, listSubjects } from "#app/services/school/subjects.server.ts";
import { SCHOOL } from "#app/shared/operations/school.ts";
import { deleteSubjectHref, timetableHref } from "#app/shared/school/school-links.ts";
import { pick } from "#app/utils/pick.ts";
import { say } from "#app/words/catalogue.ts";
import { school } from "#app/words/catalogues/school.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";

export const clientAction = clientActionFor(SCHOOL);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  title: (data: { title: string } | undefined, locale: string) => data?.title ?? say(school, locale)("subject"),
  dialog: true,
  form: "edit-subject",
};
export { memberDialogSheets as links } from "#app/styles/links.ts";

export const loader = permittedLoader({
  permission: "keep-school",
  find: findPathSubject,
  load: async (context) => {
    const { actor, resource, locale } = context;
    const others = (await listSubjects(actor)).filter(({ id }) => id !== resource.id);
    return {
      title: resource.name,
      closeHref: timetableHref(schoolPlace(context)),
      deleteHref: deleteSubjectHref(resource.id),
      swatches: presentSwatches(
        others.map(({ color }) => color),
        locale,
      ),
      defaults: pick(resource, ["name", "color", "room", "teacher", "bring"]),
    };
  },
});

export const action = formRoute({
  "edit-subject": familyForm({
    schema: subjectFormSchema,
    permission: "keep-school",
    find: findPathSubject,
    handle: async (context) => {
      const { name } = await changeSubject(context.actor, context.resource.id, context.value);
      const text = say(schoolWords, context.locale)("subjectSaved", { name });
      return { to: timetableHref(schoolPlace(context)), flash: { tone: "ok", text } };
    },
  }),
});

export default formPage<typeof loader>(SubjectDialog);
