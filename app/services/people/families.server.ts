import { randomBytes } from "node:crypto";
import type { Transaction } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { dateIn, type Temporal } from "#app/domain/time/time.ts";
import { Family } from "#app/models/people/family.server.ts";
import { User } from "#app/models/people/user.server.ts";
import type { FamilyChange, NewFamily } from "#app/schemas/people/member.ts";
import { ensureStats } from "#app/services/connection/rewards.server.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";

/** A new key of a calendar feed: 192 random bits. */
export const newFeedToken = (): string => randomBytes(24).toString("base64url");

/**
 * Serialises changes of membership. Locks are taken in one order everywhere: users by id, the family, then rows of the family
 * (docs/decisions/020-removing-someone-with-an-account.md).
 */
export const lockUsers = (ids: number[], transaction: Transaction): Promise<User[]> =>
  // Not `FOR UPDATE`: rows that refer to these people may be written meanwhile.
  User.findAll({ where: { id: ids }, order: ["id"], lock: transaction.LOCK.NO_KEY_UPDATE });

export async function lockUser(id: number, transaction: Transaction): Promise<User> {
  const [user] = await lockUsers([id], transaction);
  if (!user) throw notFound("User");
  return user;
}

/**
 * Makes a family with its ladder of rewards, and puts its maker in it. A user belongs to one family at most: a second
 * is a conflict.
 */
export function createFamily(user: User, input: NewFamily): Promise<Family> {
  return inTransaction(async (transaction) => {
    // The lock makes two requests at the same moment one after the other.
    const maker = await lockUser(user.id, transaction);
    if (maker.family_id !== null) throw new DomainError("conflict", "You already have a family.");
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

/** Renames the family, moves it to another zone, whatever becomes of its events, or says what its feed has. */
export const updateFamily = ({ family }: { family: Family }, change: Omit<FamilyChange, "keep">): Promise<Family> =>
  family.update(change);

/**
 * Serialises changes that read all of a family's rows of a kind (does it exist? is the family full?) until the transaction
 * ends. A transaction that also locks rows of the family takes this lock first.
 */
export const lockFamily = ({ family }: { family: Pick<Family, "id"> }, transaction: Transaction) =>
  Family.findByPk(family.id, { attributes: ["id"], lock: transaction.LOCK.NO_KEY_UPDATE });

/** Today, where the family lives. */
export const familyToday = ({ family }: { family: Family }, now: Temporal.Instant): Temporal.PlainDate =>
  dateIn(now, family.time_zone);
