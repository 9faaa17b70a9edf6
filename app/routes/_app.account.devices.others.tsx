import { useLoaderData } from "@remix-run/react";
import { SignOutOthersDialog } from "#app/components/account/sign-out-others-dialog.tsx";
import { countDevices } from "#app/presenters/people/sessions.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { readSessionToken } from "#app/server/session/cookies.server.ts";
import { listSessions } from "#app/services/people/devices.server.ts";

export const handle = { title: "Sign out other devices", dialog: true };
export { dialogSheets as links } from "#app/styles/links.ts";

const BENEATH = "/account/devices";

export const loader = familyLoader(async ({ actor, request }) => {
  const sessions = await listSessions(actor.user, await readSessionToken(request));
  return { devices: countDevices(sessions.length - 1) };
});

export default function SignOutOthers() {
  return <SignOutOthersDialog {...useLoaderData<typeof loader>()} action={BENEATH} />;
}
