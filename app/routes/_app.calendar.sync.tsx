import { useActionData, useLoaderData } from "@remix-run/react";
import { SyncDialog } from "#app/components/calendar/sync-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { config } from "#app/config/env.server.ts";
import { calendarPlace } from "#app/pages/calendar/event-dialog.server.ts";
import { feedUrl, webcalUrl, withMeals } from "#app/presenters/calendar/feed-url.ts";
import { feedChoicesSchema } from "#app/schemas/people/member-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import { renewFeedToken } from "#app/services/calendar/export.server.ts";
import { updateFamily } from "#app/services/people/families.server.ts";
import { calendarHref, syncHref } from "#app/shared/calendar/calendar-links.ts";
import { CALENDAR } from "#app/shared/operations/calendar.ts";
import { say } from "#app/words/catalogue.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

export const clientAction = clientActionFor(CALENDAR);
export const handle = {
  title: (_: unknown, locale: string) => say(calendar, locale)("sync"),
  dialog: true,
  form: "choose-feed",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const { family } = context.actor;
  const place = calendarPlace(context);
  const areMealsIn = context.url.searchParams.has("meals");
  const events = feedUrl(config().appUrl, family);
  const url = areMealsIn ? withMeals(events) : events;
  return {
    canRenew: context.actor.isGuardian,
    feeds: { chores: family.feed_chores, school: family.feed_school },
    switchMeals: { areMealsIn, href: syncHref(place, !areMealsIn) },
    closeHref: calendarHref(place),
    feedUrl: url,
    webcalUrl: webcalUrl(url),
    exportAction: "/calendar/export",
  };
});

const backHere = (context: FamilyContext) => syncHref(calendarPlace(context), context.url.searchParams.has("meals"));

export const action = formRoute({
  "choose-feed": familyForm({
    schema: feedChoicesSchema,
    permission: "change-family",
    handle: async (context) => {
      await updateFamily(context.actor, context.value);
      const text = say(calendarWords, context.locale)("feedUpdated");
      return { to: backHere(context), flash: { tone: "ok", text } };
    },
  }),
  "renew-feed": familyForm({
    permission: "renew-feed",
    needsRecentSignIn: true,
    handle: async (context) => {
      await renewFeedToken(context.actor);
      audit("renew-feed", actorIds(context.actor));
      return {
        to: backHere(context),
        flash: { tone: "ok", text: say(calendarWords, context.locale)("linkRenewed") },
      };
    },
  }),
});

export default function Sync() {
  const answer = useActionData<typeof action>();
  const chosen = answer?.intent === "choose-feed" ? answer.lastResult : undefined;
  return <SyncDialog {...useLoaderData<typeof loader>()} lastResult={answer?.lastResult} chosen={chosen} />;
}
