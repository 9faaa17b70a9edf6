import { MAX_LENGTH } from "#app/shared/constants.ts";

/**
 * The quick-add line in an address: whitespace as single spaces, without characters that cannot be stored, cut to the
 * length of a title.
 */
export const readPlainLine = (text: string | null): string =>
  [...(text ?? "").replace(/[\0\s]+/g, " ").trim()].slice(0, MAX_LENGTH.title).join("").trim();
