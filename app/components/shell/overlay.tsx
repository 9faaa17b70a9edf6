import type { ReactNode } from "react";
import { CookieBanner } from "#app/components/consent/cookie-banner.tsx";

/** The dialog over a page, with the cookie banner below it, so that neither covers the other. */
export const Overlay = ({ children }: { children: ReactNode }) => (
  <div className="overlay">
    {children}
    <CookieBanner />
  </div>
);
