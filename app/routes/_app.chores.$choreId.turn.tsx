import { TurnDialog } from "#app/components/chores/turn-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { skipForm, swapForm, tickForm } from "#app/pages/chores/chore-pages.server.ts";
import { turnData } from "#app/pages/chores/chore-turn.server.ts";
import { findPathChore } from "#app/pages/chores/chores.server.ts";
import { swapFormSchema, tickFormSchema } from "#app/schemas/chores/chore-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { CHORES } from "#app/shared/operations/chores.ts";
import { say } from "#app/words/catalogue.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export const clientAction = clientActionFor(CHORES);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  title: (data: { title: string } | undefined, locale: string) =>
    data ? say(chores, locale)("moreOf", { title: data.title }) : say(chores, locale)("moreOfChore"),
  dialog: true,
};
export { cardDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => turnData(context, await findPathChore(context)));

export const action = formRoute({
  "do-chore": familyForm({ schema: tickFormSchema, find: findPathChore, handle: tickForm }),
  "skip-chore": familyForm({ schema: tickFormSchema, find: findPathChore, handle: skipForm }),
  "swap-turn": familyForm({ schema: swapFormSchema, find: findPathChore, handle: swapForm }),
});

export default formPage<typeof loader>(TurnDialog);
