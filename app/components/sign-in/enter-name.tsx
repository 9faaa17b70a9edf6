import type { SubmissionResult } from "@conform-to/dom";
import { PublicPasskeyForm } from "#app/components/account/passkey-form.tsx";
import { PasswordField } from "#app/components/account/password-field.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { NameField } from "#app/components/sign-in/name-field.tsx";
import { SignInCard, SignInForm } from "#app/components/sign-in/sign-in-card.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

interface EnterNameProps {
  /** Who signed in last in this browser, or whom an invitation names. */
  name: string;
  isPlainHttp: boolean;
  /** Whether anyone may make an account. */
  isOpen: boolean;
  /** WebAuthn's options as JSON; `null` where passkeys do not work. */
  passkeyOptions: unknown;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The page "Sign in to Roost". */
export function EnterName({ name, isPlainHttp, isOpen, passkeyOptions, lastResult }: EnterNameProps) {
  const say = useSay(signIn);
  const form = formState({ name }, lastResult);
  return (
    <SignInCard title={say("titleAtRoost")}>
      {isPlainHttp ? <p className="msg">{say("notEncrypted")}</p> : null}
      <SignInForm form={form}>
        <NameField form={form} autoComplete="username webauthn" />
        <PasswordField form={form} name="password" label={say("password")} autoComplete="current-password" />
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          {say("title")}
        </button>
        <div className="stack stack-s line">
          <a href="/let-in">{say("haveCode")}</a>
          <a href="/sign-in/help">{say("signInTrouble")}</a>
          {isOpen ? <a href="/sign-in/new">{say("makeAccount")}</a> : null}
        </div>
        <button type="submit" className="btn btn--bare btn--wide" name="intent" value="cancel" formNoValidate>
          {say("cancel")}
        </button>
      </SignInForm>
      {passkeyOptions ? (
        <PublicPasskeyForm intent="sign-in-by-passkey" options={passkeyOptions}>
          <button type="submit" className="btn btn--wide" data-able hidden>
            {say("usePasskey")}
          </button>
        </PublicPasskeyForm>
      ) : null}
    </SignInCard>
  );
}
