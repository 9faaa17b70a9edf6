import { randomBytes, randomInt } from "node:crypto";
import { Op } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { CODE_LENGTH, CODE_SIGNS, readCode, showCode } from "#app/domain/people/screen-code.ts";
import { ScreenCode } from "#app/models/wall/screen-code.server.ts";
import { consume, type Limit, refund } from "#app/services/system/rate-limits.server.ts";
import { SCREEN_MAX } from "#app/shared/wall/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { hashToken } from "#app/utils/hash-token.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

/** Codes to add a wall screen (docs/product/wall.md, "Joining"). */

/** The content of a new screen's cookie: the displayed code, and a secret. */
export interface JoiningScreen {
  code: string;
  token: string;
}

/** For one network address. */
const NEW_CODES: Limit = { name: "codes of screens", max: 30, seconds: 60 };
/** For one user. */
const WRONG_CODES: Limit = { name: "wrong codes of screens", max: 10, seconds: 10 * 60 };

export const WRONG_CODE = english(signInWords, "screen.wrongCode");

const randomCode = () => Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join("");

const isOver = ({ expires_at }: ScreenCode) => expires_at.getTime() <= Date.now();

/** Makes a unique code. @throws {DomainError} 429 for a network address that has made too many */
export async function makeCode(network: string): Promise<JoiningScreen> {
  const wait = await consume(NEW_CODES, network);
  if (wait > 0) throw new DomainError("limited", english(signInWords, "screen.tooManyCodes"), undefined, wait);
  const token = randomBytes(32).toString("base64url");
  const expires_at = new Date(Date.now() + SCREEN_MAX.codeMinutes * 60_000);
  for (;;) {
    const code = randomCode();
    const code_hash = hashToken(code);
    await ScreenCode.destroy({ where: { code_hash, expires_at: { [Op.lte]: new Date() } } });
    if (await ScreenCode.count({ where: { code_hash } })) continue;
    await ScreenCode.create({ code_hash, token_hash: hashToken(token), joined_family: null, expires_at });
    return { code, token };
  }
}

/**
 * The state of a joining screen: `family` once a user has typed the code, and the seconds until the code expires;
 * `null` for an expired code.
 */
export async function findJoining({ code, token }: JoiningScreen) {
  const row = await ScreenCode.findOne({ where: { code_hash: hashToken(code), token_hash: hashToken(token) } });
  if (!row || isOver(row)) return null;
  return { family: row.joined_family, secondsLeft: Math.ceil((row.expires_at.getTime() - Date.now()) / 1000) };
}

/**
 * Counts a user's attempt before the code is looked up, so that the limit holds for simultaneous requests. Do not call
 * inside a transaction. @throws {DomainError} 429
 */
export async function countTry(user: { id: number }): Promise<void> {
  const wait = await consume(WRONG_CODES, user.id);
  if (wait > 0) throw new DomainError("limited", english(signInWords, "screen.tooManyWrong"), undefined, wait);
}

/** Refunds an attempt with a correct code. For `afterCommit`: do not call inside a transaction. */
export async function refundTry(user: { id: number }): Promise<object> {
  await refund(WRONG_CODES, user.id);
  return {};
}

/** Uses a typed code once, for a family. Returns the hash of the screen's token. @throws {DomainError} 400 at `code` */
export function spendCode(typed: string, familyId: number): Promise<{ token_hash: string }> {
  return inTransaction(async (transaction) => {
    const code_hash = hashToken(readCode(typed));
    const row = await ScreenCode.findOne({ where: { code_hash }, lock: transaction.LOCK.UPDATE });
    if (!row || row.joined_family !== null || isOver(row)) throw new DomainError("invalid", WRONG_CODE, "code");
    await row.update({ joined_family: familyId });
    return { token_hash: row.token_hash };
  });
}

/** The address in the QR code. */
export const scannedAddress = ({ code }: JoiningScreen): string => `${config().appUrl}/wall?code=${showCode(code)}`;

/** The address of the page for codes, without its scheme. */
export const wallAddress = (): string => `${config().appUrl.replace(/^https?:\/\//, "")}/wall`;
