/** Without what looks like another: no 0, 1, I, L, O, U. */
export const CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 6;

/** A code as it is shown: "K7-4FQ2". */
export const showCode = (code: string): string => `${code.slice(0, 2)}-${code.slice(2)}`;

/** A code as it was typed, whatever its case, spaces and hyphens; what is none comes out as no code is. */
export const readCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
