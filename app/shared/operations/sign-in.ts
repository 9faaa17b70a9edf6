import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { frame } from "#app/words/catalogues/frame.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

const accept = failing(frame, "failed.accept");
const enter = failing(signIn, "failed.signIn");

/** Operations of signing in, of the page "How you sign in", and of someone who is invited. */
export const SIGN_IN = {
  "make-account": failing(signIn, "failed.makeAccount"),
  "accept-invitation": accept,
  "join-with-account": accept,
  "type-code": failing(signIn, "failed.code"),
  "let-in": enter,
  "mail-new-password": failing(signIn, "failed.sendLink"),
  "sign-in-by-password": enter,
  "sign-in-by-passkey": enter,
  "change-password": failing(signIn, "failed.changePassword"),
  "remove-password": failing(signIn, "failed.removePassword"),
  "add-passkey": failing(signIn, "failed.addPasskey"),
  "rename-passkey": failing(signIn, "failed.renamePasskey"),
  "remove-passkey": failing(signIn, "failed.removePasskey"),
  "remove-way": failing(signIn, "failed.removeWay"),
  "change-profile": failing(signIn, "failed.profile"),
  "ask-to-confirm": failing(signIn, "failed.email"),
  "confirm-email": failing(signIn, "failed.address"),
  "confirm-by-password": failing(signIn, "failed.password"),
  "confirm-by-passkey": failing(signIn, "failed.passkey"),
} satisfies Record<string, OperationFacts>;
