import { useActionData, useLoaderData } from "@remix-run/react";
import { Benefits } from "#app/components/calm/benefits.tsx";
import { Breathing } from "#app/components/calm/breathing.tsx";
import { CheckInForm, GET_PRACTICE } from "#app/components/calm/check-in-form.tsx";
import { CheckInInvitation, Mindfulness, Practice } from "#app/components/calm/mindfulness.tsx";
import { DailyTip, GET_TIP, PreviousTips } from "#app/components/calm/tips.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { type CalmState, calmHref, calmLinks, presentCheckIn } from "#app/presenters/calm/calm.ts";
import { checkInFormSchema, checkInQuerySchema } from "#app/schemas/check-in.ts";
import { id } from "#app/schemas/fields.ts";
import { ideaOptionsSchema } from "#app/schemas/ideas.ts";
import { findPractice, keepPractice, keepTip, listTips, newTip } from "#app/services/calm/calm.server.ts";
import { findMoment } from "#app/services/connection/moments.server.ts";
import { suggestPractice } from "#app/services/ideas/ideas.server.ts";
import calm from "#app/styles/calm.css?url";
import connection from "#app/styles/connection.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import moods from "#app/styles/moods.css?url";
import { TIPS_KEPT } from "#app/utils/constants.ts";
import { IDEAS } from "#app/view/operations/ideas.ts";

export const clientAction = clientActionFor(IDEAS);
export const handle = { title: "Family Wellness" };
// The steps of a practice look like those of an activity.
export const links = styleSheets(forms, moods, connection, calm);

function parseState({ url }: FamilyContext): CalmState {
  const query = url.searchParams;
  const checkIn = checkInQuerySchema.safeParse(Object.fromEntries(query));
  const practice = id.safeParse(Number(query.get("practice")));
  const tip = id.safeParse(Number(query.get("tip")));
  return {
    checkIn: checkIn.success ? checkIn.data : null,
    practice: practice.success ? practice.data : null,
    tip: tip.success ? tip.data : null,
    isCheckingIn: query.get("checkin") === "1",
    isBreathing: query.get("breathing") === "1",
  };
}

export const loader = familyLoader(async (context) => {
  const state = parseState(context);
  const { checkIn, practice, tip, isCheckingIn, isBreathing } = state;
  const [moment, kept, made] = await Promise.all([
    tip === null ? null : findMoment(context.actor, "tip", tip),
    listTips(context.actor),
    practice === null ? null : findPractice(context.actor, practice),
  ]);
  const tips = [...(moment ? [{ id: 0, text: moment.content.text, source: moment.source }] : []), ...kept];
  return {
    tips: tips.slice(0, TIPS_KEPT).map(({ id, text, source }) => ({ id, text, isBuiltIn: source === "built-in" })),
    links: calmLinks(state),
    isCheckingIn,
    isBreathing,
    defaults: { ...checkIn },
    made: checkIn &&
      made && {
        checkIn: presentCheckIn(checkIn),
        practice: made.content,
        isBuiltIn: made.source === "built-in",
      },
  };
});

export const action = formRoute({
  [GET_TIP]: familyForm({
    schema: ideaOptionsSchema,
    prepare: ({ actor, request, value }) => newTip(actor, { source: value.source, signal: request.signal }),
    handle: async ({ prepared: tip, ...context }) => {
      await keepTip(context.actor, tip);
      return { to: calmHref({ ...parseState(context), tip: null }) };
    },
  }),
  [GET_PRACTICE]: familyForm({
    schema: checkInFormSchema,
    prepare: ({ actor, request, value }) => suggestPractice(actor, value, request.signal),
    handle: async ({ value: checkIn, prepared, ...context }) => {
      const { id: practice } = await keepPractice(context.actor, prepared);
      const { isBreathing, tip } = parseState(context);
      return { to: calmHref({ checkIn, isBreathing, tip, practice }, "mindfulness") };
    },
  }),
});

export default function CalmPage() {
  const { tips, links, isCheckingIn, isBreathing, defaults, made } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lastResult = answer?.intent === GET_TIP ? undefined : answer?.lastResult;
  const tipFailure = answer?.intent === GET_TIP ? formState({}, answer.lastResult).problems[0]?.message : undefined;
  return (
    <Page>
      <PageHead title="Family Wellness" text="A quiet corner for everyone." />
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
      <PreviousTips tips={tips.slice(1)} />
      <Benefits />
    </Page>
  );
}
