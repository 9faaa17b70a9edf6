import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InvitationProblem } from "#app/components/join/invitation-problem.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { homeHref, pageLoader } from "#app/server/page.server.ts";
import join from "#app/styles/join.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

export const handle = { title: (_: unknown, locale: string) => say(signIn, locale)("invalidLink") };
export const links = styleSheets(join);

export const loader = pageLoader(async ({ request }) => data({ home: await homeHref(request) }, { status: 404 }));

/** A link that was cut off before its token. */
export default function LostLink() {
  const words = useSay(signIn);
  return <InvitationProblem message={words("invalidLink")} home={useLoaderData<typeof loader>().home} />;
}
