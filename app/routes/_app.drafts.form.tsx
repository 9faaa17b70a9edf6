import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FormDraft } from "#app/components/account/form-draft.tsx";
import { OwnPage } from "#app/components/account/own-page.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { userLoader } from "#app/server/page.server.ts";
import { expire, formDraftCookie, readFormDraftToken } from "#app/server/session/cookies.server.ts";
import { findFormDraft } from "#app/services/people/form-drafts.server.ts";
import { listTyped } from "#app/shared/typed-fields.ts";
import facts from "#app/styles/facts.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";

export const handle = { title: (_: unknown, locale: string) => say(account, locale)("typed") };
export const links = styleSheets(facts);

/** The draft of a form whose session had ended (docs/product/pages.md, "Forms of an ended session"). */
export const loader = userLoader(async ({ session, request }) => {
  const token = await readFormDraftToken(request);
  const draft = token && (await findFormDraft(session.user, token));
  if (!draft) throw redirect("/dashboard", { headers: { "Set-Cookie": await expire(formDraftCookie) } });
  return { path: draft.path, fields: draft.fields, typed: listTyped(draft.fields) };
});

export default function FormDraftPage() {
  const words = useSay(account);
  return (
    <OwnPage>
      <PageHead title={words("typedIsHere")} text={words("typedText")} />
      <FormDraft {...useLoaderData<typeof loader>()} />
    </OwnPage>
  );
}
