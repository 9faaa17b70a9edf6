import type { LinksFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import {
  DISCARD_DRAFT,
  DiscardButton,
  Failed,
  LeftOut,
  MadeBy,
  Making,
  RETRY_DRAFT,
  useDraftNews,
} from "#app/components/meals/draft-state.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { FieldErrors } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { pathId } from "#app/http/api/api-route.server.ts";
import { formAction, onSubmit } from "#app/http/forms/form-action.server.ts";
import { asFamily, type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import {
  draftGroceriesHref,
  presentChoices,
  presentDraftItems,
  presentGroceriesAdded,
} from "#app/presenters/food/drafts.ts";
import { fillAfterCommit } from "#app/route-helpers/drafts.server.ts";
import { chosenItemsSchema } from "#app/schemas/idea-forms.ts";
import { ideaOptionsSchema } from "#app/schemas/ideas.ts";
import { discardDraft, findDraft, retryDraft } from "#app/services/ideas/drafts.server.ts";
import { addDraftGroceries } from "#app/services/ideas/grocery-drafts.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";

export const handle = { title: "Draft of a grocery list" };
export const links: LinksFunction = () => [forms, cards].map((href) => ({ rel: "stylesheet", href }));

const ADD_ITEMS = "add-items";
const LIST = "/meals#grocery";
const draftId = ({ params }: FamilyContext) => pathId(params.draftId, "Draft");

export const loader = familyLoader(async (context) => {
  const { state, source, options, content, problem } = await findDraft(context.actor, "groceries", draftId(context));
  return {
    ...{ state, source, problem, leftOut: content.left_out, isAdded: content.isAdded === true },
    choices: presentChoices(options),
    aisles: presentDraftItems(content.items),
    // Without script the page comes anew until the list is there.
    refreshes: state === "making",
  };
});

export const action = formAction(asFamily, {
  [ADD_ITEMS]: onSubmit<FamilyContext, typeof chosenItemsSchema>(chosenItemsSchema, async (context, { items }) => {
    const added = await addDraftGroceries(context.actor, draftId(context), items);
    return { to: LIST, flash: { tone: "ok", text: presentGroceriesAdded(added), place: "grocery" } };
  }),
  [RETRY_DRAFT]: onSubmit<FamilyContext, typeof ideaOptionsSchema>(ideaOptionsSchema, async (context, { source }) => {
    const id = draftId(context);
    const draft = await retryDraft(context.actor, "groceries", id, source);
    return { to: draftGroceriesHref(id), ...(draft ? { afterCommit: fillAfterCommit(context.actor, draft) } : {}) };
  }),
  [DISCARD_DRAFT]: onSubmit<FamilyContext, z.AnyZodObject>(z.object({}), async (context) => {
    await discardDraft(context.actor, "groceries", draftId(context));
    return { to: LIST };
  }),
});

type Aisles = ReturnType<typeof presentDraftItems>;

function Items({ aisles, answer }: { aisles: Aisles; answer: ReturnType<typeof useActionData<typeof action>> }) {
  const form = formState({}, answer?.lastResult);
  const sent = answer?.lastResult.initialValue;
  const isChosen = (at: number) => !sent || [sent.items].flat().includes(String(at));
  return (
    <Form intent={ADD_ITEMS} className="form">
      <ErrorSummary form={form} heading="h2" />
      <fieldset className="field" id="items">
        <legend>What to put on the list</legend>
        <FieldErrors form={form} name="items" />
        <div className="stack">
          {aisles.map(({ category, rows }) => (
            <section className="stack stack-s" aria-label={category} key={category}>
              <h2 className="h3">{category}</h2>
              <ul>
                {rows.map(({ at, item_name, quantity, notes }) => (
                  <li key={at}>
                    <label className="tick">
                      <input type="checkbox" name="items" value={at} defaultChecked={isChosen(at)} />
                      <span>
                        {item_name}
                        {quantity ? `, ${quantity}` : null}
                        {notes ? <small>{notes}</small> : null}
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </fieldset>
      <div className="row">
        <SubmitButton intent={ADD_ITEMS} busyLabel="Adding...">
          <Icon name="basket" />
          Put on the list
        </SubmitButton>
      </div>
    </Form>
  );
}

export default function GroceryDraft() {
  const { state, source, problem, leftOut, isAdded, choices, aisles } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useDraftNews(state === "making");
  return (
    <Page>
      <Link className="back" to={LIST}>
        <Icon name="left" flip />
        Grocery List
      </Link>
      <div className="head">
        <div className="head__text">
          <h1>AI Generate grocery list</h1>
          <p>Untick what you have. What is on the list already is not doubled.</p>
        </div>
        {state === "ready" ? (
          <div className="row">
            <Link className="btn" to="/meals/grocery/generate">
              New list
            </Link>
            <DiscardButton label="Discard" />
          </div>
        ) : null}
      </div>
      <MadeBy source={source} choices={choices} />
      {state === "making" ? <Making text="Writing your list…" /> : null}
      {state === "failed" ? <Failed problem={problem ?? ""} /> : null}
      {isAdded ? <p>These groceries are on the list.</p> : null}
      {state === "ready" && !isAdded && aisles.length > 0 ? <Items aisles={aisles} answer={answer} /> : null}
      {state === "ready" && aisles.length === 0 ? (
        <p>Nothing is needed for these days. Plan some meals first.</p>
      ) : null}
      <LeftOut leftOut={leftOut} />
    </Page>
  );
}
