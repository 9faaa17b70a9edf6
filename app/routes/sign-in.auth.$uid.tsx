import { SignInEnded } from "#app/components/sign-in/sign-in-ended.tsx";
import { authorize } from "#app/pages/people/household-sign-in.server.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

export const handle = { title: (_: unknown, locale: string) => say(signIn, locale)("ended") };

export const loader = authorize;
export const action = authorize;

export default SignInEnded;
