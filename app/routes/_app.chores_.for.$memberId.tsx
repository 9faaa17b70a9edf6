import { ChildPage } from "#app/components/chores/child-page.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import {
  childPageData,
  completeChoreForm,
  findPathChild,
  uncompleteChoreForm,
} from "#app/pages/chores/child-page.server.ts";
import { tickFormSchema, undoFormSchema } from "#app/schemas/chores/chore-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { CHORES } from "#app/shared/operations/chores.ts";
import cards from "#app/styles/cards.css?url";
import child from "#app/styles/child.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export const clientAction = clientActionFor(CHORES);
export const handle = {
  title: (data: { person: { name: string } } | undefined, locale: string) =>
    data ? say(chores, locale)("choresOf", { name: data.person.name }) : say(chores, locale)("choresOfChild"),
};
export const links = styleSheets(cards, child);

export const loader = familyLoader(async (context) => childPageData(context, await findPathChild(context)));

export const action = formRoute({
  "do-chore": familyForm({ schema: tickFormSchema, find: findPathChild, handle: completeChoreForm }),
  "undo-chore": familyForm({ schema: undoFormSchema, find: findPathChild, handle: uncompleteChoreForm }),
});

export default formPage<typeof loader>(ChildPage);
