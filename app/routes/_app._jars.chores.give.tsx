import { GiveDialog } from "#app/components/chores/goal-dialogs.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { findQueryJar, giveGoalForm } from "#app/pages/chores/chore-people.server.ts";
import { presentJar } from "#app/presenters/chores/chore-people.ts";
import { giveFormSchema } from "#app/schemas/chores/chore-people-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { CHORES } from "#app/shared/operations/chores.ts";
import { say } from "#app/words/catalogue.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export const clientAction = clientActionFor(CHORES);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  dialog: true,
  title: (data: { person: { name: string }; goal: { title: string } | null } | undefined, locale: string) =>
    data?.goal
      ? say(chores, locale)("giveTitle", { goal: data.goal.title, name: data.person.name })
      : say(chores, locale)("giveReward"),
  form: "give-goal",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = permittedLoader({
  permission: "keep-chores",
  find: findQueryJar,
  load: async ({ resource, locale }) => presentJar(resource, locale),
});

export const action = formRoute({
  "give-goal": familyForm({
    schema: giveFormSchema,
    find: findQueryJar,
    permission: "keep-chores",
    handle: giveGoalForm,
  }),
});

export default formPage<typeof loader>(GiveDialog);
