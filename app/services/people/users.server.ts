import { UniqueConstraintError } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import { endIfDue } from "#app/services/people/departures.server.ts";
import type { ReaderChoice } from "#app/shared/people/reader-locale.ts";

/** The identity of a user at an issuer of OpenID Connect. */
export type Identity = Pick<Claims, "issuer" | "subject">;

/** Claims of an identity provider (OpenID Connect Core 1.0, section 5.1). */
export interface Claims {
  issuer: string;
  subject: string;
  email: string;
  email_verified: boolean;
  given_name: string | null;
  family_name: string | null;
  name: string | null;
  picture: string | null;
}

/** The account with this way to sign in; `null` without one. */
export async function findByWay({ issuer, subject }: Identity): Promise<User | null> {
  const way = await Way.findOne({ where: { issuer, subject } });
  return way && User.findByPk(way.user_id);
}

/** Adds a way to sign in to an account. Throws Sequelize's `UniqueConstraintError` for the way of another account. */
export const addWay = (user: Pick<User, "id">, { issuer, subject }: Identity): Promise<Way> =>
  Way.create({ user_id: user.id, issuer, subject });

/**
 * The account of an identity of the household, whose accounts are made beforehand. Throws if it does not exist, or if
 * it was due for deletion.
 */
export async function requireByWay(identity: Identity): Promise<User> {
  await endIfDue(identity);
  const user = await findByWay(identity);
  if (!user) throw new Error("The household sign-in names no account");
  return user;
}

/** Creates an account with its first way. */
export const createUser = ({ issuer, subject, ...profile }: Claims): Promise<User> =>
  inTransaction(async () => {
    const user = await User.create(profile);
    await addWay(user, { issuer, subject });
    return user;
  });

/**
 * Creates or updates the account of the user who has just signed in at a provider. Issuer and subject identify it,
 * never the email. An account that is due for deletion is deleted, and a new one created. An account with a sign-in
 * name keeps its own name and email.
 */
export async function recordSignIn(claims: Claims): Promise<User> {
  await endIfDue(claims);
  const user = await findByWay(claims);
  if (!user) {
    // Two first sign-ins at once: the second one finds the account of the first.
    return createUser(claims).catch(async (error: unknown) => {
      const made = error instanceof UniqueConstraintError ? await findByWay(claims) : null;
      if (!made) throw error;
      return made;
    });
  }
  const { issuer: _, subject: __, ...profile } = claims;
  return user.sign_in_name === null ? user.update(profile) : user;
}

/** Stores the user's own choices: language, the first day of the week, and 12 or 24 hours. `undefined` changes nothing. */
export const chooseForReader = (
  user: User,
  { language, ...choice }: { [Key in keyof ReaderChoice]?: ReaderChoice[Key] | undefined },
): Promise<User> => user.update({ ...choice, ...(language === undefined ? {} : { language, knows_languages: true }) });

export const findUser = (id: number): Promise<User | null> => User.findByPk(id);

/** Records that the user has seen the note about languages, which is shown once. */
export async function noteLanguages(user: User): Promise<void> {
  if (!user.knows_languages) await user.update({ knows_languages: true });
}

/** Stores the locale of the user's pages, in which notices are written. */
export async function noteLocale(user: User, locale: string): Promise<void> {
  if (user.locale !== locale) await user.update({ locale });
}
