import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { StopMails } from "#app/components/unsubscribe/stop-mails.tsx";
import { unsubscribeFormSchema } from "#app/schemas/notices/notices.ts";
import { parseForm } from "#app/server/forms/parse-form.server.ts";
import { readForm } from "#app/server/forms/read-form.server.ts";
import { pageLoader, throwAsPage } from "#app/server/page.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import { stopMails } from "#app/services/notices/preferences.server.ts";
import { readUnsubscribeToken } from "#app/services/notices/unsubscribe-tokens.server.ts";
import { findUser } from "#app/services/people/users.server.ts";
import { NOTICE_KINDS } from "#app/shared/notices/constants.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { unsubscribe } from "#app/words/catalogues/unsubscribe.ts";
import { english } from "#app/words/english.server.ts";

export const handle = {
  title: (found: { isStopped: boolean } | undefined, locale: string) =>
    say(unsubscribe, locale)(found?.isStopped ? "stopped" : "title"),
};
export const links = styleSheets(cards, forms);

/** The content of the link. Throws 404 for an invalid token, or a deleted account. */
async function requireLink(token: string | undefined) {
  const found = readUnsubscribeToken(token ?? "");
  if (!found || !(await findUser(found.userId))) throw notFound("Link");
  return found;
}

export const loader = pageLoader(async ({ params, url }) => {
  const { kind, email } = await requireLink(params.token);
  const done = url.searchParams.get("done");
  return { kind, email, isStopped: done === "kind" || done === "all", isAll: done === "all" };
});

/**
 * Stops mails, or starts them again, for anyone with the link: a mail program's one click (RFC 8058), without cookie and from any
 * origin, or a user with the form.
 */
export async function action({ request, params }: HttpArgs) {
  try {
    const { userId, kind } = await requireLink(params.token);
    const form = await readForm(request);
    if (form.get("List-Unsubscribe") === "One-Click") {
      await stopMails(userId, [kind], true);
      return { isStopped: true };
    }
    const submission = parseForm(form, unsubscribeFormSchema);
    if (submission.status !== "success") throw new DomainError("invalid", english(unsubscribe, "notThere"));
    const { what, intent } = submission.value;
    const isStopped = intent === "stop-mails";
    await stopMails(userId, what === "all" ? NOTICE_KINDS : [kind], isStopped);
    const here = `/unsubscribe/${params.token}`;
    return redirect(isStopped ? `${here}?done=${what}` : here, { status: 303 });
  } catch (error) {
    return throwAsPage(error, request);
  }
}

export default function Unsubscribe() {
  const found = useLoaderData<typeof loader>();
  const isStopped = useActionData<typeof action>()?.isStopped ?? found.isStopped;
  return (
    <PublicPage>
      <StopMails {...found} isStopped={isStopped} />
    </PublicPage>
  );
}
