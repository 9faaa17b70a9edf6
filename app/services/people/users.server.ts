import { User } from "#app/models/people/user.server.ts";
import { endIfDue } from "#app/services/people/departures.server.ts";
import type { ReaderChoice } from "#app/shared/people/reader-locale.ts";

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

/**
 * Creates or updates the account of the user who has just signed in. Issuer and subject identify it, never the email.
 * An account that is due for deletion is deleted, and a new one created.
 */
export async function recordSignIn(claims: Claims): Promise<User> {
  await endIfDue(claims);
  const [user] = await User.upsert({ ...claims }, { conflictFields: ["issuer", "subject"], returning: true });
  return user;
}

/** Stores the user's own choices: the first day of the week, and 12 or 24 hours. */
export const chooseForReader = (user: User, choice: Partial<ReaderChoice>): Promise<User> => user.update(choice);

export const findUser = (id: number): Promise<User | null> => User.findByPk(id);

/** Stores the locale of the user's pages, in which notices are written. */
export async function noteLocale(user: User, locale: string): Promise<void> {
  if (user.locale !== locale) await user.update({ locale });
}
