import { col, fn, Op, where } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { offeredLanguages } from "#app/config/languages.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { accountLabel } from "#app/domain/people/account-label.ts";
import { writeInvitationMail } from "#app/domain/people/invitation-mail.ts";
import { type Permission, permissionToMake } from "#app/domain/people/permissions.ts";
import { DAY_MS } from "#app/domain/time/time.ts";
import { Family } from "#app/models/people/family.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { Invitation } from "#app/models/people/invitation.server.ts";
import { User } from "#app/models/people/user.server.ts";
import type { InvitedAccount } from "#app/schemas/people/household.ts";
import type { NewInvitation } from "#app/schemas/people/invitation.ts";
import type { Actor, FamilyScope } from "#app/services/actor.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { refuseInDemo } from "#app/services/people/demo-ends.server.ts";
import { lockFamily, lockUser } from "#app/services/people/families.server.ts";
import { createHouseholdAccount } from "#app/services/people/household.server.ts";
import { newToken, recoverToken } from "#app/services/people/invitation-tokens.server.ts";
import { accountName, addMember, listMembers, nameInFamily } from "#app/services/people/members.server.ts";
import { prepareNewPassword } from "#app/services/people/passwords.server.ts";
import { requirePermission } from "#app/services/people/permissions.server.ts";
import { sendMail } from "#app/services/system/mail.server.ts";
import { consume, type Limit, secondsLeft } from "#app/services/system/rate-limits.server.ts";
import { formatInstant } from "#app/shared/format.ts";
import { INVITATION_DAYS, MAX_INVITATIONS } from "#app/shared/people/constants.ts";
import { nextColor } from "#app/shared/people/palette.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { hashToken } from "#app/utils/hash-token.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { english } from "#app/words/english.server.ts";
import { localeFor } from "#app/words/languages.ts";

const inSevenDays = () => new Date(Date.now() + INVITATION_DAYS * DAY_MS);
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
/** Email addresses are ASCII; lower-casing must not depend on the database's locale. */
const hasEmail = (column: string, email: string) => ({
  [Op.and]: where(fn("lower", col(column)), email.toLowerCase()),
});

/**
 * Invites someone. Replaces an open invitation to the same address, whose link then ends. Throws a conflict if the
 * address belongs to a member (docs/product/accounts.md, "Inviting someone").
 */
export function invite(actor: Actor, input: NewInvitation): Promise<Invitation> {
  const { user, family } = actor;
  refuseInDemo("invitations");
  return inTransaction(async (transaction) => {
    await lockFamily({ family }, transaction);
    for (const permission of await permissionsToInvite(actor, input)) await requirePermission(actor, permission);
    const isHere = await User.count({ where: { family_id: family.id, ...hasEmail("email", input.email) } });
    if (isHere > 0)
      throw new DomainError("conflict", english(peopleWords, "inFamilyAlready", { email: input.email }), "email");
    const open = Invitation.open(family);
    await Invitation.update(
      { revoked_at: new Date() },
      { where: { ...open, ...hasEmail("invited_email", input.email) } },
    );
    if ((await Invitation.count({ where: open })) >= MAX_INVITATIONS) {
      throw new DomainError("conflict", english(peopleWords, "tooManyInvitations", { count: MAX_INVITATIONS }));
    }
    return Invitation.create({
      family_id: family.id,
      invited_by: user.id,
      invited_email: input.email,
      invited_name: input.name,
      invited_role: input.role,
      invited_color: input.color,
      language: input.language,
      ...newToken(),
      expires_at: inSevenDays(),
    });
  });
}

/**
 * The permissions that an invitation needs beyond membership: a user who may not make guardians cannot revoke a
 * guardian's invitation, and a user who may not change roles cannot invite a member under another role.
 */
async function permissionsToInvite({ family }: FamilyScope, { email, name, role }: NewInvitation) {
  const where = { ...Invitation.open(family), ...hasEmail("invited_email", email) };
  const replaced = await Invitation.findAll({ where });
  const known = findInvited(await listMembers({ family }), name);
  const changed: Permission | null = known && known.role !== role ? "change-role" : null;
  const needed = [role, ...replaced.map(({ invited_role }) => invited_role)].map(permissionToMake);
  return [...needed, changed].filter((permission) => permission !== null);
}

/** The member without an account whose name the invitation has. */
const findInvited = (members: readonly FamilyMember[], name: string | null) =>
  members.find((member) => name && member.user_id === null && isSame(member.name, name));

/** The family's invitations that were neither accepted nor revoked, expired ones included, oldest first. */
export const listInvitations = ({ family }: FamilyScope): Promise<Invitation[]> =>
  Invitation.findAll({ where: Invitation.open(family), order: ["id"] });

/** One of `listInvitations`. Throws 404 otherwise. */
export const findInvitation = (actor: FamilyScope, id: number): Promise<Invitation> =>
  findRow(Invitation, actor, id, "Invitation", { among: Invitation.open(actor.family) });

/** Extends an invitation by seven days, with the same link. */
export function renewInvitation(actor: FamilyScope, id: number): Promise<Invitation> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const invitation = await findInvitation(actor, id);
    // A new token if the old one cannot be derived any more.
    const token = recoverToken(invitation) ? {} : newToken();
    return invitation.update({ ...token, expires_at: inSevenDays(), emailed_at: null });
  });
}

/** Revokes an invitation, whose link then ends. */
export async function revokeInvitation({ family }: FamilyScope, id: number): Promise<void> {
  const [revoked] = await Invitation.update({ revoked_at: new Date() }, { where: { ...Invitation.open(family), id } });
  if (revoked === 0) throw notFound("Invitation");
}

/**
 * The token in an invitation's link, with the family's id in front: the id names the shard. `null` if the token cannot
 * be derived any more; resending makes a new one.
 */
export function invitationToken(invitation: Invitation): string | null {
  const token = recoverToken(invitation);
  return token && `${invitation.family_id}.${token}`;
}

/** Parses a link's token. Links of earlier versions have no family id and are searched on all shards. */
function readToken(text: string) {
  const [, family_id, token] = /^([1-9]\d{0,14})\.(.*)$/s.exec(text) ?? [];
  return { ...(family_id ? { family_id: Number(family_id) } : {}), token_hash: hashToken(token ?? text) };
}

/** The address of an invitation's page. */
export function inviteUrl(invitation: Invitation): string | null {
  const token = invitationToken(invitation);
  return token && `${config().appUrl}/join/${token}`;
}

/** Limits of mails for a family and for an address in an hour, against spam. */
const MAILS_OF_FAMILY: Limit = { name: "invitation mails of a family", max: 30, seconds: 3600 };
const MAILS_TO_ADDRESS: Limit = { name: "invitation mails to an address", max: 5, seconds: 3600 };

/**
 * Sends an invitation by mail, in its language, else the family's. Throws if the mail could not be sent; the invitation stays
 * valid. Slow: do not call inside a transaction.
 *
 * @param senderLocale the region by which the date is formatted
 */
export async function mailInvitation(
  { user, family }: Actor,
  invitation: Invitation,
  senderLocale: string,
): Promise<void> {
  const url = inviteUrl(invitation);
  const { invited_email: email, invited_name: name } = invitation;
  if (!url) throw new Error("The token of this invitation cannot be made again");
  const waits = [await consume(MAILS_OF_FAMILY, family.id), await consume(MAILS_TO_ADDRESS, email.toLowerCase())];
  if (Math.max(...waits) > 0) throw new Error("Too many invitations were sent in the last hour");
  const inviter = (await nameInFamily(family, user)) ?? accountLabel(user);
  const locale = localeFor([senderLocale], offeredLanguages(), invitation.language ?? family.language);
  const until = formatInstant(invitation.expires_at.getTime(), locale, "momentInZone", family.time_zone);
  const mail = writeInvitationMail({ locale, familyName: family.name, inviter, name, email, until, url });
  await sendMail({
    to: { name: name ?? "", address: email },
    ...(user.email && user.email_verified ? { replyTo: { name: inviter, address: user.email } } : {}),
    ...mail,
  });
  await invitation.update({ emailed_at: new Date() });
}

/** The name of an invitation's sender; `null` when unknown. */
export const inviterName = ({ invited_by }: Invitation, family: Family): Promise<string | null> =>
  accountName(family, invited_by);

/** Unknown tokens from one network address. */
const WRONG_TOKENS: Limit = { name: "wrong invitation links", max: 30, seconds: 600 };

const invalid = () => english(peopleWords, "invalidInvitation");
const gone = () => new DomainError("gone", invalid());

/**
 * Whether this user accepted the invitation and is still in the family. Accepting again then succeeds. `user` must not
 * be read earlier than `invitation`.
 */
const isAcceptedBy = ({ accepted_by, family_id }: Invitation, user: User | null) =>
  user !== null && accepted_by === user.id && user.family_id === family_id;

const isOver = ({ accepted_at, revoked_at, expires_at }: Invitation) =>
  accepted_at !== null || revoked_at !== null || expires_at.getTime() <= Date.now();

/**
 * The invitation of a link, with its family. Throws 404 for an unknown token; 410, with one text, for an expired or
 * revoked invitation or one that another user accepted; 429 after too many unknown tokens from `client`, a network
 * address.
 */
export async function openInvitation(
  token: string,
  client: string,
  user: User | null,
): Promise<{ invitation: Invitation; family: Family; isAccepted: boolean }> {
  const invitation = await Invitation.findOne({ where: readToken(token) });
  const family = invitation && (await Family.findByPk(invitation.family_id));
  // Known tokens write nothing, so that many people may open their invitations at the same moment.
  const wait = await (family ? secondsLeft : consume)(WRONG_TOKENS, client);
  if (wait > 0) {
    throw new DomainError("limited", english(peopleWords, "tooManyAttempts"), undefined, wait);
  }
  if (!invitation || !family) throw new DomainError("not-found", invalid());
  // The request's user was read before the invitation; another request may have accepted it meanwhile.
  const current = user && invitation.accepted_by === user.id ? await User.findByPk(user.id) : null;
  const isAccepted = isAcceptedBy(invitation, current);
  if (!isAccepted && isOver(invitation)) throw gone();
  return { invitation, family, isAccepted };
}

interface JoinOptions {
  /** Whether the link itself proves the invited address, as for an account that it has just made. */
  isByLink?: boolean;
}

/**
 * Adds the user to the family that invited them. Throws 403 for another or unverified address, and 409 if the user has
 * a family. Accepting again changes nothing.
 */
export function acceptInvitation(
  user: User,
  { id, family_id }: Invitation,
  { isByLink = false }: JoinOptions = {},
): Promise<Family> {
  return inTransaction(async (transaction) => {
    const person = await lockUser(user.id, transaction);
    await lockFamily({ family: { id: family_id } }, transaction);
    const invitation = await Invitation.findOne({ where: { family_id, id } });
    const family = await Family.findByPk(family_id);
    if (!invitation || !family) throw gone();
    if (isAcceptedBy(invitation, person)) return family;
    if (isOver(invitation)) throw gone();
    if (!isByLink) refuseOthers(invitation, person);
    await joinAs(person, family, invitation);
    await person.update({ family_id });
    await invitation.update({ accepted_by: person.id, accepted_at: new Date() });
    return family;
  });
}

/**
 * Makes an account of the household for the invited person and adds it to the family, all or nothing. The link
 * proves the invited address, which the account gets, not confirmed. @throws {DomainError} as `createHouseholdAccount`
 * and `acceptInvitation`; for a guessable password
 */
export async function joinWithNewAccount(invitation: Invitation, account: InvitedAccount): Promise<JoinedAccount> {
  const { invited_email: email, family_id } = invitation;
  const { name, sign_in_name, password } = account;
  const { name: familyName } = await Family.findByPk(family_id, { rejectOnEmpty: true });
  const hash = await prepareNewPassword(password, [name, sign_in_name, email, familyName]);
  return inTransaction(async () => {
    const user = await createHouseholdAccount({ name, sign_in_name, email }, hash);
    return { user, family: await acceptInvitation(user, invitation, { isByLink: true }) };
  });
}

interface JoinedAccount {
  user: User;
  family: Family;
}

function refuseOthers({ invited_email, family_id }: Invitation, user: User): void {
  const { email, email_verified, family_id: own } = user;
  if (!isSame(email ?? "", invited_email)) {
    const other = { email: invited_email, account: accountLabel(user) };
    throw new DomainError("forbidden", english(peopleWords, "invitedOther", other));
  }
  if (!email_verified) {
    throw new DomainError("forbidden", english(peopleWords, "unverified", { email: email ?? "" }));
  }
  if (own === family_id) throw new DomainError("conflict", english(peopleWords, "inThisFamily"));
  if (own !== null) {
    throw new DomainError("conflict", english(peopleWords, "inAFamily"));
  }
}

/** Connects the user with the member of the invited name who has no account, else adds a member. */
async function joinAs(person: User, family: Family, invitation: Invitation): Promise<void> {
  const { invited_name, invited_role: role, invited_color } = invitation;
  const members = await listMembers({ family });
  const known = findInvited(members, invited_name);
  if (known) {
    await known.update({ user_id: person.id, role, ...(invited_color ? { color: invited_color } : {}) });
    return;
  }
  const name = invited_name ?? person.given_name ?? person.name ?? accountLabel(person).split("@")[0] ?? "";
  const color = invited_color ?? nextColor(members.map((member) => member.color));
  await addMember({ family }, { name: name.slice(0, 100), role, color, birth_date: null }, person.id);
}
