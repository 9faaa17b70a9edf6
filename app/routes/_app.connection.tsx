import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Generators, getIdea } from "#app/components/connection/generators.tsx";
import { HowItWorks, RecentIdeas, SKIP_IDEA, TodaysActivity } from "#app/components/connection/ideas.tsx";
import { EarnedRewards, NextReward, Points, RecentCompletions } from "#app/components/connection/points.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { IdeaFailure } from "#app/components/ui/idea-failure.tsx";
import {
  childAges,
  presentCompletion,
  presentGenerators,
  presentIdea,
  presentMomentIdea,
  presentRecentIdea,
  presentRewards,
} from "#app/presenters/connection/connection.ts";
import { lastWeeks, presentWeeks } from "#app/presenters/connection/together.ts";
import { presentEnglishNote } from "#app/presenters/food/english-note.ts";
import { id } from "#app/schemas/fields.ts";
import { ideaOptionsSchema } from "#app/schemas/ideas/ideas.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import {
  connectionPoints,
  listIdeas,
  newIdea,
  recentCompletions,
  saveIdea,
  skipIdea,
} from "#app/services/connection/connection.server.ts";
import { daysTogether } from "#app/services/connection/history.server.ts";
import { findMoment } from "#app/services/connection/moments.server.ts";
import { listRewards } from "#app/services/connection/rewards.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { ACTIVITY_KINDS, type ActivityKind, COMPLETIONS_SHOWN } from "#app/shared/connection/constants.ts";
import { CONNECTION } from "#app/shared/operations/connection.ts";
import connection from "#app/styles/connection.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { connection as messages } from "#app/words/catalogues/connection.ts";

export const clientAction = clientActionFor(CONNECTION);
export const handle = { title: (_: unknown, locale: string) => say(messages, locale)("title") };
export const links = styleSheets(connection);

const HERE = "/connection";

export const loader = familyLoader(async ({ actor, now, locale, url }) => {
  const today = familyToday(actor, now);
  const requested = id.safeParse(Number(url.searchParams.get("moment")));
  const [{ stats, currentStreak }, moment, ideas, rewards, completions, together] = await Promise.all([
    connectionPoints(actor, now),
    requested.success ? findMoment(actor, "activity", requested.data) : null,
    listIdeas(actor, now),
    listRewards(actor),
    recentCompletions(actor, COMPLETIONS_SHOWN),
    daysTogether(actor, lastWeeks(today, locale)),
  ]);
  const idea = moment ? presentMomentIdea(moment, locale) : ideas.today && presentIdea(ideas.today, locale);
  const recentIdeas = ideas.recent.map((recent) => presentRecentIdea(recent, locale));
  const isEnglish = [idea, ...recentIdeas].some((shown) => shown?.isEnglish);
  return {
    generators: presentGenerators(locale),
    idea,
    recentIdeas,
    note: presentEnglishNote({ steps: false, others: isEnglish }, locale),
    points: {
      total: stats.total_points.toLocaleString(locale),
      streak: currentStreak,
      best: stats.best_streak,
      weeks: presentWeeks(together, today, currentStreak, locale),
    },
    rewards: presentRewards(rewards, stats.total_points, locale),
    completions: completions.map((completion) => presentCompletion(completion, today, locale)),
  };
});

const ideaForm = (kind: ActivityKind) =>
  familyForm({
    schema: ideaOptionsSchema,
    prepare: async (context) => {
      const { actor, now, request, value } = context;
      const ages = childAges(await familyMembers(context), familyToday(actor, now));
      return newIdea(actor, kind, ages, { source: value.source, signal: request.signal });
    },
    handle: async ({ actor, now, prepared }) => {
      await saveIdea(actor, kind, prepared, now);
      return { to: HERE };
    },
  });

export const action = formRoute({
  ...Object.fromEntries(ACTIVITY_KINDS.map((kind) => [getIdea(kind), ideaForm(kind)])),
  [SKIP_IDEA]: familyForm({
    schema: z.object({ idea: id }),
    handle: async ({ actor, value }) => {
      await skipIdea(actor, value.idea);
      return { to: HERE };
    },
  }),
});

export default function ConnectionPage() {
  const words = useSay(messages);
  const { generators, idea, recentIdeas, note, points, rewards, completions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const form = formState({}, answer?.lastResult);
  const [failure] = form.problems;
  // Only a failed idea offers another source.
  const isIdea = answer && answer.intent !== SKIP_IDEA;
  return (
    <Page dialog={<Outlet />} title={words("title")} motto={words("motto")}>
      <Generators generators={generators} />
      {isIdea && failure ? <IdeaFailure intent={answer.intent} action="/connection" text={failure.message} /> : null}
      {isIdea ? null : <ErrorSummary form={form} heading="h2" />}
      <div className="split">
        <div className="stack stack-l">
          <TodaysActivity idea={idea} />
          <RecentIdeas ideas={recentIdeas} />
          {note ? <p className="small muted">{note}</p> : null}
          <HowItWorks />
        </div>
        <aside className="stack stack-l" aria-label={words("pointsAndRewards")}>
          <Points {...points} />
          <NextReward next={rewards.next} />
          <EarnedRewards earned={rewards.earned} />
          <RecentCompletions completions={completions} />
        </aside>
      </div>
    </Page>
  );
}
