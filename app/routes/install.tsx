import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { homeHref, pageLoader } from "#app/server/page.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import install from "#app/styles/install.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const handle = {
  title: "Roost on your home screen",
  description: "How to put Roost on the home screen of a phone or tablet, browser by browser.",
};
export const links = styleSheets(forms, cards, install);

export const loader = pageLoader(async ({ request }) => ({ home: await homeHref(request) }));

const WAYS: { browser: string; steps: ReactNode[] }[] = [
  {
    browser: "iPhone and iPad, Safari",
    steps: [
      "Tap Share (the square with an arrow).",
      <>
        Scroll down, tap <strong>Add to Home Screen</strong>.
      </>,
      "Tap Add. Open Roost from there once.",
    ],
  },
  {
    browser: "Android, Chrome",
    steps: [
      "Tap the three dots.",
      <>
        Tap <strong>Add to Home screen</strong>, then Install.
      </>,
    ],
  },
  {
    browser: "Android, Firefox",
    steps: [
      "Tap the three dots.",
      <>
        Tap <strong>Install</strong>.
      </>,
    ],
  },
];

export default function InstallPage() {
  const { home } = useLoaderData<typeof loader>();
  return (
    <PublicPage home={home}>
      <div className="card stack ways">
        <h1>Roost on your home screen</h1>
        <div className="stack stack-s">
          {WAYS.map(({ browser, steps }, place) => (
            <details className="more-opts" open={place === 0} key={browser}>
              <summary>
                {browser}
                <Icon name="down" />
              </summary>
              <div>
                <ol>
                  {steps.map((step, number) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered
                    <li key={number}>
                      <span>{step}</span>
                    </li>
                  ))}
                </ol>
              </div>
            </details>
          ))}
        </div>
        <p className="hint-row">
          <Icon name="info" />
          <span>Press and hold the icon afterwards: Groceries, Add Event and Today are one tap from there.</span>
        </p>
      </div>
      <a className="back" href={home}>
        <Icon name="left" flip />
        {home === "/dashboard" ? "Dashboard" : "Home"}
      </a>
    </PublicPage>
  );
}
