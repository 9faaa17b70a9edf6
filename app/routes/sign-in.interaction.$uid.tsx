import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EnterName } from "#app/components/sign-in/enter-name.tsx";
import { SignInEnded } from "#app/components/sign-in/sign-in-ended.tsx";
import { config } from "#app/config/env.server.ts";
import { isLoopback } from "#app/config/urls.server.ts";
import { passwordSignInSchema } from "#app/schemas/people/household.ts";
import { publicForm } from "#app/server/forms/public-form.server.ts";
import { requireOwnHost } from "#app/server/household/at-home.server.ts";
import { findInteraction, finishInteraction } from "#app/server/household/bridge.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import { pageLoader } from "#app/server/page.server.ts";
import { lastNameCookie, readDeviceToken, readLastName } from "#app/server/session/cookies.server.ts";
import { type PageContext, sessionOrNobody } from "#app/server/session/request-user.server.ts";
import { redirectAfterSignIn } from "#app/server/session/sign-in.server.ts";
import { findByPassword, householdSubject } from "#app/services/people/household.server.ts";
import { noteSignInEvent } from "#app/services/people/sign-in-events.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { signIns } from "#app/utils/metrics.server.ts";

export const handle = {
  title: (found?: { hasEnded: boolean }) => (found?.hasEnded ? "This sign-in has ended" : "Sign in"),
};
export const links = styleSheets(cards, forms);

const WRONG = "Sign-in name or password is not right.";

/** The sign-in in progress of this browser and this page. */
async function interactionOf({ request, params }: PageContext) {
  requireOwnHost(request);
  const interaction = await findInteraction(request);
  return interaction?.uid === params.uid ? interaction : null;
}

const isPlainHttp = () => {
  const url = new URL(config().appUrl);
  return url.protocol === "http:" && !isLoopback(url);
};

export const loader = pageLoader(async (context) => {
  const interaction = await interactionOf(context);
  if (!interaction) {
    // Back, after signing in.
    const session = await sessionOrNobody(context);
    if (session) throw await redirectAfterSignIn(context.request, session.user.id);
    return data({ hasEnded: true, name: "", isPlainHttp: false, isOpen: false }, { status: 400 });
  }
  const { login_hint } = interaction.params;
  const name = typeof login_hint === "string" ? login_hint : await readLastName(context.request);
  return data({
    hasEnded: false,
    name: name ?? "",
    isPlainHttp: isPlainHttp(),
    isOpen: config().signIn.isOpen,
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
    const subject = user && (await householdSubject(user));
    const interaction = await interactionOf(context);
    if (!subject || !interaction) {
      signIns.inc({ how: "password", result: "failed" });
      throw new DomainError("invalid", WRONG);
    }
    signIns.inc({ how: "password", result: "done" });
    await noteSignInEvent(user, "signed-in", { how: "password", user_agent: request.headers.get("User-Agent") });
    const headers = new Headers({ "Set-Cookie": await lastNameCookie.serialize(name) });
    return redirect(await finishInteraction(interaction, { subject }), { status: 303, headers });
  },
});

export default function SignInPage() {
  const { hasEnded, ...page } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return hasEnded ? <SignInEnded /> : <EnterName {...page} lastResult={lastResult} />;
}
