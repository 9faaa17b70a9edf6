import { useSay } from "#app/components/shell/root-data.ts";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formPage } from "#app/components/ui/form-page.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { renamePasskeySchema } from "#app/schemas/people/sign-in.ts";
import { formRoute, userForm } from "#app/server/forms/form-route.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { type UserContext, userLoader } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { findPasskey, renamePasskey } from "#app/services/people/passkeys.server.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { SIGN_IN } from "#app/shared/operations/sign-in.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

export const clientAction = clientActionFor(SIGN_IN);
export const handle = { title: (_: unknown, locale: string) => say(signIn, locale)("renamePasskey"), dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

const BENEATH = "/account/sign-in";

const find = ({ session, params }: UserContext) => {
  requireHousehold();
  return findPasskey(session.user, pathId(params.passkeyId, "Passkey"));
};

export const loader = userLoader(async (context) => ({ name: (await find(context)).name }));

export const action = formRoute({
  "rename-passkey": userForm({
    schema: renamePasskeySchema,
    needsRecentSignIn: true,
    find,
    handle: async ({ session, locale, resource, value }) => {
      await renamePasskey(session.user, resource.id, value.name);
      return { to: BENEATH, flash: { tone: "ok", text: say(signInWords, locale)("passkeyRenamed") } };
    },
  }),
});

export default formPage<typeof loader>(({ name, lastResult }) => {
  const words = useSay(signIn);
  const form = formState({ name }, lastResult);
  return (
    <FormDialog
      title={words("renamePasskey")}
      closeHref={BENEATH}
      intent="rename-passkey"
      form={form}
      submitLabel={words("save")}
      busyLabel={words("saving")}
    >
      <TextField form={form} name="name" label={words("name")} maxLength={MAX_LENGTH.name} required />
    </FormDialog>
  );
});
