import { useSay } from "#app/components/shell/root-data.ts";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { formPage } from "#app/components/ui/form-page.tsx";
import { findPathSubject } from "#app/pages/school/school.server.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { countLessons, removeSubject } from "#app/services/school/subjects.server.ts";
import { SCHOOL } from "#app/shared/operations/school.ts";
import { SCHOOL_HREF, subjectHref } from "#app/shared/school/school-links.ts";
import { say as write } from "#app/words/catalogue.ts";
import { school } from "#app/words/catalogues/school.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";

export const clientAction = clientActionFor(SCHOOL);
export const handle = {
  title: (data: { name: string } | undefined, locale: string) =>
    data ? write(school, locale)("deleteSubject", { name: data.name }) : write(school, locale)("deleteNone"),
  dialog: true,
};
export { dialogSheets as links } from "#app/styles/links.ts";

export const loader = permittedLoader({
  permission: "keep-school",
  find: findPathSubject,
  load: async ({ actor, resource }) => ({
    name: resource.name,
    lessons: await countLessons(actor, resource),
    closeHref: subjectHref(resource.id),
  }),
});

export const action = formRoute({
  "delete-subject": familyForm({
    permission: "keep-school",
    find: findPathSubject,
    handle: async ({ actor, resource, locale }) => {
      await removeSubject(actor, resource.id);
      const text = write(schoolWords, locale)("subjectDeleted", { name: resource.name });
      return { to: SCHOOL_HREF, flash: { tone: "ok", text } };
    },
  }),
});

export default formPage<typeof loader>(function DeleteSubject({ name, lessons, closeHref, lastResult }) {
  const say = useSay(school);
  return (
    <ConfirmDialog
      title={say("deleteAsk", { name })}
      intent="delete-subject"
      closeHref={closeHref}
      submitLabel={say("delete")}
      busyLabel={say("deleting")}
      lastResult={lastResult}
    >
      <p>{say("inLessons", { name, count: lessons })}</p>
    </ConfirmDialog>
  );
});
