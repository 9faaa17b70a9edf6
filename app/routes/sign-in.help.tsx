import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CannotSignIn } from "#app/components/sign-in/cannot-sign-in.tsx";
import { forgottenSchema } from "#app/schemas/people/household.ts";
import { publicForm } from "#app/server/forms/public-form.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import { pageLoader } from "#app/server/page.server.ts";
import { mailNewPassword } from "#app/services/people/forgotten-passwords.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { notFound } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

export const handle = { title: (_: unknown, locale: string) => say(signIn, locale)("signInTrouble") };
export const links = styleSheets(cards, forms);

export const loader = pageLoader(async () => {
  requireHousehold();
  return { sendsMail: sendsMail() };
});

/** Answers alike for every name, at once: the mail is made afterwards. */
export const action = publicForm({
  operation: "mail-new-password",
  schema: forgottenSchema,
  enter: async () => {
    requireHousehold();
    if (!sendsMail()) throw notFound("Page");
    return undefined;
  },
  handle: async ({ request }, { name }) => {
    const network = clientNetwork(request);
    setImmediate(() => {
      mailNewPassword(name, network).catch((error: unknown) =>
        logger.error({ err: String(error) }, "a link for a new password was not mailed"),
      );
    });
    return data(null);
  },
});

export default function ICannotSignIn() {
  const answer = useActionData<typeof action>();
  return <CannotSignIn {...useLoaderData<typeof loader>()} isSent={answer === null} lastResult={answer?.lastResult} />;
}
