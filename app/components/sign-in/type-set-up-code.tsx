import type { SubmissionResult } from "@conform-to/dom";
import { CodeField } from "#app/components/sign-in/code-field.tsx";
import { SignInCard } from "#app/components/sign-in/sign-in-card.tsx";
import { formState } from "#app/components/ui/form-state.ts";

interface TypeSetUpCodeProps {
  lastResult?: SubmissionResult<string[]> | undefined;
  /** What was wrong with the code of the address. */
  problem?: string | undefined;
}

/** The page of a Roost without any account. */
export function TypeSetUpCode({ lastResult, problem }: TypeSetUpCodeProps) {
  const form = formState({}, problem ? { status: "error", error: { code: [problem] } } : lastResult);
  return (
    <SignInCard title="Roost is not set up yet" text="Open the address that the start has printed, or type its code.">
      <form className="form" method="post" action="/set-up?index" noValidate>
        <CodeField form={form} label="Set-up code" />
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          Go on
        </button>
      </form>
    </SignInCard>
  );
}
