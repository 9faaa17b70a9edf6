import type { LinksFunction } from "@remix-run/node";
import { z } from "zod";
import { Dialog, DialogFoot } from "#app/components/ui/dialog.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formAction, onSubmit } from "#app/http/forms/form-action.server.ts";
import { asFamily, type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import dialog from "#app/styles/dialog.css?url";

export const handle = { title: "Delete Account", dialog: true };
export const links: LinksFunction = () => [{ rel: "stylesheet", href: dialog }];

const BENEATH = "/account/privacy";

export const loader = familyLoader(async () => null);

export const action = formAction(asFamily, {
  // Nothing is deleted yet (spec.md section 6).
  "delete-account": onSubmit<FamilyContext, z.AnyZodObject>(z.object({}), async () => ({
    to: BENEATH,
    flash: { tone: "note", text: "Account deletion comes in a future update. Nothing was deleted." },
  })),
});

export default function DeleteAccount() {
  return (
    <Dialog title="Delete Account" closeHref={BENEATH} kind="ask">
      <Form intent="delete-account" className="dlg__form">
        <div className="dlg__body">
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
