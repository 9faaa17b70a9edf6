/** The chores of a day, and what is under them. It stands alone: every page leads there, and few go further. */
export const CHORES_HREF = "/chores";
