import type { ReactNode } from "react";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { signIn } from "#app/words/catalogues/sign-in.ts";

/** The frame of an invitation in all its states. */
export function JoinPage({ home, children }: { home: string; children: ReactNode }) {
  const say = useSay(signIn);
  return (
    <PublicPage home={home}>
      {children}
      <p className="center">
        <AppLink className="back" to={home}>
          <Icon name="left" flip />
          {say("backHome")}
        </AppLink>
      </p>
    </PublicPage>
  );
}
