import { useActionData } from "@remix-run/react";
import { DeleteAccountDialog } from "#app/components/account/delete-account-dialog.tsx";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";

export { clientAction } from "#app/components/ui/client-action.ts";
export const handle = { title: "Delete Account", dialog: true };
export { dialogSheets as links } from "#app/styles/links.ts";

const BENEATH = "/account/privacy";

export const loader = familyLoader(async () => null);

export const action = formRoute({
  // Nothing is deleted yet (docs/product/accounts.md, "Deleting an account").
  "delete-account": familyForm({
    handle: async () => ({
      to: BENEATH,
      flash: { tone: "note", text: "Account deletion comes in a future update. Nothing was deleted." },
    }),
  }),
});

export default function DeleteAccount() {
  return <DeleteAccountDialog closeHref={BENEATH} lastResult={useActionData<typeof action>()?.lastResult} />;
}
