import { redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
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
  const { path, fields, typed } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHead title="What you typed is still here" text="You had been signed out, so it was not saved." />
      <Form method="post" action={path} className="card measure stack">
        {fields.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may come more than once, and never change places
          <input type="hidden" name={name} value={value} key={at} />
        ))}
        <dl className="facts">
          {typed.map(({ label, value }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <div key={at}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="row">
          <button type="submit" className="btn btn--main">
            Send it
          </button>
        </div>
      </Form>
    </Page>
  );
}
