import { useActionData, useLoaderData } from "@remix-run/react";
import { IsItYou } from "#app/components/account/is-it-you.tsx";
import { SignInAgain } from "#app/components/account/sign-in-again.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { challengeScope, tryOf } from "#app/pages/people/sign-in.server.ts";
import { confirmPasskeySchema, confirmPasswordSchema } from "#app/schemas/people/sign-in.ts";
import { formRoute, userForm } from "#app/server/forms/form-route.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { pageLoader, type UserContext } from "#app/server/page.server.ts";
import {
  expire,
  readFormDraftToken,
  readReturnPath,
  readSessionToken,
  returnCookie,
} from "#app/server/session/cookies.server.ts";
import { ownPath } from "#app/server/session/own-path.server.ts";
import { isAskedHere } from "#app/server/session/recent-sign-in.server.ts";
import { requireUser } from "#app/server/session/request-user.server.ts";
import { logRefusedPasskey, ownSignInForms } from "#app/server/session/sign-in.server.ts";
import { listPasskeys, passkeyOptions, verifyPasskey } from "#app/services/people/passkeys.server.ts";
import { checkPassword, hasPassword } from "#app/services/people/passwords.server.ts";
import { type FoundSession, noteProof } from "#app/services/people/sessions.server.ts";
import { SIGN_IN } from "#app/shared/operations/sign-in.ts";
import { RETURN_PARAM } from "#app/shared/people/sign-in-again.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

export const clientAction = clientActionFor(SIGN_IN);
export const handle = {
  title: (found: { isOwn: boolean } | undefined, locale: string) =>
    say(signIn, locale)(found?.isOwn ? "isItYou" : "again"),
};
export const links = styleSheets(cards, forms);

const FORM = "confirm";
/** Where to go afterwards: the link on an error page names it, a redirect has stored it. */
const returnTo = async (request: Request, home: string) =>
  ownPath(new URL(request.url).searchParams.get(RETURN_PARAM) ?? (await readReturnPath(request)), home);
const homeOf = ({ family }: Pick<FoundSession, "family">) => (family ? "/account/privacy" : "/onboarding");

/** Asks for the password or a passkey, or leads through the provider (docs/product/accounts.md, "Is it you?"). */
export const loader = pageLoader(async ({ request, ...context }) => {
  const session = await requireUser({ ...context, request });
  const { user } = session;
  const common = { returnTo: await returnTo(request, homeOf(session)) };
  if (!isAskedHere({ user })) {
    return { ...common, isOwn: false as const, forms: await ownSignInForms(user, context.locale), email: user.email };
  }
  const canUsePasskey = (await listPasskeys(user)).some(({ isElsewhere }) => !isElsewhere);
  return {
    ...common,
    isOwn: true as const,
    hasPassword: await hasPassword(user),
    options: canUsePasskey ? passkeyOptions(await challengeScope(FORM, request)) : null,
  };
});

/** Records the proof, and redirects to the draft of the user's form, else to the page where they were. */
async function goOn({ request, session }: UserContext) {
  const token = await readSessionToken(request);
  if (token) await noteProof(token);
  const headers: [string, string][] = [["Set-Cookie", await expire(returnCookie)]];
  const hasDraft = await readFormDraftToken(request);
  return { to: hasDraft ? "/drafts/form" : await returnTo(request, homeOf(session)), headers };
}

export const action = formRoute({
  "confirm-by-password": userForm({
    schema: confirmPasswordSchema,
    leavesDraft: true,
    prepare: async ({ value, ...context }) => {
      requireHousehold();
      const { user } = context.session;
      if (await checkPassword(user, value.password, await tryOf(user, context))) return;
      throw new DomainError("invalid", english(signInWords, "wrongPassword"), "password");
    },
    handle: goOn,
  }),
  "confirm-by-passkey": userForm({
    schema: confirmPasskeySchema,
    leavesDraft: true,
    prepare: async ({ value, request, session }) => {
      requireHousehold();
      await verifyPasskey(value.credential, await challengeScope(FORM, request), session.user).catch(logRefusedPasskey);
    },
    handle: goOn,
  }),
});

export default function SignInAgainPage() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return data.isOwn ? <IsItYou {...data} answer={answer} /> : <SignInAgain {...data} />;
}
