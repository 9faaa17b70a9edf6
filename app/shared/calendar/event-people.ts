/** Choices in an event's form that are no member. */
export const EVERYONE = "everyone";
export const NOBODY = "none";
export const SOMEONE_ELSE = "other";
