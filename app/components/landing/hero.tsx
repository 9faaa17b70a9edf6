import type { ReactNode } from "react";
import { ExampleDay } from "#app/components/landing/example-day.tsx";
import { HeroPicture } from "#app/components/landing/hero-picture.tsx";
import { StartButton } from "#app/components/landing/start-button.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SignInForm } from "#app/shared/people/sign-in-form.ts";
import { landing } from "#app/words/catalogues/landing.ts";

interface HeroProps {
  forms: SignInForm[];
  start: string;
  isDemo: boolean;
  flash: ReactNode;
}

/** Promise, price, sign-up and an example day; they fit on a phone without scrolling. */
export function Hero({ forms, start, isDemo, flash }: HeroProps) {
  const say = useSay(landing);
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero__text">
          {flash}
          <h1>{say("promise")}</h1>
          <p>{say("promiseText")}</p>
          <div className="hero__start">
            {isDemo ? (
              <StartButton action="/demo" className="btn btn--main btn--lg">
                {say("demo")}
              </StartButton>
            ) : null}
            <StartButton action={start} className="btn btn--main btn--lg">
              {say("start")}
            </StartButton>
            {forms.map(({ action, label }) => (
              <StartButton key={action} action={action} className="btn btn--bare btn--lg">
                {label}
              </StartButton>
            ))}
          </div>
          <ul className="hero__facts">
            {(["free", "noCard", "fast"] as const).map((fact) => (
              <li key={fact}>
                <Icon name="check" small />
                {say(fact)}
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
