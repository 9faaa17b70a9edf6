import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { CodeField } from "#app/components/sign-in/code-field.tsx";
import { SignInCard, SignInForm } from "#app/components/sign-in/sign-in-card.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

/** The page "I have a code". */
export function TypeLetInCode({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const say = useSay(signIn);
  const form = formState({}, lastResult);
  return (
    <SignInCard title={say("haveCode")}>
      <SignInForm form={form}>
        <CodeField form={form} label={say("code")} />
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          {say("goOn")}
        </button>
      </SignInForm>
    </SignInCard>
  );
}
