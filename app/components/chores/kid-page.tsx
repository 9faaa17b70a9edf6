import type { ReactNode } from "react";
import { CookieBanner } from "#app/components/consent/cookie-banner.tsx";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Brand } from "#app/components/ui/icon.tsx";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { chores } from "#app/words/catalogues/chores.ts";
import { frame } from "#app/words/catalogues/frame.ts";

/** A page for a child, without the frame, and with a link back to it. */
export const KidPage = ({ children }: { children: ReactNode }) => (
  <>
    <div className="kid-page">
      <a className="skip" href="#main">
        {useSay(frame)("skip")}
      </a>
      <header className="top">
        <Brand href={CHORES_HREF} />
        <AppLink className="btn btn--bare" to={CHORES_HREF}>
          {useSay(chores)("grownUps")}
        </AppLink>
      </header>
      <main className="main kid" id="main" tabIndex={-1}>
        <FlashMessage />
        {children}
      </main>
    </div>
    <div className="dock">
      <CookieBanner />
    </div>
  </>
);
