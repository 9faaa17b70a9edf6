import { PasskeyForm } from "#app/components/account/passkey-form.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, SubmitButton } from "#app/components/ui/form.tsx";
import { formPage } from "#app/components/ui/form-page.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { challengeScope } from "#app/pages/people/sign-in.server.ts";
import { presentSessionName } from "#app/presenters/people/sessions.ts";
import { newPasskeySchema } from "#app/schemas/people/sign-in.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { sendToRecentSignIn } from "#app/server/session/recent-sign-in.server.ts";
import { logRefusedPasskey } from "#app/server/session/sign-in.server.ts";
import { addPasskey, newPasskeyOptions, readNewPasskey } from "#app/services/people/passkeys.server.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { HOUSEHOLD } from "#app/shared/operations/household.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const clientAction = clientActionFor(HOUSEHOLD);
export const handle = { title: "Add passkey" };
export const links = styleSheets(cards, forms);

const BEFORE = "/account/sign-in";
const FORM = "add";

export const loader = familyLoader(async (context) => {
  requireHousehold();
  await sendToRecentSignIn(context, `${BEFORE}/passkeys/new`);
  const { request, actor } = context;
  return {
    options: await newPasskeyOptions(actor.user, await challengeScope(FORM, request)),
    name: presentSessionName(request.headers.get("User-Agent")),
  };
});

export const action = formRoute({
  "add-passkey": familyForm({
    schema: newPasskeySchema,
    needsRecentSignIn: true,
    prepare: async ({ request, value }) => {
      requireHousehold();
      return readNewPasskey(value.credential, await challengeScope(FORM, request)).catch(logRefusedPasskey);
    },
    handle: async ({ actor, value, prepared }) => {
      await addPasskey(actor.user, prepared, value.name).catch(logRefusedPasskey);
      audit("add-passkey", actorIds(actor));
      return { to: BEFORE, flash: { tone: "ok", text: `Passkey added: ${value.name}` } };
    },
  }),
});

export default formPage<typeof loader>(({ options, name, lastResult }) => {
  const form = formState({ name }, lastResult);
  return (
    <Page>
      <PageHead title="Add passkey" text="It signs you in by the way you unlock this device." />
      <section className="card measure">
        <PasskeyForm intent="add-passkey" options={options} className="form">
          <ErrorSummary form={form} heading="h2" />
          <p data-unable>This browser can’t make passkeys, or its script is turned off.</p>
          <p data-known hidden role="alert">
            This device has a passkey for you already.
          </p>
          <TextField form={form} name="name" label="Name" maxLength={MAX_LENGTH.name} />
          <div className="row">
            <span data-able hidden>
              <SubmitButton intent="add-passkey" busyLabel="Adding…">
                Add passkey
              </SubmitButton>
            </span>
            <AppLink className="btn" to={BEFORE}>
              Cancel
            </AppLink>
          </div>
        </PasskeyForm>
      </section>
    </Page>
  );
});
