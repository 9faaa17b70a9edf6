import type { SubmissionResult } from "@conform-to/dom";
import { NoWayIn } from "#app/components/account/no-way-in.tsx";
import { PasskeyForm } from "#app/components/account/passkey-form.tsx";
import { PasswordField } from "#app/components/account/password-field.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { SignInCard } from "#app/components/sign-in/sign-in-card.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

interface IsItYouProps {
  returnTo: string;
  hasPassword: boolean;
  /** WebAuthn's options; `null` without a passkey that works here. */
  options: unknown;
  answer: { intent: string; lastResult: SubmissionResult<string[]> } | null | undefined;
}

/** Asks for the password or a passkey again (docs/product/accounts.md, "Is it you?"). */
export function IsItYou({ returnTo, hasPassword, options, answer }: IsItYouProps) {
  const say = useSay(signIn);
  const form = formState({}, answer?.lastResult);
  return (
    <SignInCard title={say("isItYou")} text={say("nothingChanged")}>
      <ErrorSummary form={form} heading="h2" />
      {hasPassword ? (
        <Form intent="confirm-by-password" className="form">
          <PasswordField form={form} name="password" label={say("password")} autoComplete="current-password" />
          <SubmitButton
            intent="confirm-by-password"
            busyLabel={say("checking")}
            className="btn btn--main btn--lg btn--wide"
          >
            {say("confirm")}
          </SubmitButton>
        </Form>
      ) : null}
      {options ? (
        <PasskeyForm intent="confirm-by-passkey" options={options}>
          <button type="submit" className="btn btn--wide" data-able hidden>
            {say("usePasskey")}
          </button>
        </PasskeyForm>
      ) : null}
      {hasPassword || options ? null : <NoWayIn />}
      <AppLink className="btn btn--bare btn--wide" to={returnTo}>
        {say("cancel")}
      </AppLink>
    </SignInCard>
  );
}
