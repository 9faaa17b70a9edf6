import { clientActionFor } from "#app/components/ui/client-action.ts";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { formPage } from "#app/components/ui/form-page.tsx";
import { findPathSubject } from "#app/pages/school/school.server.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { countLessons, removeSubject } from "#app/services/school/subjects.server.ts";
import { SCHOOL } from "#app/shared/operations/school.ts";
import { SCHOOL_HREF, subjectHref } from "#app/shared/school/school-links.ts";

export const clientAction = clientActionFor(SCHOOL);
export const handle = { title: (data?: { name: string }) => `Delete ${data?.name ?? "subject"}`, dialog: true };
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
    handle: async ({ actor, resource }) => {
      await removeSubject(actor, resource.id);
      return { to: SCHOOL_HREF, flash: { tone: "ok", text: `Subject deleted: ${resource.name}.` } };
    },
  }),
});

const formatLessons = (name: string, lessons: number) => {
  if (lessons === 0) return `${name} is in no lesson.`;
  return lessons === 1
    ? `${name} is in 1 lesson. It becomes free.`
    : `${name} is in ${lessons} lessons. They become free.`;
};

export default formPage<typeof loader>(({ name, lessons, closeHref, lastResult }) => (
  <ConfirmDialog
    title={`Delete ${name}?`}
    intent="delete-subject"
    closeHref={closeHref}
    submitLabel="Delete"
    busyLabel="Deleting…"
    lastResult={lastResult}
  >
    <p>{formatLessons(name, lessons)}</p>
  </ConfirmDialog>
));
