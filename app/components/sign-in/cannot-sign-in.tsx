import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { NameField } from "#app/components/sign-in/name-field.tsx";
import { SignInCard, SignInForm } from "#app/components/sign-in/sign-in-card.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

interface CannotSignInProps {
  sendsMail: boolean;
  /** Whether the form was sent. */
  isSent: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

function ByMail({ lastResult }: Pick<CannotSignInProps, "lastResult">) {
  const say = useSay(signIn);
  const form = formState({}, lastResult);
  return (
    <SignInForm form={form}>
      <NameField form={form} autoComplete="username" />
      <button type="submit" className="btn btn--main btn--lg btn--wide">
        {say("sendLink")}
      </button>
    </SignInForm>
  );
}

/** Who can help someone who cannot sign in. */
export const CannotSignIn = ({ sendsMail, isSent, lastResult }: CannotSignInProps) => {
  const say = useSay(signIn);
  return (
    <SignInCard title={say("signInTrouble")}>
      <ul className="stack stack-s">
        <li>{say("parentCanHelp")}</li>
        <li>{say("operatorCanHelp")}</li>
      </ul>
      {isSent ? (
        <p className="msg" role="status">
          {say("linkSent")}
        </p>
      ) : null}
      {sendsMail && !isSent ? <ByMail lastResult={lastResult} /> : null}
    </SignInCard>
  );
};
