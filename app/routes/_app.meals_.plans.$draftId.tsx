import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { DraftPage } from "#app/components/meals/draft-page.tsx";
import { ADD_DISH, ANOTHER_DISH, PlanDays } from "#app/components/meals/plan-days.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { type FormAnswer, familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";
import { placeWords, planHref, presentAllAdded, presentDays, presentDraft } from "#app/presenters/food/drafts.ts";
import { draftForms, pathDraftId } from "#app/route-helpers/draft-forms.server.ts";
import { placeSchema } from "#app/schemas/idea-forms.ts";
import { ideaOptionsSchema } from "#app/schemas/ideas.ts";
import { findDraft } from "#app/services/ideas/drafts.server.ts";
import { addAllDishes, addDish, anotherDish, layDish, placesLeft } from "#app/services/ideas/plan-drafts.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { FOOD } from "#app/view/operations/food.ts";

export const clientAction = clientActionFor(FOOD);
export const handle = { title: "Draft of a meal plan" };
export const links = styleSheets(forms, cards);

export const loader = familyLoader(async (context) => {
  const draft = await findDraft(context.actor, "meals", pathDraftId(context));
  const { id, options, content, source } = draft;
  return {
    draft: presentDraft(draft),
    dayCount: options.days,
    days: presentDays(id, content.days, source, context.locale),
    left: placesLeft(content).length,
    // Without script the page comes again by itself until the plan is there.
    refreshes: draft.state === "making",
  };
});

export const action = formRoute({
  [ADD_DISH]: familyForm({
    schema: placeSchema,
    handle: async ({ value: place, ...context }) => {
      const id = pathDraftId(context);
      const meal = await addDish(context.actor, id, place);
      const where = placeWords(place.date, place.meal, context.locale);
      const text = meal ? `Added: ${meal.title}. ${where}.` : `That was added already. ${where}.`;
      return { to: planHref(id), flash: { tone: "ok", text } };
    },
  }),
  "add-all": familyForm({
    handle: async (context) => {
      const count = await addAllDishes(context.actor, pathDraftId(context));
      return { to: planHref(pathDraftId(context)), flash: { tone: "ok", text: presentAllAdded(count) } };
    },
  }),
  [ANOTHER_DISH]: familyForm({
    schema: placeSchema.merge(ideaOptionsSchema),
    prepare: ({ value: { source, ...place }, ...context }) =>
      anotherDish(context.actor, pathDraftId(context), place, { source, signal: context.request.signal }),
    handle: async ({ value: { source: _, ...place }, prepared: dish, ...context }) => {
      await layDish(context.actor, pathDraftId(context), place, dish);
      const text = `${placeWords(place.date, place.meal, context.locale)}: now ${dish.title}.`;
      return { to: planHref(pathDraftId(context)), flash: { tone: "ok", text } };
    },
  }),
  ...draftForms("meals", planHref, {
    to: "/meals",
    flash: { tone: "ok", text: "The draft is gone. What was added stays." },
  }),
});

/** Which dish another was wanted for. */
const parsePlace = ({ initialValue }: FormAnswer["lastResult"]) => ({
  date: String(initialValue?.date),
  meal: String(initialValue?.meal),
});

export default function MealPlanDraft() {
  const { draft, dayCount, days, left } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const failure = formState({}, answer?.lastResult).problems[0];
  // Said where the button was pressed, too: without script the page begins at its top.
  const ofDish =
    answer?.intent === ANOTHER_DISH && failure
      ? { ...parsePlace(answer.lastResult), text: failure.message }
      : undefined;
  const isReady = draft.state === "ready";
  const made = `${days.length} of ${dayCount} days`;
  return (
    <DraftPage
      draft={draft}
      title="AI Meal Plan"
      text={`A draft for ${dayCount === 1 ? "one day" : `${dayCount} days`}. Change what you like, add what you keep.`}
      back={{ href: "/meals", label: "Meal Planning" }}
      again={{ href: "/meals/plan", label: "New plan" }}
      making={{ text: "Planning your meals…", done: { count: days.length, of: dayCount, words: made } }}
      failure={failure && { text: failure.message, isShownBelow: ofDish !== undefined }}
      dialog={<Outlet />}
      buttons={
        left > 0 ? (
          <Form intent="add-all">
            <SubmitButton intent="add-all" busyLabel="Adding...">
              <Icon name="plus" />
              Add all {left}
            </SubmitButton>
          </Form>
        ) : null
      }
    >
      <PlanDays days={days} isReady={isReady} failure={ofDish} />
    </DraftPage>
  );
}
