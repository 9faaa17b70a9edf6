import { useLoaderData } from "@remix-run/react";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { homeHref, pageLoader } from "#app/server/page.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import install from "#app/styles/install.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { offline } from "#app/words/catalogues/offline.ts";

export const handle = {
  title: (_: unknown, locale: string) => say(offline, locale)("installTitle"),
  description: (locale: string) => say(offline, locale)("installDescription"),
};
export const links = styleSheets(forms, cards, install);

export const loader = pageLoader(async ({ request }) => ({ home: await homeHref(request) }));

const WAYS = [
  { browser: "iphone", steps: ["iphone.1", "iphone.2", "iphone.3"] },
  { browser: "chrome", steps: ["dots", "chrome.2"] },
  { browser: "firefox", steps: ["dots", "firefox.2"] },
] as const;

export default function InstallPage() {
  const say = useSay(offline);
  const { home } = useLoaderData<typeof loader>();
  return (
    <PublicPage home={home}>
      <div className="card stack ways">
        <h1>{say("installTitle")}</h1>
        <div className="stack stack-s">
          {WAYS.map(({ browser, steps }, place) => (
            <details className="more-opts" open={place === 0} key={browser}>
              <summary>
                {say(browser)}
                <Icon name="down" />
              </summary>
              <div>
                <ol>
                  {steps.map((step) => (
                    <li key={step}>
                      <span>{say.rich(step, { strong: (text) => <strong>{text}</strong> })}</span>
                    </li>
                  ))}
                </ol>
              </div>
            </details>
          ))}
        </div>
        <p className="hint-row">
          <Icon name="info" />
          <span>{say("holdIcon")}</span>
        </p>
      </div>
      <a className="back" href={home}>
        <Icon name="left" flip />
        {say(home === "/dashboard" ? "toDashboard" : "toHome")}
      </a>
    </PublicPage>
  );
}
