import { SignInEnded } from "#app/components/sign-in/sign-in-ended.tsx";
import { authorize } from "#app/pages/people/household-sign-in.server.ts";

export const handle = { title: "This sign-in has ended" };

export const loader = authorize;
export const action = authorize;

export default SignInEnded;
