import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { SignInCard } from "#app/components/sign-in/sign-in-card.tsx";

/** Says that Roost is set up, to someone with the address of the set-up; leaves other errors to the page around it. */
export function SetUpBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 410) throw error;
  return (
    <SignInCard title="Roost is set up already" text="Someone has made the first account.">
      <a className="btn btn--main btn--lg btn--wide" href="/">
        Sign in
      </a>
    </SignInCard>
  );
}
