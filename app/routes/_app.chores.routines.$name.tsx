import { RoutineDialog } from "#app/components/chores/routine-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { addRoutineForm, findPathRoutine, routineData } from "#app/pages/chores/chore-routines.server.ts";
import { routineFormSchema } from "#app/schemas/chores/chore-people-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { CHORES } from "#app/shared/operations/chores.ts";
import { say } from "#app/words/catalogue.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export const clientAction = clientActionFor(CHORES);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  title: (data: { title: string } | undefined, locale: string) =>
    data ? say(chores, locale)("readyOf", { title: data.title }) : say(chores, locale)("readyNone"),
  dialog: true,
  form: "add-routine",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = permittedLoader({ permission: "keep-chores", find: findPathRoutine, load: routineData });

export const action = formRoute({
  "add-routine": familyForm({
    schema: routineFormSchema,
    permission: "keep-chores",
    find: findPathRoutine,
    handle: addRoutineForm,
  }),
});

export default formPage<typeof loader>(RoutineDialog);
