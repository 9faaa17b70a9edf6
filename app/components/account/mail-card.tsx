import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MailState } from "#app/presenters/people/notices.ts";

const REASONS = {
  "not-set-up":
    "This Roost sends no mail yet: notices come on your devices, or on a server of your own. Whoever runs it can set SMTP_URL and MAIL_FROM; what you choose here is kept until then.",
  "not-verified":
    "The account you sign in with has not confirmed that this address is yours, so no mail goes there. Confirm it there, and sign in again.",
};

/** Says why no mail reaches the user; renders nothing otherwise. */
export function MailCard({ mail }: { mail: MailState }) {
  if (mail.reason === null) return null;
  return (
    <section className="card" aria-labelledby="mail">
      <div className="card__head">
        <h2 id="mail">
          <Icon name="mail" />
          By e-mail
        </h2>
      </div>
      {mail.reason === "stopped" ? (
        <>
          <p>
            Mail to {mail.email} was refused three times, so none has gone there since {mail.stoppedSince}.
          </p>
          <Form intent="mail-again">
            <SubmitButton intent="mail-again" busyLabel="Trying..." className="btn">
              Try again
            </SubmitButton>
          </Form>
        </>
      ) : null}
      {mail.reason === "not-set-up" || mail.reason === "not-verified" ? <p>{REASONS[mail.reason]}</p> : null}
    </section>
  );
}
