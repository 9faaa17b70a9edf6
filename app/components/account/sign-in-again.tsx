import { NoWayIn } from "#app/components/account/no-way-in.tsx";
import { SignInCard } from "#app/components/sign-in/sign-in-card.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { RECENT_SIGN_IN_MINUTES } from "#app/shared/people/constants.ts";
import { AGAIN_FIELD } from "#app/shared/people/sign-in-again.ts";
import type { SignInForm } from "#app/shared/people/sign-in-form.ts";

interface SignInAgainProps {
  forms: SignInForm[];
  email: string | null;
  returnTo: string;
}

/** Leads through the provider and back. */
export function SignInAgain({ forms, email, returnTo }: SignInAgainProps) {
  return (
    <SignInCard
      title="Sign in again"
      text={`${forms.length > 0 ? `You signed in more than ${RECENT_SIGN_IN_MINUTES} minutes ago. ` : ""}Nothing has been changed, and nothing you typed is lost.`}
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
        Cancel
      </AppLink>
    </SignInCard>
  );
}
