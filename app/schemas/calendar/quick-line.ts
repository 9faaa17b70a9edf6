import { MAX_LENGTH } from "#app/shared/constants.ts";

/** A line of quick add as an address has it: one line without what cannot be stored, cut where a title ends. */
export const readPlainLine = (text: string | null): string =>
  [...(text ?? "").replace(/[\0\s]+/g, " ").trim()].slice(0, MAX_LENGTH.title).join("").trim();
