import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EnterName } from "#app/components/sign-in/enter-name.tsx";
import { SignInEnded } from "#app/components/sign-in/sign-in-ended.tsx";
import { config } from "#app/config/env.server.ts";
import { isPlainHttp } from "#app/config/urls.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { passwordSignInSchema } from "#app/schemas/people/household.ts";
import { confirmPasskeySchema } from "#app/schemas/people/sign-in.ts";
import { publicForm } from "#app/server/forms/public-form.server.ts";
import { findInteraction, finishInteraction } from "#app/server/household/bridge.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import { pageLoader } from "#app/server/page.server.ts";
import { lastNameCookie, readDeviceToken, readLastName } from "#app/server/session/cookies.server.ts";
import { type PageContext, sessionOrNobody } from "#app/server/session/request-user.server.ts";
import { logRefusedPasskey, redirectAfterSignIn } from "#app/server/session/sign-in.server.ts";
import { findByPassword, householdSubject } from "#app/services/people/household.server.ts";
import { passkeyOptions, verifyPasskey } from "#app/services/people/passkeys.server.ts";
import { noteSignInEvent } from "#app/services/people/sign-in-events.server.ts";
import { findUser } from "#app/services/people/users.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { signIns } from "#app/utils/metrics.server.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

export const handle = {
  title: (found: { hasEnded: boolean } | undefined, locale: string) =>
    say(signIn, locale)(found?.hasEnded ? "ended" : "title"),
};
export const links = styleSheets(cards, forms);

/** The sign-in in progress of this browser and this page. */
async function interactionOf({ request, params }: PageContext) {
  const interaction = await findInteraction(request);
  return interaction?.uid === params.uid ? interaction : null;
}

/** The scope of a passkey's challenge: this sign-in, which is bound to the browser. */
const challengeScope = ({ uid }: { uid: string }) => `sign-in ${uid}`;

export const loader = pageLoader(async (context) => {
  const interaction = await interactionOf(context);
  if (!interaction) {
    // Back, after signing in.
    const session = await sessionOrNobody(context);
    if (session) throw await redirectAfterSignIn(context.request, session.user.id);
    return data({ hasEnded: true, name: "", isPlainHttp: false, isOpen: false, passkeyOptions: null }, { status: 400 });
  }
  const { login_hint } = interaction.params;
  const name = typeof login_hint === "string" ? login_hint : await readLastName(context.request);
  return data({
    hasEnded: false,
    name: name ?? "",
    isPlainHttp: isPlainHttp(new URL(config().appUrl)),
    isOpen: config().signIn.isOpen,
    passkeyOptions: passkeyOptions(challengeScope(interaction)),
  });
});

export const action = publicForm({
  operation: "sign-in-by-password",
  schema: passwordSignInSchema,
  enter: async (context) => ((await interactionOf(context)) ? undefined : data(null, { status: 400 })),
  buttons: {
    cancel: async (context) => {
      const interaction = await interactionOf(context);
      return redirect(interaction ? await finishInteraction(interaction, "cancelled") : "/", { status: 303 });
    },
  },
  handle: async (context, { name, password }) => {
    const { request } = context;
    const device = await readDeviceToken(request);
    const user = await findByPassword({ name, password, device, network: clientNetwork(request) });
    return finishAs(context, user, "password", name);
  },
  other: {
    operation: "sign-in-by-passkey",
    schema: confirmPasskeySchema,
    handle: async (context, { credential }) => {
      const interaction = await interactionOf(context);
      const { userId } = await verifyPasskey(credential, challengeScope({ uid: interaction?.uid ?? "" })).catch(
        (error: unknown) => {
          signIns.inc({ how: "passkey", result: "failed" });
          return logRefusedPasskey(error);
        },
      );
      const user = await findUser(userId);
      return finishAs(context, user, "passkey", user?.sign_in_name ?? "");
    },
  },
});

/** Ends the sign-in as `user`; throws a 400 without one. This browser proposes `name` next time. */
async function finishAs(context: PageContext, user: User | null, how: "password" | "passkey", name: string) {
  const subject = user && (await householdSubject(user));
  const interaction = await interactionOf(context);
  if (!subject || !interaction) {
    signIns.inc({ how, result: "failed" });
    throw new DomainError("invalid", english(signInWords, "wrongNameOrPassword"));
  }
  signIns.inc({ how, result: "done" });
  await noteSignInEvent(user, "signed-in", { how, user_agent: context.request.headers.get("User-Agent") });
  const headers = new Headers({ "Set-Cookie": await lastNameCookie.serialize(name) });
  return redirect(await finishInteraction(interaction, { subject }), { status: 303, headers });
}

export default function SignInPage() {
  const { hasEnded, ...page } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return hasEnded ? <SignInEnded /> : <EnterName {...page} lastResult={lastResult} />;
}
