import { useSay } from "#app/components/shell/root-data.ts";
import { SignInCard } from "#app/components/sign-in/sign-in-card.tsx";
import { signIn } from "#app/words/catalogues/sign-in.ts";

/** The page of a sign-in that took too long, or that another browser has begun. */
export const SignInEnded = () => {
  const say = useSay(signIn);
  return (
    <SignInCard title={say("ended")} text={say("endedText")}>
      <a className="btn btn--main btn--lg btn--wide" href="/">
        {say("beginAgain")}
      </a>
    </SignInCard>
  );
};
