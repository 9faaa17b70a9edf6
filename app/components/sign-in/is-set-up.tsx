import { useSay } from "#app/components/shell/root-data.ts";
import { SignInCard } from "#app/components/sign-in/sign-in-card.tsx";
import { signIn } from "#app/words/catalogues/sign-in.ts";

/** The set-up page after the first account was created. */
export const IsSetUp = () => {
  const say = useSay(signIn);
  return (
    <SignInCard title={say("isSetUp")} text={say("isSetUpText")}>
      <a className="btn btn--main btn--lg btn--wide" href="/">
        {say("title")}
      </a>
    </SignInCard>
  );
};
