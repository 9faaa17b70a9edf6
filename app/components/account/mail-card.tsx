import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MailState } from "#app/presenters/people/notices.ts";

const REASONS = {
  "not-set-up": "Email isn’t set up on this server. (For its owner: SMTP_URL and MAIL_FROM.) Your choices are kept.",
  "not-verified":
    "Your sign-in account hasn’t verified this address, so we can’t email it. Verify it there, then sign in again.",
};

/** Says why no mail reaches the user; renders nothing otherwise. */
export function MailCard({ mail }: { mail: MailState }) {
  if (mail.reason === null) return null;
  return (
    <section className="card" aria-labelledby="mail">
      <div className="card__head">
        <h2 id="mail">
          <Icon name="mail" />
          By email
        </h2>
      </div>
      {mail.reason === "stopped" ? (
        <>
          <p>
            Email to {mail.email} bounced three times, so we stopped on {mail.stoppedSince}.
          </p>
          <Form intent="mail-again">
            <SubmitButton intent="mail-again" busyLabel="Trying…" className="btn">
              Try again
            </SubmitButton>
          </Form>
        </>
      ) : null}
      {mail.reason === "not-set-up" || mail.reason === "not-verified" ? <p>{REASONS[mail.reason]}</p> : null}
    </section>
  );
}
