/** The chores of a day. In a module of its own, because every page links here and few need the other links. */
export const CHORES_HREF = "/chores";
