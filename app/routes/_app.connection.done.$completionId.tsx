import { useLoaderData } from "@remix-run/react";
import { SuccessDialog } from "#app/components/connection/success-dialog.tsx";
import { presentSuccess } from "#app/presenters/connection/connection.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { findCompletion } from "#app/services/connection/connection.server.ts";
import { say } from "#app/words/catalogue.ts";
import { connection } from "#app/words/catalogues/connection.ts";

export const handle = { title: (_: unknown, locale: string) => say(connection, locale)("wellDone"), dialog: true };
export { dialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async ({ actor, params, locale }) => {
  const { completion, newRewards } = await findCompletion(actor, pathId(params.completionId, "Completed activity"));
  return presentSuccess(completion, newRewards, locale);
});

export default function ActivityDone() {
  return <SuccessDialog {...useLoaderData<typeof loader>()} closeHref="/connection" />;
}
