import type { SubmissionResult } from "@conform-to/dom";
import { NameField } from "#app/components/sign-in/name-field.tsx";
import { SignInCard, SignInForm } from "#app/components/sign-in/sign-in-card.tsx";
import { formState } from "#app/components/ui/form-state.ts";

interface CannotSignInProps {
  sendsMail: boolean;
  /** Whether the form was sent. */
  isSent: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

function ByMail({ lastResult }: Pick<CannotSignInProps, "lastResult">) {
  const form = formState({}, lastResult);
  return (
    <SignInForm form={form}>
      <NameField form={form} autoComplete="username" />
      <button type="submit" className="btn btn--main btn--lg btn--wide">
        Send me a link
      </button>
    </SignInForm>
  );
}

/** Who can help someone who cannot sign in. */
export const CannotSignIn = ({ sendsMail, isSent, lastResult }: CannotSignInProps) => (
  <SignInCard title="I cannot sign in">
    <ul className="stack stack-s">
      <li>A parent or guardian of your family can make a link: Family Settings, your name, Help signing in.</li>
      <li>Whoever runs this Roost can, too: npm run sign-in-link -- NAME</li>
    </ul>
    {isSent ? (
      <p className="msg" role="status">
        If this is an account with a confirmed address, a link is on its way. It works for 30 minutes.
      </p>
    ) : null}
    {sendsMail && !isSent ? <ByMail lastResult={lastResult} /> : null}
  </SignInCard>
);
