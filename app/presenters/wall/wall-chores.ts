import type { WallPeople } from "#app/presenters/wall/wall-people.ts";
import type { ChoreBox, ChoresView } from "#app/presenters/wall/wall-view.ts";
import type { ChoreDay, Occurrence } from "#app/services/chores/chore-days.server.ts";
import { WALL_ROOM } from "#app/shared/wall/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { wall } from "#app/words/catalogues/wall.ts";

/** Whether a chore can be ticked today. Chores that are open before their day do not count. */
const isOpen = ({ state, due_on }: Occurrence, today: string) => state === "open" && due_on <= today;

/** The chores of a wall's day; `null` when all are done (docs/product/wall.md, "What it shows"). */
export function presentChoreBox(
  { chores, occurrences, today }: ChoreDay,
  { all }: WallPeople,
  locale: string,
): ChoreBox | null {
  const text = say(wall, locale);
  const open = occurrences.filter((one) => isOpen(one, today));
  if (open.length === 0) return null;
  const rows = open.slice(0, WALL_ROOM.chores).map((one) => {
    const chore = chores.find(({ id }) => id === one.chore_id);
    const person = all.get(one.member_id ?? 0) ?? null;
    const whose = person && (chore?.who === "turns" ? text("turn", { name: person.name }) : person.name);
    return { title: chore?.title ?? "", person, line: whose ?? text("anyone") };
  });
  const done = occurrences.filter(({ state }) => state === "done").length;
  return { done, rows, more: open.length - rows.length };
}

/** The rows of the wall's page of chores: open ones, then those done today. */
export function presentChoreRows(
  { chores, occurrences, entries, today }: ChoreDay,
  { all }: WallPeople,
  locale: string,
): Pick<ChoresView, "rows" | "more"> {
  const text = say(wall, locale);
  const rows = [
    ...occurrences.filter((one) => isOpen(one, today)),
    ...occurrences.filter(({ state }) => state === "done"),
  ].flatMap((one) => {
    const chore = chores.find(({ id }) => id === one.chore_id);
    if (!chore) return [];
    const isOn = one.state === "done";
    const ofWhom = chore.who === "everyone" && one.member_id ? ` ${one.member_id}` : "";
    const by = entries.find(({ id }) => id === one.log_id)?.member_name ?? text("someone");
    return {
      value: isOn ? `off ${chore.id} ${one.log_id}` : `on ${chore.id} ${one.due_on}${ofWhom}`,
      title: chore.title,
      icon: chore.icon,
      who: isOn ? by : (all.get(one.member_id ?? 0)?.name ?? text("anyone")),
      isOn,
    };
  });
  return { rows: rows.slice(0, WALL_ROOM.ticks), more: Math.max(0, rows.length - WALL_ROOM.ticks) };
}
