/** Hours for which the message of a removal can undo it. */
export const UNDO_HOURS = 24;
/** Days for which what was removed can be brought back. */
export const REMOVED_DAYS = 30;
export const REMOVED_KINDS = ["member", "event", "meal", "recipe", "grocery_item"] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];
/** Removed things of one kind that are listed, the newest. */
export const REMOVED_LISTED = 200;
