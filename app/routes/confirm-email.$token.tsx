import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useSay } from "#app/components/shell/root-data.ts";
import { SignInCard, SignInForm } from "#app/components/sign-in/sign-in-card.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { noFieldsSchema } from "#app/schemas/people/sign-in.ts";
import { publicForm } from "#app/server/forms/public-form.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import { pageLoader } from "#app/server/page.server.ts";
import type { PageContext } from "#app/server/session/request-user.server.ts";
import { confirmEmail, findConfirmation } from "#app/services/people/profiles.server.ts";
import { tryCode } from "#app/services/people/sign-in-limits.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

export const handle = { title: (_: unknown, locale: string) => say(signIn, locale)("address") };
export const links = styleSheets(cards, forms);

const STATUS = { open: 200, used: 410, expired: 410, wrong: 404 };

const find = ({ params, request }: PageContext) =>
  tryCode(clientNetwork(request), () => findConfirmation(params.token ?? ""));

/** Changes nothing, however often it is asked: messengers fetch a link for its preview. */
export const loader = pageLoader(async (context) => {
  requireHousehold();
  const { state, email } = (await find(context)) ?? { state: "wrong" as const, email: "" };
  return data({ state, email }, { status: STATUS[state] });
});

export const action = publicForm({
  operation: "confirm-email",
  schema: noFieldsSchema,
  enter: async (context) => {
    requireHousehold();
    const found = await find(context);
    return found?.state === "open" ? undefined : data(null, { status: STATUS[found?.state ?? "wrong"] });
  },
  handle: async ({ params }) => {
    await confirmEmail(params.token ?? "");
    return redirect("/confirm-email", { status: 303 });
  },
});

export default function ConfirmEmail() {
  const words = useSay(signIn);
  const { state, email } = useLoaderData<typeof loader>();
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  if (state !== "open") {
    return <SignInCard title={words("address")} text={words(state === "used" ? "addressUsed" : "addressExpired")} />;
  }
  return (
    <SignInCard title={words("addressQuestion")} text={email}>
      <SignInForm form={form}>
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          {words("addressYes")}
        </button>
      </SignInForm>
    </SignInCard>
  );
}
