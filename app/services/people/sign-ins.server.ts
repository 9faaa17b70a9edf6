import { createHash } from "node:crypto";
import { insertOnce } from "#app/db/insert-once.server.ts";
import { SignIn } from "#app/models/people/sign-in.server.ts";
import type { User } from "#app/models/people/user.server.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
const POLL_EVERY = 50;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Someone whom the identity provider has named, and when it last asked them to sign in. */
export interface SignedIn {
  user: User;
  signedInAt: Date;
}

export type SignInResult =
  | { status: "done"; userId: number; signedInAt: Date }
  | { status: "failed" }
  | { status: "pending" };

/**
 * Exchanges an authorization code once across all processes: the first caller runs `exchange`, later ones get the same
 * result. `verifier` is the browser's PKCE verifier; another browser does not get the result. After `patience`
 * milliseconds the answer is `pending`, and a later call returns the result.
 */
export async function exchangeOnce(
  code: string,
  verifier: string,
  exchange: () => Promise<SignedIn>,
  patience: number,
): Promise<SignInResult> {
  const key = hash(code);
  const isFirst = await insertOnce(SignIn, { code_hash: key, attempt_hash: hash(verifier) });
  const row = await SignIn.findByPk(key, { rejectOnEmpty: true });
  if (row.attempt_hash !== hash(verifier)) return { status: "failed" };
  const patienceOver = pause(patience).then((): SignInResult => ({ status: "pending" }));
  if (!isFirst) return Promise.race([awaitResult(row, patience), patienceOver]);

  const exchanged = exchange().then(
    async ({ user, signedInAt }): Promise<SignInResult> => {
      await row.update({ status: "done", user_id: user.id, signed_in_at: signedInAt });
      return { status: "done", userId: user.id, signedInAt };
    },
    async (error: unknown): Promise<never> => {
      await row.update({ status: "failed" });
      throw error;
    },
  );
  return Promise.race([exchanged, patienceOver]);
}

async function awaitResult(row: SignIn, patience: number): Promise<SignInResult> {
  for (let waited = 0; row.status === "pending" && waited < patience; waited += POLL_EVERY) {
    await pause(POLL_EVERY);
    await row.reload();
  }
  if (row.status === "done" && row.user_id !== null) {
    return { status: "done", userId: row.user_id, signedInAt: row.signed_in_at ?? row.created_at };
  }
  return { status: row.status === "failed" ? "failed" : "pending" };
}
