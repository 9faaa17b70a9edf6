import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useSay } from "#app/components/shell/root-data.ts";
import { IsSetUp } from "#app/components/sign-in/is-set-up.tsx";
import { NewAccountFields } from "#app/components/sign-in/new-account-fields.tsx";
import { SignInCard, SignInForm } from "#app/components/sign-in/sign-in-card.tsx";
import { TypeSetUpCode } from "#app/components/sign-in/type-set-up-code.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { isSetUp, refuseOnceSetUp, setUpOfPath } from "#app/pages/people/set-up.server.ts";
import { newAccountSchema } from "#app/schemas/people/household.ts";
import { publicForm } from "#app/server/forms/public-form.server.ts";
import { pageLoader } from "#app/server/page.server.ts";
import { startSession } from "#app/server/session/sign-in.server.ts";
import { createFirstAccount } from "#app/services/people/household.server.ts";
import { randomWords } from "#app/services/people/random-words.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

const TITLES = { open: "firstAccount", wrong: "notSetUp", done: "isSetUp" } as const;
const STATUS = { open: 200, wrong: 404, done: 410 };

export const handle = {
  title: (found: { state: keyof typeof TITLES } | undefined, locale: string) =>
    say(signIn, locale)(TITLES[found?.state ?? "wrong"]),
};
export const links = styleSheets(cards, forms);

/** Changes nothing, however often it is asked: messengers fetch a link for its preview. */
export const loader = pageLoader(async (context) => {
  const found = async () => ((await setUpOfPath(context)) ? "open" : "wrong");
  const state: keyof typeof STATUS = (await isSetUp()) ? "done" : await found();
  return data({ state, example: randomWords(), sendsMail: sendsMail() }, { status: STATUS[state] });
});

export const action = publicForm({
  operation: "make-account",
  schema: newAccountSchema,
  enter: async (context) => {
    const refusal = await refuseOnceSetUp();
    if (refusal) return refusal;
    return (await setUpOfPath(context)) ? undefined : data(null, { status: 404 });
  },
  handle: async (context, account) => {
    const link = await setUpOfPath(context);
    const user = link && (await createFirstAccount(link, account));
    // Another browser was faster.
    if (!user) return data(null, { status: 410 });
    return redirect("/onboarding", {
      status: 303,
      headers: await startSession(context.request, user, account.sign_in_name),
    });
  },
});

export default function MakeTheFirstAccount() {
  const words = useSay(signIn);
  const { state, ...fields } = useLoaderData<typeof loader>();
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  if (state === "done") return <IsSetUp />;
  if (state === "wrong") return <TypeSetUpCode problem={words("wrongSetUpCode")} />;
  return (
    <SignInCard title={words("firstAccount")} text={words("firstAccountText")}>
      <SignInForm form={form}>
        <NewAccountFields form={form} {...fields} />
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          {words("makeMyAccount")}
        </button>
      </SignInForm>
    </SignInCard>
  );
}
