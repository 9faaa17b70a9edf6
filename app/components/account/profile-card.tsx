import { Icon } from "#app/components/ui/icon.tsx";

function ReadOnly({ id, label, value }: { id: string; label: string; value: string }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} value={value} readOnly />
    </div>
  );
}

/** Name and e-mail from the identity provider. */
export function ProfileCard({ givenName, familyName, email }: Record<"givenName" | "familyName" | "email", string>) {
  return (
    <section className="card" aria-labelledby="profile">
      <h2 id="profile">Profile Information</h2>
      <div className="pair">
        <ReadOnly id="given_name" label="First name" value={givenName} />
        <ReadOnly id="family_name" label="Last name" value={familyName} />
      </div>
      <ReadOnly id="email" label="E-mail" value={email} />
      <div className="note">
        <Icon name="info" />
        <p>Your name and email come from the account you sign in with, so you can’t change them here.</p>
      </div>
    </section>
  );
}
