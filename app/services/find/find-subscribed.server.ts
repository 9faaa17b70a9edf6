import { SELECT_OTHERS } from "#app/services/calendar/event-columns.server.ts";
import { type FoundEvent, type FoundRow, toFound } from "#app/services/find/find-events.server.ts";
import { ask, type Search, takeFirst } from "#app/services/find/found.server.ts";

/** Bounds the work; no user looks through more. */
const MAX_ROWS = 2_000;

const FIND_OTHERS = `WITH found AS (
    ${SELECT_OTHERS} AND c.is_shown AND o.words @@ $2::tsquery AND o.seen_until >= $3::date
    ORDER BY o.seen_until DESC, o.id LIMIT ${MAX_ROWS}
  ) SELECT * FROM found` as const;

/**
 * Events of shown subscribed calendars, each series once at its next date. An override is a result of its own if its
 * title differs.
 */
export async function findSubscribed(search: Search): Promise<FoundEvent[]> {
  const rows = await ask<FoundRow>(FIND_OTHERS, [search.family.id, search.query, search.since].map(String));
  const groups = new Map<string, FoundRow[]>();
  for (const row of rows) {
    const key = `${row.original_event_id ?? row.id} ${row.title}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((group) =>
    takeFirst(
      group.flatMap((row) => toFound(row, search)).map((found) => ({ ...found, id: null })),
      1,
    ),
  );
}
