import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SessionView } from "#app/presenters/people/sessions.ts";

/** Where this account is signed in, and the way to end it all. */
export function SessionsCard({ sessions }: { sessions: SessionView[] }) {
  return (
    <section className="card" aria-labelledby="sessions">
      <h2 id="sessions">Signed in on</h2>
      <ul className="list">
        {sessions.map(({ device, since, lastUse, isCurrent }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two alike phones apart
          <li key={index}>
            <strong>{device}</strong> {isCurrent ? <span className="tag">This device</span> : null}
            <br />
            <small className="muted">
              Last used {lastUse} · signed in {since}
            </small>
          </li>
        ))}
      </ul>
      <Form intent="sign-out-everywhere" reloadDocument>
        <button type="submit" className="btn">
          <Icon name="out" flip />
          Sign out everywhere
        </button>
      </Form>
    </section>
  );
}
