import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KeptForm } from "#app/components/account/kept-form.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { familyLoader } from "#app/http/page.server.ts";
import { expire, keptFormCookie, readKeptFormToken } from "#app/http/session/cookies.server.ts";
import { findKeptForm } from "#app/services/people/kept-forms.server.ts";
import facts from "#app/styles/facts.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { listTyped } from "#app/view/typed-fields.ts";

export const handle = { title: "What you typed" };
export const links = styleSheets(facts);

/** A form that waited for its person to sign in again (docs/product/pages.md, "Forms of an ended session"). */
export const loader = familyLoader(async ({ actor, request }) => {
  const token = await readKeptFormToken(request);
  const kept = token && (await findKeptForm(actor.user, token));
  if (!kept) throw redirect("/dashboard", { headers: { "Set-Cookie": await expire(keptFormCookie) } });
  return { path: kept.path, fields: kept.fields, typed: listTyped(kept.fields) };
});

export default function KeptFormPage() {
  return (
    <Page>
      <PageHead title="What you typed is still here" text="You had been signed out, so it was not saved." />
      <KeptForm {...useLoaderData<typeof loader>()} />
    </Page>
  );
}
