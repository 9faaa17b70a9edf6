import type { ReactNode } from "react";
import { Claims } from "#app/components/landing/claims.tsx";
import { Closing } from "#app/components/landing/closing.tsx";
import { Features } from "#app/components/landing/features.tsx";
import { Hero } from "#app/components/landing/hero.tsx";
import { Problems } from "#app/components/landing/problems.tsx";
import { StartButton } from "#app/components/landing/start-button.tsx";
import { Brand } from "#app/components/ui/icon.tsx";
import { FOOTER_YEAR } from "#app/shared/constants.ts";
import type { SignInForm } from "#app/shared/people/sign-in-form.ts";

interface LandingProps {
  /** The sign-in forms; the first is that of new users. */
  forms: SignInForm[];
  /** Whether visitors may try Roost as an example family. */
  isDemo: boolean;
  flash: ReactNode;
  /** Additional content of the footer: the switch of Lite mode. */
  footer: ReactNode;
}

/** The landing page: troubles, product, price, sign-up (docs/product/pages.md, "The landing page"). */
export function Landing({ forms, isDemo, flash, footer }: LandingProps) {
  const start = forms[0]?.action ?? "";
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="lhead">
        <header className="top top--wide">
          <Brand href="/" />
          <StartButton action={start} className="btn">
            Sign up
          </StartButton>
        </header>
      </div>
      <main id="main" tabIndex={-1}>
        <Hero forms={forms} start={start} isDemo={isDemo} flash={flash} />
        <Problems />
        <Features />
        <Claims />
        <Closing start={start} />
      </main>
      <footer className="lfoot">
        <div className="wrap row row-b">
          <span>© {FOOTER_YEAR} Roost</span>
          <div className="row">
            <a href="/privacy">Privacy Policy</a>
            <a href="/terms">Terms of Service</a>
            <a href="/cookies">Cookies</a>
            {footer}
          </div>
        </div>
      </footer>
    </>
  );
}
