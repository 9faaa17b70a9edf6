import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useSay } from "#app/components/shell/root-data.ts";
import { NewAccountFields } from "#app/components/sign-in/new-account-fields.tsx";
import { SignInCard, SignInForm } from "#app/components/sign-in/sign-in-card.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { config } from "#app/config/env.server.ts";
import { newAccountSchema } from "#app/schemas/people/household.ts";
import { publicForm } from "#app/server/forms/public-form.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import { pageLoader } from "#app/server/page.server.ts";
import { startSession } from "#app/server/session/sign-in.server.ts";
import { signUp } from "#app/services/people/household.server.ts";
import { randomWords } from "#app/services/people/random-words.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { notFound } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

export const handle = { title: (_: unknown, locale: string) => say(signIn, locale)("makeAccount") };
export const links = styleSheets(cards, forms);

/** @throws {DomainError} 404 unless anyone may make an account (`SIGN_UP`) */
async function requireOpen(): Promise<undefined> {
  requireHousehold();
  if (!config().signIn.isOpen) throw notFound("Page");
}

export const loader = pageLoader(async () => {
  await requireOpen();
  return { example: randomWords(), sendsMail: sendsMail() };
});

export const action = publicForm({
  operation: "make-account",
  schema: newAccountSchema,
  enter: requireOpen,
  handle: async ({ request }, account) => {
    const user = await signUp(account, clientNetwork(request));
    return redirect("/onboarding", {
      status: 303,
      headers: await startSession(request, user, account.sign_in_name),
    });
  },
});

export default function MakeAnAccount() {
  const words = useSay(signIn);
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  return (
    <SignInCard title={words("makeAccount")}>
      <SignInForm form={form}>
        <NewAccountFields form={form} {...useLoaderData<typeof loader>()} />
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          {words("makeMyAccount")}
        </button>
      </SignInForm>
    </SignInCard>
  );
}
