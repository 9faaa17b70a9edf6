import { useSay } from "#app/components/shell/root-data.ts";
import { SignInCard } from "#app/components/sign-in/sign-in-card.tsx";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { pageLoader } from "#app/server/page.server.ts";
import cards from "#app/styles/cards.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

export const handle = { title: (_: unknown, locale: string) => say(signIn, locale)("address") };
export const links = styleSheets(cards);

/** The page after an address was confirmed, which may be in a browser without a session. */
export const loader = pageLoader(async () => {
  requireHousehold();
  return null;
});

export default function EmailConfirmed() {
  const words = useSay(signIn);
  return (
    <SignInCard title={words("address")} text={words("addressConfirmed")}>
      <a className="btn btn--main btn--lg btn--wide" href="/">
        {words("open")}
      </a>
    </SignInCard>
  );
}
