import { PushSwitch } from "#app/components/account/push-switch.tsx";
import { useRootData } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { DeviceView } from "#app/presenters/people/devices.ts";

/** The user's push devices, a button to add this one, and a test. */
export function PushDevicesCard({
  devices,
  publicKey,
  canTest,
  isMailed,
}: {
  devices: DeviceView[];
  publicKey: string;
  canTest: boolean;
  /** Whether mails replace missing devices. */
  isMailed: boolean;
}) {
  const root = useRootData();
  const isHere = devices.some((device) => device.isHere);
  return (
    <section className="card" aria-labelledby="devices">
      <div className="card__head">
        <h2 id="devices">
          <Icon name="bell" />
          On your devices
        </h2>
      </div>
      {devices.length > 0 ? (
        <ul className="devs">
          {devices.map(({ id, name, about, isHere: isThis }) => (
            <li key={id}>
              <Icon name="bell" />
              <span>
                <strong>{name}</strong> {isThis ? <span className="tag tag--brand">This one</span> : null}
                <small>{about}</small>
              </span>
              <Form intent="remove-device" className="row">
                <input type="hidden" name="device" value={id} />
                <AppLink className="btn" to={`/account/notifications/devices/${id}`} preventScrollReset>
                  Rename<span className="vh"> {name}</span>
                </AppLink>
                <SubmitButton intent="remove-device" busyLabel="Removing..." className="btn">
                  Remove<span className="vh"> {name}</span>
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {isMailed
            ? "No device of yours rings yet. Until one does, reminders, changes and invitations for it come by e-mail."
            : "No device of yours rings yet, and no e-mail reaches you. What is marked for your devices comes once one rings."}
        </p>
      )}
      {isHere ? null : (
        <>
          {root?.isLite ? null : <PushSwitch publicKey={publicKey} />}
          <p className="muted">
            Your browser asks once. It needs script, so the button is not there in Lite mode
            {isMailed ? "; e-mail works always" : ""}.
          </p>
        </>
      )}
      {canTest ? (
        <Form intent="send-test">
          <SubmitButton intent="send-test" busyLabel="Sending..." className="btn">
            <Icon name="send" />
            Send a test
          </SubmitButton>
        </Form>
      ) : null}
    </section>
  );
}
