import { useLoaderData } from "@remix-run/react";
import { SignOutOthersDialog } from "#app/components/account/sign-out-others-dialog.tsx";
import { familyLoader } from "#app/server/page.server.ts";
import { readSessionToken } from "#app/server/session/cookies.server.ts";
import { listSessions } from "#app/services/people/devices.server.ts";
import { say } from "#app/words/catalogue.ts";
import { devices } from "#app/words/catalogues/devices.ts";

export const handle = { title: (_: unknown, locale: string) => say(devices, locale)("signOutOthers"), dialog: true };
export { dialogSheets as links } from "#app/styles/links.ts";

const BENEATH = "/account/devices";

export const loader = familyLoader(async ({ actor, request }) => {
  const sessions = await listSessions(actor.user, await readSessionToken(request));
  return { count: sessions.length - 1 };
});

export default function SignOutOthers() {
  return <SignOutOthersDialog {...useLoaderData<typeof loader>()} action={BENEATH} />;
}
