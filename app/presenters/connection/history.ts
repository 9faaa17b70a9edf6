import type { Temporal } from "#app/domain/time/time.ts";
import { durationWords } from "#app/presenters/connection/together.ts";
import { HISTORY_PAGE } from "#app/shared/connection/constants.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatDate } from "#app/shared/format.ts";

export const CONNECTION = "/connection";

/** The path of a page of a year in the history. */
const historyHref = (year: number, page = 1) => `${CONNECTION}/history?year=${year}${page > 1 ? `&page=${page}` : ""}`;

const parseYear = (date: string | null) => (date ? Number(date.slice(0, 4)) : null);

/**
 * The shown year, with the previous and next one, from the family's first activity to the present year. A year outside
 * of that becomes the nearest.
 */
export function historyYear(
  requested: number | undefined,
  { first, last }: { first: string | null; last: string | null },
  today: Temporal.PlainDate,
) {
  // A family that has moved its zone west may have an activity dated tomorrow.
  const latest = Math.max(today.year, parseYear(last) ?? 0);
  const earliest = Math.min(parseYear(first) ?? latest, latest);
  const year = Math.min(Math.max(requested ?? latest, earliest), latest);
  const step = (to: number) => ({ href: to < earliest || to > latest ? null : historyHref(to), label: String(to) });
  return { year, earlier: step(year - 1), later: step(year + 1) };
}

/** The pages of a year with `activities` activities. A page after the last becomes the last. */
export function historyPages(year: number, activities: number, requested: number | undefined) {
  const count = Math.max(1, Math.ceil(activities / HISTORY_PAGE));
  const page = Math.min(requested ?? 1, count);
  return {
    page,
    count,
    newerHref: page > 1 ? historyHref(year, page - 1) : null,
    olderHref: page < count ? historyHref(year, page + 1) : null,
  };
}

interface CompletionRow {
  id: number;
  activity_title: string;
  duration_minutes: number;
  points_awarded: number;
  completed_date: string;
  completed_by: number | null;
  notes: string | null;
}

/** "Wednesday 14 October · 30 min · Maya", with the notes. `names` are members' names by id. */
export const presentRemembered = (completion: CompletionRow, names: ReadonlyMap<number, string>, locale: string) => ({
  id: completion.id,
  title: completion.activity_title,
  facts: factLine(
    [
      formatDate(completion.completed_date, locale, "day"),
      durationWords(completion.duration_minutes, locale),
      completion.completed_by !== null && names.get(completion.completed_by),
    ],
    locale,
  ),
  points: completion.points_awarded,
  notes: completion.notes,
});
