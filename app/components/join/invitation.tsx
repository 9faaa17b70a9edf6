import type { SubmissionResult } from "@conform-to/dom";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { JoinPage } from "#app/components/join/join-page.tsx";
import { NewAccountFields } from "#app/components/sign-in/new-account-fields.tsx";
import { Email } from "#app/components/ui/email.tsx";
import { ErrorSummary, Form, SubmitButton, useIsBusy } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import type { InvitationView } from "#app/presenters/people/invitations.ts";
import { createFormat, nameOfZone } from "#app/shared/date-styles.ts";
import type { SignInForm } from "#app/shared/people/sign-in-form.ts";

/** The end of the invitation in the family's zone; with script in the reader's zone. The text names the zone. */
function Expiry({ expires }: { expires: InvitationView["expires"] }) {
  const { at, locale, isSoon } = expires;
  const instant = Date.parse(at);
  const zone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : expires.timeZone;
  const time = <time dateTime={at}>{createFormat(locale, "moment", zone).format(instant)}</time>;
  return (
    <>
      {isSoon ? <span className="tag tag--warn">{time} (Soon!)</span> : time}
      <small className="muted"> {nameOfZone(instant, locale, zone)}</small>
    </>
  );
}

function Facts({ invitation }: { invitation: InvitationView }) {
  return (
    <dl className="facts">
      <div>
        <dt>
          <Icon name="user" />
          Role
        </dt>
        <dd>{invitation.role}</dd>
      </div>
      <div>
        <dt>
          <Icon name="mail" />
          Invited e-mail
        </dt>
        <dd>
          <Email address={invitation.email} />
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="clock" />
          Expires
        </dt>
        <dd>
          <Expiry expires={invitation.expires} />
        </dd>
      </div>
    </dl>
  );
}

interface NewAccountProps {
  invitation: InvitationView;
  example: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Makes an account of the household and joins with it. */
function NewAccount({ invitation, example, lastResult }: NewAccountProps) {
  const form = formState({ name: invitation.name ?? "" }, lastResult);
  return (
    <section className="card" aria-labelledby="new-account">
      <h2 id="new-account">Make your account</h2>
      <form className="form" method="post" noValidate>
        <ErrorSummary form={form} />
        <NewAccountFields form={form} example={example} sendsMail={false} hasEmail={false} />
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          Join {invitation.familyName}
        </button>
      </form>
    </section>
  );
}

interface SignInProps {
  email: string;
  path: string;
  forms: SignInForm[];
  /** Whether the page also has a form for someone without an account. */
  hasNew: boolean;
}

function SignIn({ email, path, forms, hasNew }: SignInProps) {
  return (
    <div className="stack">
      {hasNew ? (
        <h2>I have an account</h2>
      ) : (
        <p>
          Please sign in with{" "}
          <strong>
            <Email address={email} />
          </strong>{" "}
          to accept.
        </p>
      )}
      {forms.map(({ action, label }) => (
        <form key={action} method="post" action={action}>
          <input type="hidden" name="return_to" value={path} />
          <input type="hidden" name="login_hint" value={email} />
          <button type="submit" className="btn btn--main btn--lg btn--wide">
            <Icon name="user" />
            {label}
          </button>
        </form>
      ))}
    </div>
  );
}

function Mismatch({ email, own, path }: { email: string; own: string; path: string }) {
  if (useIsBusy("sign-out")) {
    return (
      <p role="status" className="row center">
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        Checking your account...
      </p>
    );
  }
  return (
    <div className="stack">
      <div className="flash flash--warn mismatch" role="alert">
        <Icon name="warn" />
        <strong>Email Mismatch</strong>
        <p>
          This invitation is for <Email address={email} />, but you're signed in as <Email address={own} />.
        </p>
      </div>
      <Form intent="sign-out" action={`/logout?return_to=${encodeURIComponent(path)}`}>
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          Sign Out &amp; Use Correct Account
        </button>
      </Form>
    </div>
  );
}

function Welcome({ email, familyName }: { email: string; familyName: string }) {
  return (
    <div className="stack">
      <p className="center">
        <strong>
          Welcome, <Email address={email} />!
        </strong>
        <br />
        Ready to join {familyName}?
      </p>
      <Form intent="accept-invitation">
        <SubmitButton intent="accept-invitation" busyLabel="Joining..." className="btn btn--main btn--lg btn--wide">
          <Icon name="check" />
          Accept Invitation
        </SubmitButton>
      </Form>
    </div>
  );
}

interface InvitationCardProps {
  invitation: InvitationView;
  /** The email of the signed-in user; `null` without a session. */
  own: string | null;
  isMatch: boolean;
  /** The path of this invitation. */
  path: string;
  forms: SignInForm[];
  /** For someone who can make an account here: an example of a password. */
  newAccount: { example: string } | null;
  lastResult: SubmissionResult<string[]> | undefined;
  home: string;
}

/** An invitation with the reader's next step: sign in, change the account, or accept. */
export function InvitationCard({
  invitation,
  own,
  isMatch,
  path,
  forms,
  newAccount,
  lastResult,
  home,
}: InvitationCardProps) {
  const { email, familyName, inviter } = invitation;
  return (
    <JoinPage home={home}>
      <div className="center">
        <NestBox />
      </div>
      <div className="card">
        <div className="center stack stack-s">
          <p className="muted">{inviter ? `${inviter} invites you to join` : "You’re invited to join"}</p>
          <h1>{familyName}</h1>
        </div>
        <Facts invitation={invitation} />
        {own === null ? (
          <SignIn email={email} path={path} forms={forms} hasNew={newAccount !== null} />
        ) : isMatch ? (
          <Welcome email={own} familyName={familyName} />
        ) : (
          <Mismatch email={email} own={own} path={path} />
        )}
      </div>
      {own === null && newAccount ? (
        <NewAccount invitation={invitation} example={newAccount.example} lastResult={lastResult} />
      ) : null}
    </JoinPage>
  );
}
