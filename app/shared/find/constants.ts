/** Kinds of search results, in the order shown. */
export const FIND_KINDS = ["event", "meal", "recipe", "grocery", "chore", "subject", "idea"] as const;
export type FindKind = (typeof FIND_KINDS)[number];
/** Results of each kind in a search. */
export const FIND_LIMIT = { min: 1, max: 50, default: 20 } as const;
/** The past years that a search covers. */
export const FOUND_YEARS = 3;
/** Searches that a browser remembers. */
export const SEARCHES_KEPT = 5;
