import { useActionData, useLoaderData } from "@remix-run/react";
import { SubscribedCalendars } from "#app/components/calendars/subscribed-calendars.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ImportList } from "#app/components/ui/import-list.tsx";
import { loadFormatContext } from "#app/pages/calendar/event-dialog.server.ts";
import { presentSources } from "#app/pages/calendar/shown-events.server.ts";
import { presentImport } from "#app/presenters/calendar/imports.ts";
import { presentCalendar, writeProblem } from "#app/presenters/calendar/subscribed-calendars.ts";
import { refreshFormSchema } from "#app/schemas/calendar/subscribed-calendar.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { listImports } from "#app/services/imports/imports.server.ts";
import { findCalendar, listCalendars, refreshNow } from "#app/services/subscriptions/subscriptions.server.ts";
import { CALENDARS } from "#app/shared/operations/calendars.ts";
import cards from "#app/styles/cards.css?url";
import feeds from "#app/styles/feeds.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { calendars as messages } from "#app/words/catalogues/calendars.ts";

export const clientAction = clientActionFor(CALENDARS);
export const handle = { title: (_: unknown, locale: string) => say(messages, locale)("title") };
export const links = styleSheets(cards, forms, feeds);

export const loader = familyLoader(async (context) => {
  const { actor, locale, now } = context;
  const [calendars, imports, format] = await Promise.all([
    listCalendars(actor),
    listImports(actor),
    loadFormatContext(context),
  ]);
  return {
    ...presentSources(
      calendars.filter(({ is_shown }) => is_shown),
      locale,
    ).looks,
    calendars: calendars.map((calendar) => presentCalendar(calendar, format, now)),
    imports: imports.map((row) => presentImport(row, locale)),
    mayChange: actor.isGuardian,
  };
});

export const action = formRoute({
  "refresh-calendar": familyForm({
    schema: refreshFormSchema,
    permission: "keep-calendars",
    prepare: async ({ actor, value }) => refreshNow(actor, await findCalendar(actor, value.calendar)),
    handle: async ({ locale, prepared: calendar }) => {
      const { name } = calendar;
      const problem = writeProblem(calendar, locale);
      const text = say(calendarWords, locale);
      return {
        to: "/calendars",
        flash:
          problem === null
            ? { tone: "ok", text: text("source.isRefreshed", { name }) }
            : { tone: "warn", text: text("source.notRefreshed", { name, problem }) },
      };
    },
  }),
});

export default function Calendars() {
  const words = useSay(messages);
  const { calendars, imports, mayChange } = useLoaderData<typeof loader>();
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  return (
    <Page>
      <AppLink className="back" to="/calendar">
        <Icon name="left" flip />
        {words("calendar")}
      </AppLink>
      <PageHead title={words("title")} text={words("titleText")} />
      <ErrorSummary form={form} heading="h2" />
      <div className="stack stack-l measure">
        <SubscribedCalendars calendars={calendars} mayChange={mayChange} />
        {mayChange || imports.length > 0 ? (
          <ImportList imports={imports}>
            {imports.length === 0 ? <p className="muted">{words("noImports")}</p> : null}
            {mayChange ? (
              <div>
                <AppLink className="btn" to="/calendars/import">
                  <Icon name="upload" />
                  {words("importFile")}
                </AppLink>
              </div>
            ) : null}
          </ImportList>
        ) : null}
        <section className="card" aria-labelledby="out">
          <div className="card__head">
            <h2 id="out">
              <Icon name="download" />
              {words("shareAndExport")}
            </h2>
          </div>
          <p className="muted">{words("shareText")}</p>
          <div>
            <AppLink className="btn" to="/calendar/sync">
              <Icon name="download" />
              {words("syncAndExport")}
            </AppLink>
          </div>
        </section>
      </div>
    </Page>
  );
}
