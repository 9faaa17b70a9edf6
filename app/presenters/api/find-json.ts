import { findExcerpt } from "#app/domain/find/excerpt.ts";
import type { Findings } from "#app/services/find/find.server.ts";
import type { FindKind } from "#app/shared/find/constants.ts";

/** The answer of `GET /families/{id}/search` (docs/product/find.md, "Search by call"). */
export function findingsJson(q: string, { terms, things, total }: Findings, kind: FindKind | undefined) {
  const { events, meals, recipes, groceries, chores, subjects, ideas } = things;
  const found = [
    ...events.found,
    ...meals.found,
    ...recipes.found,
    ...groceries.found,
    ...chores.found,
    ...subjects.found,
    ...ideas.found,
  ];
  return {
    q,
    total,
    counts: {
      events: events.count,
      meals: meals.count,
      recipes: recipes.count,
      groceries: groceries.count,
      chores: chores.count,
      subjects: subjects.count,
      ideas: ideas.count,
    },
    results: found
      .filter((thing) => kind === undefined || thing.kind === kind)
      .map(({ kind, id, title, date, others }) => ({
        kind,
        id,
        title,
        date,
        snippet: findExcerpt(title, others, terms),
      })),
  };
}
