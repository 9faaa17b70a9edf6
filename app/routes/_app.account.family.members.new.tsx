import type { LinksFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AddMembersDialog } from "#app/components/members/member-dialog.tsx";
import { formAction } from "#app/http/form-action.server.ts";
import { addMembersHandler, newMembersData } from "#app/http/member-dialog.server.ts";
import { asFamily, familyLoader } from "#app/http/page.server.ts";
import dialog from "#app/styles/dialog.css?url";
import forms from "#app/styles/forms.css?url";

export const handle = { title: "Add Family Members · Account Settings", dialog: true };
export const links: LinksFunction = () => [forms, dialog].map((href) => ({ rel: "stylesheet", href }));

const BENEATH = "/account/family";

export const loader = familyLoader(newMembersData);

export const action = formAction(asFamily, { "add-members": addMembersHandler(BENEATH) });

export default function AddMembers() {
  const { taken } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return <AddMembersDialog closeHref={BENEATH} taken={taken} lastResult={lastResult} />;
}
