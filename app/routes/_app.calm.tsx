import { useActionData, useLoaderData } from "@remix-run/react";
import { Benefits } from "#app/components/calm/benefits.tsx";
import { Breathing } from "#app/components/calm/breathing.tsx";
import { CheckInForm, GET_PRACTICE } from "#app/components/calm/check-in-form.tsx";
import { CheckInInvitation, Mindfulness, Practice } from "#app/components/calm/mindfulness.tsx";
import { DailyTip, GET_TIP, PreviousTips } from "#app/components/calm/tips.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { loadCalm, parseCalmState } from "#app/pages/calm/calm.server.ts";
import { calmHref } from "#app/presenters/calm/calm.ts";
import { checkInFormSchema } from "#app/schemas/chores/check-in.ts";
import { ideaOptionsSchema } from "#app/schemas/ideas/ideas.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { newTip, savePractice, saveTip } from "#app/services/calm/calm.server.ts";
import { suggestPractice } from "#app/services/ideas/ideas.server.ts";
import { CALM } from "#app/shared/operations/calm.ts";
import calm from "#app/styles/calm.css?url";
import connection from "#app/styles/connection.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import moods from "#app/styles/moods.css?url";
import { say } from "#app/words/catalogue.ts";
import { calm as messages } from "#app/words/catalogues/calm.ts";

export const clientAction = clientActionFor(CALM);
export const handle = { title: (_: unknown, locale: string) => say(messages, locale)("title"), form: "get-practice" };
// Also `connection`, because the steps of a practice look like those of an activity.
export const links = styleSheets(forms, moods, connection, calm);

export const loader = familyLoader(loadCalm);

export const action = formRoute({
  [GET_TIP]: familyForm({
    schema: ideaOptionsSchema,
    prepare: ({ actor, request, value }) => newTip(actor, { source: value.source, signal: request.signal }),
    handle: async ({ prepared: tip, ...context }) => {
      await saveTip(context.actor, tip);
      return { to: calmHref({ ...parseCalmState(context), tip: null }) };
    },
  }),
  [GET_PRACTICE]: familyForm({
    schema: checkInFormSchema,
    prepare: ({ actor, request, value }) => suggestPractice(actor, value, request.signal),
    handle: async ({ value: checkIn, prepared, ...context }) => {
      const { id: practice } = await savePractice(context.actor, prepared);
      const { isBreathing, tip } = parseCalmState(context);
      return { to: calmHref({ checkIn, isBreathing, tip, practice }, "mindfulness") };
    },
  }),
});

export default function CalmPage() {
  const words = useSay(messages);
  const { tips, note, links, isCheckingIn, isBreathing, defaults, made } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lastResult = answer?.intent === GET_TIP ? undefined : answer?.lastResult;
  const tipFailure = answer?.intent === GET_TIP ? formState({}, answer.lastResult).problems[0]?.message : undefined;
  return (
    <Page title={words("title")} motto={words("motto")}>
      <DailyTip tip={tips[0]} failure={tipFailure} />
      <div className="split split--even">
        <Mindfulness stage={isCheckingIn ? "form" : made ? "practice" : "invitation"} checkInHref={links.checkIn}>
          {isCheckingIn ? (
            <CheckInForm cancelHref={links.cancel} defaults={defaults} lastResult={lastResult} />
          ) : made ? (
            <Practice {...made} againHref={links.checkIn} />
          ) : (
            <CheckInInvitation href={links.checkIn} />
          )}
        </Mindfulness>
        <Breathing isBreathing={isBreathing} startHref={links.startBreathing} stopHref={links.stopBreathing} />
      </div>
      {note ? <p className="small muted">{note}</p> : null}
      <PreviousTips tips={tips.slice(1)} />
      <Benefits />
    </Page>
  );
}
