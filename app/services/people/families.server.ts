import { randomBytes } from "node:crypto";
import type { Transaction } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { dateIn, type Temporal } from "#app/domain/time/time.ts";
import { Family } from "#app/models/people/family.server.ts";
import { User } from "#app/models/people/user.server.ts";
import type { FamilyChange, NewFamily } from "#app/schemas/people/member.ts";
import { ensureStats } from "#app/services/connection/rewards.server.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { english } from "#app/words/english.server.ts";

/** A new token of a calendar feed: 192 random bits. */
export const newFeedToken = (): string => randomBytes(24).toString("base64url");

/**
 * Locks users, to serialise changes of membership. The order of locks is the same everywhere: users by id, the family,
 * then rows of the family (docs/decisions/020-removing-someone-with-an-account.md).
 */
export const lockUsers = (ids: number[], transaction: Transaction): Promise<User[]> =>
  // Not `FOR UPDATE`, which would block inserts of rows that refer to these users.
  User.findAll({ where: { id: ids }, order: ["id"], lock: transaction.LOCK.NO_KEY_UPDATE });

/** Locks a user’s row until the transaction ends. @throws {DomainError} 404 */
export async function lockUser(id: number, transaction: Transaction): Promise<User> {
  const [user] = await lockUsers([id], transaction);
  if (!user) throw notFound("User");
  return user;
}

/**
 * Creates a family with its default rewards, and makes the user its first guardian. Throws a conflict if the user has a
 * family.
 */
export function createFamily(user: User, input: NewFamily): Promise<Family> {
  return inTransaction(async (transaction) => {
    // Serialises two simultaneous requests of one user.
    const maker = await lockUser(user.id, transaction);
    if (maker.family_id !== null) throw new DomainError("conflict", english(peopleWords, "haveFamily"));
    const family = await Family.create({
      ...input,
      feed_token: newFeedToken(),
      created_by: user.id,
    });
    await maker.update({ family_id: family.id });
    await ensureStats({ family });
    return family;
  });
}

/** Changes the family's name, time zone (events stay as they are), or the content of its feed. */
export const updateFamily = ({ family }: { family: Family }, change: Omit<FamilyChange, "keep">): Promise<Family> =>
  family.update(change);

/**
 * Serialises changes that read all of a family's rows of a kind (does it exist? is the family full?) until the transaction
 * ends. A transaction that also locks rows of the family takes this lock first.
 */
export const lockFamily = ({ family }: { family: Pick<Family, "id"> }, transaction: Transaction) =>
  Family.findByPk(family.id, { attributes: ["id"], lock: transaction.LOCK.NO_KEY_UPDATE });

/** Today's date in the family's time zone. */
export const familyToday = ({ family }: { family: Family }, now: Temporal.Instant): Temporal.PlainDate =>
  dateIn(now, family.time_zone);
