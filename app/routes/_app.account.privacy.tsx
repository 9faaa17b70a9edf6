import type { LinksFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { PrivacyCards } from "#app/components/account/privacy-cards.tsx";
import { formAction, onSubmit } from "#app/http/forms/form-action.server.ts";
import { asFamily, type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { expire, readSessionToken, sessionCookie } from "#app/http/session/cookies.server.ts";
import { providerAccount } from "#app/http/session/sign-in.server.ts";
import { presentSession } from "#app/presenters/people/sessions.ts";
import { endAllSessions, listSessions } from "#app/services/people/sessions.server.ts";
import account from "#app/styles/account.css?url";
import dialog from "#app/styles/dialog.css?url";

export const handle = { title: "Privacy & Security" };

export const links: LinksFunction = () => [account, dialog].map((href) => ({ rel: "stylesheet", href }));

export const loader = familyLoader(async ({ actor, request, locale }) => {
  const sessions = await listSessions(actor.user, await readSessionToken(request));
  return {
    provider: providerAccount(),
    sessions: sessions.map((session) => presentSession(session, locale, actor.family.time_zone)),
  };
});

export const action = formAction(asFamily, {
  "sign-out-everywhere": onSubmit<FamilyContext, z.AnyZodObject>(z.object({}), async ({ actor }) => {
    await endAllSessions(actor.user);
    return {
      to: "/",
      flash: { tone: "ok", text: "You are signed out on every device." },
      cookies: [await expire(sessionCookie)],
    };
  }),
});

export default function PrivacyAndSecurityPage() {
  return (
    <AccountPage dialog={<Outlet />}>
      <PrivacyCards {...useLoaderData<typeof loader>()} />
    </AccountPage>
  );
}
