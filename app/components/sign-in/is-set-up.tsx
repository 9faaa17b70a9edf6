import { SignInCard } from "#app/components/sign-in/sign-in-card.tsx";

export const IS_SET_UP = "Roost is set up already";

/** The page of the set-up once there is an account. */
export const IsSetUp = () => (
  <SignInCard title={IS_SET_UP} text="Someone has made the first account.">
    <a className="btn btn--main btn--lg btn--wide" href="/">
      Sign in
    </a>
  </SignInCard>
);
