import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { DevicesCard } from "#app/components/account/devices-card.tsx";
import { ScreensCard } from "#app/components/account/screens-card.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { config } from "#app/config/env.server.ts";
import { hasHousehold } from "#app/config/sign-in.server.ts";
import { loadScreens } from "#app/pages/wall/screens.server.ts";
import { presentSession } from "#app/presenters/people/sessions.ts";
import { EVERYWHERE, OTHERS, signOutSchema } from "#app/schemas/people/devices.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { readSessionToken, signOutHeaders } from "#app/server/session/cookies.server.ts";
import { endSessionById, endSessions, listSessions } from "#app/services/people/devices.server.ts";
import { DEVICES } from "#app/shared/operations/devices.ts";
import cards from "#app/styles/cards.css?url";
import deviceStyles from "#app/styles/devices.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { devices } from "#app/words/catalogues/devices.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

export const clientAction = clientActionFor(DEVICES);
export const handle = { title: (_: unknown, locale: string) => say(devices, locale)("title") };
export const links = styleSheets(cards, deviceStyles);

const HERE = "/account/devices";

/** The user's sessions (docs/product/accounts.md, "Devices"). */
export const loader = familyLoader(async (context) => {
  const { actor, request, locale } = context;
  const sessions = await listSessions(actor.user, await readSessionToken(request));
  return {
    name: actor.user.given_name,
    sessions: sessions.map((session) => presentSession(session, locale, actor.family.time_zone)),
    canLetIn: hasHousehold(config().signIn.mode),
    screens: actor.isGuardian ? await loadScreens(context) : null,
  };
});

export const action = formRoute({
  "sign-out-devices": familyForm({
    schema: signOutSchema,
    handle: async ({ actor, locale, request, value: { which } }) => {
      const words = say(signInWords, locale);
      audit("sign-out-devices", actorIds(actor));
      if (which === EVERYWHERE) {
        await endSessions(actor.user, null);
        const text = words("signedOutEverywhere");
        return { to: "/", flash: { tone: "ok", text }, headers: await signOutHeaders() };
      }
      if (which !== OTHERS) await endSessionById(actor.user, which);
      const ended = which === OTHERS ? await endSessions(actor.user, await readSessionToken(request)) : 1;
      return { to: HERE, flash: { tone: "ok", text: words("signedOut", { count: ended }) } };
    },
  }),
});

export default function DevicesPage() {
  const words = useSay(devices);
  const { name, sessions, canLetIn, screens } = useLoaderData<typeof loader>();
  return (
    <Page dialog={<Outlet />}>
      <AppLink className="back" to="/account/privacy">
        <Icon name="left" flip />
        {words("privacy")}
      </AppLink>
      <PageHead title={words("title")} text={name ? words("whereNamed", { name }) : words("where")} />
      <div className="stack stack-l measure">
        <ErrorSummary form={formState({}, useActionData<typeof action>()?.lastResult)} heading="h2" />
        <DevicesCard sessions={sessions} canLetIn={canLetIn} />
        {screens ? <ScreensCard screens={screens} /> : null}
      </div>
    </Page>
  );
}
