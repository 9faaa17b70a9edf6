import { PushSwitch } from "#app/components/account/push-switch.tsx";
import { useRootData, useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { DeviceView } from "#app/presenters/people/devices.ts";
import { account } from "#app/words/catalogues/account.ts";

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
  const say = useSay(account);
  const root = useRootData();
  const isHere = devices.some((device) => device.isHere);
  return (
    <section className="card" aria-labelledby="devices">
      <div className="card__head">
        <h2 id="devices">
          <Icon name="bell" />
          {say("onDevices")}
        </h2>
      </div>
      {devices.length > 0 ? (
        <ul className="devs">
          {devices.map(({ id, name, about, isHere: isThis }) => (
            <li key={id}>
              <Icon name="bell" />
              <span>
                <strong dir="auto">{name}</strong>{" "}
                {isThis ? <span className="tag tag--brand">{say("isThis")}</span> : null}
                <small>{about}</small>
              </span>
              <Form intent="remove-device" className="row">
                <input type="hidden" name="device" value={id} />
                <AppLink className="btn" to={`/account/notifications/devices/${id}`} preventScrollReset>
                  {say("rename")}
                  <span className="vh" dir="auto">
                    {" "}
                    {name}
                  </span>
                </AppLink>
                <SubmitButton intent="remove-device" busyLabel={say("removing")} className="btn">
                  {say("remove")}
                  <span className="vh" dir="auto">
                    {" "}
                    {name}
                  </span>
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <p>{say(isMailed ? "noDevices" : "noDevicesNoMail")}</p>
      )}
      {isPlainHttp ? <p className="muted">{say("needsHttps")}</p> : null}
      {isHere || isPlainHttp ? null : (
        <>
          {root?.isLite ? null : <PushSwitch publicKey={publicKey} />}
          <p className="muted">
            {say("asksBrowser")} {isMailed ? say("mailInLite") : null}
          </p>
        </>
      )}
      {canTest ? (
        <Form intent="send-test">
          <SubmitButton intent="send-test" busyLabel={say("sending")} className="btn">
            <Icon name="send" />
            {say("test")}
          </SubmitButton>
        </Form>
      ) : null}
    </section>
  );
}
