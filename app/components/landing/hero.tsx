import type { ReactNode } from "react";
import { ExampleDay } from "#app/components/landing/example-day.tsx";
import { HeroPicture } from "#app/components/landing/hero-picture.tsx";
import { StartButton } from "#app/components/landing/start-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

interface HeroProps {
  providerAction: string;
  providerLabel: string;
  flash: ReactNode;
}

/** Promise, price, sign-up and an example day; they fit on a phone without scrolling. */
export function Hero({ providerAction, providerLabel, flash }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero__text">
          {flash}
          <h1>Everyone home, and on the same page</h1>
          <p>One calm place for the family’s calendar, meals, shopping and time together.</p>
          <div className="hero__start">
            <StartButton action={providerAction} className="btn btn--main btn--lg">
              Start free
            </StartButton>
            <StartButton action={providerAction} className="btn btn--bare btn--lg">
              {providerLabel}
            </StartButton>
          </div>
          <ul className="hero__facts">
            {["Free forever", "No credit card", "Setup under 5 minutes"].map((fact) => (
              <li key={fact}>
                <Icon name="check" small />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <div className="hero__pic">
          <ExampleDay />
          <HeroPicture />
        </div>
      </div>
    </section>
  );
}
