import { config } from "#app/config/env.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { enqueue } from "#app/db/jobs.server.ts";
import type { AccountMailKind, Jobs, MadeLink, NewSignIn } from "#app/db/queues.server.ts";
import {
  type AccountMail,
  accountDeletionRequested,
  deletionCancelled,
  deletionRequested,
  deletionSoon,
  mailStopped,
  newDevice,
  newDeviceOfChild,
  newPassword,
  passwordLink,
  serverStopped,
  writeAccountMail,
} from "#app/domain/people/account-mail.ts";
import { describeDevice } from "#app/domain/people/device.ts";
import { isGuardian } from "#app/domain/people/permissions.ts";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { lockUser } from "#app/services/people/families.server.ts";
import { localeOfPerson } from "#app/services/people/locale-of-person.server.ts";
import { accountName } from "#app/services/people/members.server.ts";
import { isGuardianOf } from "#app/services/people/permissions.server.ts";
import { linkUrl, MAILED_LINK_MINUTES, makeLink } from "#app/services/people/sign-in-links.server.ts";
import { sendMail, sendsMail } from "#app/services/system/mail.server.ts";
import { formatInstant } from "#app/shared/format.ts";
import { MAX_USER_AGENT } from "#app/shared/people/constants.ts";

type Job = Jobs["account-mail"];

/** A user whose account is being deleted gets only the mail about that, and the link that lets them keep it. */
const isHeard = ({ delete_at }: User, kind: AccountMailKind) =>
  delete_at === null || kind === "account-asked" || kind === "new-password";

/** Enqueues a mail to a user on commit; does nothing without SMTP. */
export async function mailAccount(kind: AccountMailKind, user: User, family: Family | null): Promise<void> {
  if (sendsMail() && isHeard(user, kind)) {
    await enqueue("account-mail", { kind, user: user.id, family: family?.id ?? null });
  }
}

/** Enqueues a mail about a sign-in with a new browser; does nothing without SMTP. */
export async function mailNewDevice({ id, family_id }: User, userAgent: string | null): Promise<void> {
  if (!sendsMail()) return;
  const signIn = { userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null, at: Date.now() };
  await enqueue("account-mail", { kind: "new-device", user: id, family: family_id, signIn });
}

/** Enqueues a mail that someone made a link for the user's password; does nothing without SMTP. */
export async function mailPasswordLink({ id, family_id }: User, by: string): Promise<void> {
  if (!sendsMail()) return;
  const madeLink = { by, at: Date.now() };
  await enqueue("account-mail", { kind: "password-link", user: id, family: family_id, madeLink });
}

/** Enqueues a mail to every user of a family. */
export async function mailFamily(kind: AccountMailKind, family: Family): Promise<void> {
  for (const user of await User.findAll({ where: { family_id: family.id }, order: ["id"] })) {
    await mailAccount(kind, user, family);
  }
}

/** A mail about the family's deletion; `null` when that was cancelled. */
async function tellOfFamily(family: Family, user: User, write: typeof deletionRequested): Promise<AccountMail | null> {
  if (!family.delete_at) return null;
  const at = family.delete_at.getTime();
  const locale = localeOfPerson(user, family);
  const inWords = (style: "dayAndMonth" | "momentInZone") => formatInstant(at, locale, style, family.time_zone);
  return write({
    familyName: family.name,
    askedBy: await accountName(family, family.delete_asked_by),
    day: inWords("dayAndMonth"),
    moment: inWords("momentInZone"),
    mayKeep: await isGuardianOf(family, user.id),
    locale,
    appUrl: config().appUrl,
  });
}

function tellOfDevice({ userAgent, at }: NewSignIn, user: User, family: Family | null): AccountMail {
  const locale = localeOfPerson(user, family);
  const moment = formatInstant(at, locale, "momentInZone", family?.time_zone ?? "UTC");
  return newDevice({ locale, device: describeDevice(userAgent).name, moment, appUrl: config().appUrl });
}

function tellOfLink({ by, at }: MadeLink, user: User, family: Family | null): AccountMail {
  const locale = localeOfPerson(user, family);
  const moment = formatInstant(at, locale, "momentInZone", family?.time_zone ?? "UTC");
  return passwordLink({ locale, by, moment, appUrl: config().appUrl });
}

/** Makes the link at sending time, so that no job holds one. */
async function sendNewPassword(user: User, family: Family | null): Promise<AccountMail | null> {
  const { id, email } = user;
  const link = await inTransaction(async (transaction) => {
    const person = await lockUser(id, transaction);
    return makeLink({ kind: "password", person, madeBy: null, email: email ?? "", minutes: MAILED_LINK_MINUTES });
  });
  const url = linkUrl(link);
  return url === null ? null : newPassword({ locale: localeOfPerson(user, family), url, minutes: MAILED_LINK_MINUTES });
}

/** The text of a mail at sending time; `null` when its reason is gone. */
async function writeMail(
  { kind, signIn, madeLink }: Job,
  user: User,
  family: Family | null,
): Promise<AccountMail | null> {
  const { appUrl } = config();
  const locale = localeOfPerson(user, family);
  if (signIn) return tellOfDevice(signIn, user, family);
  if (madeLink) return tellOfLink(madeLink, user, family);
  if (kind === "new-password") return sendNewPassword(user, family);
  if (kind === "mail-stopped") return mailStopped({ locale, appUrl });
  if (kind === "server-stopped") return serverStopped({ locale, appUrl });
  if (kind === "account-asked") {
    if (!user.delete_at) return null;
    const zone = family?.time_zone ?? "UTC";
    const moment = formatInstant(user.delete_at.getTime(), locale, "momentInZone", zone);
    return accountDeletionRequested({ locale, moment, appUrl });
  }
  if (!family || user.family_id !== family.id || !isHeard(user, kind)) return null;
  if (kind === "family-kept") return deletionCancelled({ locale, familyName: family.name, appUrl });
  return tellOfFamily(family, user, kind === "family-asked" ? deletionRequested : deletionSoon);
}

/** A permanent refusal (RFC 5321, section 4.2.1): no retry. */
const isRefused = (error: unknown) => ((error as { responseCode?: number }).responseCode ?? 0) >= 500;

const isReached = ({ email, email_verified }: User) => email !== null && email_verified;

async function send({ name, email }: User, mail: AccountMail): Promise<void> {
  const to = { name: name ?? "", address: email ?? "" };
  await sendMail({ to, ...writeAccountMail(mail) }).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
  });
}

/** Tells every guardian of a child without email of a sign-in with a new browser. */
async function sendToGuardians({ userAgent, at }: NewSignIn, user: User, family: Family): Promise<void> {
  const members = await FamilyMember.findAll({ where: { family_id: family.id }, order: ["id"] });
  const child = members.find(({ user_id, role }) => user_id === user.id && role === "child");
  if (!child) return;
  const ids = members.flatMap(({ user_id, role }) => (user_id !== null && isGuardian(role) ? [user_id] : []));
  for (const guardian of await User.findAll({ where: { id: ids }, order: ["id"] })) {
    if (!isReached(guardian)) continue;
    const locale = localeOfPerson(guardian, family);
    const moment = formatInstant(at, locale, "momentInZone", family.time_zone);
    const device = describeDevice(userAgent).name;
    await send(guardian, newDeviceOfChild({ locale, child: child.name, device, moment, appUrl: config().appUrl }));
  }
}

/**
 * Sends an account mail, to a verified address alone (docs/product/accounts.md, "Mails about accounts"). Throws if a
 * retry may help. Slow: do not call inside a transaction.
 */
export async function sendAccountMail([job]: Job[]): Promise<void> {
  if (!job || !sendsMail()) return;
  const user = await User.findByPk(job.user);
  const family = job.family === null ? null : await Family.findByPk(job.family);
  if (!user) return;
  if (!isReached(user)) return job.signIn && family ? sendToGuardians(job.signIn, user, family) : undefined;
  const mail = await writeMail(job, user, family);
  if (mail) await send(user, mail);
}
