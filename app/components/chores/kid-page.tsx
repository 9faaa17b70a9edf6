import type { ReactNode } from "react";
import { CookieBanner } from "#app/components/consent/cookie-banner.tsx";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Brand } from "#app/components/ui/icon.tsx";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";

/** A page for a child, without the frame, and with a link back to it. */
export const KidPage = ({ children }: { children: ReactNode }) => (
  <>
    <div className="kid-page">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="top">
        <Brand href={CHORES_HREF} />
        <AppLink className="btn btn--bare" to={CHORES_HREF}>
          Grown-ups
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
