import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ClosedLink, DeviceLinkPage } from "#app/components/sign-in/let-in.tsx";
import { browserOf, forgetLetIn, letInOfPath, letInStatus, refuseClosedLink } from "#app/pages/people/let-in.server.ts";
import { nameOfAccount, presentLetIn } from "#app/presenters/people/let-in.ts";
import { memberStyles } from "#app/presenters/people/member-colors.ts";
import { nameByLinkSchema, passwordByLinkSchema } from "#app/schemas/people/household.ts";
import { publicForm } from "#app/server/forms/public-form.server.ts";
import { pageLoader } from "#app/server/page.server.ts";
import { lastNameCookie, readSessionToken } from "#app/server/session/cookies.server.ts";
import { sessionOrNobody } from "#app/server/session/request-user.server.ts";
import { redirectAfterSignIn, sessionHeaders } from "#app/server/session/sign-in.server.ts";
import { letDeviceIn, setPasswordByLink } from "#app/services/people/let-in.server.ts";
import { randomWords } from "#app/services/people/random-words.server.ts";
import { endSession } from "#app/services/people/sessions.server.ts";
import type { LetInView } from "#app/shared/people/let-in.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { signIns } from "#app/utils/metrics.server.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

export const handle = {
  title: (found: { view: LetInView } | undefined, locale: string) => {
    const view = found?.view ?? { state: "over" as const };
    const words = say(signIn, locale);
    if (view.state !== "open") return words(`link.${view.state}`);
    return words(view.kind === "device" ? "deviceOf" : "choosePassword", { name: view.name });
  },
};
export const links = styleSheets(cards, forms);

/** Uses nothing up, however often it is asked: messengers fetch a link for its preview. */
export const loader = pageLoader(async (context) => {
  const found = await letInOfPath(context);
  const session = await sessionOrNobody(context);
  const own = session?.members.find(({ user_id }) => user_id === session.user.id);
  const otherUser = session && session.user.id !== found?.user.id ? nameOfAccount(session.user, own) : null;
  const view = presentLetIn(found, otherUser, randomWords());
  const styles = view.state === "open" && found?.member ? memberStyles([found.member]) : "";
  return data({ view, memberStyles: styles }, { status: letInStatus(found) });
});

const deviceSchema = z.object({});

type Fields = { password?: string; sign_in_name?: string };

export const action = publicForm({
  operation: "let-in",
  enter: async (context) => refuseClosedLink(await letInOfPath(context)),
  schema: async (context): Promise<z.ZodType<Fields, z.ZodTypeDef, unknown>> => {
    const found = await letInOfPath(context);
    if (found?.kind !== "password") return deviceSchema;
    return found.needsName ? nameByLinkSchema : passwordByLinkSchema;
  },
  handle: async (context, { password, sign_in_name }) => {
    const { request } = context;
    const found = await letInOfPath(context);
    const oldToken = await readSessionToken(request);
    if (found?.state !== "open") return data(null, { status: letInStatus(found) });
    const browser = await browserOf(context);
    const signedIn =
      password === undefined
        ? await letDeviceIn(found, browser)
        : await setPasswordByLink(found, { password, sign_in_name }, browser);
    // Someone else was faster.
    if (!signedIn) {
      forgetLetIn();
      return data(null, { status: 410 });
    }
    if (oldToken) await endSession(oldToken);
    signIns.inc({ how: "link", result: "done" });
    const headers = await sessionHeaders(request, signedIn);
    if (found.kind === "device") return redirect("/dashboard", { status: 303, headers });
    const name = sign_in_name ?? found.user.sign_in_name;
    if (name) headers.append("Set-Cookie", await lastNameCookie.serialize(name));
    return redirectAfterSignIn(request, signedIn.userId, headers);
  },
});

export default function LetIn() {
  const { view } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return view.state === "open" ? (
    <DeviceLinkPage view={view} lastResult={lastResult} />
  ) : (
    <ClosedLink state={view.state} />
  );
}
