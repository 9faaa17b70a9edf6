import { useSay } from "#app/components/shell/root-data.ts";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MailState } from "#app/presenters/people/notices.ts";
import { account } from "#app/words/catalogues/account.ts";

/** Says why no mail reaches the user; renders nothing otherwise. */
export function MailCard({ mail }: { mail: MailState }) {
  const say = useSay(account);
  if (mail.reason === null) return null;
  return (
    <section className="card" aria-labelledby="mail">
      <div className="card__head">
        <h2 id="mail">
          <Icon name="mail" />
          {say("byEmail")}
        </h2>
      </div>
      {mail.reason === "stopped" ? (
        <>
          <p>{say("mailStopped", { email: mail.email, day: mail.stoppedSince ?? "" })}</p>
          <Form intent="mail-again">
            <SubmitButton intent="mail-again" busyLabel={say("trying")} className="btn">
              {say("tryAgain")}
            </SubmitButton>
          </Form>
        </>
      ) : null}
      {mail.reason === "not-set-up" ? <p>{say("mailNotSetUp")}</p> : null}
      {mail.reason === "not-verified" ? <p>{say("mailNotVerified")}</p> : null}
    </section>
  );
}
