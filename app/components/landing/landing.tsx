import type { ReactNode } from "react";
import { Features } from "#app/components/landing/features.tsx";
import { HeroPicture } from "#app/components/landing/hero-picture.tsx";
import { Brand, Icon, Picture } from "#app/components/ui/icon.tsx";
import { FOOTER_YEAR } from "#app/utils/constants.ts";

/** Every call to action is a form that begins the sign-in at the identity provider. */
function StartButton({ action, className, children }: { action: string; className: string; children: ReactNode }) {
  return (
    <form method="post" action={action}>
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}

const PAINS = [
  ["coral", "Running late", "Practice was at four, the dentist too, and it was written in three places."],
  [
    "yellow",
    "Meal planning stress",
    "Half past five, an open fridge, and “what’s for dinner?” for the thousandth time.",
  ],
  ["periwinkle", "Disconnected family", "All in one room, each on a screen, and the weekend already gone."],
];
const VALUES = [
  ["sage", "Privacy first", "Your days are not for sale. No advertising, ever."],
  ["teal", "Easy setup", "A name, a few colours, done. Works on the oldest phone in the house."],
  ["coral", "Built for love", "Less logistics, more of each other."],
];
const FAMILY = [
  ["teal", "Maya"],
  ["coral", "Tom"],
  ["yellow", "Ella"],
  ["periwinkle", "Noah"],
];

function Points({ points }: { points: string[][] }) {
  return (
    <ul className="pains">
      {points.map(([color, title, text]) => (
        <li className={`m-${color}`} key={title}>
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface LandingProps {
  /** Where the sign-in forms post to. */
  providerAction: string;
  providerLabel: string;
  flash: ReactNode;
  /** More for the footer: the switch of Lite mode. */
  footer: ReactNode;
}

/** The landing page, with every section of spec.md: what hurts, what helps, what it costs, and where to begin. */
export function Landing({ providerAction, providerLabel, flash, footer }: LandingProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="top top--wide">
        <Brand href="/" />
        <div className="row">
          <StartButton action={providerAction} className="btn">
            Sign up
          </StartButton>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <section className="hero">
          <div className="wrap">
            <div className="hero__text">
              {flash}
              <h1>Everyone home, and on the same page</h1>
              <p>One calm place for the family’s calendar, meals, shopping and time together.</p>
              <div className="row">
                <StartButton action={providerAction} className="btn btn--main btn--lg">
                  Start free
                </StartButton>
                <StartButton action={providerAction} className="btn btn--lg">
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
            <HeroPicture />
          </div>
        </section>
        <section className="band" aria-labelledby="pb">
          <div className="wrap">
            <h2 id="pb">You know these evenings</h2>
            <Points points={PAINS} />
          </div>
        </section>
        <Features />
        <section className="band" aria-labelledby="vp">
          <div className="wrap">
            <h2 id="vp">What families tell us</h2>
            <div className="numbers">
              <p>
                <b>5 hours</b>saved per week per family
              </p>
              <p>
                <b>92%</b>feel more organised
              </p>
              <p>
                <b>5 min</b>is more than setup takes
              </p>
            </div>
            <Points points={VALUES} />
          </div>
        </section>
        <section className="band close" aria-labelledby="cta">
          <div className="wrap">
            <h2 id="cta">Come home to a calmer week</h2>
            <StartButton action={providerAction} className="btn btn--main btn--lg">
              Start free
            </StartButton>
            <p>Free forever. No credit card.</p>
            <div className="perch-box">
              <svg className="perch__twig" viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true">
                <path
                  className="s-wood"
                  strokeWidth="4"
                  d="M2 9c50-4 90 4 150 1s120-3 246 1"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <ul className="perch">
                {FAMILY.map(([color, name]) => (
                  <li key={name}>
                    <Picture name="bird" className={`bird m-${color}`} />
                    <span>{name}</span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </section>
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
