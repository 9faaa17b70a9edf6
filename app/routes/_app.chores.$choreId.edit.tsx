import { ChoreDialog } from "#app/components/chores/chore-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { atFormFields, choreFormData } from "#app/pages/chores/chore-pages.server.ts";
import { findPathChore } from "#app/pages/chores/chores.server.ts";
import { choreFormSchema } from "#app/schemas/chores/chore-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { changeChore, deleteChore } from "#app/services/chores/chores.server.ts";
import { choreHref } from "#app/shared/chores/chore-links.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { CHORES } from "#app/shared/operations/chores.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export const clientAction = clientActionFor(CHORES);
export const handle = {
  title: (data: { title: string } | undefined, locale: string) => data?.title ?? say(chores, locale)("editing"),
  dialog: true,
  form: "edit-chore",
};
export { choreDialogSheets as links } from "#app/styles/links.ts";

export const loader = permittedLoader({
  permission: "keep-chores",
  find: findPathChore,
  load: async (context) => choreFormData(context, context.resource),
});

export const action = formRoute({
  "edit-chore": familyForm({
    schema: choreFormSchema,
    find: findPathChore,
    permission: "keep-chores",
    handle: async ({ actor, resource, value, now, locale }) => {
      const { id, title } = await atFormFields(value, () => changeChore(actor, resource.id, value, now));
      return { to: choreHref(id), flash: { tone: "ok", text: say(choreWords, locale)("choreSaved", { title }) } };
    },
  }),
  "delete-chore": familyForm({
    find: findPathChore,
    permission: "keep-chores",
    handle: async ({ actor, resource, locale }) => {
      const { title } = await deleteChore(actor, resource.id);
      return {
        to: CHORES_HREF,
        flash: {
          tone: "ok",
          text: say(choreWords, locale)("choreDeleted", { title }),
          undo_chore: { chore: resource.id },
        },
      };
    },
  }),
});

export default formPage<typeof loader>(ChoreDialog);
