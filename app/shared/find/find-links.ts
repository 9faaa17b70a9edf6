import type { FindKind } from "#app/shared/find/constants.ts";

/** The page of results, of all kinds or of one. */
export const findHref = (q: string, kind?: FindKind): string =>
  `/find?${new URLSearchParams({ q, ...(kind ? { kind } : {}) })}`;
