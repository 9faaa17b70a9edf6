import { useActionData, useLoaderData } from "@remix-run/react";
import { LastGuardianDialog } from "#app/components/account/last-guardian-dialog.tsx";
import { LeaveFamilyDialog } from "#app/components/account/leave-family-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { nameOthers } from "#app/pages/people/departures.server.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { leaveFamily } from "#app/services/people/leaving.server.ts";
import { isLastGuardian } from "#app/services/people/permissions.server.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";

export const clientAction = clientActionFor(PEOPLE);
export const handle = { title: "Leave the family", dialog: true };
export { leavingDialogSheets as links } from "#app/styles/links.ts";

const BENEATH = "/account/privacy";

export const loader = familyLoader(async (context) => {
  const { user, family } = context.actor;
  return {
    familyName: family.name,
    others: await nameOthers(context),
    isLast: await isLastGuardian({ family }, user.id),
  };
});

export const action = formRoute({
  "leave-family": familyForm({
    handle: async ({ actor }) => {
      await leaveFamily(actor);
      audit("leave-family", actorIds(actor));
      return { to: "/onboarding", flash: { tone: "ok", text: `You have left ${actor.family.name}.` } };
    },
  }),
});

export default function LeaveFamily() {
  const { isLast, ...data } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  if (isLast) return <LastGuardianDialog title="You can’t leave yet" closeHref={BENEATH} />;
  return <LeaveFamilyDialog {...data} closeHref={BENEATH} lastResult={lastResult} />;
}
