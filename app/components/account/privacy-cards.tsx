import { LeavingCard } from "#app/components/account/leaving-card.tsx";
import { useRootData, useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/shared/icon-name.ts";
import { account } from "#app/words/catalogues/account.ts";

const CLAIMS = ["shield", "lock", "users"] as const satisfies IconName[];

/** The identity provider's page for the account's security. */
interface Provider {
  href: string;
  label: string;
}

function Security({ provider, hasHousehold }: { provider: Provider | null; hasHousehold: boolean }) {
  const say = useSay(account);
  return (
    <section className="card" aria-labelledby="security">
      <h2 id="security">{say("privacy")}</h2>
      <ul className="facts">
        {CLAIMS.map((icon) => (
          <li className="row row-t" key={icon}>
            <Icon name={icon} />
            <span>{say(`claim.${icon}`)}</span>
          </li>
        ))}
      </ul>
      <div className="row">
        {hasHousehold ? (
          <AppLink className="btn" to="/account/sign-in">
            <Icon name="lock" />
            {say("waysIn")}
          </AppLink>
        ) : null}
        {provider && !hasHousehold ? (
          <a className="btn" href={provider.href} rel="noreferrer">
            <Icon name="external" />
            {provider.label}
          </a>
        ) : null}
        <AppLink className="btn" to="/cookies?return_to=/account/privacy">
          <Icon name="cookie" />
          {say("cookieSettings")}
        </AppLink>
      </div>
    </section>
  );
}

function Devices({ devices }: { devices: number }) {
  const say = useSay(account);
  return (
    <section className="card" aria-labelledby="devices">
      <h2 id="devices">{say("devices")}</h2>
      <p>{say("signedInOn", { count: devices })}</p>
      <div className="row">
        <AppLink className="btn" to="/account/devices">
          <Icon name="phone" />
          {say("seeDevices")}
        </AppLink>
        <Form intent="sign-out-devices" action="/account/devices" reloadDocument>
          <input type="hidden" name="which" value="everywhere" />
          <button type="submit" className="btn">
            <Icon name="out" flip />
            {say("signOutEverywhere")}
          </button>
        </Form>
      </div>
    </section>
  );
}

function Data() {
  const say = useSay(account);
  return (
    <section className="card" aria-labelledby="data">
      <h2 id="data">{say("dataIsYours")}</h2>
      <p>{say("dataText")}</p>
      <div>
        <a className="btn" href="/account/privacy/data.zip">
          <Icon name="download" />
          {say("download")}
        </a>
      </div>
    </section>
  );
}

function LiteMode() {
  const say = useSay(account);
  const root = useRootData();
  const isLite = root?.isLite ?? false;
  return (
    <section className="card" aria-labelledby="lite">
      <h2 id="lite">{say("lite")}</h2>
      <p>{say.rich(isLite ? "liteOn" : "liteOff", { b: (text) => <strong>{text}</strong> })}</p>
      <Form intent={isLite ? "leave-lite" : "enter-lite"} action="/lite" reloadDocument>
        <input type="hidden" name="return_to" value="/account/privacy" />
        <button type="submit" className="btn">
          <Icon name="feather" />
          {say(isLite ? "turnLiteOff" : "turnLiteOn")}
        </button>
      </Form>
    </section>
  );
}

interface PrivacyCardsProps {
  provider: Provider | null;
  /** Whether accounts have a page "How you sign in", in the place of the provider's. */
  hasHousehold: boolean;
  /** The number of devices. */
  devices: number;
  /** Whether this reader may download the family's data. */
  canExport: boolean;
  familyName: string;
  /** Roost's version, such as `0.2.0`. */
  version: string;
}

/** The privacy promises, and the account's actions. */
export function PrivacyCards({ provider, hasHousehold, devices, canExport, familyName, version }: PrivacyCardsProps) {
  return (
    <>
      <Security provider={provider} hasHousehold={hasHousehold} />
      <Devices devices={devices} />
      {canExport ? <Data /> : null}
      <LiteMode />
      <LeavingCard familyName={familyName} canDelete={canExport} />
      <p className="muted small">Roost {version}</p>
    </>
  );
}
