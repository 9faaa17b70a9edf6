import { User } from "#app/models/people/user.server.ts";
import { endIfDue } from "#app/services/people/departures.server.ts";
import type { ReaderChoice } from "#app/shared/people/reader-locale.ts";

/** What an identity provider says of a person (OpenID Connect Core 1.0, section 5.1). */
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

/**
 * Makes or refreshes the account of the person who just signed in. Issuer and subject identify it, never the e-mail. One
 * whose time has come is gone: they have a new one.
 */
export async function recordSignIn(claims: Claims): Promise<User> {
  await endIfDue(claims);
  const [user] = await User.upsert({ ...claims }, { conflictFields: ["issuer", "subject"], returning: true });
  return user;
}

/** Keeps what a person chose for themselves: what weeks begin with, and their clock's hours. */
export const chooseForReader = (user: User, choice: Partial<ReaderChoice>): Promise<User> => user.update(choice);

export const findUser = (id: number): Promise<User | null> => User.findByPk(id);

/** Keeps the locale of the page that a person sees: notices are written in it. */
export async function noteLocale(user: User, locale: string): Promise<void> {
  if (user.locale !== locale) await user.update({ locale });
}
