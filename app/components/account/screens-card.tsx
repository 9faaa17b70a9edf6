import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ScreenView } from "#app/presenters/wall/screens.ts";
import { devices } from "#app/words/catalogues/devices.ts";

export const BackToDevices = () => {
  const say = useSay(devices);
  return (
    <AppLink className="back" to="/account/devices">
      <Icon name="left" flip />
      {say("title")}
    </AppLink>
  );
};

export const ScreenFacts = ({ screen }: { screen: ScreenView }) => (
  <>
    <Icon name="tablet" />
    <span>
      <strong dir="auto">{screen.name}</strong>
      <small>{screen.facts}</small>
    </span>
  </>
);

/** The link to a wall screen's settings. */
export const ChangeScreen = ({ screen: { id, name } }: { screen: ScreenView }) => {
  const say = useSay(devices);
  return (
    <AppLink className="btn" to={`/account/devices/screens/${id}`}>
      {say.rich("change", { name, hidden })}
    </AppLink>
  );
};

/** The wall screens in the list of devices, and a link to add one. */
export function ScreensCard({ screens }: { screens: readonly ScreenView[] }) {
  const say = useSay(devices);
  return (
    <section className="card" aria-labelledby="screens">
      <h2 id="screens">{say("screens")}</h2>
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
          {say("wallScreens")}
        </AppLink>
      </div>
    </section>
  );
}
