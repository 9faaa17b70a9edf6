import type { ReactNode } from "react";
import { ExampleDay } from "#app/components/landing/example-day.tsx";
import { HeroPicture } from "#app/components/landing/hero-picture.tsx";
import { StartButton } from "#app/components/landing/start-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SignInForm } from "#app/shared/people/sign-in-form.ts";

interface HeroProps {
  forms: SignInForm[];
  start: string;
  isDemo: boolean;
  flash: ReactNode;
}

/** Promise, price, sign-up and an example day; they fit on a phone without scrolling. */
export function Hero({ forms, start, isDemo, flash }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero__text">
          {flash}
          <h1>Everyone home, and on the same page</h1>
          <p>One calm place for the family’s calendar, meals, shopping and time together.</p>
          <div className="hero__start">
            {isDemo ? (
              <StartButton action="/demo" className="btn btn--main btn--lg">
                Try it as an example family
              </StartButton>
            ) : null}
            <StartButton action={start} className="btn btn--main btn--lg">
              Start free
            </StartButton>
            {forms.map(({ action, label }) => (
              <StartButton key={action} action={action} className="btn btn--bare btn--lg">
                {label}
              </StartButton>
            ))}
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
