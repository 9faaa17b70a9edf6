/** Requests for ideas of a family (docs/product/ideas.md, "Limits"). */
export const IDEA_LIMITS = { perMinute: 10, perDay: 60 } as const;
/** Sources of ideas. Users may ask for a built-in one. */
export const IDEA_SOURCES = ["ai", "built-in"] as const;
export type IdeaSource = (typeof IDEA_SOURCES)[number];
