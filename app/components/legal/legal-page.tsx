import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { legal } from "#app/words/catalogues/legal.ts";

/** A public text, with a link home. */
export function LegalPage({ children }: { children: ReactNode }) {
  const say = useSay(legal);
  const { home } = useLoaderData<{ home: string }>();
  return (
    <PublicPage home={home}>
      <AppLink className="back" to={home}>
        <Icon name="left" flip />
        {say("home")}
      </AppLink>
      {children}
    </PublicPage>
  );
}
