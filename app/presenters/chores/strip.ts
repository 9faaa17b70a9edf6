import type { ChoreRange } from "#app/services/chores/chore-range.server.ts";
import type { StripView } from "#app/shared/calendar/strip.ts";
import { choresHref } from "#app/shared/chores/chore-links.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

const NAMED = 2;

/** "Chores: 9 to do, 5 done" for today; for another day the number alone. */
function formatCounts(coming: number, done: number, isToday: boolean, locale: string): string {
  const text = say(choreWords, locale);
  if (coming === 0) return text("strip.done", { done });
  if (isToday) {
    return done > 0 ? text("strip.toDoAndDone", { toDo: coming, done }) : text("strip.toDo", { toDo: coming });
  }
  return done > 0
    ? text("strip.plannedAndDone", { planned: coming, done })
    : text("strip.planned", { planned: coming });
}

/** Groups by day; with `member`, that member's alone. */
function byDay<T extends { day: string; member: number | null }>(all: readonly T[], member: number | null) {
  const days = new Map<string, T[]>();
  for (const one of all) {
    if (member !== null && one.member !== member) continue;
    const ofDay = days.get(one.day);
    if (ofDay) ofDay.push(one);
    else days.set(one.day, [one]);
  }
  return days;
}

/**
 * The strips of days with chores, by `YYYY-MM-DD`; with a member, of theirs alone (docs/product/chores.md, "Where they
 * are shown").
 */
export function presentStrips(
  { coming, done, today }: ChoreRange,
  people: readonly { id: number; name: string }[],
  member: number | null,
  locale: string,
): Map<string, StripView> {
  const text = say(choreWords, locale);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const [toDo, was] = [byDay(coming, member), byDay(done, member)];
  const strips = [...new Set([...toDo.keys(), ...was.keys()])].map((day): [string, StripView] => {
    const [left, made] = [toDo.get(day) ?? [], was.get(day) ?? []];
    const findName = (id: number | null) => (id === null ? undefined : names.get(id));
    // Without open chores, the done ones are named.
    const named =
      left.length > 0
        ? left.slice(0, NAMED).map(({ chore: { title }, member: id }) => {
            const name = findName(id);
            return name ? text("choreOf", { title, name }) : text("choreOfAnyone", { title });
          })
        : made.slice(0, NAMED).map(({ title, name }) => {
            return name ? text("choreOf", { title, name }) : text("choreBySomeone", { title });
          });
    const more = (left.length || made.length) - NAMED;
    return [
      day,
      {
        title: formatCounts(left.length, made.length, day === today, locale),
        text: factLine([...named, more > 0 && text("andMore", { count: more })], locale),
        href: day === today ? CHORES_HREF : choresHref(day),
      },
    ];
  });
  return new Map(strips);
}
