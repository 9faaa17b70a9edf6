import { GoalDialog } from "#app/components/chores/goal-dialogs.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { deleteGoalForm, findQueryJar, goalData, saveGoalForm } from "#app/pages/chores/chore-people.server.ts";
import { goalFormSchema } from "#app/schemas/chores/chore-people-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { CHORES } from "#app/shared/operations/chores.ts";
import { say } from "#app/words/catalogue.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export const clientAction = clientActionFor(CHORES);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  dialog: true,
  title: (data: { person: { name: string } } | undefined, locale: string) =>
    data ? say(chores, locale)("goalOf", { name: data.person.name }) : say(chores, locale)("goal"),
  form: "save-goal",
};
export { pictureDialogSheets as links } from "#app/styles/links.ts";

export const loader = permittedLoader({
  permission: "keep-chores",
  find: findQueryJar,
  load: goalData,
});

export const action = formRoute({
  "save-goal": familyForm({
    schema: goalFormSchema,
    find: findQueryJar,
    permission: "keep-chores",
    handle: saveGoalForm,
  }),
  "delete-goal": familyForm({ find: findQueryJar, permission: "keep-chores", handle: deleteGoalForm }),
});

export default formPage<typeof loader>(GoalDialog);
