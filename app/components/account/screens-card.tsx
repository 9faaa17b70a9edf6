import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ScreenView } from "#app/presenters/wall/screens.ts";

export const BackToDevices = () => (
  <AppLink className="back" to="/account/devices">
    <Icon name="left" flip />
    Devices
  </AppLink>
);

export const ScreenFacts = ({ screen }: { screen: ScreenView }) => (
  <>
    <Icon name="tablet" />
    <span>
      <strong>{screen.name}</strong>
      <small>{screen.facts}</small>
    </span>
  </>
);

/** The link to a wall screen's settings. */
export const ChangeScreen = ({ screen: { id, name } }: { screen: ScreenView }) => (
  <AppLink className="btn" to={`/account/devices/screens/${id}`}>
    Change<span className="vh"> {name}</span>
  </AppLink>
);

/** The wall screens in the list of devices, and a link to add one. */
export function ScreensCard({ screens }: { screens: readonly ScreenView[] }) {
  return (
    <section className="card" aria-labelledby="screens">
      <h2 id="screens">View-only screens</h2>
      <ul className="devs">
        {screens.map((screen) => (
          <li key={screen.id}>
            <ScreenFacts screen={screen} />
            <ChangeScreen screen={screen} />
          </li>
        ))}
      </ul>
      <div className="row">
        <AppLink className="btn" to="/wall" reloadDocument>
          <Icon name="tablet" />
          Wall screens
        </AppLink>
      </div>
    </section>
  );
}
