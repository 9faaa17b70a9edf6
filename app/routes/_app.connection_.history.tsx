import { useLoaderData } from "@remix-run/react";
import { Completions, PageSteps } from "#app/components/connection/completions.tsx";
import { Year } from "#app/components/connection/year.tsx";
import { TwoBirds } from "#app/components/illustrations/two-birds.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { CONNECTION, historyPages, historyYear, presentRemembered } from "#app/presenters/connection/history.ts";
import { presentYear, yearBounds } from "#app/presenters/connection/together.ts";
import { historyQuerySchema } from "#app/schemas/connection/connection.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { daysTogether, firstAndLastDay, pageOfCompletions } from "#app/services/connection/history.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import connection from "#app/styles/connection.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { connection as messages } from "#app/words/catalogues/connection.ts";

export const handle = { title: (_: unknown, locale: string) => say(messages, locale)("history") };
export const links = styleSheets(connection);

export const loader = familyLoader(async (context) => {
  const { actor, url, now, locale } = context;
  const today = familyToday(actor, now);
  const requested = historyQuerySchema.parse(Object.fromEntries(url.searchParams));
  const chosen = historyYear(requested.year, await firstAndLastDay(actor), today);
  const days = yearBounds(chosen.year);
  const view = presentYear(chosen.year, await daysTogether(actor, days), today, locale);
  const pages = historyPages(chosen.year, view.activities, requested.page);
  const [completions, members] = await Promise.all([
    pageOfCompletions(actor, days, pages.page),
    familyMembers(context),
  ]);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return {
    chosen,
    view,
    pages,
    completions: completions.map((completion) => presentRemembered(completion, names, locale)),
  };
});

export default function ConnectionHistory() {
  const words = useSay(messages);
  const { chosen, view, pages, completions } = useLoaderData<typeof loader>();
  return (
    <Page>
      <AppLink className="back no-print" to={CONNECTION}>
        <Icon name="left" flip />
        {words("back")}
      </AppLink>
      <PageHead title={words("timeTogether")} text={words("timeTogetherText")} />
      <Year {...chosen} view={view} />
      <section className="card" aria-labelledby="done">
        <h2 id="done">{words("doneIn", { year: words.number(chosen.year) })}</h2>
        {completions.length > 0 ? (
          <Completions completions={completions} />
        ) : (
          <EmptyState picture={<TwoBirds />}>
            <p>{words("nothingYet")}</p>
            <AppLink className="btn btn--main" to={CONNECTION}>
              {words("findSomething")}
            </AppLink>
          </EmptyState>
        )}
        <PageSteps {...pages} />
      </section>
    </Page>
  );
}
