import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewAccountFields } from "#app/components/sign-in/new-account-fields.tsx";
import { SignInCard, SignInForm } from "#app/components/sign-in/sign-in-card.tsx";
import { TypeSetUpCode } from "#app/components/sign-in/type-set-up-code.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { setUpOfPath } from "#app/pages/people/set-up.server.ts";
import { newAccountSchema } from "#app/schemas/people/household.ts";
import { publicForm } from "#app/server/forms/public-form.server.ts";
import { pageLoader, throwAsPage } from "#app/server/page.server.ts";
import { startSession } from "#app/server/session/sign-in.server.ts";
import { createFirstAccount } from "#app/services/people/household.server.ts";
import { refuseGuessable } from "#app/services/people/password-guesses.server.ts";
import { randomWords } from "#app/services/people/random-words.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";

export const handle = {
  title: (found?: { isRight: boolean }) => (found?.isRight ? "Make the first account" : "Roost is not set up yet"),
};
export const links = styleSheets(cards, forms);

const WRONG = "That code is not right, or it has been replaced by a newer one.";

/** Changes nothing, however often it is asked: messengers fetch a link for its preview. */
export const loader = pageLoader(async (context) => {
  const isRight = (await setUpOfPath(context)) !== null;
  return data({ isRight, example: randomWords(), sendsMail: sendsMail() }, { status: isRight ? 200 : 404 });
});

export const action = publicForm({
  operation: "make-account",
  schema: newAccountSchema,
  enter: async (context) => {
    if (!(await setUpOfPath(context))) throw notFound("Code");
    return undefined;
  },
  handle: async (context, account) => {
    await refuseGuessable(account.password, [account.name, account.sign_in_name, account.email]);
    const link = await setUpOfPath(context);
    const user = link && (await createFirstAccount(link, account));
    if (!user) throwAsPage(new DomainError("gone", "Roost is set up already"));
    return redirect("/onboarding", {
      status: 303,
      headers: await startSession(context.request, user, account.sign_in_name),
    });
  },
});

export default function MakeTheFirstAccount() {
  const { isRight, ...fields } = useLoaderData<typeof loader>();
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  if (!isRight) return <TypeSetUpCode problem={WRONG} />;
  return (
    <SignInCard title="Make the first account" text="This Roost is new. The first account sets up the first family.">
      <SignInForm form={form}>
        <NewAccountFields form={form} {...fields} />
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          Make my account
        </button>
      </SignInForm>
    </SignInCard>
  );
}

export { SetUpBoundary as ErrorBoundary } from "#app/components/sign-in/set-up-boundary.tsx";
