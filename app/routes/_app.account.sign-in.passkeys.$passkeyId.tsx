import { clientActionFor } from "#app/components/ui/client-action.ts";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formPage } from "#app/components/ui/form-page.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { renamePasskeySchema } from "#app/schemas/people/sign-in.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { findPasskey, renamePasskey } from "#app/services/people/passkeys.server.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { HOUSEHOLD } from "#app/shared/operations/household.ts";

export const clientAction = clientActionFor(HOUSEHOLD);
export const handle = { title: "Rename passkey", dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

const BENEATH = "/account/sign-in";

const find = ({ actor, params }: FamilyContext) => {
  requireHousehold();
  return findPasskey(actor.user, pathId(params.passkeyId, "Passkey"));
};

export const loader = familyLoader(async (context) => ({ name: (await find(context)).name }));

export const action = formRoute({
  "rename-passkey": familyForm({
    schema: renamePasskeySchema,
    needsRecentSignIn: true,
    find,
    handle: async ({ actor, resource, value }) => {
      await renamePasskey(actor.user, resource.id, value.name);
      return { to: BENEATH, flash: { tone: "ok", text: "Passkey renamed." } };
    },
  }),
});

export default formPage<typeof loader>(({ name, lastResult }) => {
  const form = formState({ name }, lastResult);
  return (
    <FormDialog
      title="Rename passkey"
      closeHref={BENEATH}
      intent="rename-passkey"
      form={form}
      submitLabel="Save"
      busyLabel="Saving…"
    >
      <TextField form={form} name="name" label="Name" maxLength={MAX_LENGTH.name} required />
    </FormDialog>
  );
});
