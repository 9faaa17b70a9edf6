import { SignInCard } from "#app/components/sign-in/sign-in-card.tsx";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { pageLoader } from "#app/server/page.server.ts";
import cards from "#app/styles/cards.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const handle = { title: "Your email address" };
export const links = styleSheets(cards);

/** The page after an address was confirmed, which may be in a browser without a session. */
export const loader = pageLoader(async () => {
  requireHousehold();
  return null;
});

export default function EmailConfirmed() {
  return (
    <SignInCard title="Your email address" text="Your address is confirmed. You can sign in with it.">
      <a className="btn btn--main btn--lg btn--wide" href="/">
        Open Roost
      </a>
    </SignInCard>
  );
}
