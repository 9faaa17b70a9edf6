import type { LinksFunction } from "@remix-run/node";
import { Link, Outlet, useActionData, useLoaderData } from "@remix-run/react";
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
import { ADD_DISH, ANOTHER_DISH, PlanDays } from "#app/components/meals/plan-days.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { pathId } from "#app/http/api/api-route.server.ts";
import { type FormAnswer, formAction, onSlowSubmit, onSubmit } from "#app/http/forms/form-action.server.ts";
import { asFamily, type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { placeWords, planHref, presentAllAdded, presentChoices, presentDays } from "#app/presenters/food/drafts.ts";
import { fillAfterCommit } from "#app/route-helpers/drafts.server.ts";
import { placeSchema } from "#app/schemas/idea-forms.ts";
import { ideaOptionsSchema } from "#app/schemas/ideas.ts";
import { discardDraft, findDraft, retryDraft } from "#app/services/ideas/drafts.server.ts";
import { addAllDishes, addDish, anotherDish, layDish, placesLeft } from "#app/services/ideas/plan-drafts.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";

export const handle = { title: "Draft of a meal plan" };
export const links: LinksFunction = () => [forms, cards].map((href) => ({ rel: "stylesheet", href }));

const ADD_ALL = "add-all";
const draftId = ({ params }: FamilyContext) => pathId(params.draftId, "Draft");

export const loader = familyLoader(async (context) => {
  const { actor, locale } = context;
  const { id, state, source, options, content, problem } = await findDraft(actor, "meals", draftId(context));
  return {
    ...{ state, source, problem, dayCount: options.days, leftOut: content.left_out, notes: content.notes },
    choices: presentChoices(options),
    days: presentDays(id, content.days, source, locale),
    left: placesLeft(content).length,
    // Without script the page comes anew until the plan is there.
    refreshes: state === "making",
  };
});

export const action = formAction(asFamily, {
  [ADD_DISH]: onSubmit<FamilyContext, typeof placeSchema>(placeSchema, async (context, place) => {
    const id = draftId(context);
    const meal = await addDish(context.actor, id, place);
    const where = placeWords(place.date, place.meal, context.locale);
    const text = meal ? `Added: ${meal.title}. ${where}.` : `That was added already. ${where}.`;
    return { to: planHref(id), flash: { tone: "ok", text } };
  }),
  [ADD_ALL]: onSubmit<FamilyContext, z.AnyZodObject>(z.object({}), async (context) => {
    const count = await addAllDishes(context.actor, draftId(context));
    return { to: planHref(draftId(context)), flash: { tone: "ok", text: presentAllAdded(count) } };
  }),
  [ANOTHER_DISH]: onSlowSubmit(
    placeSchema.merge(ideaOptionsSchema),
    (context: FamilyContext, { source, ...place }) =>
      anotherDish(context.actor, draftId(context), place, { source, signal: context.request.signal }),
    async (context, { source: _, ...place }, dish) => {
      await layDish(context.actor, draftId(context), place, dish);
      const text = `${placeWords(place.date, place.meal, context.locale)}: now ${dish.title}.`;
      return { to: planHref(draftId(context)), flash: { tone: "ok", text } };
    },
  ),
  [RETRY_DRAFT]: onSubmit<FamilyContext, typeof ideaOptionsSchema>(ideaOptionsSchema, async (context, { source }) => {
    const id = draftId(context);
    const draft = await retryDraft(context.actor, "meals", id, source);
    return { to: planHref(id), ...(draft ? { afterCommit: fillAfterCommit(context.actor, draft) } : {}) };
  }),
  [DISCARD_DRAFT]: onSubmit<FamilyContext, z.AnyZodObject>(z.object({}), async (context) => {
    await discardDraft(context.actor, "meals", draftId(context));
    return { to: "/meals", flash: { tone: "ok", text: "The draft is gone. What was added stays." } };
  }),
});

/** Which dish another was wanted for. */
const parsePlace = ({ initialValue }: FormAnswer["lastResult"]) => ({
  date: String(initialValue?.date),
  meal: String(initialValue?.meal),
});

export default function MealPlanDraft() {
  const { state, source, problem, dayCount, leftOut, notes, choices, days, left } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const failure = formState({}, answer?.lastResult).problems[0];
  // Said where the button was pressed, too: without script the page begins at its top.
  const ofDish =
    answer?.intent === ANOTHER_DISH && failure
      ? { ...parsePlace(answer.lastResult), text: failure.message }
      : undefined;
  useDraftNews(state === "making");
  const isReady = state === "ready";
  return (
    <Page dialog={<Outlet />}>
      <Link className="back" to="/meals">
        <Icon name="left" flip />
        Meal Planning
      </Link>
      <div className="head">
        <div className="head__text">
          <h1>AI Meal Plan</h1>
          <p>A draft for {dayCount === 1 ? "one day" : `${dayCount} days`}. Change what you like, add what you keep.</p>
        </div>
        {isReady ? (
          <div className="row">
            <Link className="btn" to="/meals/plan">
              New plan
            </Link>
            <DiscardButton label="Discard" />
            {left > 0 ? (
              <Form intent={ADD_ALL}>
                <SubmitButton intent={ADD_ALL} busyLabel="Adding...">
                  <Icon name="plus" />
                  Add all {left}
                </SubmitButton>
              </Form>
            ) : null}
          </div>
        ) : null}
      </div>
      <MadeBy source={source} choices={choices} />
      {failure ? (
        <div className="flash flash--bad" role={ofDish ? undefined : "alert"}>
          <Icon name="warn" />
          <p>{failure.message}</p>
        </div>
      ) : null}
      {state === "making" ? (
        <Making
          text="Planning your meals…"
          done={{ count: days.length, of: dayCount, words: `${days.length} of ${dayCount} days` }}
        />
      ) : null}
      {state === "failed" ? <Failed problem={problem ?? ""} /> : null}
      <PlanDays days={days} isReady={isReady} failure={ofDish} />
      <LeftOut leftOut={leftOut} notes={notes} />
    </Page>
  );
}
