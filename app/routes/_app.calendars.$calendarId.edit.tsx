import { useActionData, useLoaderData } from "@remix-run/react";
import { CalendarForm } from "#app/components/calendars/calendar-form.tsx";
import { BackToCalendars } from "#app/components/calendars/import-form.tsx";
import { LeftOut } from "#app/components/calendars/left-out.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { loadFormatContext } from "#app/pages/calendar/event-dialog.server.ts";
import { findPathCalendar } from "#app/pages/calendar/subscribed-calendars.server.ts";
import {
  editCalendarHref,
  presentCalendarForm,
  presentLeftOut,
} from "#app/presenters/calendar/subscribed-calendars.ts";
import { presentSwatches } from "#app/presenters/people/swatches.ts";
import { editCalendarFormSchema } from "#app/schemas/calendar/subscribed-calendar.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import {
  changeCalendar,
  fetchChange,
  removeCalendar,
  showHidden,
  takenColors,
} from "#app/services/subscriptions/subscriptions.server.ts";
import { CALENDARS } from "#app/shared/operations/calendars.ts";
import feeds from "#app/styles/feeds.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import memberForm from "#app/styles/member-form.css?url";
import switches from "#app/styles/switches.css?url";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { calendars } from "#app/words/catalogues/calendars.ts";

export const clientAction = clientActionFor(CALENDARS);
export const handle = {
  title: (data: { title: string } | undefined, locale: string) => data?.title ?? say(calendars, locale)("editTitle"),
  form: "edit-calendar",
};
export const links = styleSheets(forms, memberForm, switches, feeds);

export const loader = permittedLoader({
  permission: "keep-calendars",
  find: findPathCalendar,
  load: async (context) => {
    const { actor, resource } = context;
    return {
      title: say(calendars, context.locale)("edited", { name: resource.name }),
      people: [...(await loadFormatContext(context)).people.values()],
      swatches: presentSwatches(await takenColors(actor, resource.id), context.locale),
      defaults: presentCalendarForm(resource),
      hasAddress: resource.url !== null,
      hasCredentials: resource.credentials !== null,
      hidden: resource.hidden_uids.length,
      leftOut: presentLeftOut(resource, context.locale),
    };
  },
});

const withMessage = (to: string, text: string) => ({ to, flash: { tone: "ok" as const, text } });

export const action = formRoute({
  "edit-calendar": familyForm({
    schema: editCalendarFormSchema,
    find: findPathCalendar,
    permission: "keep-calendars",
    prepare: ({ actor, resource, value }) => fetchChange(actor, resource, value),
    handle: async ({ actor, locale, resource, value, prepared }) => {
      const { name } = await changeCalendar(actor, resource.id, value, prepared);
      return withMessage("/calendars", say(calendarWords, locale)("source.saved", { name }));
    },
  }),
  "remove-calendar": familyForm({
    find: findPathCalendar,
    permission: "keep-calendars",
    handle: async ({ actor, locale, resource }) => {
      await removeCalendar(actor, resource.id);
      return withMessage("/calendars", say(calendarWords, locale)("source.removed", { name: resource.name }));
    },
  }),
  "show-hidden": familyForm({
    find: findPathCalendar,
    permission: "keep-calendars",
    handle: async ({ actor, locale, resource }) => {
      await showHidden(actor, resource.id);
      return withMessage(editCalendarHref(resource.id), say(calendarWords, locale)("source.allShown"));
    },
  }),
});

export default function EditCalendar() {
  const words = useSay(calendars);
  const { title, defaults, hidden, leftOut, ...data } = useLoaderData<typeof loader>();
  const form = formState(defaults, useActionData<typeof action>()?.lastResult);
  return (
    <Page>
      <BackToCalendars />
      <PageHead title={title} text="" />
      {leftOut ? <LeftOut leftOut={leftOut} /> : null}
      <CalendarForm {...data} form={form} intent="edit-calendar" />
      {hidden > 0 ? (
        <Form intent="show-hidden" className="row">
          <span>{words("hidden", { count: hidden })}</span>
          <SubmitButton intent="show-hidden" className="btn">
            {words("showHidden")}
          </SubmitButton>
        </Form>
      ) : null}
      <Form intent="remove-calendar">
        <SubmitButton intent="remove-calendar" className="btn btn--danger-line" busyLabel={words("removing")}>
          <Icon name="trash" />
          {words("remove")}
        </SubmitButton>
      </Form>
    </Page>
  );
}
