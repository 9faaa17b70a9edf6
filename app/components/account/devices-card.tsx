import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SessionView } from "#app/presenters/people/sessions.ts";
import { devices } from "#app/words/catalogues/devices.ts";

function DeviceRow({ id, device, since, lastUse, isCurrent }: SessionView) {
  const say = useSay(devices);
  return (
    <li className={isCurrent ? "is-here" : undefined}>
      <Icon name={device.kind} />
      <span>
        <strong dir="auto">{device.name}</strong>{" "}
        {isCurrent ? <span className="tag tag--brand">{say("isThis")}</span> : null}
        <small>{say("session", { last: lastUse, since })}</small>
      </span>
      {isCurrent ? null : (
        <Form intent="sign-out-devices" preventScrollReset>
          <input type="hidden" name="which" value={id} />
          <button type="submit" className="btn">
            {say.rich("signOut", { device: device.name, hidden })}
          </button>
        </Form>
      )}
    </li>
  );
}

/** The account's sessions, each with a button that ends it. */
export function DevicesCard({ sessions, canLetIn }: { sessions: SessionView[]; canLetIn: boolean }) {
  const say = useSay(devices);
  return (
    <section className="card" aria-labelledby="signed-in">
      <h2 id="signed-in">{say("signedIn")}</h2>
      <ul className="devs">
        {sessions.map((session) => (
          <DeviceRow key={session.id} {...session} />
        ))}
      </ul>
      {canLetIn ? (
        <div className="row">
          <AppLink className="btn" to="/account/devices/new">
            {say("anotherOfMine")}
          </AppLink>
        </div>
      ) : null}
      {sessions.length > 1 ? (
        <div className="row">
          <AppLink className="btn btn--danger-line" to="/account/devices/others" preventScrollReset>
            <Icon name="out" flip />
            {say("signOutOthers")}
          </AppLink>
        </div>
      ) : null}
    </section>
  );
}
