/** Kinds of a family's things in search results, in the order shown. */
export const FIND_KINDS = ["event", "meal", "recipe", "grocery", "chore", "subject", "idea"] as const;
/** Kinds of search results on the page, in the order shown: also the pages of Roost. */
export const SHOWN_KINDS = ["page", ...FIND_KINDS] as const;
export type FindKind = (typeof SHOWN_KINDS)[number];
/** Results of each kind in a search. */
export const FIND_LIMIT = { min: 1, max: 50, default: 20 } as const;
/** The past years that a search covers. */
export const FOUND_YEARS = 3;
/** Searches that a browser remembers. */
export const SEARCHES_KEPT = 5;
