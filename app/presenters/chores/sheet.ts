import { datesBetween, type Temporal } from "#app/domain/time/time.ts";
import { formatJar } from "#app/presenters/chores/chore-people.ts";
import type { ComingChore } from "#app/services/chores/chore-range.server.ts";
import type { StarBalance } from "#app/services/chores/stars.server.ts";
import { formatDate } from "#app/shared/format.ts";
import type { Person } from "#app/shared/people/person.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

/** Densities of the printed sheet: the lines and letters that fit on a page in one, two and three columns. */
const ROOM = [
  { lines: 16, letters: 30, size: "" },
  { lines: 50, letters: 27, size: "is-full" },
  { lines: 120, letters: 36, size: "is-full is-two" },
  { lines: 340, letters: 32, size: "is-full is-two is-three" },
] as const;
/** Lines of a chart beside its chores. */
const HEAD_LINES = 4;

/** A printed chart of a week's chores for each of some members (docs/product/chores.md, "Where they are shown"). */
export function presentSheet(
  coming: readonly ComingChore[],
  people: readonly Person[],
  jars: readonly StarBalance[],
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
    const goal = jar?.goal
      ? say(choreWords, locale)("goalProgress", {
          goal: jar.goal.title,
          progress: formatJar(jar.stars, jar.goal, locale),
        })
      : null;
    return { person, rows, goal };
  });
  const countLines = (letters: number) =>
    charts.reduce((sum, { rows, goal }) => {
      const titles = rows.map(({ title }) => Math.ceil(title.length / letters));
      return titles.reduce((all, one) => all + one, sum + HEAD_LINES + (goal ? 1 : 0));
    }, 0);
  return {
    charts,
    days: dates.map((date) => ({ date, name: formatDate(date, locale, "shortDay") })),
    // `null`: too much for one page, so each chart has a page.
    size: ROOM.find(({ lines, letters }) => countLines(letters) <= lines)?.size ?? null,
  };
}
