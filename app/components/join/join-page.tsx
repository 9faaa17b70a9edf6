import type { ReactNode } from "react";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

/** The frame of an invitation in all its states. */
export function JoinPage({ home, children }: { home: string; children: ReactNode }) {
  return (
    <PublicPage home={home}>
      {children}
      <p className="center">
        <AppLink className="back" to={home}>
          <Icon name="left" flip />
          Back to Home
        </AppLink>
      </p>
    </PublicPage>
  );
}
