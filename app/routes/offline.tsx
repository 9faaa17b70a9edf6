import { RestingBird } from "#app/components/illustrations/resting-bird.tsx";
import offlineScript from "#app/components/offline/offline-page.js?script";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { useRootData, useSay } from "#app/components/shell/root-data.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { OFFLINE_PAGE } from "#app/shared/offline/offline.ts";
import cards from "#app/styles/cards.css?url";
import find from "#app/styles/find.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { offline } from "#app/words/catalogues/offline.ts";

export const handle = {
  title: (_: unknown, locale: string) => say(offline, locale)("title"),
  description: (locale: string) => say(offline, locale)("description"),
  isStill: true,
};
export const links = styleSheets(cards, find);

/** Pages that may be stored offline, by address; recipes show their own titles. */
const PLACES = [
  { address: "^/groceries$", icon: "basket", name: "groceries" },
  { address: "^/dashboard$", icon: "home", name: "dashboard" },
  { address: "^/calendar", icon: "calendar", name: "day" },
  { address: "^/meals", icon: "meals", name: "meals" },
  { address: "", icon: "book", name: null },
] as const;

/** Where the page's script writes a time. */
const WHEN = { when: "{when}" };

/** The page that the service worker shows for an unreachable page. Its own script adds the stored pages. */
export default function NoSignal() {
  const words = useSay(offline);
  return (
    <PublicPage>
      <div className="card">
        <EmptyState picture={<RestingBird />} title={words("title")} heading="h1">
          <p id="missing">{words("missing")}</p>
          <p id="last" hidden>
            {words("lately")}
          </p>
        </EmptyState>
        <div id="typed" role="alert" className="stack stack-s" hidden>
          <p>{words.rich("typed", { strong: (text) => <strong>{text}</strong> })}</p>
        </div>
        <ul className="hits" id="kept" hidden data-to-tick={words("toTick", WHEN)} data-to-read={words("toRead", WHEN)}>
          {PLACES.map(({ address, icon, name }) => (
            <li data-address={address} key={address} hidden>
              <a href={OFFLINE_PAGE}>
                <Icon name={icon} />
                <span>
                  <strong>{name ? words(name) : ""}</strong>
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
            {words("tryAgain")}
          </a>
        </div>
      </div>
      <OwnScript />
    </PublicPage>
  );
}

/** Not in Lite mode, whose pages the worker never stores. */
const OwnScript = () => (useRootData()?.isLite ? null : <script src={offlineScript} defer />);
