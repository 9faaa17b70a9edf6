import { NoWayIn } from "#app/components/account/no-way-in.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { SignInCard } from "#app/components/sign-in/sign-in-card.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { RECENT_SIGN_IN_MINUTES } from "#app/shared/people/constants.ts";
import { AGAIN_FIELD } from "#app/shared/people/sign-in-again.ts";
import type { SignInForm } from "#app/shared/people/sign-in-form.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

interface SignInAgainProps {
  forms: SignInForm[];
  email: string | null;
  returnTo: string;
}

/** Leads through the provider and back. */
export function SignInAgain({ forms, email, returnTo }: SignInAgainProps) {
  const say = useSay(signIn);
  return (
    <SignInCard
      title={say("again")}
      text={forms.length > 0 ? say("againText", { minutes: RECENT_SIGN_IN_MINUTES }) : say("nothingChanged")}
    >
      {forms.length > 0 ? null : <NoWayIn />}
      {forms.map(({ action, label }) => (
        // A document: it leads to the provider.
        <form key={action} method="post" action={action}>
          <input type="hidden" name="return_to" value={returnTo} />
          {email === null ? null : <input type="hidden" name="login_hint" value={email} />}
          <input type="hidden" name={AGAIN_FIELD} value="on" />
          <button type="submit" className="btn btn--main btn--lg btn--wide">
            {label}
          </button>
        </form>
      ))}
      <AppLink className="btn btn--bare btn--wide" to={returnTo}>
        {say("cancel")}
      </AppLink>
    </SignInCard>
  );
}
