import { RestingBird } from "#app/components/illustrations/resting-bird.tsx";
import offlineScript from "#app/components/offline/offline-page.js?script";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { useRootData } from "#app/components/shell/root-data.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/shared/icon-name.ts";
import { OFFLINE_PAGE } from "#app/shared/offline/offline.ts";
import cards from "#app/styles/cards.css?url";
import find from "#app/styles/find.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const handle = {
  title: "You’re offline",
  description: "What Roost shows on a phone that’s offline.",
  isStill: true,
};
export const links = styleSheets(cards, find);

/** Pages that may be stored offline, by address; recipes show their own titles. */
const PLACES: [address: string, icon: IconName, name: string][] = [
  ["^/groceries$", "basket", "Groceries"],
  ["^/dashboard$", "home", "Dashboard"],
  ["^/calendar", "calendar", "Day"],
  ["^/meals", "meals", "Meals"],
  ["", "book", ""],
];

/** The page that the service worker shows for an unreachable page. Its own script adds the stored pages. */
export default function NoSignal() {
  return (
    <PublicPage>
      <div className="card">
        <EmptyState picture={<RestingBird />} title="You’re offline" heading="h1">
          <p id="missing">This page isn’t saved on your phone.</p>
          <p id="last" hidden>
            Pages you opened lately:
          </p>
        </EmptyState>
        <div id="typed" role="alert" className="stack stack-s" hidden>
          <p>
            <strong>It wasn’t saved.</strong> This is what you typed:
          </p>
        </div>
        <ul className="hits" id="kept" hidden>
          {PLACES.map(([address, icon, name]) => (
            <li data-address={address} key={address} hidden>
              <a href={OFFLINE_PAGE}>
                <Icon name={icon} />
                <span>
                  <strong>{name}</strong>
                  <small />
                </span>
                <Icon name="right" small flip />
              </a>
            </li>
          ))}
        </ul>
        <div className="row center">
          <a className="btn btn--main" id="again" href={OFFLINE_PAGE}>
            <Icon name="refresh" />
            Try again
          </a>
        </div>
      </div>
      <OwnScript />
    </PublicPage>
  );
}

/** Not in Lite mode, whose pages the worker never stores. */
const OwnScript = () => (useRootData()?.isLite ? null : <script src={offlineScript} defer />);
