import { randomBytes } from "node:crypto";
import { Op, UniqueConstraintError } from "sequelize";
import { HOUSEHOLD } from "#app/config/sign-in.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { foldName } from "#app/domain/people/sign-in-name.ts";
import { Password } from "#app/models/people/password.server.ts";
import { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import type { NewAccount } from "#app/schemas/people/household.ts";
import { checkPassword, prepareNewPassword } from "#app/services/people/passwords.server.ts";
import { addWay } from "#app/services/people/users.server.ts";
import { consume, type Limit, refund } from "#app/services/system/rate-limits.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { hashToken } from "#app/utils/hash-token.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

/** Accounts of the household sign-in (docs/product/household.md). */

/** The error for a sign-in name that another account has: 409 at `sign_in_name`. */
export const nameTaken = () => new DomainError("conflict", english(signInWords, "nameTaken"), "sign_in_name");

const newSubject = () => randomBytes(32).toString("base64url");

/** A name in parts, as providers give it: the first word is the given name. */
export function nameParts(typed: string) {
  const [given_name = typed, ...rest] = typed.split(/\s+/);
  return { name: typed, given_name, family_name: rest.join(" ") || null };
}

/**
 * Creates an account of the household with its way, and its password unless `hash` is `null`. Call it in a transaction.
 * @throws {DomainError} conflict for a sign-in name that is taken
 */
export async function createHouseholdAccount(
  { name, sign_in_name, email }: Pick<NewAccount, "name" | "sign_in_name" | "email">,
  hash: string | null,
): Promise<User> {
  const sign_in_key = foldName(sign_in_name);
  if ((await User.count({ where: { sign_in_key } })) > 0) throw nameTaken();
  const profile = { ...nameParts(name), email: email ?? null, email_verified: false, picture: null };
  const user = await User.create({ ...profile, sign_in_name, sign_in_key }).catch((error: unknown) => {
    throw error instanceof UniqueConstraintError ? nameTaken() : error;
  });
  await addWay(user, { issuer: HOUSEHOLD, subject: newSubject() });
  if (hash !== null) await Password.create({ user_id: user.id, hash, changed_at: new Date() });
  return user;
}

/**
 * Gives an account of another issuer the household's way, with a sign-in name. Does nothing if it has that way. Call it
 * in a transaction. @throws {DomainError} conflict for a sign-in name that is taken
 */
export async function addHouseholdWay(user: User, sign_in_name: string): Promise<void> {
  if ((await householdSubject(user)) !== null) return;
  const sign_in_key = foldName(sign_in_name);
  const others = await User.count({ where: { sign_in_key, id: { [Op.ne]: user.id } } });
  if (others > 0) throw nameTaken();
  await user.update({ sign_in_name, sign_in_key }).catch((error: unknown) => {
    throw error instanceof UniqueConstraintError ? nameTaken() : error;
  });
  await addWay(user, { issuer: HOUSEHOLD, subject: newSubject() });
}

/** The household's subject of an account; `null` without that way. */
export async function householdSubject(user: Pick<User, "id">): Promise<string | null> {
  return (await Way.findOne({ where: { user_id: user.id, issuer: HOUSEHOLD } }))?.subject ?? null;
}

/** Whether no account exists. */
export const isNew = async (): Promise<boolean> => (await User.findOne({ attributes: ["id"] })) === null;

/** The link of a set-up code that can still be used; `null` for a wrong code, and if an account exists. */
export async function findSetUp(code: string): Promise<SignInLink | null> {
  if (!(await isNew())) return null;
  return SignInLink.findOne({ where: { kind: "set-up", token_hash: hashToken(code) } });
}

/**
 * Creates the first account by a set-up code. Returns `null` if it has just been used: of two at the same moment one
 * makes it. @throws {DomainError} for a guessable password, or a sign-in name that is taken
 */
export async function createFirstAccount(link: SignInLink, account: NewAccount): Promise<User | null> {
  const { name, sign_in_name, email, password } = account;
  const hash = await prepareNewPassword(password, [name, sign_in_name, email]);
  return inTransaction(async () => {
    const used = await SignInLink.destroy({ where: { id: link.id } });
    if (used === 0 || !(await isNew())) return null;
    return createHouseholdAccount(account, hash);
  });
}

/** The account that a typed sign-in name or confirmed email names. Names have no "@". */
export function findByName(typed: string): Promise<User | null> {
  const key = foldName(typed.trim());
  return User.findOne({ where: key.includes("@") ? { sign_in_email: key } : { sign_in_key: key } });
}

interface PasswordSignIn {
  /** A sign-in name or a confirmed email. */
  name: string;
  password: string;
  device: string | null;
  network: string;
}

/**
 * The account of a name and its password; `null` if they are not right. Takes the same work for an unknown name. Do not
 * call inside a transaction. @throws {DomainError} 429 after too many wrong ones
 */
export async function findByPassword({ name, password, device, network }: PasswordSignIn): Promise<User | null> {
  const user = await findByName(name);
  return (await checkPassword(user, password, { name, device, network })) ? user : null;
}

/** Accounts that a network may make in an hour, where anyone may. */
const SIGN_UPS: Limit = { name: "new accounts of a network", max: 5, seconds: 60 * 60 };

/** Makes an account for anyone. @throws {DomainError} 429, for a guessable password, or a sign-in name that is taken */
export async function signUp({ password, ...account }: NewAccount, network: string): Promise<User> {
  const { name, sign_in_name, email } = account;
  // Before the password is hashed, which takes a processor for a while.
  const wait = await consume(SIGN_UPS, network);
  if (wait > 0) {
    throw new DomainError("limited", english(signInWords, "tooManyAccounts"), undefined, wait);
  }
  try {
    const hash = await prepareNewPassword(password, [name, sign_in_name, email]);
    return await inTransaction(() => createHouseholdAccount(account, hash));
  } catch (error) {
    await refund(SIGN_UPS, network);
    throw error;
  }
}
