import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { WAYS_HREF } from "#app/shared/people/sign-in-again.ts";

function ReadOnly({ id, label, value }: { id: string; label: string; value: string }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} value={value} readOnly />
    </div>
  );
}

interface ProfileCardProps extends Record<"givenName" | "familyName" | "email", string> {
  /** Whether name and e-mail belong to Roost, and not to an identity provider. */
  isOwn: boolean;
}

/** Name and e-mail of the user. */
export function ProfileCard({ givenName, familyName, email, isOwn }: ProfileCardProps) {
  return (
    <section className="card" aria-labelledby="profile">
      <h2 id="profile">Profile Information</h2>
      <div className="pair">
        <ReadOnly id="given_name" label="First name" value={givenName} />
        <ReadOnly id="family_name" label="Last name" value={familyName} />
      </div>
      <ReadOnly id="email" label="E-mail" value={email} />
      <div className="hint-row">
        <Icon name="info" />
        {isOwn ? (
          <p>
            You can change your name and email under <AppLink to={WAYS_HREF}>How you sign in</AppLink>.
          </p>
        ) : (
          <p>Your name and email come from the account you sign in with, so you can’t change them here.</p>
        )}
      </div>
    </section>
  );
}
