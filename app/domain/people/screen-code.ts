import { toLatinDigits } from "#app/utils/digits.ts";

/** Without characters that look alike: no 0, 1, I, L, O, U. */
export const CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 6;

/** A code with its hyphen: "K7-4FQ2". */
export const showCode = (code: string): string => `${code.slice(0, 2)}-${code.slice(2)}`;

/** A typed code without spaces and hyphens, in upper case. An invalid one matches no code. */
export const readCode = (typed: string): string =>
  toLatinDigits(typed)
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
