import type { ChoreRange } from "#app/services/chores/chore-range.server.ts";
import { choresHref } from "#app/view/chore-links.ts";
import { CHORES_HREF } from "#app/view/chores-href.ts";
import type { StripView } from "#app/view/strip.ts";

const NAMED = 2;

/** "9 to do, 5 done" of today; of another day the number alone, what was done being said. */
function sayCounts(coming: number, done: number, isToday: boolean): string {
  const toDo = isToday && coming > 0 ? `${coming} to do` : coming > 0 ? String(coming) : "";
  return [toDo, done > 0 ? `${done} done` : ""].filter(Boolean).join(", ");
}

/**
 * The strips of the days, `YYYY-MM-DD`, on which there is something to do or something was done, of one member where
 * one is looked at (docs/product/chores.md, "Where they are shown").
 */
export function presentStrips(
  { coming, done, today }: ChoreRange,
  people: readonly { id: number; name: string }[],
  member: number | null,
): Map<string, StripView> {
  const isLooked = (one: { member: number | null }) => member === null || one.member === member;
  const days = new Set([...coming, ...done].filter(isLooked).map(({ day }) => day));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const strips = [...days].map((day): [string, StripView] => {
    const [toDo, was] = [coming, done].map((all) => all.filter((one) => one.day === day && isLooked(one)).length);
    const lines = [
      ...coming.flatMap((one) => {
        const name = one.member === null ? null : names.get(one.member);
        return one.day === day && isLooked(one) ? `${one.chore.title}, ${name ?? "whoever is free"}` : [];
      }),
      // What was done is named where nothing is left.
      ...done.flatMap((one) =>
        !toDo && one.day === day && isLooked(one) ? `${one.title}, ${one.name ?? "somebody"}` : [],
      ),
    ];
    const more = lines.length - NAMED;
    return [
      day,
      {
        title: `Chores: ${sayCounts(toDo ?? 0, was ?? 0, day === today)}`,
        text: [...lines.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join(" · "),
        href: day === today ? CHORES_HREF : choresHref(day),
      },
    ];
  });
  return new Map(strips);
}
