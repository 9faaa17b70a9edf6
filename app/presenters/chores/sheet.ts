import { datesBetween, type Temporal } from "#app/domain/time/time.ts";
import { sayJar } from "#app/presenters/chores/chore-people.ts";
import type { ComingChore } from "#app/services/chores/chore-range.server.ts";
import type { Jar } from "#app/services/chores/stars.server.ts";
import { formatDate } from "#app/view/format.ts";
import type { Person } from "#app/view/person.ts";

/** More rows than these are printed closer together. */
const WIDE_ROWS = 12;

/** The chores of a week as a chart for each of some people (docs/product/chores.md, "Where they are shown"). */
export function presentSheet(
  coming: readonly ComingChore[],
  people: readonly Person[],
  jars: readonly Jar[],
  { first, locale }: { first: Temporal.PlainDate; locale: string },
) {
  const dates = [...datesBetween(first, first.add({ days: 6 }))].map(String);
  const charts = people.map((person) => {
    const own = coming.filter(({ member }) => member === person.id);
    const rows = [...new Map(own.map(({ chore }) => [chore.id, chore])).values()].map(({ id, title, icon }) => {
      const due = new Set(own.filter(({ chore }) => chore.id === id).map(({ day }) => day));
      return { id, title, icon, boxes: dates.map((date) => ({ date, isDue: due.has(date) })) };
    });
    const jar = jars.find(({ member }) => member.id === person.id);
    const goal = jar?.goal ? `${jar.goal.title}: ${sayJar(jar.stars, jar.goal)}` : null;
    return { person, rows, goal };
  });
  return {
    charts,
    days: dates.map((date) => ({ date, name: formatDate(date, locale, "shortDay") })),
    isFull: charts.reduce((sum, { rows }) => sum + rows.length, 0) > WIDE_ROWS,
  };
}
