import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { AddAll, OverPlanned } from "#app/components/drafts/add-all.tsx";
import { DraftPage } from "#app/components/drafts/draft-page.tsx";
import { ADD_DISH, ANOTHER_DISH, PlanDays, SAVE_RECIPE } from "#app/components/drafts/plan-days.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { addAllForm, addDishForm, anotherDishForm, saveDishRecipeForm } from "#app/pages/food/dish-forms.server.ts";
import { draftForms, pathDraftId } from "#app/pages/food/draft-forms.server.ts";
import { planHref, presentDays, presentDiscarded, presentDraft, presentNext } from "#app/presenters/food/drafts.ts";
import { presentEnglishNote } from "#app/presenters/food/english-note.ts";
import { type FormAnswer, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { findDraft } from "#app/services/ideas/drafts.server.ts";
import { placesLeft } from "#app/services/ideas/plan-drafts.server.ts";
import { DRAFTS } from "#app/shared/operations/drafts.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { drafts } from "#app/words/catalogues/drafts.ts";

export const clientAction = clientActionFor(DRAFTS);
export const handle = { title: (_: unknown, locale: string) => say(drafts, locale)("plan") };
export const links = styleSheets(forms, cards);

export const loader = familyLoader(async (context) => {
  const draft = await findDraft(context.actor, "meals", pathDraftId(context));
  const { id, options, content, source } = draft;
  const days = presentDays(id, content.days, source, context.locale);
  const isEnglish = days.some(({ dishes }) => dishes.some(({ dish }) => dish?.isEnglish));
  return {
    draft: presentDraft(draft, context.locale),
    note: presentEnglishNote({ steps: false, others: isEnglish }, context.locale),
    dayCount: options.days,
    days,
    left: placesLeft(content).length,
    next: presentNext(content.days),
    // Without script the page refreshes itself until the plan is done.
    refreshes: draft.state === "making",
  };
});

export const action = formRoute({
  [ADD_DISH]: addDishForm,
  [SAVE_RECIPE]: saveDishRecipeForm,
  "add-all": addAllForm,
  [ANOTHER_DISH]: anotherDishForm,
  ...draftForms("meals", planHref, (locale) => ({
    to: "/meals",
    flash: { tone: "ok", text: presentDiscarded(locale) },
  })),
});

/** The slot of the failed form. */
const parsePlace = ({ initialValue }: FormAnswer["lastResult"]) => ({
  date: String(initialValue?.date),
  meal: String(initialValue?.meal),
});

export default function MealPlanDraft() {
  const { draft, note, dayCount, days, left, next } = useLoaderData<typeof loader>();
  const say = useSay(drafts);
  const answer = useActionData<typeof action>();
  const failure = formState({}, answer?.lastResult).problems[0];
  // Also shown at the dish, because without script the page opens at its top.
  const ofDish =
    answer?.intent === ANOTHER_DISH && failure
      ? { ...parsePlace(answer.lastResult), text: failure.message }
      : undefined;
  const overQuestion = answer?.intent === "add-all" && answer.lastResult.error?.over ? failure?.message : undefined;
  const isReady = draft.state === "ready";
  const progress = say("progress", { done: days.length, days: dayCount });
  return (
    <DraftPage
      draft={draft}
      title={say("planTitle")}
      text={say("planText", { days: dayCount })}
      back={{ href: "/meals", label: say("mealPlanning") }}
      again={{ href: "/meals/plan", label: say("newPlan") }}
      making={{ text: say("planning"), done: { count: days.length, of: dayCount, words: progress } }}
      failure={
        failure && overQuestion === undefined
          ? { text: failure.message, isShownBelow: ofDish !== undefined }
          : undefined
      }
      dialog={<Outlet />}
      buttons={
        <>
          {next ? (
            <>
              <AppLink className="btn" to={next.weekHref}>
                {say("openWeek")}
              </AppLink>
              <AppLink className="btn" to={next.listHref}>
                {say("makeList")}
              </AppLink>
            </>
          ) : null}
          {left > 0 && overQuestion === undefined ? (
            <AddAll left={left} over={answer?.lastResult.initialValue?.over as string | undefined} />
          ) : null}
        </>
      }
    >
      {overQuestion === undefined ? null : <OverPlanned text={overQuestion} />}
      {note ? <p className="small muted">{note}</p> : null}
      <PlanDays days={days} isReady={isReady} failure={ofDish} />
    </DraftPage>
  );
}
