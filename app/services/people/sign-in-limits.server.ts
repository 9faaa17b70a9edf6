import { foldName } from "#app/domain/people/sign-in-name.ts";
import { KnownDevice } from "#app/models/people/known-device.server.ts";
import { consume, type Limit, refund, reset, secondsLeft } from "#app/services/system/rate-limits.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { hashToken } from "#app/utils/hash-token.ts";
import { oneAtATimeFor } from "#app/utils/one-at-a-time.server.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

/** Limits of wrong passwords and codes (docs/product/accounts.md, "Wrong passwords"). */

const QUARTER = 15 * 60;
/** For an account, or a name without one, from all browsers that the account does not know. */
const STRANGERS: Limit = { name: "wrong passwords of strangers", max: 10, seconds: QUARTER };
/** For an account and one browser that it knows. */
const KNOWN_BROWSER: Limit = { name: "wrong passwords of a known browser", max: 10, seconds: QUARTER };
/** For a network, from browsers that the account does not know. */
const NETWORK: Limit = { name: "wrong passwords of a network", max: 100, seconds: QUARTER };
/** For a network: set-up codes, links and typed codes together. */
const CODES: Limit = { name: "wrong codes of a network", max: 20, seconds: 10 * 60 };

/** Someone who types a password. */
export interface PasswordTry {
  /** The account, or the typed name or email of none. */
  account: { id: number } | { name: string };
  /** The token of the browser's cookie (docs/product/accounts.md, "Devices"). */
  device: string | null;
  /** `clientNetwork` of the request. */
  network: string;
}

/** A limit, whose it is, and the refusal once it is used up. */
interface Use {
  limit: Limit;
  whom: string;
  refusal: "tooManyForName" | "tooManyFromNetwork";
}

const limited = (id: Use["refusal"] | "tooManyCodes", seconds: number) =>
  new DomainError("limited", english(signInWords, id), undefined, seconds);

const undo = (uses: readonly Use[]) => Promise.all(uses.map(({ limit, whom }) => refund(limit, whom)));

/** Uses all the limits. A refused try gives its uses back, because its password is not looked at. */
async function use(uses: readonly Use[]): Promise<void> {
  const used: Use[] = [];
  for (const one of uses) {
    const wait = await consume(one.limit, one.whom);
    if (wait > 0) {
      await undo(used);
      throw limited(one.refusal, wait);
    }
    used.push(one);
  }
}

const isKnown = async (id: number, device: string | null) =>
  device !== null && (await KnownDevice.count({ where: { user_id: id, token_hash: hashToken(device) } })) > 0;

async function usesOf({ account, device, network }: PasswordTry): Promise<readonly [Use, ...Use[]]> {
  if ("id" in account && (await isKnown(account.id, device))) {
    return [{ limit: KNOWN_BROWSER, whom: `${account.id} ${device}`, refusal: "tooManyForName" }];
  }
  const whom = "id" in account ? `id ${account.id}` : `name ${foldName(account.name)}`;
  return [
    { limit: NETWORK, whom: network, refusal: "tooManyFromNetwork" },
    { limit: STRANGERS, whom, refusal: "tooManyForName" },
  ];
}

/**
 * Runs `isRight` within the limits, and returns its result. Counts before it looks, so that the limits hold for
 * simultaneous tries; a right password and an error do not count. Do not call inside a transaction.
 * @throws {DomainError} 429 while a limit is used up, for right passwords too
 */
export async function tryPassword(attempt: PasswordTry, isRight: () => Promise<boolean>): Promise<boolean> {
  const uses = await usesOf(attempt);
  await use(uses);
  const result = await isRight().catch(async (error: unknown) => {
    await undo(uses);
    throw error;
  });
  if (!result) return false;
  if (uses[0].limit === KNOWN_BROWSER) await reset(KNOWN_BROWSER, uses[0].whom);
  else await undo(uses);
  return true;
}

/** The codes of a network are tried one after another, so that a right one comes after the wrong ones before it. */
const inTurnOfNetwork = oneAtATimeFor();

/**
 * Runs `find` within the limit of wrong codes of a network, and returns its result; `null` counts as wrong. Do not
 * call inside a transaction. @throws {DomainError} 429 while the limit is used up, for right codes too
 */
export const tryCode = <T>(network: string, find: () => Promise<T | null>): Promise<T | null> =>
  inTurnOfNetwork(network, async () => {
    const found = await find();
    // Right codes write nothing, so that a family may open its links at the same moment.
    const wait = await (found === null ? consume : secondsLeft)(CODES, network);
    if (wait > 0) throw limited("tooManyCodes", wait);
    return found;
  });
