import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";

export const ALL_CHORES = `${CHORES_HREF}/all`;
export const NEW_CHORE = `${CHORES_HREF}/new`;
export const AWAY = `${CHORES_HREF}/away`;
export const SHEET = `${CHORES_HREF}/print`;
export const STARS = `${CHORES_HREF}/stars`;
/** The page of a child's chores. */
export const childHref = (member: number, part?: string): string =>
  `${CHORES_HREF}/for/${member}${part ? `?part=${part}` : ""}`;
export const goalHref = (member: number): string => `${CHORES_HREF}/goal?member=${member}`;
export const giveHref = (member: number): string => `${CHORES_HREF}/give?member=${member}`;
export const choresHref = (date: string): string => `${CHORES_HREF}?date=${date}`;
/** The dialog of a date, over the page of its day; with `member` for a chore of everyone. */
export function turnHref(chore: number, { date, member }: { date?: string | null; member?: number | null }): string {
  const query = new URLSearchParams();
  if (date) query.set("date", date);
  if (member) query.set("member", String(member));
  return `${CHORES_HREF}/${chore}/turn${query.size > 0 ? `?${query}` : ""}`;
}
export const routineHref = (name: string): string => `${CHORES_HREF}/routines/${name}`;
export const choreHref = (id: number): string => `${CHORES_HREF}/${id}`;
export const editChoreHref = (id: number): string => `${CHORES_HREF}/${id}/edit`;
