import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Email } from "#app/components/ui/email.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { PendingView } from "#app/presenters/people/invitations.ts";
import { account } from "#app/words/catalogues/account.ts";

const INVITATIONS = "/account/family/invitations";

function Pending({ invitation }: { invitation: PendingView }) {
  const say = useSay(account);
  const { id, email, facts, isOver, wasMailed, canChange } = invitation;
  const field = <input type="hidden" name="invitation_id" value={id} />;
  return (
    <li className="stack stack-s">
      <span>
        <strong>
          <Email address={email} />
        </strong>{" "}
        {wasMailed || isOver ? null : <span className="tag tag--warn">{say("notMailed")}</span>}
        <br />
        <small className="muted">{facts}</small>
      </span>
      <div className="row">
        {canChange ? (
          <Form intent="resend-invitation" preventScrollReset>
            {field}
            <SubmitButton intent="resend-invitation" className="btn" aria-label={say("resendTo", { email })}>
              <Icon name="send" />
              {say("resend")}
            </SubmitButton>
          </Form>
        ) : null}
        {isOver ? null : (
          <AppLink
            className="btn"
            to={`${INVITATIONS}/${id}`}
            aria-label={say("copyLinkFor", { email })}
            preventScrollReset
          >
            <Icon name="link" />
            {say("copyLink")}
          </AppLink>
        )}
        {canChange ? (
          <Form intent="revoke-invitation" preventScrollReset>
            {field}
            <SubmitButton
              intent="revoke-invitation"
              className="btn btn--danger-line"
              aria-label={say("revokeOf", { email })}
            >
              {say("revoke")}
            </SubmitButton>
          </Form>
        ) : null}
      </div>
    </li>
  );
}

interface InvitationsCardProps {
  invitations: PendingView[];
  /** Whether mail is configured; without it users pass links on. */
  isMailed: boolean;
  /** Why an invitation could not be resent or revoked. */
  problem: string | undefined;
}

/** Open invitations. */
export function InvitationsCard({ invitations, isMailed, problem }: InvitationsCardProps) {
  const say = useSay(account);
  return (
    <section className="card" aria-labelledby="invitations">
      <div className="card__head">
        <h2 id="invitations">{say("invitations")}</h2>
        <AppLink className="btn" to={`${INVITATIONS}/new`} preventScrollReset>
          <Icon name={isMailed ? "mail" : "link"} />
          {say(isMailed ? "inviteByEmail" : "inviteSomeone")}
        </AppLink>
      </div>
      {problem ? (
        <div className="flash flash--bad" role="alert">
          <Icon name="warn" />
          <p>{problem}</p>
        </div>
      ) : null}
      {invitations.length > 0 ? (
        <ul className="list">
          {invitations.map((invitation) => (
            <Pending key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      ) : (
        <p className="muted">{say("noInvitations")}</p>
      )}
    </section>
  );
}
