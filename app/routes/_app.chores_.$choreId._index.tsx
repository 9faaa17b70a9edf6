import { useActionData, useLoaderData } from "@remix-run/react";
import { ChoreDetails } from "#app/components/chores/chore-details.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import {
  chorePageData,
  restForm,
  skipForm,
  swapForm,
  tickForm,
  undoForm,
} from "#app/pages/chores/chore-pages.server.ts";
import { findPathChore } from "#app/pages/chores/chores.server.ts";
import { restFormSchema, swapFormSchema, tickFormSchema, undoFormSchema } from "#app/schemas/chores/chore-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { NEVER } from "#app/shared/chores/constants.ts";
import { CHORES } from "#app/shared/operations/chores.ts";
import cards from "#app/styles/cards.css?url";
import chore from "#app/styles/chore.css?url";
import choreStyles from "#app/styles/chores.css?url";
import facts from "#app/styles/facts.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export const clientAction = clientActionFor(CHORES);
export const handle = {
  title: (data: { title: string } | undefined, locale: string) => data?.title ?? say(chores, locale)("chore"),
  form: "rest-chore",
};
export const links = styleSheets(cards, forms, choreStyles, chore, facts);

export const loader = familyLoader(async (context) => chorePageData(context, await findPathChore(context)));

export const action = formRoute({
  "do-chore": familyForm({ schema: tickFormSchema, find: findPathChore, handle: tickForm }),
  "skip-chore": familyForm({ schema: tickFormSchema, find: findPathChore, handle: skipForm }),
  "swap-turn": familyForm({ schema: swapFormSchema, find: findPathChore, handle: swapForm }),
  "undo-chore": familyForm({ schema: undoFormSchema, find: findPathChore, handle: undoForm }),
  "rest-chore": familyForm({
    schema: restFormSchema,
    permission: "keep-chores",
    find: findPathChore,
    handle: (context) => restForm(context, context.value.rests_until ?? NEVER),
  }),
  "wake-chore": familyForm({
    permission: "keep-chores",
    find: findPathChore,
    handle: (context) => restForm(context, null),
  }),
});

export default function Chore() {
  const data = useLoaderData<typeof loader>();
  return <ChoreDetails chore={data} form={formState({}, useActionData<typeof action>()?.lastResult)} />;
}
