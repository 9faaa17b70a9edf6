import { useActionData, useLoaderData } from "@remix-run/react";
import { CalendarForm } from "#app/components/calendars/calendar-form.tsx";
import { BackToCalendars } from "#app/components/calendars/import-form.tsx";
import { LeftOut } from "#app/components/calendars/left-out.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
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
import { byCount } from "#app/shared/by-count.ts";
import { CALENDAR } from "#app/shared/operations/calendar.ts";
import { swatches } from "#app/shared/people/palette.ts";
import feeds from "#app/styles/feeds.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import memberForm from "#app/styles/member-form.css?url";
import switches from "#app/styles/switches.css?url";

export const clientAction = clientActionFor(CALENDAR);
export const handle = { title: (data?: { title: string }) => data?.title ?? "Edit calendar", form: "edit-calendar" };
export const links = styleSheets(forms, memberForm, switches, feeds);

export const loader = permittedLoader({
  permission: "keep-calendars",
  find: findPathCalendar,
  load: async (context) => {
    const { actor, resource } = context;
    return {
      title: `Edit ${resource.name}`,
      people: [...(await loadFormatContext(context)).people.values()],
      swatches: swatches(await takenColors(actor, resource.id)),
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
    handle: async ({ actor, resource, value, prepared }) => {
      const { name } = await changeCalendar(actor, resource.id, value, prepared);
      return withMessage("/calendars", `Calendar saved: ${name}.`);
    },
  }),
  "remove-calendar": familyForm({
    find: findPathCalendar,
    permission: "keep-calendars",
    handle: async ({ actor, resource }) => {
      await removeCalendar(actor, resource.id);
      return withMessage("/calendars", `Calendar removed: ${resource.name}.`);
    },
  }),
  "show-hidden": familyForm({
    find: findPathCalendar,
    permission: "keep-calendars",
    handle: async ({ actor, resource }) => {
      await showHidden(actor, resource.id);
      return withMessage(editCalendarHref(resource.id), "All events in this calendar are visible again.");
    },
  }),
});

export default function EditCalendar() {
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
          <span>{byCount(hidden, "1 event is hidden.", `${hidden} events are hidden.`)}</span>
          <SubmitButton intent="show-hidden" className="btn">
            Show hidden events
          </SubmitButton>
        </Form>
      ) : null}
      <Form intent="remove-calendar">
        <SubmitButton intent="remove-calendar" className="btn btn--danger-line" busyLabel="Removing…">
          <Icon name="trash" />
          Remove
        </SubmitButton>
      </Form>
    </Page>
  );
}
