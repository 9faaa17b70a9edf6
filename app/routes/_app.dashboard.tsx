import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import PendingEnd from "#app/components/account/pending-end.tsx";
import { Branch } from "#app/components/dashboard/branch.tsx";
import { ChoreCard } from "#app/components/dashboard/chores.tsx";
import { Dinner } from "#app/components/dashboard/dinner.tsx";
import { FamilyCard } from "#app/components/dashboard/family.tsx";
import { GroceryCard } from "#app/components/dashboard/groceries.tsx";
import { Install } from "#app/components/dashboard/install.tsx";
import { GET_MOMENTS, Moments } from "#app/components/dashboard/moments.tsx";
import { PackToday } from "#app/components/dashboard/pack.tsx";
import { QuickLinks } from "#app/components/dashboard/quick-links.tsx";
import { Schedule } from "#app/components/dashboard/schedule.tsx";
import { useFresh } from "#app/components/live/use-live.ts";
import { later } from "#app/components/shell/after-load.ts";
import { useSay } from "#app/components/shell/root-data.ts";
import { AddLink, Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { tickForm, undoForm } from "#app/pages/chores/chore-pages.server.ts";
import { agesOn, loadDashboard } from "#app/pages/dashboard/dashboard.server.ts";
import { cancelDeletionForm } from "#app/pages/people/departures.server.ts";
import { tickFormSchema, undoFormSchema } from "#app/schemas/chores/chore-form.ts";
import { ideaOptionsSchema } from "#app/schemas/ideas/ideas.ts";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { declineInstall } from "#app/server/session/cookies.server.ts";
import { makeMoments } from "#app/services/connection/moments.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { ADD } from "#app/shared/add-links.ts";
import { FROM_DASHBOARD } from "#app/shared/calendar/calendar-links.ts";
import { CHORE_TICKS } from "#app/shared/operations/chore-ticks.ts";
import { DASHBOARD, KEEP_FAMILY } from "#app/shared/operations/dashboard.ts";
import dashboard from "#app/styles/dashboard.css?url";
import leaving from "#app/styles/leaving.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { dashboard as messages } from "#app/words/catalogues/dashboard.ts";

/** Loaded on demand, because few families are about to be deleted. */
const Pending = import.meta.env.SSR ? PendingEnd : later(() => import("#app/components/account/pending-end.tsx"));

export const clientAction = clientActionFor(DASHBOARD, KEEP_FAMILY, CHORE_TICKS);
export const handle = { title: (_: unknown, locale: string) => say(messages, locale)("title") };
export const links = styleSheets(dashboard);

export const loader = familyLoader(loadDashboard);

export const action = formRoute({
  [GET_MOMENTS]: familyForm({
    schema: ideaOptionsSchema,
    prepare: async (context) => {
      const { actor, now, request, value } = context;
      const today = familyToday(actor, now);
      try {
        await makeMoments(actor, today.toString(), () => agesOn(context, today), {
          source: value.source,
          signal: request.signal,
        });
      } catch (error) {
        // A failure of the ideas does not fail the page; their card says so.
        const { message } = toErrorResponse(error);
        logger.warn({ cause: message }, "the day's moments could not be made");
      }
    },
    handle: async () => ({ to: "/dashboard" }),
  }),
  "decline-install": familyForm({
    handle: async () => ({ to: "/dashboard", headers: [["Set-Cookie", declineInstall()]] }),
  }),
  "keep-family": cancelDeletionForm("/dashboard"),
  "do-chore": familyForm({ schema: tickFormSchema, handle: tickForm }),
  "undo-chore": familyForm({ schema: undoFormSchema, handle: undoForm }),
});

export default function Dashboard() {
  const {
    pending,
    schedule,
    tomorrow,
    dinner,
    groceries,
    chores,
    pack,
    moments,
    members,
    isMailed,
    live,
    offersInstall,
    partOfDay,
    name,
    summary,
    toDo,
  } = useLoaderData<typeof loader>();
  const text = useSay(messages);
  useFresh(live, ["grocery", "changed"]);
  // The failed request for the day's moments.
  const answer = useActionData<typeof action>();
  return (
    <Page
      dialog={<Outlet />}
      title={text("greeting", { part: partOfDay, name })}
      text={text.rich("dayAndSummary", {
        day: schedule.words,
        time: (day) => <time dateTime={schedule.date}>{day}</time>,
        summary,
      })}
      headClass={partOfDay === "afternoon" ? "top--hello top--noon" : "top--hello"}
      tools={<Branch people={members} />}
      foot={<AddLink to={ADD + FROM_DASHBOARD} />}
    >
      {pending ? (
        <>
          <link rel="stylesheet" href={leaving} />
          <Suspense>
            <Pending {...pending} lastResult={answer?.intent === "keep-family" ? answer.lastResult : undefined} />
          </Suspense>
        </>
      ) : null}
      <QuickLinks toBuy={groceries.count} toDo={toDo} />
      <div className="dash">
        <div className="stack">
          <Schedule schedule={schedule} tomorrow={tomorrow} />
          {pack ? <PackToday card={pack} /> : null}
        </div>
        {chores ? <ChoreCard {...chores} people={members} /> : null}
        <Dinner dinner={dinner} addHref={`/meals/new?date=${schedule.date}`} />
        <GroceryCard groceries={groceries} />
        <Moments {...moments} hasFailed={moments.hasFailed || answer?.intent === GET_MOMENTS} />
        <FamilyCard members={members} isMailed={isMailed} />
      </div>
      {offersInstall ? <Install /> : null}
    </Page>
  );
}
