import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { DomainError } from "#app/utils/domain-error.ts";
import { fewAtATime } from "#app/utils/few-at-a-time.server.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

/**
 * Passwords as the database stores them, in the PHC string format: `$scrypt$ln=15,r=8,p=3$salt$hash`
 * (docs/decisions/091-passwords-by-scrypt.md).
 */

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

interface Parameters {
  /** Base-2 logarithm of the cost. */
  ln: number;
  r: number;
  p: number;
}

const CURRENT: Parameters = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const FORMAT = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{16,86})\$([A-Za-z0-9+/]{22,86})$/;

// Each takes 32 MB and a processor for 0.2 to 1.3 s.
const inTurn = fewAtATime(2, 8000, () => new DomainError("busy", english(signInWords, "busy"), undefined, 5));

function work(password: string, salt: Buffer, { ln, r, p }: Parameters, bytes: number): Promise<Buffer> {
  const N = 2 ** ln;
  return inTurn(() => derive(password, salt, bytes, { N, r, p, maxmem: 256 * N * r }));
}

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** A hash of a password in its composed form (`newPassword`). @throws {DomainError} 503 after 8 s without a turn */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await work(password, salt, CURRENT, HASH_BYTES);
  return `$scrypt$ln=${CURRENT.ln},r=${CURRENT.r},p=${CURRENT.p}$${base64(salt)}$${base64(hash)}`;
}

function read(stored: string) {
  const [, ln, r, p, salt, hash] = FORMAT.exec(stored) ?? [];
  if (!salt || !hash) throw new Error("A stored password has an unknown format");
  return {
    parameters: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

export interface Verification {
  isRight: boolean;
  /** Whether a right password must be hashed anew, because its hash has other parameters. */
  isOutdated: boolean;
}

/**
 * Compares a typed password (`typedPassword`) with a stored hash. `null`, for an account that does not exist or has no
 * password, is never right and takes the same work. @throws {DomainError} 503 after 8 s without a turn
 */
export async function verifyPassword(password: string, stored: string | null): Promise<Verification> {
  if (stored === null) {
    await work(password, randomBytes(SALT_BYTES), CURRENT, HASH_BYTES);
    return { isRight: false, isOutdated: false };
  }
  const { parameters, salt, hash } = read(stored);
  const isRight = timingSafeEqual(await work(password, salt, parameters, hash.length), hash);
  const isCurrent =
    (["ln", "r", "p"] as const).every((name) => parameters[name] === CURRENT[name]) &&
    salt.length === SALT_BYTES &&
    hash.length === HASH_BYTES;
  return { isRight, isOutdated: isRight && !isCurrent };
}
