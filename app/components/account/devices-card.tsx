import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SessionView } from "#app/presenters/people/sessions.ts";

function DeviceRow({ id, device, since, lastUse, isCurrent }: SessionView) {
  return (
    <li className={isCurrent ? "is-here" : undefined}>
      <Icon name={device.kind} />
      <span>
        <strong>{device.name}</strong> {isCurrent ? <span className="tag tag--brand">This device</span> : null}
        <small>
          Last used {lastUse} · signed in {since}
        </small>
      </span>
      {isCurrent ? null : (
        <Form intent="sign-out-devices" preventScrollReset>
          <input type="hidden" name="which" value={id} />
          <button type="submit" className="btn">
            Sign out<span className="vh"> {device.name}</span>
          </button>
        </Form>
      )}
    </li>
  );
}

/** The account's sessions, each with a button that ends it. */
export function DevicesCard({ sessions, canLetIn }: { sessions: SessionView[]; canLetIn: boolean }) {
  return (
    <section className="card" aria-labelledby="signed-in">
      <h2 id="signed-in">Signed in</h2>
      <ul className="devs">
        {sessions.map((session) => (
          <DeviceRow key={session.id} {...session} />
        ))}
      </ul>
      {canLetIn ? (
        <div className="row">
          <AppLink className="btn" to="/account/devices/new">
            Sign in another device of mine
          </AppLink>
        </div>
      ) : null}
      {sessions.length > 1 ? (
        <div className="row">
          <AppLink className="btn btn--danger-line" to="/account/devices/others" preventScrollReset>
            <Icon name="out" flip />
            Sign out other devices
          </AppLink>
        </div>
      ) : null}
    </section>
  );
}
