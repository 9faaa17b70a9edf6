import { useActionData, useLoaderData } from "@remix-run/react";
import { DraftItems } from "#app/components/drafts/draft-items.tsx";
import { DraftPage } from "#app/components/drafts/draft-page.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { draftForms, pathDraftId } from "#app/pages/food/draft-forms.server.ts";
import { presentDraft, presentDraftItems, presentGroceriesAdded } from "#app/presenters/food/drafts.ts";
import { chosenItemsSchema } from "#app/schemas/ideas/idea-forms.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { findDraft } from "#app/services/ideas/drafts.server.ts";
import { addDraftGroceries } from "#app/services/ideas/grocery-drafts.server.ts";
import { draftGroceriesHref, GENERATE, GROCERIES } from "#app/shared/food/grocery-links.ts";
import { DRAFTS } from "#app/shared/operations/drafts.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { drafts } from "#app/words/catalogues/drafts.ts";

export const clientAction = clientActionFor(DRAFTS);
export const handle = { title: (_: unknown, locale: string) => say(drafts, locale)("list"), form: "add-items" };
export const links = styleSheets(forms, cards);

export const loader = familyLoader(async (context) => {
  const draft = await findDraft(context.actor, "groceries", pathDraftId(context));
  return {
    draft: presentDraft(draft, context.locale),
    isAdded: draft.content.isAdded === true,
    aisles: presentDraftItems(draft.content.items, context.locale),
    // Without script the page refreshes itself until the list is done.
    refreshes: draft.state === "making",
  };
});

export const action = formRoute({
  "add-items": familyForm({
    schema: chosenItemsSchema,
    handle: async ({ value, ...context }) => {
      const added = await addDraftGroceries(context.actor, pathDraftId(context), value.items);
      const text = presentGroceriesAdded(added, context.locale);
      return { to: GROCERIES, flash: { tone: "ok", text, place: "grocery" } };
    },
  }),
  ...draftForms("groceries", draftGroceriesHref, () => ({ to: GROCERIES })),
});

export default function GroceryDraft() {
  const { draft, isAdded, aisles } = useLoaderData<typeof loader>();
  const say = useSay(drafts);
  const answer = useActionData<typeof action>();
  const isOfItems = answer?.intent === "add-items";
  const failure = isOfItems ? undefined : formState({}, answer?.lastResult).problems[0];
  const isReady = draft.state === "ready";
  return (
    <DraftPage
      draft={draft}
      title={say("listTitle")}
      text={say("listText")}
      back={{ href: GROCERIES, label: say("groceryList") }}
      again={{ href: GENERATE, label: say("newList") }}
      making={{ text: say("makingList") }}
      failure={failure && { text: failure.message, isShownBelow: false }}
    >
      {isAdded ? <p>{say("listAdded")}</p> : null}
      {isReady && !isAdded && aisles.length > 0 ? (
        <DraftItems aisles={aisles} lastResult={isOfItems ? answer.lastResult : undefined} />
      ) : null}
      {isReady && aisles.length === 0 ? <p>{say("noMeals")}</p> : null}
    </DraftPage>
  );
}
