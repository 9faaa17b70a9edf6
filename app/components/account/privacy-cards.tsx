import { LeavingCard } from "#app/components/account/leaving-card.tsx";
import { useRootData } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/shared/icon-name.ts";

const CLAIMS: { icon: IconName; text: string }[] = [
  { icon: "shield", text: "Your family’s data is yours. It’s never sold." },
  { icon: "lock", text: "Names, email addresses and notes are never sent to the AI." },
  { icon: "users", text: "Only your family sees your family." },
];

/** The identity provider's page for the account's security. */
interface Provider {
  href: string;
  label: string;
}

function Security({ provider, hasHousehold }: { provider: Provider | null; hasHousehold: boolean }) {
  return (
    <section className="card" aria-labelledby="security">
      <h2 id="security">Privacy &amp; Security</h2>
      <ul className="facts">
        {CLAIMS.map(({ icon, text }) => (
          <li className="row row-t" key={icon}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className="row">
        {hasHousehold ? (
          <AppLink className="btn" to="/account/sign-in">
            <Icon name="lock" />
            How you sign in
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
          Manage Cookie Settings
        </AppLink>
      </div>
    </section>
  );
}

function Devices({ devices }: { devices: string }) {
  return (
    <section className="card" aria-labelledby="devices">
      <h2 id="devices">Devices</h2>
      <p>You’re signed in on {devices}.</p>
      <div className="row">
        <AppLink className="btn" to="/account/devices">
          <Icon name="phone" />
          See devices
        </AppLink>
        <Form intent="sign-out-devices" action="/account/devices" reloadDocument>
          <input type="hidden" name="which" value="everywhere" />
          <button type="submit" className="btn">
            <Icon name="out" flip />
            Sign out everywhere
          </button>
        </Form>
      </div>
    </section>
  );
}

function Data() {
  return (
    <section className="card" aria-labelledby="data">
      <h2 id="data">Your data is yours</h2>
      <p>One file with everything your family has added, for calendar and spreadsheet apps.</p>
      <div>
        <a className="btn" href="/account/privacy/data.zip">
          <Icon name="download" />
          Download your data
        </a>
      </div>
    </section>
  );
}

function LiteMode() {
  const root = useRootData();
  const isLite = root?.isLite ?? false;
  return (
    <section className="card" aria-labelledby="lite">
      <h2 id="lite">Lite mode</h2>
      <p>
        <strong>{isLite ? "Lite mode is on." : "Lite mode is off."}</strong> Lite mode is for slow phones and small data
        plans. Everything still works.
      </p>
      <Form intent={isLite ? "leave-lite" : "enter-lite"} action="/lite" reloadDocument>
        <input type="hidden" name="return_to" value="/account/privacy" />
        <button type="submit" className="btn">
          <Icon name="feather" />
          {isLite ? "Turn Lite mode off" : "Turn Lite mode on"}
        </button>
      </Form>
    </section>
  );
}

interface PrivacyCardsProps {
  provider: Provider | null;
  /** Whether accounts have a page "How you sign in", in the place of the provider's. */
  hasHousehold: boolean;
  /** The number of devices: "3 devices". */
  devices: string;
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
