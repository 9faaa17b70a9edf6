import type { SubmissionResult } from "@conform-to/dom";
import type { ReactNode } from "react";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { JoinPage } from "#app/components/join/join-page.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { NewAccountFields } from "#app/components/sign-in/new-account-fields.tsx";
import { Email } from "#app/components/ui/email.tsx";
import { ErrorSummary, Form, SubmitButton, useIsBusy } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import type { InvitationView } from "#app/presenters/people/invitations.ts";
import { createFormat, nameOfZone } from "#app/shared/date-styles.ts";
import type { SignInForm } from "#app/shared/people/sign-in-form.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

/** The end of the invitation in the family's zone; with script in the reader's zone. The text names the zone. */
function Expiry({ expires }: { expires: InvitationView["expires"] }) {
  const say = useSay(signIn);
  const { at, locale, isSoon } = expires;
  const instant = Date.parse(at);
  const zone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : expires.timeZone;
  const moment = createFormat(locale, "moment", zone).format(instant);
  const time = (text: ReactNode) => <time dateTime={at}>{text}</time>;
  return (
    <>
      {isSoon ? <span className="tag tag--warn">{say.rich("soon", { moment, time })}</span> : time(moment)}
      <small className="muted"> {nameOfZone(instant, locale, zone)}</small>
    </>
  );
}

function Facts({ invitation }: { invitation: InvitationView }) {
  const say = useSay(signIn);
  return (
    <dl className="facts">
      <div>
        <dt>
          <Icon name="user" />
          {say("role")}
        </dt>
        <dd>{invitation.role}</dd>
      </div>
      <div>
        <dt>
          <Icon name="mail" />
          {say("invitedEmail")}
        </dt>
        <dd>
          <Email address={invitation.email} />
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="clock" />
          {say("expires")}
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
  const say = useSay(signIn);
  const form = formState({ name: invitation.name ?? "" }, lastResult);
  return (
    <section className="card" aria-labelledby="new-account">
      <h2 id="new-account">{say("makeYourAccount")}</h2>
      <form className="form" method="post" noValidate>
        <ErrorSummary form={form} />
        <NewAccountFields form={form} example={example} sendsMail={false} hasEmail={false} />
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          {say("join", { family: invitation.familyName })}
        </button>
      </form>
    </section>
  );
}

const BoldEmail = ({ address }: { address: string }) => (
  <strong>
    <Email address={address} />
  </strong>
);

interface SignInProps {
  email: string;
  path: string;
  forms: SignInForm[];
  /** Whether the page also has a form for someone without an account. */
  hasNew: boolean;
}

function SignIn({ email, path, forms, hasNew }: SignInProps) {
  const say = useSay(signIn);
  return (
    <div className="stack">
      {hasNew ? (
        <h2>{say("haveAccount")}</h2>
      ) : (
        <p>{say.rich("pleaseSignIn", { email, b: () => <BoldEmail address={email} /> })}</p>
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
  const say = useSay(signIn);
  if (useIsBusy("sign-out")) {
    return (
      <p role="status" className="row center">
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {say("checkingAccount")}
      </p>
    );
  }
  return (
    <div className="stack">
      <div className="flash flash--warn mismatch" role="alert">
        <Icon name="warn" />
        <strong>{say("mismatch")}</strong>
        <p>
          {say.rich("mismatchText", {
            email,
            own,
            first: () => <Email address={email} />,
            second: () => <Email address={own} />,
          })}
        </p>
      </div>
      <Form intent="sign-out" action={`/logout?return_to=${encodeURIComponent(path)}`}>
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          {say("useCorrect")}
        </button>
      </Form>
    </div>
  );
}

function Welcome({ email, familyName }: { email: string; familyName: string }) {
  const say = useSay(signIn);
  return (
    <div className="stack">
      <p className="center">
        <strong>{say.rich("welcome", { email, b: () => <Email address={email} /> })}</strong>
        <br />
        {say("readyToJoin", { family: familyName })}
      </p>
      <Form intent="accept-invitation">
        <SubmitButton intent="accept-invitation" busyLabel={say("joining")} className="btn btn--main btn--lg btn--wide">
          <Icon name="check" />
          {say("accept")}
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
  const say = useSay(signIn);
  const { email, familyName, inviter } = invitation;
  return (
    <JoinPage home={home}>
      <div className="center">
        <NestBox />
      </div>
      <div className="card">
        <div className="center stack stack-s">
          <p className="muted">{inviter ? say("invites", { name: inviter }) : say("invited")}</p>
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
