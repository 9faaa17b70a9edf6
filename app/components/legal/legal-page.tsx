import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

/** A public text, with a link home. */
export function LegalPage({ children }: { children: ReactNode }) {
  const { home } = useLoaderData<{ home: string }>();
  return (
    <PublicPage home={home}>
      <AppLink className="back" to={home}>
        <Icon name="left" flip />
        Home
      </AppLink>
      {children}
    </PublicPage>
  );
}
