import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InvitationProblem } from "#app/components/join/invitation-problem.tsx";
import { homeHref, pageLoader } from "#app/server/page.server.ts";
import join from "#app/styles/join.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const handle = { title: "Invalid invitation link" };
export const links = styleSheets(join);

export const loader = pageLoader(async ({ request }) => data({ home: await homeHref(request) }, { status: 404 }));

/** A link that was cut off before its token. */
export default function LostLink() {
  return <InvitationProblem message="Invalid invitation link" home={useLoaderData<typeof loader>().home} />;
}
