import { inTransaction } from "#app/db/database.server.ts";
import { Password } from "#app/models/people/password.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { refuseGuessable } from "#app/services/people/password-guesses.server.ts";
import { hashPassword, verifyPassword } from "#app/services/people/password-hashes.server.ts";
import { noteSignInEvent } from "#app/services/people/sign-in-events.server.ts";
import { type PasswordTry, tryPassword } from "#app/services/people/sign-in-limits.server.ts";
import { keepAWayIn } from "#app/services/people/ways-in.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

/** Passwords of accounts (docs/product/accounts.md, "Passwords"). */

type Person = Pick<User, "id">;

export const hasPassword = async (user: Person): Promise<boolean> =>
  (await Password.count({ where: { user_id: user.id } })) > 0;

/**
 * Whether a typed password is the account's, within the limits of wrong ones. Without an account, or without a password,
 * it is wrong after the same work. Replaces an outdated hash. Do not call inside a transaction.
 * @throws {DomainError} 429 after too many wrong ones, 503 while too many are checked
 */
export function checkPassword(
  user: Person | null,
  typed: string,
  attempt: Pick<PasswordTry, "device" | "network"> & { name: string },
): Promise<boolean> {
  const account = user ? { id: user.id } : { name: attempt.name };
  return tryPassword({ ...attempt, account }, async () => {
    const stored = user && (await Password.findByPk(user.id));
    const { isRight, isOutdated } = await verifyPassword(typed, stored?.hash ?? null);
    if (user && !isRight) await noteSignInEvent(user, "wrong-password");
    // Only the hash that was checked is replaced: the password may have changed meanwhile.
    if (stored && isOutdated) {
      const hash = await hashPassword(typed);
      await Password.update({ hash }, { where: { user_id: stored.user_id, hash: stored.hash } });
    }
    return isRight;
  });
}

/** The texts about a user that others know, which a password may not consist of. */
export const knownTexts = (
  user: Pick<User, "given_name" | "family_name" | "name" | "sign_in_name" | "email">,
  family: { name: string } | null,
): (string | null)[] => [
  user.given_name,
  user.family_name,
  user.name,
  user.sign_in_name,
  user.email,
  family?.name ?? null,
];

/**
 * The hash of a new password that has passed `newPassword`. `known`: `knownTexts`. Slow: do not call inside a
 * transaction. @throws {DomainError} 400 at `field` for a guessable one, 503
 */
export async function prepareNewPassword(
  password: string,
  known: readonly (string | null)[],
  field = "password",
): Promise<string> {
  await refuseGuessable(password, known, field);
  return hashPassword(password);
}

/** Sets the password of an account to a prepared hash. */
export function savePassword(user: Person, hash: string): Promise<void> {
  return inTransaction(async () => {
    await Password.upsert({ user_id: user.id, hash, changed_at: new Date() });
    await noteSignInEvent(user, "password-changed");
  });
}

/** @throws {DomainError} 404 without a password, 409 if nothing else lets the user in */
export const removePassword = (user: Person): Promise<void> =>
  keepAWayIn(user, async () => {
    if ((await Password.destroy({ where: { user_id: user.id } })) === 0) throw notFound("Password");
    await noteSignInEvent(user, "password-removed");
  });
