import { Op } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { HOUSEHOLD, hasHousehold, providerName } from "#app/config/sign-in.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { insertOnce } from "#app/db/insert-once.server.ts";
import { Passkey } from "#app/models/people/passkey.server.ts";
import { Password } from "#app/models/people/password.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import { relyingParty } from "#app/services/people/relying-party.server.ts";
import { noteSignInEvent } from "#app/services/people/sign-in-events.server.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

/** The ways to sign in to an account (docs/product/accounts.md, "A way in stays"). */

type Person = Pick<User, "id">;

/**
 * The number of a user's ways to sign in that work with the current settings: a password, passkeys of this host, and
 * ways of the configured provider.
 */
export async function countWaysIn({ id }: Person): Promise<number> {
  const { mode, issuers } = config().signIn;
  const providers = issuers.filter(({ kind }) => kind !== "household").map(({ url }) => url);
  const ways = await Way.count({ where: { user_id: id, issuer: { [Op.in]: providers } } });
  if (!hasHousehold(mode)) return ways;
  // One after the other, because a transaction has one connection.
  const passwords = await Password.count({ where: { user_id: id } });
  return ways + passwords + (await Passkey.count({ where: { user_id: id, rp_id: relyingParty()?.id ?? "" } }));
}

/**
 * Runs `remove` for a user with the account's row locked, so that two removals at once count one after the other.
 * @throws {DomainError} 409 if the user could sign in before, and could not after it
 */
export function keepAWayIn<T>(user: Person, remove: () => Promise<T>): Promise<T> {
  return inTransaction(async (transaction) => {
    await User.findByPk(user.id, { attributes: ["id"], lock: transaction.LOCK.UPDATE });
    const before = await countWaysIn(user);
    const result = await remove();
    if (before > 0 && (await countWaysIn(user)) === 0) {
      throw new DomainError("conflict", english(signInWords, "lastWay"));
    }
    return result;
  });
}

/** A way to sign in at a provider. */
export interface OtherWay {
  id: number;
  /** The address of the issuer. */
  issuer: string;
  /** The provider's name (`providerName`); the host of its issuer, if it is not the configured one. */
  name: string;
  /** Whether it works with the current settings. */
  works: boolean;
}

/** The ways of a user beside the household. */
export async function listOtherWays(user: Person): Promise<OtherWay[]> {
  const { issuers } = config().signIn;
  const rows = await Way.findAll({
    where: { user_id: user.id, issuer: { [Op.ne]: HOUSEHOLD } },
    order: [["id", "ASC"]],
  });
  return rows.map(({ id, issuer }) => {
    const known = issuers.find(({ url }) => url === issuer);
    const host = URL.canParse(issuer) ? new URL(issuer).host : issuer;
    return { id, issuer, name: known ? providerName(known) : host, works: Boolean(known) };
  });
}

/**
 * Adds a provider's way to an account that is signed in. Adding it again changes nothing. Never links by an equal email.
 * `name` is the provider's (`providerName`). @throws {DomainError} conflict for the way of another account
 */
export function addOtherWay(
  user: Person,
  { issuer, subject }: Pick<Way, "issuer" | "subject">,
  name: string,
): Promise<void> {
  return inTransaction(async (transaction) => {
    await User.findByPk(user.id, { attributes: ["id"], lock: transaction.LOCK.UPDATE });
    const isNew = await insertOnce(Way, { user_id: String(user.id), issuer, subject });
    const way = await Way.findOne({ where: { issuer, subject }, rejectOnEmpty: true });
    if (way.user_id !== user.id) {
      throw new DomainError("conflict", english(signInWords, "wayTaken", { provider: name }));
    }
    if (isNew) await noteSignInEvent(user, "way-added", { name });
  });
}

/** @throws {DomainError} 404, 409 if nothing else lets the user in */
export const removeWay = (user: Person, id: number): Promise<void> =>
  keepAWayIn(user, async () => {
    const way = (await listOtherWays(user)).find((one) => one.id === id);
    if (!way) throw notFound("Way to sign in");
    await Way.destroy({ where: { id, user_id: user.id } });
    await noteSignInEvent(user, "way-removed", { name: way.name });
  });
