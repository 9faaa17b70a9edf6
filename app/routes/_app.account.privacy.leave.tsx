import { useActionData, useLoaderData } from "@remix-run/react";
import { LastGuardianDialog } from "#app/components/account/last-guardian-dialog.tsx";
import { LeaveFamilyDialog } from "#app/components/account/leave-family-dialog.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { nameOthers } from "#app/pages/people/departures.server.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { leaveFamily } from "#app/services/people/leaving.server.ts";
import { isLastGuardian } from "#app/services/people/permissions.server.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export const clientAction = clientActionFor(PEOPLE);
export const handle = { title: (_: unknown, locale: string) => say(account, locale)("leaveTitle"), dialog: true };
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
    handle: async ({ actor, locale }) => {
      await leaveFamily(actor);
      audit("leave-family", actorIds(actor));
      const text = say(peopleWords, locale)("youLeft", { family: actor.family.name });
      return { to: "/onboarding", flash: { tone: "ok", text } };
    },
  }),
});

export default function LeaveFamily() {
  const words = useSay(account);
  const { isLast, ...data } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  if (isLast) return <LastGuardianDialog title={words("cannotLeave")} closeHref={BENEATH} />;
  return <LeaveFamilyDialog {...data} closeHref={BENEATH} lastResult={lastResult} />;
}
