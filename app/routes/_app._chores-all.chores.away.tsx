import { AwayDialog } from "#app/components/chores/away-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { addAbsenceForm, awayForm, removeAbsenceForm } from "#app/pages/chores/chore-people.server.ts";
import { absenceFormSchema, removeAbsenceSchema } from "#app/schemas/chores/chore-people-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { CHORES } from "#app/shared/operations/chores.ts";
import { say } from "#app/words/catalogue.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export const clientAction = clientActionFor(CHORES);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  title: (_: unknown, locale: string) => say(chores, locale)("addAway"),
  dialog: true,
  form: "add-absence",
};
export { noteDialogSheets as links } from "#app/styles/links.ts";

export const loader = permittedLoader({ permission: "keep-chores", load: awayForm });

export const action = formRoute({
  "add-absence": familyForm({ schema: absenceFormSchema, permission: "keep-chores", handle: addAbsenceForm }),
  "remove-absence": familyForm({ schema: removeAbsenceSchema, permission: "keep-chores", handle: removeAbsenceForm }),
});

export default formPage<typeof loader>(AwayDialog);
