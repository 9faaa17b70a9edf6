import type { ReactNode } from "react";
import { Claims } from "#app/components/landing/claims.tsx";
import { Closing } from "#app/components/landing/closing.tsx";
import { Features } from "#app/components/landing/features.tsx";
import { Hero } from "#app/components/landing/hero.tsx";
import { Problems } from "#app/components/landing/problems.tsx";
import { StartButton } from "#app/components/landing/start-button.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Brand } from "#app/components/ui/icon.tsx";
import { FOOTER_YEAR } from "#app/shared/constants.ts";
import type { SignInForm } from "#app/shared/people/sign-in-form.ts";
import { frame } from "#app/words/catalogues/frame.ts";
import { landing } from "#app/words/catalogues/landing.ts";

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
  const say = useSay(landing);
  const sayFrame = useSay(frame);
  const start = forms[0]?.action ?? "";
  return (
    <>
      <a className="skip" href="#main">
        {sayFrame("skip")}
      </a>
      <div className="lhead">
        <header className="top top--wide">
          <Brand href="/" />
          <StartButton action={start} className="btn">
            {say("signUp")}
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
          <span>{say("rights", { year: FOOTER_YEAR })}</span>
          <div className="row">
            <a href="/privacy">{sayFrame("privacyPolicy")}</a>
            <a href="/terms">{sayFrame("terms")}</a>
            <a href="/cookies">{sayFrame("cookies")}</a>
            {footer}
          </div>
        </div>
      </footer>
    </>
  );
}
