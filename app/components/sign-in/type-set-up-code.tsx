import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { CodeField } from "#app/components/sign-in/code-field.tsx";
import { SignInCard } from "#app/components/sign-in/sign-in-card.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

interface TypeSetUpCodeProps {
  lastResult?: SubmissionResult<string[]> | undefined;
  /** The problem of the code in the address. */
  problem?: string | undefined;
}

/** The page of a Roost without any account. */
export function TypeSetUpCode({ lastResult, problem }: TypeSetUpCodeProps) {
  const say = useSay(signIn);
  const form = formState({}, problem ? { status: "error", error: { code: [problem] } } : lastResult);
  return (
    <SignInCard title={say("notSetUp")} text={say("notSetUpText")}>
      <form className="form" method="post" action="/set-up?index" noValidate>
        <CodeField form={form} label={say("setUpCode")} />
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          {say("goOn")}
        </button>
      </form>
    </SignInCard>
  );
}
