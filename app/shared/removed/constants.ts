/** Hours in which a message's "Undo" works. */
export const UNDO_HOURS = 24;
/** Days in which a removed thing can be restored. */
export const REMOVED_DAYS = 30;
export const REMOVED_KINDS = ["member", "event", "meal", "recipe", "grocery_item"] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];
/** Listed removed things of one kind; the newest ones. */
export const REMOVED_LISTED = 200;
