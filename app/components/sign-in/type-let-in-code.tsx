import type { SubmissionResult } from "@conform-to/dom";
import { CodeField } from "#app/components/sign-in/code-field.tsx";
import { SignInCard, SignInForm } from "#app/components/sign-in/sign-in-card.tsx";
import { formState } from "#app/components/ui/form-state.ts";

/** The page "I have a code". */
export function TypeLetInCode({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const form = formState({}, lastResult);
  return (
    <SignInCard title="I have a code">
      <SignInForm form={form}>
        <CodeField form={form} label="Code" />
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          Go on
        </button>
      </SignInForm>
    </SignInCard>
  );
}
