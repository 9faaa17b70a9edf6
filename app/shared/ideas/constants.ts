/** Ideas that a family may ask for (docs/product/ideas.md, "Limits"). */
export const IDEA_LIMITS = { perMinute: 10, perDay: 60 } as const;
/** Who made an idea; a person may ask for a built-in one. */
export const IDEA_SOURCES = ["ai", "built-in"] as const;
export type IdeaSource = (typeof IDEA_SOURCES)[number];
