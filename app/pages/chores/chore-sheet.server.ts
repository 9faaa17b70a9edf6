import { startOfWeek, Temporal } from "#app/domain/time/time.ts";
import { readChores } from "#app/pages/chores/chore-pages.server.ts";
import { presentSheet } from "#app/presenters/chores/sheet.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { listRange } from "#app/services/chores/chore-range.server.ts";
import { listJars } from "#app/services/chores/stars.server.ts";
import { parseLocalDate } from "#app/shared/calendar/dates.ts";
import { formatDate } from "#app/shared/format.ts";
import { firstDayOfWeek } from "#app/shared/people/reader-locale.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

const WEEKS = 3;

/** The printed week, from this one on, for the members of the query; by default the children with chores. */
export async function sheetData(context: FamilyContext) {
  const { actor, url } = context;
  const reader = await readChores(context);
  const { people, locale, today } = reader;
  const startWeek = (date: string) => startOfWeek(Temporal.PlainDate.from(date), firstDayOfWeek(locale));
  const weeks = Array.from({ length: WEEKS }, (_, k) => startWeek(today).add({ weeks: k }));
  const requested = parseLocalDate(url.searchParams.get("week"));
  const first = weeks.find((week) => requested !== null && week.equals(startWeek(requested))) ?? startWeek(today);
  const range = await listRange(actor, { from: first.toString(), to: first.add({ days: 6 }).toString(), today });
  const coming = range?.coming ?? [];
  const jars = await listJars(actor);
  const wanted = url.searchParams.getAll("for").map(Number);
  const children = jars.map(({ member }) => member.id).filter((id) => coming.some(({ member }) => member === id));
  // A form without ticked members sends `week` alone.
  const chosen = url.searchParams.has("week") ? wanted : children;
  const shown = people.filter(({ id }) => chosen.includes(id));
  return {
    weeks: weeks.map((week) => ({ value: week.toString(), label: formatDate(week.toString(), locale, "dayAndMonth") })),
    week: first.toString(),
    people,
    chosen: shown.map(({ id }) => id),
    title: say(choreWords, locale)("sheetTitle", {
      family: actor.family.name,
      day: formatDate(first.toString(), locale, "dayAndMonth"),
    }),
    sheet: presentSheet(coming, shown, jars, { first, locale }),
  };
}
