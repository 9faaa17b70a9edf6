/** The page from which everything is added, behind the round button above the tabs. */
export const ADD = "/add";
