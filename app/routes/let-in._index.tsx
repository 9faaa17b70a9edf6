import { redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { TypeLetInCode } from "#app/components/sign-in/type-let-in-code.tsx";
import { typedCodeSchema } from "#app/schemas/people/household.ts";
import { publicForm } from "#app/server/forms/public-form.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import { pageLoader } from "#app/server/page.server.ts";
import { tryCode } from "#app/services/people/sign-in-limits.server.ts";
import { findTokenByCode } from "#app/services/people/sign-in-links.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

export const handle = { title: (_: unknown, locale: string) => say(signIn, locale)("haveCode") };
export const links = styleSheets(cards, forms);

export const loader = pageLoader(async () => {
  requireHousehold();
  return null;
});

/** Leads to the page of the code's link. */
export const action = publicForm({
  operation: "type-code",
  schema: typedCodeSchema,
  enter: async () => {
    requireHousehold();
    return undefined;
  },
  handle: async ({ request }, { code }) => {
    const token = await tryCode(clientNetwork(request), () => findTokenByCode(code));
    if (token === null) throw new DomainError("not-found", english(signInWords, "wrongCode"), "code");
    return redirect(`/let-in/${token}`, { status: 303 });
  },
});

export default function IHaveACode() {
  return <TypeLetInCode lastResult={useActionData<typeof action>()?.lastResult} />;
}
