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
  isPlainHttp,
  canTest,
  isMailed,
}: {
  devices: DeviceView[];
  publicKey: string;
  /** Whether browsers refuse notifications at this address. */
  isPlainHttp: boolean;
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
                <strong>{name}</strong> {isThis ? <span className="tag tag--brand">This device</span> : null}
                <small>{about}</small>
              </span>
              <Form intent="remove-device" className="row">
                <input type="hidden" name="device" value={id} />
                <AppLink className="btn" to={`/account/notifications/devices/${id}`} preventScrollReset>
                  Rename<span className="vh"> {name}</span>
                </AppLink>
                <SubmitButton intent="remove-device" busyLabel="Removing…" className="btn">
                  Remove<span className="vh"> {name}</span>
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {isMailed
            ? "Notifications aren’t on for any of your devices. Until then, you’ll get them by email."
            : "Notifications aren’t on for any of your devices, and email isn’t working. Turn on a device to get them."}
        </p>
      )}
      {isPlainHttp ? <p className="muted">Devices ring only over https.</p> : null}
      {isHere || isPlainHttp ? null : (
        <>
          {root?.isLite ? null : <PushSwitch publicKey={publicKey} />}
          <p className="muted">
            Your browser will ask for permission. This isn’t available in Lite mode.{" "}
            {isMailed ? " Email works in Lite mode too." : null}
          </p>
        </>
      )}
      {canTest ? (
        <Form intent="send-test">
          <SubmitButton intent="send-test" busyLabel="Sending…" className="btn">
            <Icon name="send" />
            Send test notification
          </SubmitButton>
        </Form>
      ) : null}
    </section>
  );
}
