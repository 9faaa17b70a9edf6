import { Outlet, useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { PrivacyCards } from "#app/components/account/privacy-cards.tsx";
import { config } from "#app/config/env.server.ts";
import { hasHousehold } from "#app/config/sign-in.server.ts";
import { version } from "#app/config/version.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { providerAccount } from "#app/server/session/sign-in.server.ts";
import { listSessions } from "#app/services/people/devices.server.ts";
import accountStyles from "#app/styles/account.css?url";
import dialog from "#app/styles/dialog.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";

export const handle = { title: (_: unknown, locale: string) => say(account, locale)("privacy") };

export const links = styleSheets(accountStyles, dialog);

export const loader = familyLoader(async ({ actor, locale }) => ({
  canExport: actor.isGuardian,
  familyName: actor.family.name,
  provider: providerAccount(locale),
  hasHousehold: hasHousehold(config().signIn.mode),
  version,
  devices: (await listSessions(actor.user, null)).length,
}));

export default function PrivacyAndSecurityPage() {
  return (
    <AccountPage dialog={<Outlet />}>
      <PrivacyCards {...useLoaderData<typeof loader>()} />
    </AccountPage>
  );
}
