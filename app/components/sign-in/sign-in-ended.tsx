import { SignInCard } from "#app/components/sign-in/sign-in-card.tsx";

/** The page of a sign-in that took too long, or that another browser has begun. */
export const SignInEnded = () => (
  <SignInCard title="This sign-in has ended" text="It took longer than an hour, or it began in another browser.">
    <a className="btn btn--main btn--lg btn--wide" href="/">
      Begin again
    </a>
  </SignInCard>
);
