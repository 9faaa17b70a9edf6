import type { LinksFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { Dialog, DialogFoot } from "#app/components/ui/dialog.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";
import dialog from "#app/styles/dialog.css?url";

export { clientAction } from "#app/components/ui/client-action.ts";
export const handle = { title: "Delete Account", dialog: true };
export const links: LinksFunction = () => [{ rel: "stylesheet", href: dialog }];

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
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  return (
    <Dialog title="Delete Account" closeHref={BENEATH} kind="ask">
      <Form intent="delete-account" className="dlg__form">
        <div className="dlg__body">
          <ErrorSummary form={form} />
          <p>
            Are you sure you want to delete your account? This action cannot be undone and will remove all family data.
          </p>
        </div>
        <DialogFoot closeHref={BENEATH}>
          <SubmitButton intent="delete-account" className="btn btn--danger">
            Delete Account
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
