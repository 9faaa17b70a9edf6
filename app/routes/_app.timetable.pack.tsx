import { useActionData, useLoaderData } from "@remix-run/react";
import { PackDialog } from "#app/components/school/pack-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { addPackForm, packPage, removePackForm } from "#app/pages/school/pack-page.server.ts";
import { packFormSchema, packItemFormSchema } from "#app/schemas/school/school-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { SCHOOL } from "#app/shared/operations/school.ts";
import { say } from "#app/words/catalogue.ts";
import { school } from "#app/words/catalogues/school.ts";

export const clientAction = clientActionFor(SCHOOL);
export const handle = {
  title: (_: unknown, locale: string) => say(school, locale)("packTitle"),
  dialog: true,
  form: "add-pack",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(packPage);

export const action = formRoute({
  "add-pack": familyForm({ schema: packFormSchema, handle: addPackForm }),
  "remove-pack": familyForm({ schema: packItemFormSchema, permission: "keep-school", handle: removePackForm }),
});

export default function Pack() {
  return <PackDialog {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()?.lastResult} />;
}
