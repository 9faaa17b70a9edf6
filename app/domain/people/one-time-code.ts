import { toLatinDigits } from "#app/utils/digits.ts";

/**
 * Codes that are read aloud or typed: for the set-up, and to let a device in. The alphabet is Crockford's base 32,
 * without I, L, O and U, so a sign carries 5 bits (docs/product/accounts.md, "Typed codes").
 */

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 4;

/** Letters that are taken for digits. */
const LOOKS_LIKE: Record<string, string> = { O: "0", I: "1", L: "1" };

/** Signs of a code: 80 bits for the set-up, 40 for a device. */
export const SET_UP_CODE_LENGTH = 16;
export const DEVICE_CODE_LENGTH = 8;

/** A code from random bytes, one byte a sign. 256 is a multiple of 32, so every sign is equally likely. */
export const makeCode = (bytes: Uint8Array): string => Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join("");

/** A code in groups of four: "7KQ2-M0XF". */
export const formatCode = (code: string): string =>
  Array.from({ length: Math.ceil(code.length / GROUP) }, (_, at) => code.slice(at * GROUP, (at + 1) * GROUP)).join("-");

/**
 * The code that was typed: case, spaces, hyphens and letters that look like digits do not matter. Returns `null` for a
 * text that is no code of `length` signs.
 */
export function readCode(typed: string, length: number): string | null {
  const code = toLatinDigits(typed)
    .normalize("NFKC")
    .replace(/[\s\p{Pd}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => LOOKS_LIKE[letter] ?? letter);
  return code.length === length && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}
