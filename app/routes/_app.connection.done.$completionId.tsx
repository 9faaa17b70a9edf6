import { useLoaderData } from "@remix-run/react";
import { SuccessDialog } from "#app/components/connection/success-dialog.tsx";
import { presentSuccess } from "#app/presenters/connection/connection.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { findCompletion } from "#app/services/connection/connection.server.ts";

export const handle = { title: "Well done!", dialog: true };
export { dialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async ({ actor, params }) => {
  const { completion, newRewards } = await findCompletion(actor, pathId(params.completionId, "Completed activity"));
  return presentSuccess(completion, newRewards);
});

export default function ActivityDone() {
  return <SuccessDialog {...useLoaderData<typeof loader>()} closeHref="/connection" />;
}
