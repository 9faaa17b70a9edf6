import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { PrivacyCards } from "#app/components/account/privacy-cards.tsx";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";
import { actorIds, recordAct } from "#app/http/server/acts.server.ts";
import { readSessionToken, signOutHeaders } from "#app/http/session/cookies.server.ts";
import { providerAccount } from "#app/http/session/sign-in.server.ts";
import { presentSession } from "#app/presenters/people/sessions.ts";
import { endAllSessions, listSessions } from "#app/services/people/sessions.server.ts";
import account from "#app/styles/account.css?url";
import dialog from "#app/styles/dialog.css?url";
import { styleSheets } from "#app/styles/links.ts";

export { clientAction } from "#app/components/ui/client-action.ts";
export const handle = { title: "Privacy & Security" };

export const links = styleSheets(account, dialog);

export const loader = familyLoader(async ({ actor, request, locale }) => {
  const sessions = await listSessions(actor.user, await readSessionToken(request));
  return {
    canExport: actor.isGuardian,
    familyName: actor.family.name,
    provider: providerAccount(),
    sessions: sessions.map((session) => presentSession(session, locale, actor.family.time_zone)),
  };
});

export const action = formRoute({
  "sign-out-everywhere": familyForm({
    handle: async ({ actor }) => {
      await endAllSessions(actor.user);
      recordAct("sign-out-everywhere", actorIds(actor));
      return {
        to: "/",
        flash: { tone: "ok", text: "You are signed out on every device." },
        headers: await signOutHeaders(),
      };
    },
  }),
});

export default function PrivacyAndSecurityPage() {
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  return (
    <AccountPage dialog={<Outlet />}>
      <ErrorSummary form={form} heading="h2" />
      <PrivacyCards {...useLoaderData<typeof loader>()} />
    </AccountPage>
  );
}
