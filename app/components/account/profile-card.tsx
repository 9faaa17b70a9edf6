import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { WAYS_HREF } from "#app/shared/people/sign-in-again.ts";
import { account } from "#app/words/catalogues/account.ts";

function ReadOnly({ id, label, value }: { id: string; label: string; value: string }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input className="input" dir="auto" id={id} value={value} readOnly />
    </div>
  );
}

interface ProfileCardProps extends Record<"givenName" | "familyName" | "email", string> {
  /** Whether name and email belong to Roost, and not to an identity provider. */
  isOwn: boolean;
}

/** Name and email of the user. */
export function ProfileCard({ givenName, familyName, email, isOwn }: ProfileCardProps) {
  const say = useSay(account);
  return (
    <section className="card" aria-labelledby="profile">
      <h2 id="profile">{say("profile")}</h2>
      <div className="pair">
        <ReadOnly id="given_name" label={say("firstName")} value={givenName} />
        <ReadOnly id="family_name" label={say("lastName")} value={familyName} />
      </div>
      <ReadOnly id="email" label={say("email")} value={email} />
      <div className="hint-row">
        <Icon name="info" />
        {isOwn ? (
          <p>{say.rich("profileIsOwn", { link: (text) => <AppLink to={WAYS_HREF}>{text}</AppLink> })}</p>
        ) : (
          <p>{say("profileIsElsewhere")}</p>
        )}
      </div>
    </section>
  );
}
