import { ChoreDialog } from "#app/components/chores/chore-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { atFormFields, choreFormData } from "#app/pages/chores/chore-pages.server.ts";
import { choreFormSchema } from "#app/schemas/chores/chore-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { addChore } from "#app/services/chores/chores.server.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { CHORES } from "#app/shared/operations/chores.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export const clientAction = clientActionFor(CHORES);
export const handle = {
  title: (_: unknown, locale: string) => say(chores, locale)("newChore"),
  dialog: true,
  form: "add-chore",
};
export { choreDialogSheets as links } from "#app/styles/links.ts";

export const loader = permittedLoader({
  permission: "keep-chores",
  load: async (context) => choreFormData(context, null),
});

export const action = formRoute({
  "add-chore": familyForm({
    schema: choreFormSchema,
    permission: "keep-chores",
    handle: async ({ actor, value, now, locale }) => {
      const { title } = await atFormFields(value, () => addChore(actor, value, now));
      return { to: CHORES_HREF, flash: { tone: "ok", text: say(choreWords, locale)("choreAdded", { title }) } };
    },
  }),
});

export default formPage<typeof loader>(ChoreDialog);
