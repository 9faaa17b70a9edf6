/** Values of choices in an event's form that name no member. */
export const EVERYONE = "everyone";
export const NOBODY = "none";
export const SOMEONE_ELSE = "other";
