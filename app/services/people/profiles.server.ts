import { randomBytes } from "node:crypto";
import { UniqueConstraintError } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { confirmAddress, writeAccountMail } from "#app/domain/people/account-mail.ts";
import { foldName } from "#app/domain/people/sign-in-name.ts";
import { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { nameParts, nameTaken } from "#app/services/people/household.server.ts";
import { noteSignInEvent } from "#app/services/people/sign-in-events.server.ts";
import { sendMail, sendsMail } from "#app/services/system/mail.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { hashToken } from "#app/utils/hash-token.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

/** Names and email addresses of household accounts (docs/product/accounts.md, "Email addresses of the household"). */

interface Profile {
  name: string;
  sign_in_name: string;
  email: string | null;
}

/**
 * Changes the name, sign-in name and email of a household account. Another email is unconfirmed, and ends the links that
 * confirm the former one. @throws {DomainError} 409 for a taken sign-in name
 */
export function changeProfile(user: User, { name, sign_in_name, email }: Profile): Promise<void> {
  return inTransaction(async () => {
    const isRenamed = name !== user.name || sign_in_name !== user.sign_in_name;
    const hasOtherEmail = email !== user.email;
    try {
      await user.update({
        ...(name === user.name ? {} : nameParts(name)),
        sign_in_name,
        sign_in_key: foldName(sign_in_name),
        ...(hasOtherEmail ? { email, email_verified: false, sign_in_email: null } : {}),
      });
    } catch (error) {
      throw error instanceof UniqueConstraintError ? nameTaken() : error;
    }
    if (isRenamed) await noteSignInEvent(user, "name-changed");
    if (!hasOtherEmail) return;
    await SignInLink.destroy({ where: { user_id: user.id, kind: "email" } });
    await noteSignInEvent(user, "email-changed");
  });
}

const HOURS = 24;

/** Mails that ask to confirm an address, against spam. */
const OF_ACCOUNT: Limit = { name: "address mails of an account", max: 5, seconds: 3600 };
const TO_ADDRESS: Limit = { name: "address mails to an address", max: 5, seconds: 3600 };

/** Whether an account has an address that a mail could confirm. */
export const canConfirm = ({ email, email_verified }: Pick<User, "email" | "email_verified">): boolean =>
  sendsMail() && email !== null && !email_verified;

/**
 * Mails a link that confirms the address of an account, in the language of `locale`; the former link ends. Returns whether the mail was handed over.
 * Do not call inside a transaction. @throws {DomainError} 429 after five in an hour
 */
export async function askToConfirm(
  user: Pick<User, "id" | "name" | "email" | "email_verified">,
  locale: string,
): Promise<boolean> {
  const { id, name, email } = user;
  if (!canConfirm(user) || email === null) return false;
  const wait = Math.max(await consume(OF_ACCOUNT, id), await consume(TO_ADDRESS, email.toLowerCase()));
  if (wait > 0) throw new DomainError("limited", english(signInWords, "tooManyMails"), undefined, wait);
  const token = randomBytes(32).toString("base64url");
  const created_at = new Date();
  await inTransaction(async () => {
    await SignInLink.destroy({ where: { user_id: id, kind: "email" } });
    await SignInLink.create({
      kind: "email",
      user_id: id,
      email,
      token_hash: hashToken(token),
      created_at,
      expires_at: new Date(created_at.getTime() + HOURS * 60 * 60 * 1000),
    });
  });
  const mail = writeAccountMail(confirmAddress({ locale, email, url: `${config().appUrl}/confirm-email/${token}` }));
  return sendMail({ to: { name: name ?? "", address: email }, ...mail }).then(
    () => true,
    () => false,
  );
}

/** A link that confirms an address: open, used or expired; `null` for a wrong one. */
export async function findConfirmation(
  token: string,
): Promise<{ state: "open" | "used" | "expired"; email: string } | null> {
  const link = await SignInLink.findOne({ where: { kind: "email", token_hash: hashToken(token) } });
  if (!link) return null;
  const isOver = link.expires_at.getTime() <= Date.now();
  return { state: link.used_at ? "used" : isOver ? "expired" : "open", email: link.email ?? "" };
}

/**
 * Confirms the address of a link, once. It then signs in, gets mail and answers invitations.
 * @throws {DomainError} 410 for a used, expired or wrong link, 409 if another account has confirmed the address
 */
export function confirmEmail(token: string): Promise<User> {
  return inTransaction(async (transaction) => {
    const where = { kind: "email" as const, token_hash: hashToken(token) };
    const link = await SignInLink.findOne({ where, lock: transaction.LOCK.UPDATE });
    const user = link && (await User.findByPk(link.user_id ?? 0));
    if (!link || !user || link.used_at || link.expires_at.getTime() <= Date.now() || user.email !== link.email) {
      throw new DomainError("gone", english(signInWords, "linkGone"));
    }
    await link.update({ used_at: new Date() });
    try {
      await user.update({ email_verified: true, sign_in_email: foldName(link.email ?? "") });
    } catch (error) {
      if (!(error instanceof UniqueConstraintError)) throw error;
      throw new DomainError("conflict", english(signInWords, "addressTaken"));
    }
    return user;
  });
}
