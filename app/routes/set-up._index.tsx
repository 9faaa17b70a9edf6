import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IsSetUp } from "#app/components/sign-in/is-set-up.tsx";
import { TypeSetUpCode } from "#app/components/sign-in/type-set-up-code.tsx";
import { formatCode, readCode, SET_UP_CODE_LENGTH } from "#app/domain/people/one-time-code.ts";
import { isSetUp, refuseOnceSetUp } from "#app/pages/people/set-up.server.ts";
import { typedCodeSchema } from "#app/schemas/people/household.ts";
import { publicForm } from "#app/server/forms/public-form.server.ts";
import { pageLoader } from "#app/server/page.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

export const handle = {
  title: (found: { isDone: boolean } | undefined, locale: string) =>
    say(signIn, locale)(found?.isDone ? "isSetUp" : "notSetUp"),
};
export const links = styleSheets(cards, forms);

export const loader = pageLoader(async () => {
  const isDone = await isSetUp();
  return data({ isDone }, { status: isDone ? 410 : 200 });
});

/** Leads to the address of the code, which says whether it is right. */
export const action = publicForm({
  operation: "type-code",
  schema: typedCodeSchema,
  enter: refuseOnceSetUp,
  handle: async (_context, { code }) => {
    const read = readCode(code, SET_UP_CODE_LENGTH);
    return redirect(`/set-up/${read ? formatCode(read) : "unknown"}`, { status: 303 });
  },
});

export default function NotSetUpYet() {
  const { isDone } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return isDone ? <IsSetUp /> : <TypeSetUpCode lastResult={lastResult} />;
}
