import { useActionData, useLoaderData } from "@remix-run/react";
import { DeleteAccountDialog } from "#app/components/account/delete-account-dialog.tsx";
import { LastGuardianDialog } from "#app/components/account/last-guardian-dialog.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { nameOthers } from "#app/pages/people/departures.server.ts";
import { presentAccountSteps } from "#app/presenters/people/departures.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { signOutHeaders } from "#app/server/session/cookies.server.ts";
import { askToDeleteAccount } from "#app/services/people/departures.server.ts";
import { isLastGuardian } from "#app/services/people/permissions.server.ts";
import { formatInstant } from "#app/shared/format.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export const clientAction = clientActionFor(PEOPLE);
export const handle = {
  title: (_: unknown, locale: string) => say(account, locale)("deleteAccountTitle"),
  dialog: true,
};
export { leavingDialogSheets as links } from "#app/styles/links.ts";

const BENEATH = "/account/privacy";

export const loader = familyLoader(async (context) => {
  const { actor, now, locale } = context;
  const { user, family, isGuardian } = actor;
  return {
    others: await nameOthers(context),
    // The last guardian may delete their account once the family's deletion is pending.
    isLast: !family.delete_at && (await isLastGuardian({ family }, user.id)),
    steps: presentAccountSteps({ now, locale, timeZone: family.time_zone }),
    canExport: isGuardian,
  };
});

export const action = formRoute({
  "delete-account": familyForm({
    needsRecentSignIn: true,
    handle: async ({ actor, now, locale }) => {
      const end = await askToDeleteAccount(actor.user, now);
      audit("delete-account", actorIds(actor));
      const day = formatInstant(end.getTime(), locale, "day", actor.family.time_zone);
      const text = say(peopleWords, locale)("accountGoes", { day });
      return { to: "/", flash: { tone: "note", text }, headers: await signOutHeaders() };
    },
  }),
});

export default function DeleteAccount() {
  const words = useSay(account);
  const { isLast, ...data } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  if (isLast) return <LastGuardianDialog title={words("cannotDelete")} closeHref={BENEATH} />;
  return <DeleteAccountDialog {...data} closeHref={BENEATH} lastResult={lastResult} />;
}
