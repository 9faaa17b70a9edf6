import { OwnPage } from "#app/components/account/own-page.tsx";
import { PasskeyForm } from "#app/components/account/passkey-form.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, SubmitButton } from "#app/components/ui/form.tsx";
import { formPage } from "#app/components/ui/form-page.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { challengeScope } from "#app/pages/people/sign-in.server.ts";
import { presentSessionName } from "#app/presenters/people/sessions.ts";
import { newPasskeySchema } from "#app/schemas/people/sign-in.ts";
import { formRoute, userForm } from "#app/server/forms/form-route.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { userLoader } from "#app/server/page.server.ts";
import { sendToRecentSignIn } from "#app/server/session/recent-sign-in.server.ts";
import { logRefusedPasskey } from "#app/server/session/sign-in.server.ts";
import { addPasskey, newPasskeyOptions, readNewPasskey } from "#app/services/people/passkeys.server.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { SIGN_IN } from "#app/shared/operations/sign-in.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

export const clientAction = clientActionFor(SIGN_IN);
export const handle = { title: (_: unknown, locale: string) => say(signIn, locale)("addPasskey") };
export const links = styleSheets(cards, forms);

const BEFORE = "/account/sign-in";
const FORM = "add";

export const loader = userLoader(async (context) => {
  requireHousehold();
  await sendToRecentSignIn(context, `${BEFORE}/passkeys/new`);
  const { request, session } = context;
  return {
    options: await newPasskeyOptions(session.user, await challengeScope(FORM, request)),
    name: presentSessionName(request.headers.get("User-Agent"), context.locale),
  };
});

export const action = formRoute({
  "add-passkey": userForm({
    schema: newPasskeySchema,
    needsRecentSignIn: true,
    prepare: async ({ request, value }) => {
      requireHousehold();
      return readNewPasskey(value.credential, await challengeScope(FORM, request)).catch(logRefusedPasskey);
    },
    handle: async ({ session, locale, value, prepared }) => {
      await addPasskey(session.user, prepared, value.name).catch(logRefusedPasskey);
      audit("add-passkey", actorIds(session));
      return {
        to: BEFORE,
        flash: { tone: "ok", text: say(signInWords, locale)("passkey-added", { name: value.name }) },
      };
    },
  }),
});

export default formPage<typeof loader>(({ options, name, lastResult }) => {
  const words = useSay(signIn);
  const form = formState({ name }, lastResult);
  return (
    <OwnPage>
      <PageHead title={words("addPasskey")} text={words("newPasskeyText")} />
      <section className="card measure">
        <PasskeyForm intent="add-passkey" options={options} className="form">
          <ErrorSummary form={form} heading="h2" />
          <p data-unable>{words("cannotMakePasskeys")}</p>
          <p data-known hidden role="alert">
            {words("hasPasskey")}
          </p>
          <TextField form={form} name="name" label={words("name")} maxLength={MAX_LENGTH.name} />
          <div className="row">
            <span data-able hidden>
              <SubmitButton intent="add-passkey" busyLabel={words("adding")}>
                {words("addPasskey")}
              </SubmitButton>
            </span>
            <AppLink className="btn" to={BEFORE}>
              {words("cancel")}
            </AppLink>
          </div>
        </PasskeyForm>
      </section>
    </OwnPage>
  );
});
