import { useActionData, useLoaderData } from "@remix-run/react";
import { DetailsDialog } from "#app/components/events/details-dialog.tsx";
import { EventFacts } from "#app/components/events/event-facts.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { calendarPlace, loadFormatContext } from "#app/pages/calendar/event-dialog.server.ts";
import { findPathSubscribed } from "#app/pages/calendar/subscribed-calendars.server.ts";
import { presentSubscribed } from "#app/presenters/calendar/subscribed-calendars.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { findCalendar, hideEvent } from "#app/services/subscriptions/subscriptions.server.ts";
import { calendarHref, copyHref } from "#app/shared/calendar/calendar-links.ts";
import { CALENDAR } from "#app/shared/operations/calendar.ts";
import { say } from "#app/words/catalogue.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

export const clientAction = clientActionFor(CALENDAR);
export const handle = {
  title: (data: { details: { title: string } } | undefined, locale: string) =>
    data?.details.title ?? say(calendar, locale)("event"),
  dialog: true,
};
export { otherDetailsSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const entry = await findPathSubscribed(context);
  const [calendar, format] = await Promise.all([
    findCalendar(context.actor, entry.event.calendar_id as number),
    loadFormatContext(context),
  ]);
  const place = calendarPlace(context);
  return {
    details: presentSubscribed(entry, calendar, format, context.now),
    closeHref: calendarHref(place),
    copyHref: copyHref(place, entry.event.id, entry.instanceDate),
  };
});

export const action = formRoute({
  "hide-event": familyForm({
    find: findPathSubscribed,
    handle: async (context) => {
      const { event } = context.resource;
      await hideEvent(context.actor, event.calendar_id as number, event.uid as string);
      const text = say(calendarWords, context.locale)("hidden", { title: event.title });
      return { to: calendarHref(calendarPlace(context)), flash: { tone: "ok", text } };
    },
  }),
});

export default function OtherDetails() {
  const words = useSay(calendar);
  const { details, closeHref, copyHref } = useLoaderData<typeof loader>();
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  return (
    <DetailsDialog
      title={details.title}
      closeHref={closeHref}
      form={form}
      foot={
        <>
          <Form intent="hide-event">
            <SubmitButton intent="hide-event" className="btn" busyLabel={words("hiding")}>
              {words("hideEvent")}
            </SubmitButton>
          </Form>
          <AppLink className="btn btn--main" to={copyHref} preventScrollReset>
            <Icon name="copy" />
            {words("copyEvent")}
          </AppLink>
        </>
      }
    >
      <EventFacts details={details} />
      <p className="hint-row">
        <Icon name="lock" />
        <span>{words("fromSubscribed")}</span>
      </p>
    </DetailsDialog>
  );
}
