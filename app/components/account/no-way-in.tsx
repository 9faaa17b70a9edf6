import { useSay } from "#app/components/shell/root-data.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";
/** For an account without a way to sign in yet, such as a child's. */
export const NoWayIn = () => {
  const say = useSay(signIn);
  return <p>{say("noWayIn")}</p>;
};
