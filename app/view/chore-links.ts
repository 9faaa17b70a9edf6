/** The chores of a day, and what is under them. */
export const CHORES_HREF = "/chores";
export const ALL_CHORES = `${CHORES_HREF}/all`;
export const NEW_CHORE = `${CHORES_HREF}/new`;
export const AWAY = `${CHORES_HREF}/away`;
export const SHEET = `${CHORES_HREF}/print`;
export const STARS = `${CHORES_HREF}/stars`;
/** The page of a child's own. */
export const childHref = (member: number, part?: string): string =>
  `${CHORES_HREF}/for/${member}${part ? `?part=${part}` : ""}`;
export const goalHref = (member: number): string => `${CHORES_HREF}/goal?member=${member}`;
export const giveHref = (member: number): string => `${CHORES_HREF}/give?member=${member}`;
export const choresHref = (date: string): string => `${CHORES_HREF}?date=${date}`;
export const choreHref = (id: number): string => `${CHORES_HREF}/${id}`;
export const editChoreHref = (id: number): string => `${CHORES_HREF}/${id}/edit`;
