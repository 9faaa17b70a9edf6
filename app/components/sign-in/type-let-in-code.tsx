import type { SubmissionResult } from "@conform-to/dom";
import { SignInCard, SignInForm } from "#app/components/sign-in/sign-in-card.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { formState } from "#app/components/ui/form-state.ts";

/** The page "I have a code". */
export function TypeLetInCode({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const form = formState({}, lastResult);
  return (
    <SignInCard title="I have a code">
      <SignInForm form={form}>
        <TextField
          form={form}
          name="code"
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          Go on
        </button>
      </SignInForm>
    </SignInCard>
  );
}
