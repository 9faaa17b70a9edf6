import { useEffect, useState } from "react";
import { RestingBird } from "#app/components/illustrations/resting-bird.tsx";
import { KeptPages } from "#app/components/offline/kept-pages.tsx";
import { Typed } from "#app/components/offline/typed.tsx";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import find from "#app/styles/find.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const handle = { title: "No signal", description: "What a phone shows of Roost where there is no signal." };
export const links = styleSheets(find);

/** What was typed in a form that could not be sent, as the worker wrote it on the page; nobody is told of it here. */
function useTyped(): [name: string, value: string][] {
  const [typed, setTyped] = useState<[string, string][]>([]);
  useEffect(() => {
    const text = document.documentElement.dataset.typed;
    if (text) setTyped(JSON.parse(decodeURIComponent(text)));
  }, []);
  return typed;
}

export default function NoSignal() {
  const typed = useTyped();
  return (
    <PublicPage>
      <div className="card">
        <EmptyState picture={<RestingBird />} title="No signal here" heading="h1">
          {typed.length > 0 ? null : <p>This page is not on your phone.</p>}
        </EmptyState>
        <Typed typed={typed} />
        <KeptPages />
        <div className="row center">
          {/* The address is the one that could not be reached. */}
          <a className="btn btn--main" href="">
            <Icon name="refresh" />
            Try again
          </a>
        </div>
      </div>
    </PublicPage>
  );
}
