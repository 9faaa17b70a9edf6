import { type Model, type ModelStatic, Op, type Transaction, type WhereOptions } from "sequelize";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { DELETE_ACCOUNT, DELETE_FAMILY } from "#app/db/delete-family.server.ts";
import { enqueue } from "#app/db/jobs.server.ts";
import { forFamilies } from "#app/db/revisions.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Family } from "#app/models/people/family.server.ts";
import { Invitation } from "#app/models/people/invitation.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import type { Actor } from "#app/services/actor.ts";
import { forgetPhotos } from "#app/services/food/recipe-photos.server.ts";
import { mailAccount, mailFamily, mailNewDevice } from "#app/services/people/account-mails.server.ts";
import { endDemos } from "#app/services/people/demo-ends.server.ts";
import { recordDevice } from "#app/services/people/devices.server.ts";
import { lockFamily, lockUser, lockUsers } from "#app/services/people/families.server.ts";
import { endMembership } from "#app/services/people/leaving.server.ts";
import { isLastGuardian, requireOtherGuardian, requirePermission } from "#app/services/people/permissions.server.ts";
import { beginSession } from "#app/services/people/sessions.server.ts";
import { DELETE_DAYS } from "#app/shared/people/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { english } from "#app/words/english.server.ts";

/** How long before its deletion a family gets a second mail. */
const WARNING = { hours: 24 };

const asTyped = (name: string) => name.trim().normalize("NFC");

/** Locks the family and reads it. Throws 403 unless the actor is a guardian. */
async function lockForGuardian(actor: Actor, transaction: Transaction): Promise<Family> {
  await lockFamily(actor, transaction);
  await requirePermission(actor, "delete-family");
  return Family.findByPk(actor.family.id, { rejectOnEmpty: true });
}

/**
 * Schedules the family's deletion in `DELETE_DAYS`, at the same local time, mails everyone, and returns the date.
 * `name` is the family's name, typed to confirm. A second request keeps the first date (docs/product/accounts.md,
 * "Deleting the family").
 */
export function askToDeleteFamily(actor: Actor, name: string, now: Temporal.Instant): Promise<Date> {
  return inTransaction(async (transaction) => {
    const family = await lockForGuardian(actor, transaction);
    if (asTyped(name) !== asTyped(family.name))
      throw new DomainError("invalid", english(peopleWords, "wrongFamilyName"), "name");
    if (family.delete_at) return family.delete_at;
    const end = now.toZonedDateTimeISO(family.time_zone).add({ days: DELETE_DAYS });
    const delete_at = new Date(end.epochMilliseconds);
    await family.update({ delete_at, delete_asked_by: actor.user.id, delete_warned: false });
    await mailFamily("family-asked", family);
    return delete_at;
  });
}

/** Cancels the family's deletion and mails everyone; does nothing without a pending deletion. */
export function cancelFamilyDeletion(actor: Actor): Promise<Family> {
  return inTransaction(async (transaction) => {
    const family = await lockForGuardian(actor, transaction);
    if (!family.delete_at) return family;
    await family.update({ delete_at: null, delete_asked_by: null, delete_warned: false });
    await mailFamily("family-kept", family);
    return family;
  });
}

/**
 * The date of an account's deletion if it is requested now: after its family, if that waits for its deletion and has no other
 * guardian. @throws {DomainError} 403 for the last guardian. Under the locks.
 */
async function endOfAccount(person: User, family: Family, now: Temporal.Instant): Promise<Date> {
  const end = new Date(now.add({ hours: 24 * DELETE_DAYS }).epochMilliseconds);
  if (!family.delete_at) await requireOtherGuardian({ family }, person.id);
  const isLast = family.delete_at !== null && (await isLastGuardian({ family }, person.id));
  return isLast && family.delete_at && family.delete_at > end ? family.delete_at : end;
}

/**
 * Ends all sessions of a user and schedules the account's deletion in `DELETE_DAYS`, or deletes it at once if the user
 * has no family. Returns the date (docs/product/accounts.md, "Deleting an account").
 */
export function askToDeleteAccount(user: Pick<User, "id">, now: Temporal.Instant): Promise<Date> {
  return inTransaction(async (transaction) => {
    const person = await lockUser(user.id, transaction);
    if (person.family_id === null) {
      await deleteAccount(person, transaction);
      return new Date(now.epochMilliseconds);
    }
    await lockFamily({ family: { id: person.family_id } }, transaction);
    const family = await Family.findByPk(person.family_id, { rejectOnEmpty: true });
    const delete_at = person.delete_at ?? (await endOfAccount(person, family, now));
    await person.update({ delete_at });
    await Session.destroy({ where: { user_id: person.id } });
    await mailAccount("account-asked", person, family);
    return delete_at;
  });
}

/** Deletes an account for good, with its open invitations. Call it with the account's row locked. */
async function deleteAccount(person: User, transaction: Transaction): Promise<void> {
  const { id, family_id } = person;
  if (family_id !== null) {
    await lockFamily({ family: { id: family_id } }, transaction);
    await Invitation.update(
      { revoked_at: new Date() },
      { where: { ...Invitation.open({ id: family_id }), invited_by: id } },
    );
    await endMembership(person, await Family.findByPk(family_id, { rejectOnEmpty: true }));
  }
  for (const sql of DELETE_ACCOUNT) await sequelize.query(sql, { bind: [id], ...forFamilies([Invitation]) });
}

const isDue = (now: Temporal.Instant) => ({ delete_at: { [Op.lte]: new Date(now.epochMilliseconds) } });

/** Deletes a family for good if it is due and its deletion was not cancelled. */
async function endFamily(id: number, now: Temporal.Instant): Promise<void> {
  const isGone = await inTransaction(async (transaction) => {
    const people = await User.findAll({ where: { family_id: id }, attributes: ["id"] });
    await lockUsers(
      people.map((person) => person.id),
      transaction,
    );
    await lockFamily({ family: { id } }, transaction);
    if ((await Family.count({ where: { id, ...isDue(now) } })) === 0) return false;
    for (const sql of DELETE_FAMILY) await sequelize.query(sql, { bind: [id], ...forFamilies([Family], id) });
    return true;
  });
  // If the photo store fails, the next `sweep` deletes the photos.
  if (isGone) await forgetPhotos(id).catch(() => {});
}

/** Deletes an account for good if it is due and the user has not signed in again. */
function endAccount(id: number, now: Temporal.Instant): Promise<void> {
  return inTransaction(async (transaction) => {
    const [person] = await lockUsers([id], transaction);
    if (person?.delete_at && person.delete_at.getTime() <= now.epochMilliseconds) {
      await deleteAccount(person, transaction);
    }
  });
}

/** Mails everyone in a family, once, that it will be deleted within `WARNING`. */
function warnFamily(id: number, now: Temporal.Instant): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily({ family: { id } }, transaction);
    const where = { id, delete_warned: false, ...isDue(now.add(WARNING)) };
    const [warned, [family] = []] = await Family.update({ delete_warned: true }, { where, returning: true });
    if (warned > 0 && family) await mailFamily("family-soon", family);
  });
}

type Due = [model: ModelStatic<Model>, where: WhereOptions, end: (id: number, now: Temporal.Instant) => Promise<void>];

/** Due deletions in order: families before accounts. */
const listDue = (now: Temporal.Instant): Due[] => [
  [Family, isDue(now), endFamily],
  [User, isDue(now), endAccount],
  [Family, { delete_warned: false, ...isDue(now.add(WARNING)) }, warnFamily],
];

const findIds = async ([model, where]: Due): Promise<number[]> => {
  const rows = await model.findAll({ where, attributes: ["id"], order: [["delete_at", "ASC"]], raw: true });
  return rows.map((row) => (row as unknown as { id: number }).id);
};

/**
 * Deletes all due families and accounts, each in a transaction, and warns families on their last day. Safe in several
 * processes at once: each checks again under the locks. Runs all of them, then throws the last failure.
 */
export async function doDepartures(): Promise<void> {
  const now = Temporal.Now.instant();
  let failure: unknown;
  await endDemos(now);
  for (const due of listDue(now)) {
    for (const id of await findIds(due)) {
      await due[2](id, now).catch((error: unknown) => {
        failure = error;
      });
    }
  }
  if (failure) throw failure;
}

/** Enqueues the deletions, if any are due. */
export async function askForDepartures(): Promise<void> {
  const now = Temporal.Now.instant();
  await endDemos(now);
  for (const due of listDue(now)) {
    if ((await findIds(due)).length > 0) return enqueue("departures", {});
  }
}

export interface SignedIn {
  userId: number;
  /** The session's token. */
  token: string;
  /** Whether a link has let this device in. */
  isLetIn: boolean;
  /** The browser's token (services/people/devices). */
  device: string;
  /** Whether signing in cancelled the account's deletion. */
  isKept: boolean;
}

/**
 * Begins a session after a sign-in. It cancels the account's pending deletion, and enqueues a mail if the browser is
 * new. `deviceToken` is the value of the browser's cookie, `signedInAt` as `beginSession` has it.
 */
export function signIn(
  userId: number,
  userAgent: string | null,
  deviceToken: string | null = null,
  signedInAt: Date | "let-in" = new Date(),
): Promise<SignedIn> {
  return inTransaction(async (transaction) => {
    // A simultaneous request to delete the account ends this session, or waits for this lock.
    const person = await lockUser(userId, transaction);
    const isKept = person.delete_at !== null;
    if (isKept) await person.update({ delete_at: null });
    const { device, isNew } = await recordDevice(person, deviceToken);
    if (isNew) await mailNewDevice(person, userAgent);
    const token = await beginSession(userId, userAgent, signedInAt);
    return { userId, token, device, isKept, isLetIn: signedInAt === "let-in" };
  });
}

/** Deletes the account of `issuer` and `subject` if it is due. Signing in then creates a new account. */
export async function endIfDue({ issuer, subject }: Pick<Way, "issuer" | "subject">): Promise<void> {
  const now = Temporal.Now.instant();
  const way = await Way.findOne({ where: { issuer, subject } });
  const due = way && (await User.findOne({ where: { id: way.user_id, ...isDue(now) } }));
  if (due) await endAccount(due.id, now);
}
