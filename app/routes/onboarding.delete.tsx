import { redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { DeleteLoneAccountDialog } from "#app/components/onboarding/delete-lone-account-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formRoute, userForm } from "#app/server/forms/form-route.server.ts";
import { audit } from "#app/server/http/audit-log.server.ts";
import { pageLoader } from "#app/server/page.server.ts";
import { signOutHeaders } from "#app/server/session/cookies.server.ts";
import { requireUser } from "#app/server/session/request-user.server.ts";
import { askToDeleteAccount } from "#app/services/people/departures.server.ts";
import { LONE_ACCOUNT } from "#app/shared/operations/onboarding.ts";
import { say } from "#app/words/catalogue.ts";
import { onboarding } from "#app/words/catalogues/onboarding.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export const clientAction = clientActionFor(LONE_ACCOUNT);
export const handle = { title: (_: unknown, locale: string) => say(onboarding, locale)("deleteTitle"), dialog: true };
export { leavingDialogSheets as links } from "#app/styles/links.ts";

const WITH_A_FAMILY = "/account/privacy/delete";

export const loader = pageLoader(async (context) => {
  const { family } = await requireUser(context);
  if (family) throw redirect(WITH_A_FAMILY);
  return null;
});

export const action = formRoute({
  "delete-account": userForm({
    needsRecentSignIn: true,
    handle: async ({ locale, session: { user, family }, now }) => {
      // The user has created a family in another window, whose page handles the deletion.
      if (family) return { to: WITH_A_FAMILY };
      await askToDeleteAccount(user, now);
      audit("delete-account", { userId: user.id });
      const text = say(peopleWords, locale)("accountGone");
      return { to: "/", flash: { tone: "note", text }, headers: await signOutHeaders() };
    },
  }),
});

export default function DeleteLoneAccount() {
  return <DeleteLoneAccountDialog closeHref="/onboarding" lastResult={useActionData<typeof action>()?.lastResult} />;
}
