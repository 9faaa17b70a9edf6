import { useActionData, useLoaderData } from "@remix-run/react";
import { IsItYou } from "#app/components/account/is-it-you.tsx";
import { SignInAgain } from "#app/components/account/sign-in-again.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { challengeScope, tryOf } from "#app/pages/people/sign-in.server.ts";
import { confirmPasskeySchema, confirmPasswordSchema } from "#app/schemas/people/sign-in.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import {
  expire,
  readFormDraftToken,
  readReturnPath,
  readSessionToken,
  returnCookie,
} from "#app/server/session/cookies.server.ts";
import { ownPath } from "#app/server/session/own-path.server.ts";
import { isAskedHere } from "#app/server/session/recent-sign-in.server.ts";
import { logRefusedPasskey, signInForms } from "#app/server/session/sign-in.server.ts";
import { listPasskeys, passkeyOptions, verifyPasskey } from "#app/services/people/passkeys.server.ts";
import { checkPassword, hasPassword } from "#app/services/people/passwords.server.ts";
import { noteProof } from "#app/services/people/sessions.server.ts";
import { HOUSEHOLD } from "#app/shared/operations/household.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { DomainError } from "#app/utils/domain-error.ts";

export const clientAction = clientActionFor(HOUSEHOLD);
export const handle = {
  title: (found?: { isOwn: boolean }) => (found?.isOwn ? "Is it you?" : "Sign in again"),
};
export const links = styleSheets(cards, forms);

const FORM = "confirm";
const returnTo = async (request: Request) => ownPath(await readReturnPath(request), "/account/privacy");

/** Asks for the password or a passkey, or leads through the provider (docs/product/accounts.md, "Is it you?"). */
export const loader = familyLoader(async ({ actor: { user }, request }) => {
  const common = { returnTo: await returnTo(request) };
  if (!isAskedHere({ user })) return { ...common, isOwn: false as const, forms: signInForms(), email: user.email };
  const canUsePasskey = (await listPasskeys(user)).some(({ isElsewhere }) => !isElsewhere);
  return {
    ...common,
    isOwn: true as const,
    hasPassword: await hasPassword(user),
    options: canUsePasskey ? passkeyOptions(await challengeScope(FORM, request)) : null,
  };
});

/** Notes the proof, and leads back to where the user was, with what was typed. */
async function goOn({ request }: FamilyContext) {
  const token = await readSessionToken(request);
  if (token) await noteProof(token);
  const headers: [string, string][] = [["Set-Cookie", await expire(returnCookie)]];
  return { to: (await readFormDraftToken(request)) ? "/drafts/form" : await returnTo(request), headers };
}

export const action = formRoute({
  "confirm-by-password": familyForm({
    schema: confirmPasswordSchema,
    leavesDraft: true,
    prepare: async ({ value, ...context }) => {
      requireHousehold();
      if (await checkPassword(context.actor.user, value.password, await tryOf(context))) return;
      throw new DomainError("invalid", "That password is not right.", "password");
    },
    handle: goOn,
  }),
  "confirm-by-passkey": familyForm({
    schema: confirmPasskeySchema,
    leavesDraft: true,
    prepare: async ({ value, request, actor }) => {
      requireHousehold();
      await verifyPasskey(value.credential, await challengeScope(FORM, request), actor.user).catch(logRefusedPasskey);
    },
    handle: goOn,
  }),
});

export default function SignInAgainPage() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return data.isOwn ? <IsItYou {...data} answer={answer} /> : <SignInAgain {...data} />;
}
