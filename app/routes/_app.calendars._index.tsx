import { useActionData, useLoaderData } from "@remix-run/react";
import { SubscribedCalendars } from "#app/components/calendars/subscribed-calendars.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
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
import { presentCalendar } from "#app/presenters/calendar/subscribed-calendars.ts";
import { refreshFormSchema } from "#app/schemas/calendar/subscribed-calendar.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { listImports } from "#app/services/imports/imports.server.ts";
import { findCalendar, listCalendars, refreshNow } from "#app/services/subscriptions/subscriptions.server.ts";
import { CALENDAR } from "#app/shared/operations/calendar.ts";
import cards from "#app/styles/cards.css?url";
import feeds from "#app/styles/feeds.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const clientAction = clientActionFor(CALENDAR);
export const handle = { title: "Calendars" };
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
    handle: async ({ prepared: { name, problem } }) => ({
      to: "/calendars",
      flash:
        problem === null
          ? { tone: "ok", text: `Calendar refreshed: ${name}.` }
          : { tone: "warn", text: `We couldn’t refresh ${name}. ${problem}` },
    }),
  }),
});

export default function Calendars() {
  const { calendars, imports, mayChange } = useLoaderData<typeof loader>();
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  return (
    <Page>
      <AppLink className="back" to="/calendar">
        <Icon name="left" flip />
        Calendar
      </AppLink>
      <PageHead title="Calendars" text="Subscribe, import and export." />
      <ErrorSummary form={form} heading="h2" />
      <div className="stack stack-l measure">
        <SubscribedCalendars calendars={calendars} mayChange={mayChange} />
        {mayChange || imports.length > 0 ? (
          <ImportList imports={imports}>
            {imports.length === 0 ? (
              <p className="muted">
                No imports yet. Import a calendar file (.ics) and preview what changes before you save.
              </p>
            ) : null}
            {mayChange ? (
              <div>
                <AppLink className="btn" to="/calendars/import">
                  <Icon name="upload" />
                  Import a file
                </AppLink>
              </div>
            ) : null}
          </ImportList>
        ) : null}
        <section className="card" aria-labelledby="out">
          <div className="card__head">
            <h2 id="out">
              <Icon name="download" />
              Share and export
            </h2>
          </div>
          <p className="muted">A link to subscribe to, or a file of your events.</p>
          <div>
            <AppLink className="btn" to="/calendar/sync">
              <Icon name="download" />
              Sync and export
            </AppLink>
          </div>
        </section>
      </div>
    </Page>
  );
}
